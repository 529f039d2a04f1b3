import { atClose, compareBy, compareMoments, isPositive, isZero, ratio, share, sumOf } from '../../exact/index.js';
import type { Day, Quantity, Shares, Unit } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { measureInWords, type Measure } from './measure.js';
import type { Use } from './use.js';

/** The first day at whose close there is so much of a stock: all that is outstanding, or what somebody named has of it. */
export interface StockDay {
  readonly stock?: readonly string[] | undefined;
  readonly heldBy?: readonly string[] | undefined;
  readonly ofAll?: readonly string[] | undefined;
  readonly is?: Measure | undefined;
}

/** The day, by the register as it is kept; undefined where it has not come. Of a stock of which there was none yet it has not. */
export function dayOfStock(c: Context, { placed }: Use, when: StockDay): Day | undefined {
  const { stock = [], ofAll = [], is } = when;
  const cites = [placed.cite];
  const days = daysOfChange(c, [...stock, ...ofAll], when.heldBy ?? []);
  c.covered('register', c.asOf, cites, days[0]);
  const begun = days.findIndex((day) => isPositive(heldOn(c, when, day)));
  const first = days[begun];
  if (is === undefined || first === undefined) return undefined;
  const opened = c.books
    .entriesOf('opening-register')
    .find(({ on, data }) => on === first && stock.includes(data.class));
  if (opened !== undefined)
    c.premise({
      kind: 'nothing-further',
      about: `before the register (${placed.cite})`,
      says: `it had not come before the register opens that ${stockDayInWords(when)}`,
    });
  return days.slice(begun).find((day) => compareBy<Unit>(is.verb, measured(c, when, day), is.figure.value));
}

function measured(c: Context, when: StockDay, day: Day): Quantity<Unit> {
  const held = heldOn(c, when, day);
  if (when.ofAll === undefined) return held;
  const whole = outstandingOn(c, when.ofAll, day);
  return isZero(whole) ? ratio(0) : share(held, whole);
}

function heldOn(c: Context, { stock = [], heldBy }: StockDay, day: Day): Shares {
  if (heldBy === undefined) return outstandingOn(c, stock, day);
  const blocks = stock.flatMap((id) => c.books.blocksOwned(heldBy, id, atClose(day)));
  return sumOf('shares', blocks, ({ shares }) => shares);
}

function outstandingOn(c: Context, stock: readonly string[], day: Day): Shares {
  return sumOf('shares', stock, (id) => c.books.outstanding(id).at(atClose(day)));
}

/** The days on which any of this may have changed, in order, through that of the question. */
function daysOfChange(c: Context, stock: readonly string[], persons: readonly string[]): readonly Day[] {
  const moments = [
    ...stock.flatMap((id) => c.books.outstanding(id).moments()),
    ...(persons.length === 0 ? [] : c.books.changeMoments(stock, persons)),
  ];
  return [...new Set(moments.map(({ day }) => day))]
    .filter((day) => (compareMoments({ day }, { day: c.asOf }) ?? 0) <= 0)
    .toSorted((a, b) => compareMoments({ day: a }, { day: b }) ?? 0);
}

/** How a sentence tells it: "the outstanding class-b are less than 5% of the outstanding class-a and class-b". */
export function stockDayInWords({ stock = [], heldBy, ofAll, is }: StockDay): string {
  const what = `the outstanding ${stock.join(' and ')}${heldBy === undefined ? '' : ` that ${heldBy.join(' and ')} own`}`;
  const whole = ofAll === undefined ? '' : ` of the outstanding ${ofAll.join(' and ')}`;
  return `${what} are ${is === undefined ? 'so many' : measureInWords(is)}${whole}`;
}
