import {
  asksForEnough,
  compare,
  includesFigure,
  ratio,
  toWire,
  type Bounds,
  type Quantity,
  type Unit,
  type Verb,
} from '../exact/index.js';
import type { Inquiry } from './inquiry.js';

/** The bounds that a reply has by its type, before anything is assumed of it. */
export function boundsOfReply(inquiry: Inquiry): Bounds | undefined {
  const { reply } = inquiry.type;
  if (reply.kind !== 'quantity') return undefined;
  return {
    ...(reply.least === undefined ? undefined : { least: ratio(reply.least) }),
    ...(reply.greatest === undefined ? undefined : { greatest: ratio(reply.greatest) }),
  };
}

/** What a comparison that came out so says of its unknown. */
export function boundsWhere(verb: Verb, at: Quantity<Unit>): Bounds {
  const excluded = !includesFigure(verb);
  return asksForEnough(verb) ? { least: at, leastExcluded: excluded } : { greatest: at, greatestExcluded: excluded };
}

/** The values that are within both bounds. */
export function narrowed(a: Bounds | undefined, b: Bounds | undefined): Bounds {
  if (a === undefined || b === undefined) return a ?? b ?? {};
  const least = tighter(end(a.least, a.leastExcluded), end(b.least, b.leastExcluded), 1);
  const greatest = tighter(end(a.greatest, a.greatestExcluded), end(b.greatest, b.greatestExcluded), -1);
  return {
    ...(least === undefined ? undefined : { least: least.at, leastExcluded: least.excluded }),
    ...(greatest === undefined ? undefined : { greatest: greatest.at, greatestExcluded: greatest.excluded }),
  };
}

/** Bounds as one text, equal for equal bounds. */
export function boundsInWords(bounds: Bounds | undefined): string {
  if (bounds === undefined) return '';
  const { least, greatest } = bounds;
  const low =
    least === undefined || least === 'unbounded' ? '' : `${bounds.leastExcluded === true ? '(' : '['}${toWire(least)}`;
  const high = greatest === undefined ? '' : `${toWire(greatest)}${bounds.greatestExcluded === true ? ')' : ']'}`;
  return `${low},${high}`;
}

interface End {
  readonly at: Quantity<Unit>;
  readonly excluded: boolean;
}

function end(at: Bounds['least'], excluded = false): End | undefined {
  return at === undefined || at === 'unbounded' ? undefined : { at, excluded };
}

/** The end that leaves less: of two low ends the higher (`toward` 1), of two high ends the lower (`toward` -1). */
function tighter(a: End | undefined, b: End | undefined, toward: 1 | -1): End | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const order = compare(a.at, b.at) * toward;
  if (order === 0) return a.excluded ? a : b;
  return order > 0 ? a : b;
}
