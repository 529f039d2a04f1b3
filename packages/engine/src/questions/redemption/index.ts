import type { Question } from '../question.js';
import { redemptionEffect } from './effect.js';
import { redemptionNotice } from './notice.js';
import { redemptionPrice } from './price.js';
import { redemptionSchedule } from './schedule.js';

export const redemptionQuestions = [
  redemptionPrice,
  redemptionNotice,
  redemptionEffect,
  redemptionSchedule,
] as unknown as readonly Question[];
