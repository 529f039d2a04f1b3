import type { Question } from '../question.js';
import { dividendAmount } from './amount.js';
import { dividendArrears } from './arrears.js';
import { dividendPermit } from './permit.js';

/** Questions about dividends: whether, how much, and what comes first. */
export const dividendQuestions = [dividendPermit, dividendAmount, dividendArrears] as unknown as readonly Question[];
