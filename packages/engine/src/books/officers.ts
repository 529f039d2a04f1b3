import type { Day, Moment } from '../exact/index.js';
import type { EntryOf } from '../journal/index.js';
import { placeOfEntry, upTo, type StandingOf } from './standing.js';

/** The officers. */
export interface OfficerBooks {
  /** The officers in office. */
  readonly officers: (when: Day | Moment) => readonly EntryOf<'officer-appointed'>[];
}

export function officerBooks(standing: StandingOf<'officers'>): OfficerBooks {
  return { officers: (when) => officersAt(standing, when) };
}

function officersAt(standing: StandingOf<'officers'>, when: Day | Moment): readonly EntryOf<'officer-appointed'>[] {
  const ended = upTo(standing.ofType('officer-ended'), when);
  return upTo(standing.ofType('officer-appointed'), when).filter(
    (appointed) =>
      !ended.some(
        (end) =>
          end.data.person === appointed.data.person &&
          end.data.office === appointed.data.office &&
          placeOfEntry(end) >= placeOfEntry(appointed),
      ),
  );
}
