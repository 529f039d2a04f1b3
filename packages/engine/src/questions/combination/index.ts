import type { Question } from '../question.js';
import { combinationClassify } from './classify.js';
import { boardConsider } from './consider.js';
import { combinationExempt } from './exempt.js';
import { combinationOppose } from './oppose.js';

export const combinationQuestions = [
  combinationClassify,
  combinationExempt,
  combinationOppose,
  boardConsider,
] as unknown as readonly Question[];
