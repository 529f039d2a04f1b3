import { compareBy, minus, shares, show, sum, zero, type Quantity } from '@quorate/engine';
import type { Block } from './document.js';
import { figure, listed, percent } from './in-words.js';
import type { Matter, MeetingResults } from './meeting-results.js';

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
            columns: ['Holder', 'Class', 'Counted of each vote'],
            rows: [...new Map(weighed.map((each) => [each.id, [each.says, each.class, percent(each.kept)]])).values()],
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

/** What is left out of ballots that are entered, reason by reason. */
function byReason({ ballots }: Matter, unit: string): readonly Block[] {
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
  return tables;
}

/** Cards that totals leave out, reason by reason and one by one; where the totals do not tell these, the list that does. */
export function cardsLeftOut(
  { says, leftOut, leftOutListed }: Matter,
  files: MeetingResults['files'],
): readonly Block[] {
  if (leftOut.length === 0) return [];
  const lines = leftOut.flatMap(({ id: why, lines: own }) => own.map((line) => ({ why, line })));
  const named = files.filter((file) => leftOutListed.includes(file.id));
  const untold = leftOut.reduce((all, { cards }) => all + cards, 0) - lines.length;
  return [
    {
      kind: 'table',
      says: 'Cards that the totals leave out, by reason',
      columns: ['Cards that the totals leave out, by reason', 'Lines', 'Shares not counted'],
      rows: leftOut.map(({ id: why, cards, shares: lost }) => [
        inWords(why),
        figure(String(cards)),
        lost === undefined ? 'cannot be read' : figure(lost),
      ]),
    },
    ...(lines.length === 0
      ? []
      : [
          {
            kind: 'table',
            says: 'Cards that do not count, or not wholly, one by one',
            columns: ['Card that does not count, or not wholly', 'Holder', 'Shares', 'Counted', 'Why'],
            rows: lines.map(({ why, line }) => [
              line.id === '' ? 'not told' : line.id,
              line.holder ?? 'not told',
              line.shares === undefined ? 'not told' : isNumber(line.shares) ? figure(line.shares) : line.shares,
              figure(line.counts ?? '0'),
              whyInWords(why, line),
            ]),
          } as const,
        ]),
    ...(untold === 0 ? [] : [{ kind: 'paragraph', says: whereListed(untold, says, named) } as const]),
  ];
}

type LineLeftOut = Matter['leftOut'][number]['lines'][number];

function whyInWords(why: string, { at, candidate, matter, class: className }: LineLeftOut): string {
  const others = [
    ...(at === undefined ? [] : [`at ${at}`]),
    ...(candidate === undefined ? [] : [`as to ${candidate}`]),
    ...(matter === undefined ? [] : [`it names ${matter}`]),
    ...(className === undefined ? [] : [`it is of ${className}`]),
  ];
  return [inWords(why), ...others].join('; ');
}

function whereListed(untold: number, matter: string, files: MeetingResults['files']): string {
  const lists = files.map(({ id, says }) => `${says}, SHA-256 ${id}`);
  const of = `${figure(String(untold))} ${untold === 1 ? 'line' : 'lines'} of ${matter}`;
  return lists.length === 0
    ? `Whose cards ${of} are, the totals do not tell.`
    : `Whose cards ${of} are, each with its reason and its shares, is listed in ${listed(lists)}.`;
}

function isNumber(text: string): boolean {
  return /^\d+$/u.test(text);
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
