import type { Question } from '../question.js';

export const acquisitionQuestions: readonly Question[] = [];
