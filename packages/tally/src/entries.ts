import { toWire, votesOf, type EntryInput, type Quantity, type Ratio } from '@quorate/engine';
import type { Count } from './count.js';
import { atStake, type NotCounted } from './not-counted.js';
import type { Line } from './summing.js';
import type { ElectionLines } from './elections.js';
import type { Rejected } from './rejected.js';
import type { RuledOnMatter } from './rulings.js';
import type { Scanned } from './scan.js';
import { TallyError } from './tally-error.js';

/** What the entries say besides the figures. */
export interface EntriesWanted {
  readonly on: string;
  readonly time?: string;
  /** Before each id, so that the same files counted again, or the same day's database, make no entry twice. */
  readonly prefix?: string;
  /** How many votes a share of each class has: elections are reported in votes. */
  readonly votesEach?: ReadonlyMap<string, Ratio>;
}

/**
 * What the journal takes: a total of each class on each matter, and one of each holder who is told apart.
 * @throws {TallyError} where nobody says how many votes a share has of a class that elects
 */
export function entriesOf(
  { files, rulings }: Pick<Scanned, 'files' | 'rulings'>,
  { lines, apart, elections, electionsApart, rejected, notCounted }: Count,
  { on, time, prefix = 'count', votesEach = new Map() }: EntriesWanted,
): readonly Pick<EntryInput, 'id' | 'type' | 'on' | 'time' | 'basis' | 'data'>[] {
  const first = files.find(({ of }) => of !== 'positions');
  const marks = [...(first === undefined ? [] : [first]), ...files.filter(({ of }) => of === 'rulings')];
  const mark = marks.length === 0 ? on : marks.map(({ sha256 }) => sha256.slice(0, 8)).join('-');
  const placed = [
    ...lines,
    ...elections.map(({ election, class: className }) => ({ matter: election, class: className })),
  ];
  const [leftOut, ruled] = [byTotal(notCounted, placed), byTotal(rulings, placed)];
  const besides = (matter: string, className: string) => ({
    ...rejectedOf(rejected.find((each) => each.matter === matter && each.class === className)),
    ...notCountedIn(leftOut(matter, className)),
    ...ruledIn(ruled(matter, className)),
  });
  const totals = [
    ...lines.map((line) => ({ type: 'tally', data: { ...dataOf(line), ...besides(line.matter, line.class) } })),
    ...apart.map((line) => ({ type: 'tally', data: dataOf(line) })),
    ...elections.map((line) => ({
      type: 'election-tally',
      data: { ...dataOfElection(line, votesEach), ...besides(line.election, line.class) },
    })),
    ...electionsApart.map((line) => ({ type: 'election-tally', data: dataOfElection(line, votesEach) })),
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

function rejectedOf(line: Rejected | undefined) {
  return line === undefined ? undefined : { rejected: toWire(line.shares) };
}

function ruledIn(all: readonly RuledOnMatter[]) {
  const rows = all.map(({ matter: _matter, class: _class, shares, ...ruling }) => ({
    ...ruling,
    shares: String(shares),
  }));
  return rows.length === 0 ? undefined : { rulings: rows };
}

function dataOf({ matter, class: className, ...line }: Line & { readonly holder?: string }): object {
  const { holder, for: yes, against, abstain, unvoted } = line;
  return {
    proposal: matter,
    class: className,
    ...(holder === undefined ? undefined : { holder }),
    for: toWire(yes),
    against: toWire(against),
    abstain: toWire(abstain),
    'broker-non-votes': toWire(unvoted),
  };
}

function dataOfElection(
  line: ElectionLines & { readonly holder?: string },
  votesEach: ReadonlyMap<string, Ratio>,
): object {
  const { election, class: className, holder, candidates, brokerNonVotes, present } = line;
  const each = votesEach.get(className);
  if (each === undefined) {
    throw new TallyError(
      `The election ${election} is reported in votes, and nobody says how many a share of ${className} has: add --votes-each ${className}=1, or what the charter gives it.`,
    );
  }
  const votes = (shares: Quantity<'shares'>) => toWire(votesOf(shares, each));
  return {
    election,
    class: className,
    ...(holder === undefined ? undefined : { holder }),
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
