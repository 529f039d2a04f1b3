import type { Question } from '../question.js';

export const instrumentQuestions: readonly Question[] = [];
