import type { Question } from '../question.js';

export const liabilityQuestions: readonly Question[] = [];
