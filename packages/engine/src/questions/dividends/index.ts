import type { Question } from '../question.js';
import { dividendAccrued } from './accrued.js';
import { dividendAmount } from './amount.js';
import { dividendArrears } from './arrears.js';
import { dividendCalendar } from './calendar.js';
import { dividendEntitlement } from './entitlement.js';
import { dividendFee } from './fee.js';
import { dividendPermit } from './permit.js';
import { dividendRate } from './rate.js';
import { dividendThreshold } from './threshold.js';
import { dividendWindows } from './windows.js';

/** Questions about dividends: whether, how much, and what comes first. */
export const dividendQuestions = [
  dividendPermit,
  dividendAmount,
  dividendRate,
  dividendAccrued,
  dividendFee,
  dividendArrears,
  dividendEntitlement,
  dividendCalendar,
  dividendThreshold,
  dividendWindows,
] as unknown as readonly Question[];
