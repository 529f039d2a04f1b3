import type { Question } from '../question.js';

export const meetingQuestions: readonly Question[] = [];
