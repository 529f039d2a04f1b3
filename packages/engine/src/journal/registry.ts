import { announced } from './acts/announced.js';
import { considerationOffered } from './acts/consideration-offered.js';
import { benefitReceived } from './acts/benefit-received.js';
import { actDisapproved } from './acts/act-disapproved.js';
import { statementMailed } from './acts/statement-mailed.js';
import { dividendRate } from './dividends/dividend-rate.js';
import { approval } from './acts/approval.js';
import { approvalRevoked } from './acts/approval-revoked.js';
import { ballotChallenged } from './acts/ballot-challenged.js';
import { ballotRuled } from './acts/ballot-ruled.js';
import { ballot } from './acts/ballot.js';
import { bodyAct } from './acts/body-act.js';
import { consummated } from './acts/consummated.js';
import { courtOrder } from './acts/court-order.js';
import { determination } from './acts/determination.js';
import { determinationWithdrawn } from './acts/determination-withdrawn.js';
import { electionBallot } from './acts/election-ballot.js';
import { electionTally } from './acts/election-tally.js';
import { filing } from './acts/filing.js';
import { notice } from './acts/notice.js';
import { offer } from './acts/offer.js';
import { proposed } from './acts/proposed.js';
import { proxyGranted } from './acts/proxy-granted.js';
import { proxyRevoked } from './acts/proxy-revoked.js';
import { ratified } from './acts/ratified.js';
import { redemptionRequested } from './acts/redemption-requested.js';
import { rescinded } from './acts/rescinded.js';
import { signed } from './acts/signed.js';
import { tally } from './acts/tally.js';
import { withdrawn } from './acts/withdrawn.js';
import { boardSize } from './board/board-size.js';
import { directorDied } from './board/director-died.js';
import { directorElected } from './board/director-elected.js';
import { directorLeft } from './board/director-left.js';
import { directorQualified } from './board/director-qualified.js';
import { directorRemoved } from './board/director-removed.js';
import { directorResigned } from './board/director-resigned.js';
import { electionFailed } from './board/election-failed.js';
import { openingBoard } from './board/opening-board.js';
import { dividendDeclared } from './dividends/dividend-declared.js';
import { dividendOmitted } from './dividends/dividend-omitted.js';
import { dividendPaper } from './dividends/dividend-paper.js';
import { dividendPaid } from './dividends/dividend-paid.js';
import { fundPaid } from './dividends/fund-paid.js';
import { fundPaymentDue } from './dividends/fund-payment-due.js';
import { openingDividends } from './dividends/opening-dividends.js';
import { setAside } from './dividends/set-aside.js';
import { coverage } from './general/coverage.js';
import { banksClosed } from './general/banks-closed.js';
import { milestone } from './general/milestone.js';
import { nomination } from './general/nomination.js';
import { nothingFurther } from './general/nothing-further.js';
import { personIntroduced } from './general/person.js';
import { samePerson } from './general/same-person.js';
import { stated } from './general/stated.js';
import { struck } from './general/struck.js';
import { instrumentAdopted } from './instruments/instrument-adopted.js';
import { instrumentAmended } from './instruments/instrument-amended.js';
import { lawAdopted } from './instruments/law-adopted.js';
import { readingAdopted } from './instruments/reading-adopted.js';
import { seriesDesignated } from './instruments/series-designated.js';
import { seriesFiled } from './instruments/series-filed.js';
import { seriesResized } from './instruments/series-resized.js';
import { quotations } from './market/quotations.js';
import { certificateDelivered } from './reports/certificate-delivered.js';
import { certificateOverdue } from './reports/certificate-overdue.js';
import { lendingAcquired } from './reports/lending-acquired.js';
import { lendingReport } from './reports/lending-report.js';
import { callReport } from './reports/call-report.js';
import { insuredInstitution } from './reports/insured-institution.js';
import { holdersWithdrew } from './meetings/holders-withdrew.js';
import { inspectorAppointed } from './meetings/inspector-appointed.js';
import { inspectorInstructed } from './meetings/inspector-instructed.js';
import { interimFiguresOpened } from './meetings/interim-figures-opened.js';
import { meetingCalled } from './meetings/meeting-called.js';
import { meetingHeld } from './meetings/meeting-held.js';
import { meetingNoticed } from './meetings/meeting-noticed.js';
import { pollsClosed } from './meetings/polls-closed.js';
import { pollsOpened } from './meetings/polls-opened.js';
import { recordDate } from './meetings/record-date.js';
import { tabulationPolicy } from './meetings/tabulation-policy.js';
import { officerAppointed } from './officers/officer-appointed.js';
import { officerEnded } from './officers/officer-ended.js';
import { agreement } from './ownership/agreement.js';
import { control } from './ownership/control.js';
import { group } from './ownership/group.js';
import { heldFor } from './ownership/held-for.js';
import { notControl } from './ownership/not-control.js';
import { relationEnded } from './ownership/relation-ended.js';
import { relationship } from './ownership/relationship.js';
import { fractionsCashed } from './register/fractions-cashed.js';
import { legend } from './register/legend.js';
import { openingRegister } from './register/opening-register.js';
import { pledge } from './register/pledge.js';
import { rightEnded } from './register/right-ended.js';
import { rightGranted } from './register/right-granted.js';
import { rightsOffered } from './register/rights-offered.js';
import { shareDistribution } from './register/share-distribution.js';
import { sharesCalled } from './register/shares-called.js';
import { sharesIssued } from './register/shares-issued.js';
import { sharesReacquired } from './register/shares-reacquired.js';
import { sharesRetired } from './register/shares-retired.js';
import { sharesSplit } from './register/shares-split.js';
import { sharesTransferred } from './register/shares-transferred.js';
import { stop } from './register/stop.js';
import { treasurySharesTransferred } from './register/treasury-shares-transferred.js';

/** Every type of entry, family by family. A new type is its own file and one line here. */
export const entryTypes = [
  coverage,
  milestone,
  personIntroduced,
  samePerson,
  stated,
  nothingFurther,
  struck,
  banksClosed,
  openingRegister,
  sharesIssued,
  sharesTransferred,
  sharesReacquired,
  sharesRetired,
  treasurySharesTransferred,
  sharesSplit,
  shareDistribution,
  fractionsCashed,
  sharesCalled,
  rightGranted,
  rightEnded,
  rightsOffered,
  legend,
  stop,
  pledge,
  heldFor,
  control,
  notControl,
  relationship,
  agreement,
  group,
  relationEnded,
  openingBoard,
  boardSize,
  directorElected,
  directorQualified,
  directorResigned,
  directorDied,
  directorRemoved,
  directorLeft,
  electionFailed,
  officerAppointed,
  officerEnded,
  meetingCalled,
  meetingNoticed,
  meetingHeld,
  holdersWithdrew,
  inspectorAppointed,
  inspectorInstructed,
  interimFiguresOpened,
  recordDate,
  nomination,
  pollsOpened,
  pollsClosed,
  tabulationPolicy,
  proposed,
  announced,
  considerationOffered,
  statementMailed,
  withdrawn,
  redemptionRequested,
  signed,
  consummated,
  proxyGranted,
  proxyRevoked,
  ballot,
  ballotChallenged,
  ballotRuled,
  electionBallot,
  electionTally,
  tally,
  bodyAct,
  determination,
  determinationWithdrawn,
  approval,
  approvalRevoked,
  notice,
  filing,
  offer,
  benefitReceived,
  actDisapproved,
  ratified,
  rescinded,
  courtOrder,
  dividendDeclared,
  dividendPaid,
  setAside,
  dividendRate,
  dividendOmitted,
  dividendPaper,
  fundPaymentDue,
  fundPaid,
  openingDividends,
  lendingReport,
  lendingAcquired,
  certificateOverdue,
  certificateDelivered,
  callReport,
  insuredInstitution,
  quotations,
  seriesDesignated,
  seriesFiled,
  seriesResized,
  instrumentAdopted,
  instrumentAmended,
  readingAdopted,
  lawAdopted,
] as const;
