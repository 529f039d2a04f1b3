import type { Answer } from './answer.js';
import { asGraph } from './told.js';

/** An answer as data for programs, the same on the command line and over HTTP: as it was given, its reasons as numbered steps. */
export function answerData(answer: Answer): Readonly<Record<string, unknown>> {
  const { reason, ...rest } = answer;
  return { ...rest, reasons: asGraph(reason) };
}
