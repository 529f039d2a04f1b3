import type { Question } from '../question.js';
import { solveLargest } from './largest.js';

export const solveQuestions: readonly Question[] = [solveLargest] as unknown as readonly Question[];
