import type { Kind } from '../../terms/index.js';
import { defaultRecordDateKind } from './default-record-date.js';
import { electionRuleKind } from './election-rule.js';
import { meetingCallKind } from './meeting-call.js';
import { meetingNoticeKind } from './meeting-notice.js';
import { meetingQuorumKind } from './meeting-quorum.js';
import { noCumulationKind } from './no-cumulation.js';
import { noWrittenConsentKind } from './no-written-consent.js';
import { nominationKind } from './nomination.js';
import { ordinaryVoteKind } from './ordinary-vote.js';

export { cardsOf, isPresentBy, type JudgedBallot } from './election-ballots.js';
export { countElection, type ElectionCount } from './election-count.js';
export type { CandidateCount } from './election-tallies.js';
export {
  electionRule,
  electionTopic,
  resignationCountedFrom,
  votesCumulatedFact,
  votesWithheldFact,
  type AfterFailing,
  type ElectionRule,
} from './election-rule.js';
export {
  callsAsOneOf,
  demandDeliveredFact,
  demandedByHolders,
  heldThroughoutFact,
  lastAnnualMeetingFact,
  meetingCall,
  meetingCallTopic,
  type CallRule,
} from './meeting-call.js';
export { meetingNotice, meetingNoticeTopic } from './meeting-notice.js';
export { meetingQuorum, meetingQuorumTopic, type QuorumRule } from './meeting-quorum.js';
export { cumulationTopic, noCumulation, type CumulationRule } from './no-cumulation.js';
export { noWrittenConsent } from './no-written-consent.js';
export {
  annualMeetingsHeld,
  inTime,
  nominatedIn,
  nomination,
  nominationJudged,
  nominationRules,
  nominationsOf,
  nominationTopic,
  noticedInWords,
  noticedMatters,
  type InTime,
  type PlacedNominationRule,
} from './nomination.js';
export { ordinaryVote, ordinaryVoteTopic } from './ordinary-vote.js';

export const meetingKinds: readonly Kind[] = [
  noCumulationKind,
  electionRuleKind,
  meetingQuorumKind,
  ordinaryVoteKind,
  meetingNoticeKind,
  defaultRecordDateKind,
  meetingCallKind,
  nominationKind,
  noWrittenConsentKind,
] as unknown as readonly Kind[];
