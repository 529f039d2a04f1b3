import type { Question } from '../question.js';

export const combinationQuestions: readonly Question[] = [];
