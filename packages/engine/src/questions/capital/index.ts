import type { Question } from '../question.js';
import { designateSeries } from './designate-series.js';
import { distributeShares } from './distribute-shares.js';
import { equalityOfShares } from './equality.js';
import { issueShares } from './issue.js';
import { preemptiveClaim } from './preempt.js';
import { reacquireShares } from './reacquire.js';
import { redeemShares } from './redeem.js';
import { resizeSeries } from './resize-series.js';
import { capitalSummary } from './summary.js';

/** Questions about stock: what there is, and what may be issued, designated, distributed or bought back. */
export const capitalQuestions = [
  capitalSummary,
  issueShares,
  designateSeries,
  resizeSeries,
  distributeShares,
  reacquireShares,
  redeemShares,
  preemptiveClaim,
  equalityOfShares,
] as unknown as readonly Question[];
