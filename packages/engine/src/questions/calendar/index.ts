import type { Question } from '../question.js';
import { calendarDeadlines } from './deadlines.js';
import { calendarDuties } from './duties.js';

export const calendarQuestions: readonly Question[] = [
  calendarDeadlines,
  calendarDuties,
] as unknown as readonly Question[];
