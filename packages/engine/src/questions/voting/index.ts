import type { Question } from '../question.js';

export const votingQuestions: readonly Question[] = [];
