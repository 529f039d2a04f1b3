import type { Question } from '../question.js';

export const capitalQuestions: readonly Question[] = [];
