import type { Question } from '../question.js';
import { beneficialOwnership } from './beneficial.js';
import { interestedShareholderQuestion } from './interested-shareholder.js';
import { ownershipLimitQuestion } from './limit.js';

export const ownershipQuestions: readonly Question[] = [
  beneficialOwnership,
  interestedShareholderQuestion,
  ownershipLimitQuestion,
] as unknown as readonly Question[];
