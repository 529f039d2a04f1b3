import type { Question } from '../question.js';

export const boardQuestions: readonly Question[] = [];
