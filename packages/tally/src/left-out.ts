import { groupedBy, isZero, toWire, type OverVotePolicy } from '@quorate/engine';
import type { Count } from './count.js';
import { atStake, countsOf, type NotCounted } from './not-counted.js';

/** Of what a total is. */
interface Placed {
  readonly matter: string;
  readonly class: string;
}

/** Of what totals of a count are: those of all, by matter and class. */
export function placesIn({ lines, elections }: Pick<Count, 'lines' | 'elections'>): readonly Placed[] {
  return [...lines, ...elections.map(({ election, class: className }) => ({ matter: election, class: className }))];
}

/**
 * What is told with the total of a matter and class. What is of no class that has a total goes with the first of its matter, and what is of no
 * such matter with the first of all.
 */
export function byTotal<Told extends Partial<Placed>>(
  all: readonly Told[],
  places: readonly Placed[],
): (place: Placed) => readonly Told[] {
  const keyOf = ({ matter, class: className }: Placed) => JSON.stringify([matter, className]);
  const of = groupedBy(all, (each) => {
    const own = places.filter(({ matter }) => matter === each.matter);
    const total = own.find((place) => place.class === each.class) ?? own[0] ?? places[0];
    return total === undefined ? '' : keyOf(total);
  });
  return (place) => of.get(keyOf(place)) ?? [];
}

/** What a total leaves out, reason by reason, and line by line where no list does. */
export function notCountedIn(all: readonly NotCounted[], place: Placed, isEachTold: boolean) {
  const lines = groupedBy(all, ({ code }) => code);
  return [...atStake(all)]
    .toSorted(([one], [other]) => inOrder(one, other))
    .map(([why, { cards, shares, untold }]) => ({
      why,
      cards: String(cards),
      ...(untold === cards ? undefined : { shares: toWire(shares) }),
      ...(isEachTold
        ? { lines: (lines.get(why) ?? []).map((each) => lineIn(each, place)).toSorted(inOrder) }
        : undefined),
    }));
}

/** Of a line that was not read, so much is told. */
const mostOfLine = 200;

function lineIn(fault: NotCounted, place: Placed) {
  const { says, matter, class: className, holder, candidate, shares, at } = fault;
  const counts = countsOf(fault);
  // No sign of two parts is cut in two.
  const card = says.length > mostOfLine ? `${says.slice(0, mostOfLine).replace(/[\ud800-\udbff]$/u, '')}…` : says;
  const told = {
    card,
    holder,
    matter: matter === place.matter ? undefined : matter,
    class: className === place.class ? undefined : className,
    candidate,
    shares,
    counts: isZero(counts) ? undefined : toWire(counts),
    at,
  };
  return Object.fromEntries(
    Object.entries(told).filter((each): each is [string, string] => each[1] !== undefined && each[1] !== ''),
  );
}

/** Every card that does not count by some rule for over-votes, as rows below their names, whatever the order of the files. */
export function listOfNotCounted(counts: ReadonlyMap<OverVotePolicy, Count>): readonly (readonly string[])[] {
  const rules = new Map<string, OverVotePolicy[]>();
  for (const [rule, { notCounted }] of counts) {
    const again = new Map<string, number>();
    for (const fault of notCounted) {
      const row = JSON.stringify(rowOf(fault));
      const times = again.get(row) ?? 0;
      again.set(row, times + 1);
      const key = JSON.stringify([row, times]);
      rules.set(key, [...(rules.get(key) ?? []), rule]);
    }
  }
  // Sorted as texts, for there may be as many as there are cards.
  const rows = [...rules.keys()].toSorted().map((key) => {
    const [row] = JSON.parse(key) as [string, number];
    return [...(JSON.parse(row) as string[]), (rules.get(key) ?? []).toSorted().join(' ')];
  });
  return [columns, ...rows];
}

const columns = 'why code card holder class matter candidate shares counts at near by-rules'.split(' ');

function rowOf(fault: NotCounted): readonly string[] {
  const { code, isoCode, says, holder, class: className, matter, candidate, shares, at, near } = fault;
  const told = [code, isoCode, says, holder, className, matter, candidate, shares, toWire(countsOf(fault)), at, near];
  return told.map((text) => text ?? '');
}

/** By all that they tell, and by nothing else, such as the order in which they were read. */
function inOrder(one: unknown, other: unknown): number {
  const [first, second] = [JSON.stringify(one), JSON.stringify(other)];
  return first < second ? -1 : Number(first > second);
}
