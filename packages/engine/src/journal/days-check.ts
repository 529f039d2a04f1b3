import type { AnyEntry } from './entry-types.js';
import { impossible, type Problem } from './problem.js';
import type { Given } from './checked.js';

/**
 * Refuses days that cannot stand together in one entry: what ended before it began, and a notice received before it
 * was sent. The same day is always possible.
 */
export function daysProblems(given: readonly Given[]): readonly Problem[] {
  return given.flatMap(({ entry, index }) =>
    outOfOrder(entry).map(({ field, message }) => impossible({ entry: entry.id, index }, ['data', field], message)),
  );
}

interface OutOfOrder {
  readonly field: string;
  readonly message: string;
}

function outOfOrder(entry: AnyEntry): readonly OutOfOrder[] {
  const { from = entry.on, until, sent, received } = entry.data as Days;
  const wrong: OutOfOrder[] = [];
  if (until !== undefined && until < from) {
    const message = `it would have ended on ${until}, before it began on ${from}; check both days, or leave the end out`;
    wrong.push({ field: 'until', message });
  }
  if (sent !== undefined && received !== undefined && received < sent) {
    const message = `it was received on ${received}, before it was sent on ${sent}; check both days`;
    wrong.push({ field: 'received', message });
  }
  return wrong;
}

/** The days that an entry may tell of beside its own. */
interface Days {
  readonly from?: string;
  readonly until?: string;
  readonly sent?: string;
  readonly received?: string;
}
