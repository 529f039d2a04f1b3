import { z } from 'zod';
import { acquireSecuritiesAct } from './acquire-securities.js';
import { acquireSharesAct } from './acquire-shares.js';
import { activityAct } from './activity.js';
import { agreementAct } from './agreement.js';
import { amendmentAct } from './amendment.js';
import { assistanceAct } from './assistance.js';
import { buyBackAct } from './buy-back.js';
import { boardSizeAct } from './board-size.js';
import { bylawAct } from './bylaw.js';
import { consolidationAct } from './consolidation.js';
import { defenceAct } from './defence.js';
import { designateSeriesAct } from './designate-series.js';
import { directorLoanAct } from './director-loan.js';
import { dispositionAct } from './disposition.js';
import { dissolutionAct } from './dissolution.js';
import { distributeSharesAct } from './distribute-shares.js';
import { dividendAct } from './dividend.js';
import { electionAct } from './election.js';
import { fillVacancyAct } from './fill-vacancy.js';
import { frequencyAct } from './frequency.js';
import { increaseAct } from './increase.js';
import { issueAct } from './issue.js';
import { liquidationAct } from './liquidation.js';
import { mergerAct } from './merger.js';
import { offerAct } from './offer.js';
import { recapitalizationAct } from './recapitalization.js';
import { reclassificationAct } from './reclassification.js';
import { redemptionAct } from './redemption.js';
import { reincorporationAct } from './reincorporation.js';
import { removalAct } from './removal.js';
import { resizeSeriesAct } from './resize-series.js';
import { resolutionAct } from './resolution.js';
import { shareExchangeAct } from './share-exchange.js';
import { transactionAct } from './transaction.js';
import { writtenConsentAct } from './written-consent.js';

/** What may be proposed, told apart by `kind`: one schema for each sort of act. */
export const actSchema = z.discriminatedUnion('kind', [
  mergerAct,
  shareExchangeAct,
  consolidationAct,
  dispositionAct,
  issueAct,
  distributeSharesAct,
  acquireSecuritiesAct,
  transactionAct,
  increaseAct,
  liquidationAct,
  dissolutionAct,
  reincorporationAct,
  reclassificationAct,
  recapitalizationAct,
  assistanceAct,
  agreementAct,
  amendmentAct,
  bylawAct,
  boardSizeAct,
  removalAct,
  electionAct,
  fillVacancyAct,
  designateSeriesAct,
  resizeSeriesAct,
  dividendAct,
  directorLoanAct,
  acquireSharesAct,
  offerAct,
  buyBackAct,
  redemptionAct,
  writtenConsentAct,
  activityAct,
  defenceAct,
  resolutionAct,
  frequencyAct,
]);

/** A proposed act, read. */
export type Act = z.output<typeof actSchema>;

/** A proposed act as it is written. */
export type ActInput = z.input<typeof actSchema>;

/** The name of a sort of act. */
export type ActKind = Act['kind'];

/** An act of one sort. */
export type ActOf<K extends ActKind> = Extract<Act, { kind: K }>;
