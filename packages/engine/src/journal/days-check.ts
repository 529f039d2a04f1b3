import type { AnyEntry } from './entry-types.js';
import { impossible, type Problem } from './problem.js';
import type { Given } from './register-check.js';

/**
 * Refuses days that cannot stand together in one entry: what ended before it began, a notice received before it was
 * sent, or sent only after the entry that tells of it. The same day is always possible.
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
  if (sent !== undefined && sent > entry.on) {
    const message = `it was sent on ${sent}, and the entry is of ${entry.on}; date the entry on that day, or later`;
    wrong.push({ field: 'sent', message });
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
