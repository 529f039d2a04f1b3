import {
  ceiling,
  compare,
  dividedBy,
  floor,
  greatestWholeBelow,
  isNegative,
  isZero,
  leastWholeAbove,
  minus,
  negate,
  plus,
  ratio,
  times,
  zero,
} from '../exact/index.js';
import type { Bounds, Quantity, Ratio, Unit, Verb } from '../exact/index.js';
import { boundsOfReply } from './assumed-bounds.js';
import type { Cut } from './frame.js';
import type { Inquiry } from './inquiry.js';
import { figureInWords } from './unknown-comparison.js';

/** Values of a quantity between two cuts; an end that is not cut is that of the reply, or none. */
export interface Region {
  readonly low: Cut | undefined;
  readonly high: Cut | undefined;
}

/** Two regions that lie side by side. */
export function joined(a: Region, b: Region): Region {
  return a.high !== undefined && a.high === b.low ? { low: a.low, high: b.high } : { low: b.low, high: a.high };
}

/** Whether the reply may be on either side of a cut. */
export function isWithin(inquiry: Inquiry, { at, withThose }: Cut): boolean {
  const { least = zero<Unit>('ratio'), leastExcluded, greatest } = boundsOfReply(inquiry) ?? {};
  const fromLeast = least === 'unbounded' ? 1 : compare(at, least);
  const toGreatest = greatest === undefined ? 1 : compare(greatest, at);
  const hasBelow = fromLeast > 0 || (fromLeast === 0 && withThose === 'below' && leastExcluded !== true);
  return hasBelow && (toGreatest > 0 || (toGreatest === 0 && withThose === 'above'));
}

/** Which of two cuts lies lower. */
export function compareCuts(a: Cut, b: Cut): number {
  const order = compare(a.at, b.at);
  if (order !== 0 || a.withThose === b.withThose) return order;
  return a.withThose === 'above' ? -1 : 1;
}

/** The regions into which cuts part a region, in order. */
export function partedBy(cuts: readonly Cut[], { low, high }: Region): readonly Region[] {
  const sorted = cuts
    .toSorted(compareCuts)
    .filter((cut, index, all) => index === 0 || compareCuts(all[index - 1]!, cut) !== 0);
  const ends = [low, ...sorted, high];
  return ends.slice(1).map((end, index) => ({ low: ends[index], high: end }));
}

/** Whether all values above a cut are more than nothing. */
export function isAboveNought({ at, withThose }: Cut): boolean {
  return !isNegative(at) && !(isZero(at) && withThose === 'above');
}

/** A region as what a run may assume of a quantity. */
export function boundsOf({ low, high }: Region): Bounds {
  return {
    ...(low === undefined ? undefined : { least: low.at, leastExcluded: low.withThose === 'below' }),
    ...(high === undefined ? undefined : { greatest: high.at, greatestExcluded: high.withThose === 'above' }),
  };
}

/** A region, and whether something differs in it. */
export interface Piece {
  readonly region: Region;
  readonly differs: boolean;
}

/**
 * A region in two where something differs at one end of it and not at the other: at the figure from which it does, or does no
 * more, to a whole share or person, or a cent. No other figures are tried than those on the way there.
 */
export function partedWhere(
  differs: (figure: Quantity<Unit>) => boolean,
  inquiry: Inquiry,
  region: Region,
): readonly Piece[] {
  const step = stepOf(inquiry);
  const stepped = (steps: Quantity<Unit>): Quantity<Unit> => times(steps, step);
  let [first, last] = endsOf(withinReply(inquiry, region), step);
  const [atFirst, atLast] = [differs(stepped(first)), differs(stepped(last))];
  if (atFirst === atLast) return [{ region, differs: atFirst }];
  for (let between = middleOf(first, last); compare(first, between) < 0; between = middleOf(first, last)) {
    if (differs(stepped(between)) === atFirst) first = between;
    else last = between;
  }
  const cut: Cut = { at: stepped(last), withThose: 'above' };
  return [
    { region: { low: region.low, high: cut }, differs: atFirst },
    { region: { low: cut, high: region.high }, differs: atLast },
  ];
}

const steps: Readonly<Record<string, Ratio>> = { money: ratio('1/100'), ratio: ratio('1/10000') };

/** By how much one figure of a quantity is told from the next. */
function stepOf({ type: { reply } }: Inquiry): Ratio {
  return (reply.kind === 'quantity' ? steps[reply.unit] : undefined) ?? ratio(1);
}

/** A region that nothing cuts ends where the reply does. */
function withinReply(inquiry: Inquiry, { low, high }: Region): Region {
  const { greatest } = boundsOfReply(inquiry) ?? {};
  return { low, high: high ?? (greatest && { at: greatest, withThose: 'below' }) };
}

/** The first and the last step of a region, as far as one is looked at; the middle of one that is too narrow for a step. */
function endsOf({ low, high }: Region, step: Ratio): readonly [Quantity<Unit>, Quantity<Unit>] {
  const [from, to] = [low && dividedBy(low.at, step), high && dividedBy(high.at, step)];
  const first = from && (low?.withThose === 'above' ? ceiling(from) : leastWholeAbove(from));
  const last = to && (high?.withThose === 'below' ? floor(to) : greatestWholeBelow(to));
  if (first === undefined) return last === undefined ? [ratio(1), ratio(1)] : [minus<Unit>(last, farFrom(last)), last];
  if (last === undefined) return [first, plus<Unit>(first, farFrom(first))];
  if (compare(first, last) <= 0) return [first, last];
  const middle = dividedBy(plus<Unit>(from!, to!), ratio(2));
  return [middle, middle];
}

/** A region without an end is looked at a thousand times as far as it begins. */
function farFrom(end: Quantity<Unit>): Quantity<Unit> {
  return times(plus<Unit>(isNegative(end) ? negate(end) : end, ratio(1)), ratio(1000));
}

function middleOf(first: Quantity<Unit>, last: Quantity<Unit>): Quantity<Unit> {
  return floor(dividedBy(plus<Unit>(first, last), ratio(2)));
}

/** A region in words: from which value, and up to which. */
export function regionInWords(
  inquiry: Inquiry,
  region: Region,
  inMoney: (figure: Quantity<'money'>) => string,
): string {
  const inWords = (verb: Verb, at: Quantity<Unit>): string => figureInWords(inquiry, verb, at, inMoney);
  const { low, high } = region;
  const isLast = high === undefined || !isWithin(inquiry, high);
  const from = low === undefined ? [] : [inWords(low.withThose === 'above' ? 'atLeast' : 'moreThan', low.at)];
  const to = isLast ? [] : [inWords(high.withThose === 'above' ? 'lessThan' : 'notMoreThan', high.at)];
  return [...from, ...to].join(' and ');
}
