import type { Books } from '../books/index.js';
import { spoken } from '../evaluation/index.js';
import { compareDays, compareMoments, type Day, type Moment } from '../exact/index.js';
import type { Reading } from '../instrument/index.js';
import type { EntryOf, overVotePolicies } from '../journal/index.js';

export type OverVotePolicy = (typeof overVotePolicies)[number];

/** What holds where no rule was sealed: a later card of a holder takes the place of an earlier one. */
const unsealed: OverVotePolicy = 'latest';

const prefix = 'over-votes at ';

/** The rule of counting for over-votes at a meeting, asked for as a reading is: so answers tell whether another would change them. */
export function overVotesAt(meeting: string): string {
  return `${prefix}${meeting}`;
}

/** The meeting of such a rule; undefined of a reading of the instruments. */
export function meetingOfRule(id: string): string | undefined {
  return id.startsWith(prefix) ? id.slice(prefix.length) : undefined;
}

/** The rule as a choice among readings. */
export function overVotesReading(books: Books, id: string, meeting: string, asOf: Day): Reading {
  const sealed = sealedPolicy(books, meeting, asOf);
  return {
    id,
    cite: '',
    asks: spoken(
      `Where the cards of an intermediary at ${books.nameOf(meeting)} are of more shares than it held, which of them count?`,
    ),
    options: {
      latest: 'the latest, as far as the shares held reach',
      receipt: 'the earliest, in the order of receipt, as far as the shares held reach',
      reject: 'none of them',
      'pro-rata': 'all of them, in proportion',
    },
    adopted: sealed?.data['over-votes'] ?? unsealed,
    because: sealed === undefined ? 'no rule was sealed before the polls closed' : 'sealed before the polls closed',
  };
}

/** The last rule chosen for a meeting before its polls closed; one that nothing shows to have come before is none. */
export function sealedPolicy(books: Books, meeting: string, asOf: Day): EntryOf<'tabulation-policy'> | undefined {
  const closed = pollsAt(books, meeting);
  return policiesFor(books, meeting, asOf).findLast((entry) =>
    closed.every((moment) => compareMoments(momentOf(entry), moment) === -1),
  );
}

/** Every rule that was chosen for a meeting by a day, sealed in time or not. */
export function policiesFor(books: Books, meeting: string, asOf: Day): readonly EntryOf<'tabulation-policy'>[] {
  return books
    .entriesOf('tabulation-policy')
    .filter(({ on, data }) => data.meeting === meeting && compareDays(on, asOf) <= 0);
}

/** When polls closed on what was put to a meeting. */
function pollsAt(books: Books, meeting: string): readonly Moment[] {
  const purposes = new Set(books.meetingCalled(meeting)?.data.purposes ?? []);
  return books.proposals().flatMap((id) => {
    const data = books.proposal(id)?.data;
    const at = data?.meeting ?? (data?.act.kind === 'election' ? data.act.meeting : undefined);
    const isHere = at === undefined ? purposes.has(id) : at === meeting;
    return isHere ? (books.pollsClosed(id) ?? []) : [];
  });
}

function momentOf({ on, time }: EntryOf<'tabulation-policy'>): Moment {
  return time === undefined ? { day: on } : { day: on, time };
}
