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

const ahead = message(
  'arrears.ahead',
  'What falls due on {series} through {on}{first} is not paid in full as it falls due: {outcome}',
);

/** What falls due on a series up to a day that is ahead, with the section that says so. */
interface DueAhead {
  readonly series: string;
  /** The first day on which something does; undefined where what is entered does not tell. */
  readonly due: Day | undefined;
  readonly on: Day;
  readonly cite: string;
}

/** That what falls due is not paid, where somebody entered so: that it is paid is supposed. */
export function unpaidAhead(
  c: Context,
  { series, due, on, cite }: DueAhead,
  ...grounds: readonly Reason[]
): Reason | undefined {
  if (c.is(paidAsItFallsDue, { about: [series, on], cites: [cite] })) return undefined;
  const first = due === undefined || due === on ? '' : `, first on ${due},`;
  const outcome = due === undefined ? 'unpaid' : `unpaid since ${due}`;
  return reason(ahead, outcome, { figures: { first, series, on }, cites: [cite], grounds });
}

/**
 * Whether dividends of a series are in arrears on a day that may be ahead of what is known: by how things stand, and where nothing
 * is in arrears now, by what falls due in between. That this is paid is supposed.
 */
export function arrearsOn(c: Context, series: string, on: Day, known: Moment): Arrears | undefined {
  const arrears = arrearsOf(c, series, known);
  if (arrears === undefined || arrears.are || compareDays(on, known.day) <= 0) return arrears;
  const fixed = fixedDividends(c, series, known.day);
  const [due] = fixed === undefined ? [] : paymentDatesWithin(fixed.dividend.provision.on, known.day, on);
  if (fixed === undefined || due === undefined || isZero(c.books.outstanding(series).at(known))) return arrears;
  const unpaid = unpaidAhead(c, { series, due, on, cite: fixed.dividend.cite }, arrears.reason);
  return unpaid === undefined ? arrears : { are: true, since: due, reason: unpaid };
}
