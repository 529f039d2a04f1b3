import { openFact } from '../../evaluation/index.js';
import { atClose, compareDays, type Day } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { directorsInOfficeNotion } from '../../terms/index.js';

/** A claim to indemnity: whose, for an act of which day, in whose service. */
export interface Claim {
  readonly person: string;
  readonly act: Day;
  /** `corporation`, or the enterprise served. */
  readonly serving: string;
}

export const barredByLaw = openFact('indemnity-barred-by-law', 'person').yesNo(
  'Is there a final adjudication against {0} on which the law forbids indemnity?',
  {
    reply: 'no',
    premise: 'nothing has been adjudicated against {0} on which the law forbids indemnity',
    kind: 'regular',
  },
);

/** `a director` or `an officer` of the corporation on a day; undefined for neither. */
export function positionAt(c: Context, person: string, on: Day, cite: string): string | undefined {
  const directors = c.attempt(() => c.notion(directorsInOfficeNotion, [], atClose(on)).value);
  if (directors.settled && directors.value.includes(person)) return 'a director';
  if (isOfficer(c, person, on, cite)) return 'an officer';
  return directors.settled ? undefined : c.suspendOn(directors.waiting);
}

/** An officer from appointment to the end of that office, both days included. */
function isOfficer(c: Context, person: string, on: Day, cite: string): boolean {
  c.covered('officers', on, [cite]);
  const endOf = (office: string, from: Day): Day | undefined =>
    c.books
      .entriesOf('officer-ended')
      .filter(({ data }) => data.person === person && data.office === office)
      .map((entry) => entry.on)
      .filter((ended) => compareDays(ended, from) >= 0)
      .toSorted(compareDays)[0];
  return c.books
    .entriesOf('officer-appointed')
    .filter(({ data, on: from }) => data.person === person && compareDays(from, on) <= 0)
    .some(({ data, on: from }) => {
      const ended = endOf(data.office, from);
      return ended === undefined || compareDays(on, ended) <= 0;
    });
}
