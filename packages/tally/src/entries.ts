import { toWire, votesOf, type EntryInput, type OverVotePolicy, type Quantity, type Ratio } from '@quorate/engine';
import type { Count } from './count.js';
import { atStake, type NotCounted } from './not-counted.js';
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
  /** How many votes a share of each class has: elections are reported in votes. */
  readonly votesEach?: ReadonlyMap<string, Ratio>;
}

/**
 * What the journal takes: a total of each class on each matter, and one of each holder who is told apart.
 * @throws {TallyError} where nobody says how many votes a share has of a class that elects
 */
export function entriesOf(
  { files, rulings }: Pick<Scanned, 'files' | 'rulings'>,
  count: Count,
  { on, time, prefix = 'count', votesEach = new Map(), byOtherRules = new Map() }: EntriesWanted,
): readonly Pick<EntryInput, 'id' | 'type' | 'on' | 'time' | 'basis' | 'data'>[] {
  const { lines, elections, notCounted } = count;
  const first = files.find(({ of }) => of !== 'positions');
  const marks = [...(first === undefined ? [] : [first]), ...files.filter(({ of }) => of === 'rulings')];
  const mark = marks.length === 0 ? on : marks.map(({ sha256 }) => sha256.slice(0, 8)).join('-');
  const placed = [
    ...lines,
    ...elections.map(({ election, class: className }) => ({ matter: election, class: className })),
  ];
  const [leftOut, ruled] = [byTotal(notCounted, placed), byTotal(rulings, placed)];
  const besides = (matter: string, className: string) => ({
    ...notCountedIn(leftOut(matter, className)),
    ...ruledIn(ruled(matter, className)),
  });
  const others = Array.from(byOtherRules, ([rule, other]) => ({ rule, totals: totalsOf(other, votesEach) }));
  const totals = Array.from(totalsOf(count, votesEach), ([key, { type, matter, of, figures }]) => {
    const unlike = others.flatMap(({ rule, totals: all }) => {
      const found = all.get(key)?.figures;
      return JSON.stringify(found) === JSON.stringify(figures) ? [] : [{ rule, ...found }];
    });
    const data = {
      ...of,
      ...figures,
      ...(unlike.length === 0 ? undefined : { 'by-other-rules': unlike }),
      ...(of.holder === undefined ? besides(matter, of.class) : undefined),
    };
    return { type, data };
  });
  return totals.map(({ type, data }, index) => ({
    id: `${prefix}-${mark}-${index + 1}`,
    type,
    on,
    ...(time === undefined ? undefined : { time }),
    basis: 'books',
    data: files.length === 0 ? data : { ...data, files: files.map(({ of, name, sha256 }) => ({ of, name, sha256 })) },
  }));
}

interface Total {
  readonly type: 'tally' | 'election-tally';
  readonly matter: string;
  /** Of what it is, as its entry says: `holder` where it is of one who is told apart. */
  readonly of: { readonly class: string; readonly holder?: string };
  readonly figures: object;
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

/** What is told with the total of a matter and class; what is of no class that has a total goes with the first of its matter. */
function byTotal<Told extends { readonly matter?: string; readonly class?: string }>(
  all: readonly Told[],
  totals: readonly { readonly matter: string; readonly class: string }[],
): (matter: string, className: string) => readonly Told[] {
  const of = new Map<string, Told[]>();
  for (const each of all) {
    const own = totals.filter(({ matter }) => matter === each.matter);
    const total = own.find((line) => line.class === each.class) ?? own[0];
    if (total === undefined) continue;
    const key = JSON.stringify([total.matter, total.class]);
    const known = of.get(key);
    if (known === undefined) of.set(key, [each]);
    else known.push(each);
  }
  return (matter, className) => of.get(JSON.stringify([matter, className])) ?? [];
}

function notCountedIn(all: readonly NotCounted[]) {
  const rows = Array.from(atStake(all), ([why, { cards, shares, untold }]) => ({
    why,
    cards: String(cards),
    ...(untold === cards ? undefined : { shares: toWire(shares) }),
  }));
  return rows.length === 0 ? undefined : { 'not-counted': rows };
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
