import { asGraph, type Answer } from '@quorate/engine';

/** An answer as JSON: as the engine gave it, its reasons as numbered steps. */
export function answerData(answer: Answer): Readonly<Record<string, unknown>> {
  const { reason, ...rest } = answer;
  return { ...rest, reasons: asGraph(reason) };
}
