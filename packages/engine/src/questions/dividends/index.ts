import type { Question } from '../question.js';

export const dividendQuestions: readonly Question[] = [];
