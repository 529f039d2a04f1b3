import { askedBy } from '../../queries/instruments-asked.js';
import type { Moment, Question } from '../../queries/corporation.js';

/** How an answer that is kept was asked. */
export interface KeptAsking {
  readonly asOf: string;
  readonly input?: Readonly<Record<string, unknown>>;
  readonly instruments?: readonly string[];
  readonly readings?: Readonly<Record<string, string>>;
  readonly knownAt?: string | undefined;
}

/** Whether an answer that is kept was asked as this one is: the same fields, instruments, readings and days. */
export function isSameAsking(kept: KeptAsking, { input, readings = {} }: Question, moment: Moment): boolean {
  const { instruments } = askedBy(moment);
  return (
    inOrder([kept.asOf, kept.knownAt ?? '', kept.input ?? {}, kept.instruments ?? ['charter'], kept.readings ?? {}]) ===
    inOrder([moment.asOf, moment.knownAt ?? '', input, instruments, readings])
  );
}

/** As JSON, fields in the order of their names. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
