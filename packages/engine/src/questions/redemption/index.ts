import type { Question } from '../question.js';
import { redemptionEffect } from './effect.js';
import { redemptionNotice } from './notice.js';
import { redemptionPrice } from './price.js';

export const redemptionQuestions = [
  redemptionPrice,
  redemptionNotice,
  redemptionEffect,
] as unknown as readonly Question[];
