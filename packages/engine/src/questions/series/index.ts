import type { Question } from '../question.js';
import { seriesAdjust } from './adjust.js';
import { conversionRatioQuestion } from './conversion.js';
import { seriesConsent } from './consent.js';
import { seriesExchange } from './exchange.js';
import { seriesRights } from './rights.js';

/** Questions about a series of stock: what its terms come to, and what rights they give. */
export const seriesQuestions = [
  seriesAdjust,
  conversionRatioQuestion,
  seriesConsent,
  seriesExchange,
  seriesRights,
] as unknown as readonly Question[];
