import type { Question } from '../question.js';
import { seriesAdjust } from './adjust.js';

/** Questions about a series of stock: what its terms come to. */
export const seriesQuestions = [seriesAdjust] as unknown as readonly Question[];
