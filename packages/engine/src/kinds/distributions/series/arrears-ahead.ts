import { message, openFact, reason, type Reason } from '../../../evaluation/index.js';
import { compareDays, isZero, type Day, type Moment } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { arrearsOf, type Arrears } from './arrears.js';
import { fixedDividends } from './fixed-dividends.js';
import { paymentDatesWithin } from './payment-dates.js';

/** Supposed of what falls due on a series up to a day that is ahead. */
export const paidAsItFallsDue = openFact('paid-as-it-falls-due', 'series', 'day').yesNo(
  'Is all that falls due on {0} through {1} paid in full as it falls due?',
  {
    reply: 'yes',
    premise: 'all that falls due on {0} through {1} is paid in full as it falls due',
    kind: 'continues',
  },
);

/** Asked where not all of it is paid: the text that looks at it asks for more than whether something is unpaid. */
export const unpaidByThen = openFact('unpaid-by-then', 'series', 'day').money(
  'How much of what falls due on {0} through {1} is unpaid then?',
  { leastExcluded: true },
);

const ahead = message(
  'arrears.ahead',
  'What falls due on {series} through {on} is not paid in full as it falls due: {outcome}',
);

/** What falls due on a series up to a day that is ahead, with the section that says so. */
interface DueAhead {
  readonly series: string;
  /** The days on which something does, as far as what is entered tells. */
  readonly dues: readonly Day[];
  /** Where it does not tell all: the day up to which others may be. */
  readonly othersUntil?: Day | undefined;
  readonly cites: readonly string[];
}

/** That what falls due is not paid, where somebody entered so, and since when it is not: that it is paid is supposed. */
export function unpaidAhead(
  c: Context,
  { series, dues, othersUntil, cites }: DueAhead,
  ...grounds: readonly Reason[]
): { readonly due?: Day; readonly reason: Reason } | undefined {
  const through = [...new Set([...dues, othersUntil ?? []].flat())].toSorted(compareDays);
  const on = through.find((due) => !c.is(paidAsItFallsDue, { about: [series, due], cites }));
  if (on === undefined) return undefined;
  const isTold = dues.includes(on);
  return {
    ...(isTold ? { due: on } : undefined),
    reason: reason(ahead, isTold ? `unpaid since ${on}` : 'unpaid', {
      figures: { series, on },
      cites,
      grounds,
    }),
  };
}

/**
 * Whether dividends of a series are in arrears on a day that may be ahead of what is known: by how things stand, and where nothing
 * is in arrears now, by what falls due in between. That this is paid is supposed.
 */
export function arrearsOn(c: Context, series: string, on: Day, known: Moment): Arrears | undefined {
  const arrears = arrearsOf(c, series, known);
  if (arrears === undefined || arrears.are || compareDays(on, known.day) <= 0) return arrears;
  const fixed = fixedDividends(c, series, known.day);
  if (fixed === undefined || isZero(c.books.outstanding(series).at(known))) return arrears;
  const dues = paymentDatesWithin(fixed.dividend.provision.on, known.day, on);
  const unpaid = unpaidAhead(c, { series, dues, cites: [fixed.dividend.cite] }, arrears.reason);
  return unpaid === undefined ? arrears : { are: true, since: unpaid.due, reason: unpaid.reason };
}
