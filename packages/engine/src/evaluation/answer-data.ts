import type { Answer } from './answer.js';
import { message, reason, type Reason } from './reason.js';
import { asGraph, type ReasonStep } from './told.js';

/** An answer as data for programs, the same on the command line and over HTTP: as it was given, its reasons as numbered steps. */
export function answerData(answer: Answer): Readonly<Record<string, unknown>> {
  const { reason: because, ...rest } = answer;
  return { ...rest, reasons: asGraph(because) };
}

/** The answer that was written as such data. A step of its reasons says what it said; the template of its words is not sent. */
export function answerFrom({ reasons, ...rest }: Readonly<Record<string, unknown>>): Answer {
  return { ...rest, reason: reasonFrom(reasons as readonly ReasonStep[]) } as Answer;
}

/** Grounds may come before or after the step that rests on them; each step is made once. */
function reasonFrom(steps: readonly ReasonStep[]): Reason {
  const byNumber = new Map(steps.map((step) => [step.step, step]));
  const made = new Map<number, Reason>();
  const stepOf = (number: number): Reason => {
    const known = made.get(number);
    if (known !== undefined) return known;
    const written = byNumber.get(number);
    if (written === undefined) throw new Error(`the reasons of an answer have no step ${number}`);
    const { key, says, figures, outcome, cites, entries, reading, determination, grounds } = written;
    const step = reason(message(key, says), outcome, {
      figures,
      cites,
      grounds: grounds.map(stepOf),
      ...(entries === undefined ? undefined : { entries }),
      ...(reading === undefined ? undefined : { reading }),
      ...(determination === undefined ? undefined : { determination }),
    });
    made.set(number, step);
    return step;
  };
  return stepOf(1);
}
