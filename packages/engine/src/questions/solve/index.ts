import type { Question } from '../question.js';

export const solveQuestions: readonly Question[] = [];
