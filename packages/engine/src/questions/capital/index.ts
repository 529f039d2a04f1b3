import type { Question } from '../question.js';
import { equalityOfShares } from './equality.js';
import { capitalPermissions } from './permissions.js';
import { preemptiveClaim } from './preempt.js';
import { capitalSummary } from './summary.js';

/** Questions about stock: what there is, and what may be issued, designated, distributed or bought back. */
export const capitalQuestions = [
  capitalSummary,
  ...capitalPermissions,
  preemptiveClaim,
  equalityOfShares,
] as unknown as readonly Question[];
