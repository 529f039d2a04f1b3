import { asksForEnough, includesFigure, ratio, toWire, withinBoth } from '../exact/index.js';
import type { Bounds, Quantity, Unit, Verb } from '../exact/index.js';
import type { Inquiry } from './inquiry.js';

/** The bounds that a reply has by its type and by what is entered, before anything is assumed of it. */
export function boundsOfReply({ type: { reply }, greatest }: Inquiry): Bounds | undefined {
  if (reply.kind !== 'quantity') return undefined;
  const byType: Bounds = {
    ...(reply.least === undefined ? undefined : { least: leastOf(reply.least) }),
    ...(reply.leastExcluded === undefined ? undefined : { leastExcluded: true }),
    ...(reply.greatest === undefined ? undefined : { greatest: ratio(reply.greatest) }),
  };
  return greatest === undefined ? byType : withinBoth(byType, { greatest });
}

function leastOf(written: string): NonNullable<Bounds['least']> {
  return written === 'unbounded' ? written : ratio(written);
}

/** What a comparison that came out so says of its unknown. */
export function boundsWhere(verb: Verb, at: Quantity<Unit>): Bounds {
  const excluded = !includesFigure(verb);
  return asksForEnough(verb) ? { least: at, leastExcluded: excluded } : { greatest: at, greatestExcluded: excluded };
}

/** The values that are within both bounds, as far as either is known. */
export function narrowed(a: Bounds | undefined, b: Bounds | undefined): Bounds {
  return a === undefined || b === undefined ? (a ?? b ?? {}) : withinBoth(a, b);
}

/** Bounds as one text, equal for equal bounds. */
export function boundsInWords(bounds: Bounds | undefined): string {
  if (bounds === undefined) return '';
  const { least, greatest } = bounds;
  const low =
    least === undefined
      ? ''
      : least === 'unbounded'
        ? '-'
        : `${bounds.leastExcluded === true ? '(' : '['}${toWire(least)}`;
  const high = greatest === undefined ? '' : `${toWire(greatest)}${bounds.greatestExcluded === true ? ')' : ']'}`;
  return `${low},${high}`;
}
