import type { Question } from '../question.js';
import { liquidationWaterfall } from './waterfall.js';

/** Questions about winding the corporation up. */
export const liquidationQuestions = [liquidationWaterfall] as unknown as readonly Question[];
