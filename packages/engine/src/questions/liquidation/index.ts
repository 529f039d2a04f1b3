import type { Question } from '../question.js';

export const liquidationQuestions: readonly Question[] = [];
