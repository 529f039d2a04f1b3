import type { Question } from '../question.js';
import { combinationClassify } from './classify.js';
import { boardConsider } from './consider.js';
import { combinationExempt } from './exempt.js';
import { combinationFairPrice } from './fair-price.js';
import { combinationMarketValue } from './market-value.js';
import { combinationOppose } from './oppose.js';

export const combinationQuestions = [
  combinationClassify,
  combinationExempt,
  combinationFairPrice,
  combinationMarketValue,
  combinationOppose,
  boardConsider,
] as unknown as readonly Question[];
