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
  const { lines, apart, elections, electionsApart, notCounted } = count;
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
  const figuresOfMatter = (of: Count, { matter, class: className, holder }: Line & Told) => {
    const line = (holder === undefined ? of.lines : of.apart).find(
      (each: Line & Told) => each.matter === matter && each.class === className && each.holder === holder,
    );
    return { ...(line === undefined ? undefined : figuresIn(line)), ...rejectedOf(of, matter, className, holder) };
  };
  const figuresOfElection = (of: Count, { election, class: className, holder }: ElectionLines & Told) => {
    const line = (holder === undefined ? of.elections : of.electionsApart).find(
      (each: ElectionLines & Told) => each.election === election && each.class === className && each.holder === holder,
    );
    return {
      ...(line === undefined ? undefined : figuresInElection(line, votesEach)),
      ...rejectedOf(of, election, className, holder),
    };
  };
  const withOthers = <Of extends Told & { readonly class: string }>(
    line: Of,
    figures: (of: Count, line: Of) => object,
  ): object => {
    const own = figures(count, line);
    const others = [...byOtherRules].flatMap(([rule, other]) => {
      const found = figures(other, line);
      return JSON.stringify(found) === JSON.stringify(own) ? [] : [{ rule, ...found }];
    });
    const { class: className, holder, matter, election } = line as Of & { matter?: string; election?: string };
    return {
      ...(matter === undefined ? { election } : { proposal: matter }),
      class: className,
      ...(holder === undefined ? undefined : { holder }),
      ...own,
      ...(others.length === 0 ? undefined : { 'by-other-rules': others }),
    };
  };
  const totals = [
    ...lines.map((line) => ({
      type: 'tally',
      data: { ...withOthers(line, figuresOfMatter), ...besides(line.matter, line.class) },
    })),
    ...apart.map((line) => ({ type: 'tally', data: withOthers(line, figuresOfMatter) })),
    ...elections.map((line) => ({
      type: 'election-tally',
      data: { ...withOthers(line, figuresOfElection), ...besides(line.election, line.class) },
    })),
    ...electionsApart.map((line) => ({ type: 'election-tally', data: withOthers(line, figuresOfElection) })),
  ];
  return totals.map(({ type, data }, index) => ({
    id: `${prefix}-${mark}-${index + 1}`,
    type,
    on,
    ...(time === undefined ? undefined : { time }),
    basis: 'books',
    data: files.length === 0 ? data : { ...data, files: files.map(({ of, name, sha256 }) => ({ of, name, sha256 })) },
  }));
}

/** Whose total it is, where it is of one holder. */
interface Told {
  readonly holder?: string;
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

/** Who is told apart has none: what is rejected is told with the total of all. */
function rejectedOf({ rejected }: Count, matter: string, className: string, holder: string | undefined) {
  const line = rejected.find((each) => each.matter === matter && each.class === className);
  return line === undefined || holder !== undefined ? undefined : { rejected: toWire(line.shares) };
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
