import type { Question } from '../question.js';
import { solveFewest } from './fewest.js';
import { solveLargest } from './largest.js';
import { solveLastDay } from './last-day.js';
import { solveLowest } from './lowest.js';

export const solveQuestions: readonly Question[] = [
  solveLargest,
  solveLowest,
  solveLastDay,
  solveFewest,
] as unknown as readonly Question[];
