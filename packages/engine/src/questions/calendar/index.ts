import type { Question } from '../question.js';
import { calendarDeadlines } from './deadlines.js';

export const calendarQuestions: readonly Question[] = [calendarDeadlines] as unknown as readonly Question[];
