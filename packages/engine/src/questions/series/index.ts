import type { Question } from '../question.js';
import { seriesAdjust } from './adjust.js';
import { seriesExchange } from './exchange.js';

/** Questions about a series of stock: what its terms come to. */
export const seriesQuestions = [seriesAdjust, seriesExchange] as unknown as readonly Question[];
