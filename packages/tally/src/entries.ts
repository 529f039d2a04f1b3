import {
  endsProblems,
  toWire,
  votesOf,
  type EntryInput,
  type OverVotePolicy,
  type Quantity,
  type Ratio,
} from '@quorate/engine';
import type { Count } from './count.js';
import { byTotal, notCountedIn, placesIn } from './left-out.js';
import type { Line } from './summing.js';
import type { ElectionLines } from './elections.js';
import type { RuledOnMatter } from './rulings.js';
import type { Scanned } from './scan.js';
import { TallyError } from './tally-error.js';

/** What the entries say besides the figures. */
export interface EntriesWanted {
  readonly on: string;
  readonly time?: string;
  /** Before each id, so that the same files counted again, or the same day's database, make no entry twice. */
  readonly prefix?: string;
  /** What other rules for over-votes make of the same files, each where the figures are others. */
  readonly byOtherRules?: ReadonlyMap<OverVotePolicy, Count>;
  /** The file that lists every card that does not count, where these are not told one by one. */
  readonly list?: Pick<Scanned['files'][number], 'name' | 'sha256'>;
  /** How many votes a share of each class has: elections are reported in votes. */
  readonly votesEach?: ReadonlyMap<string, Ratio>;
}

type EntryWritten = Pick<EntryInput, 'id' | 'type' | 'on' | 'time' | 'basis' | 'data'>;

/**
 * What the journal takes: a total of each class on each matter, and one of each holder who is told apart.
 * @throws {TallyError} where nobody says how many votes a share has of a class that elects; or where the cards that do not count are to be told in a
 * list, and there is none
 */
export function entriesOf(
  scan: Pick<Scanned, 'files' | 'rulings'>,
  count: Count,
  wanted: EntriesWanted,
): readonly EntryWritten[] {
  if (wanted.list === undefined && needsList(scan, count, wanted)) {
    throw new TallyError(
      `${count.notCounted.length} lines do not count, or not wholly: entries tell ${mostToldInEntries} one by one, and no text that a journal does not take. Write all of them into a list, and name it in the entries with its hash.`,
    );
  }
  return entriesWith(scan, count, wanted);
}

/** So many cards that do not count are told one by one; a list names more. */
const mostToldInEntries = 500;

/** Whether the cards that do not count are to be told in a list: by some rule they are many, or longer than an entry, or a text of theirs is in no journal. */
export function needsList(
  scan: Pick<Scanned, 'files' | 'rulings'>,
  count: Count,
  { list: _list, ...wanted }: EntriesWanted,
): boolean {
  const counts = [count, ...(wanted.byOtherRules?.values() ?? [])];
  if (counts.some(({ notCounted }) => notCounted.length > mostToldInEntries)) return true;
  const sealed = { corporation: '', enteredAt: '', by: roomForNames };
  return entriesWith(scan, count, wanted).some(
    (entry, index) => endsProblems({ ...sealed, ...entry }, index).length > 0,
  );
}

/** An entry is longer once it is entered: by whom, where and when. */
const roomForNames = 'x'.repeat(1_000);

function entriesWith(
  { files, rulings }: Pick<Scanned, 'files' | 'rulings'>,
  count: Count,
  { on, time, prefix = 'count', votesEach = new Map(), byOtherRules = new Map(), list }: EntriesWanted,
): readonly EntryWritten[] {
  const first = files.find(({ of }) => of !== 'positions');
  const marks = [...(first === undefined ? [] : [first]), ...files.filter(({ of }) => of === 'rulings')];
  const mark = marks.length === 0 ? on : marks.map(({ sha256 }) => sha256.slice(0, 8)).join('-');
  const ruled = byTotal(rulings, placesIn(count));
  const leftOutOf = ({ notCounted, ...of }: Count) => {
    const leftOut = byTotal(notCounted, placesIn(of));
    return (total: Total) => notCountedIn(leftOut(placeOf(total)), placeOf(total), list === undefined);
  };
  const leftOut = leftOutOf(count);
  const others = Array.from(byOtherRules, ([rule, other]) => ({
    rule,
    totals: totalsOf(other, votesEach),
    leftOut: leftOutOf(other),
  }));
  const totals = Array.from(totalsOf(count, votesEach), ([key, total]) => {
    const { type, of, figures } = total;
    const isOfAll = of.holder === undefined;
    const told = isOfAll ? leftOut(total) : [];
    const unlike = others.flatMap(({ rule, totals: all, leftOut: otherwise }) => {
      const other = { ...all.get(key)?.figures, ...(isOfAll ? { 'not-counted': otherwise(total) } : undefined) };
      const here = { ...figures, ...(isOfAll ? { 'not-counted': told } : undefined) };
      return JSON.stringify(other) === JSON.stringify(here) ? [] : [{ rule, ...other }];
    });
    const data = {
      ...of,
      ...figures,
      ...(unlike.length === 0 ? undefined : { 'by-other-rules': unlike }),
      ...(told.length === 0 ? undefined : { 'not-counted': told }),
      ...(isOfAll ? ruledIn(ruled(placeOf(total))) : undefined),
    };
    return { type, data };
  });
  const named = [...files, ...(list === undefined ? [] : [{ of: 'not-counted', ...list } as const])];
  return totals.map(({ type, data }, index) => ({
    id: `${prefix}-${mark}-${index + 1}`,
    type,
    on,
    ...(time === undefined ? undefined : { time }),
    basis: 'books',
    data: named.length === 0 ? data : { ...data, files: named.map(({ of, name, sha256 }) => ({ of, name, sha256 })) },
  }));
}

interface Total {
  readonly type: 'tally' | 'election-tally';
  readonly matter: string;
  /** Of what it is, as its entry says: `holder` where it is of one who is told apart. */
  readonly of: { readonly class: string; readonly holder?: string };
  readonly figures: object;
}

function placeOf({ matter, of: { class: className } }: Total) {
  return { matter, class: className };
}

/** All totals of a count, by what each is of. Who is told apart has none rejected: these are told with the total of all. */
function totalsOf(
  { lines, apart, elections, electionsApart, rejected }: Count,
  votesEach: ReadonlyMap<string, Ratio>,
): ReadonlyMap<string, Total> {
  const rejectedOf = (of: Line | ElectionLines, matter: string) => {
    if ('holder' in of) return undefined;
    const line = rejected.find((each) => each.matter === matter && each.class === of.class);
    return line === undefined ? undefined : { rejected: toWire(line.shares) };
  };
  const holderOf = (of: object) => ('holder' in of ? { holder: String(of.holder) } : undefined);
  const totals = [
    ...[...lines, ...apart].map((line): Total => {
      const { matter, class: className } = line;
      const of = { proposal: matter, class: className, ...holderOf(line) };
      return { type: 'tally', matter, of, figures: { ...figuresIn(line), ...rejectedOf(line, matter) } };
    }),
    ...[...elections, ...electionsApart].map((line): Total => {
      const { election, class: className } = line;
      const of = { election, class: className, ...holderOf(line) };
      const figures = { ...figuresInElection(line, votesEach), ...rejectedOf(line, election) };
      return { type: 'election-tally', matter: election, of, figures };
    }),
  ];
  return new Map(totals.map((total) => [JSON.stringify(total.of), total]));
}

function ruledIn(all: readonly RuledOnMatter[]) {
  const rows = all.map(({ matter: _matter, class: _class, shares, ...ruling }) => ({
    ...ruling,
    shares: String(shares),
  }));
  return rows.length === 0 ? undefined : { rulings: rows };
}

function figuresIn({ for: yes, against, abstain, unvoted }: Line): object {
  return {
    for: toWire(yes),
    against: toWire(against),
    abstain: toWire(abstain),
    'broker-non-votes': toWire(unvoted),
  };
}

function figuresInElection(line: ElectionLines, votesEach: ReadonlyMap<string, Ratio>): object {
  const { election, class: className, candidates, brokerNonVotes, present } = line;
  const each = votesEach.get(className);
  if (each === undefined) {
    throw new TallyError(
      `The election ${election} is reported in votes, and nobody says how many a share of ${className} has: add --votes-each ${className}=1, or what the charter gives it.`,
    );
  }
  const votes = (shares: Quantity<'shares'>) => toWire(votesOf(shares, each));
  return {
    votes: candidates.map(({ candidate, for: yes, withheld, abstain }) => ({
      candidate,
      votes: votes(yes),
      withheld: votes(withheld),
      abstain: votes(abstain),
    })),
    'broker-non-votes': toWire(brokerNonVotes),
    present: toWire(present),
  };
}
