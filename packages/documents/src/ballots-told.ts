import { compareBy, minus, shares, show, sum, zero, type Quantity } from '@quorate/engine';
import type { Block } from './document.js';
import { figure, percent } from './in-words.js';
import type { Matter } from './meeting-results.js';

/** Ballots and cards that do not count as they were cast, one by one and reason by reason, and votes that a limit weighs. */

type Shares = Quantity<'shares'>;

const none: Shares = zero('shares');

/** Of an election a ballot is told by the votes that it gives the nominee to whom it gives most; of another matter by its shares. */
export function notCounted(matter: Matter): readonly Block[] {
  const { ballots, votes } = matter;
  const weighed = votes.flatMap((vote) => vote.weighed);
  const unit = matter.elected === undefined ? 'Shares' : 'Votes';
  return [
    ...(weighed.length === 0
      ? []
      : [
          {
            kind: 'table',
            says: 'Votes that a limit weighs',
            columns: ['Holder and class', 'Counted of each vote'],
            rows: [...new Map(weighed.map((each) => [each.id, [each.id, percent(each.kept)]])).values()],
          } as const,
        ]),
    ...(ballots.length === 0
      ? []
      : [
          {
            kind: 'table',
            says: 'Ballots that do not count as entered',
            columns: ['Ballot that does not count as entered', 'Holder', `${unit} cast`, 'Counted', 'Why', 'Code'],
            rows: ballots.map((ballot) => {
              const { id, says: holder = 'all of the class', why, code = '' } = ballot;
              const { cast, counts } = figuresOf(ballot);
              return [id, holder, show(cast), show(counts), inWords(why), code];
            }),
          } as const,
        ]),
    ...byReason(matter, unit),
  ];
}

/** What is left out, reason by reason: of ballots that are entered, and of cards that totals leave out. */
function byReason({ ballots, leftOut }: Matter, unit: string): readonly Block[] {
  const reasons = new Map<string, { count: number; lost: Shares }>();
  for (const ballot of ballots) {
    const { cast, counts } = figuresOf(ballot);
    const known = reasons.get(ballot.why) ?? { count: 0, lost: none };
    const lost = compareBy<'shares'>('moreThan', cast, counts) ? minus<'shares'>(cast, counts) : none;
    reasons.set(ballot.why, { count: known.count + 1, lost: sum('shares', [known.lost, lost]) });
  }
  const tables: Block[] = [];
  if (reasons.size > 0) {
    tables.push({
      kind: 'table',
      says: 'Ballots that do not count, by reason',
      columns: ['Ballots that do not count, by reason', 'Ballots', `${unit} not counted`],
      rows: Array.from(reasons, ([why, { count, lost }]) => [inWords(why), figure(String(count)), show(lost)]),
    });
  }
  if (leftOut.length > 0) {
    tables.push({
      kind: 'table',
      says: 'Cards that the totals leave out, by reason',
      columns: ['Cards that the totals leave out, by reason', 'Lines', 'Shares not counted'],
      rows: leftOut.map(({ id, cards, shares: lost }) => [
        inWords(id),
        figure(String(cards)),
        lost === undefined ? 'cannot be read' : figure(lost),
      ]),
    });
  }
  return tables;
}

function inWords(why: string): string {
  return why.replaceAll('-', ' ');
}

/** What a ballot was cast for, and what of it counts; by the one figure that is greatest or by all together. */
function figuresOf({ cast, counts, given }: Matter['ballots'][number]) {
  if (given !== undefined) {
    const most = (votes: readonly string[]) =>
      votes.map(shares).reduce((one, other) => (compareBy<'shares'>('moreThan', other, one) ? other : one), none);
    return { cast: most(given.map(({ votes }) => votes)), counts: most(given.map(({ ofRecord }) => ofRecord)) };
  }
  const all = (told: Readonly<Record<string, string>> = {}) => sum('shares', Object.values(told).map(shares));
  return { cast: all(cast), counts: all(counts) };
}
