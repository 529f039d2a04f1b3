import type { Question } from '../question.js';
import { solveBreakpoints } from './breakpoints.js';
import { solveFewest } from './fewest.js';
import { solveLargest } from './largest.js';
import { solveLastDay } from './last-day.js';
import { solveLowest } from './lowest.js';

export const solveQuestions: readonly Question[] = [
  solveLargest,
  solveLowest,
  solveLastDay,
  solveFewest,
  solveBreakpoints,
] as unknown as readonly Question[];
