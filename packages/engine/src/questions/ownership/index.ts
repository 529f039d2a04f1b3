import type { Question } from '../question.js';

export const ownershipQuestions: readonly Question[] = [];
