import { openFact } from '../../../evaluation/index.js';
import { compareDays, day, earliestOf, type Day } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { paymentDatesWithin } from './payment-dates.js';
import type { SeriesDividend } from './series-dividend-parameters.js';
import { provisionOf } from './series-provision.js';

/** Asked of the first payment date after the days were moved: its period is longer or shorter than those that the text speaks of. */
export const dividendOfMovedPeriod = openFact('dividend-of-moved-period', 'series', 'day').money(
  'How much falls due on each share of {0} on {1}, the first payment date after its payment days were moved?',
);

/** Whether the text had other payment days of a series at some time within a span than it has on its last day. */
export function haveDaysMoved(c: Context, last: Placed<SeriesDividend>, from: Day, through: Day): boolean {
  return textsWithin(c, last, from, through).some((each) => written(each) !== written(last));
}

/** Every payment date after one day, through another, by the text in force on it; of days ahead by that of the question's day. */
export function paymentDatesOf(c: Context, last: Placed<SeriesDividend>, after: Day, through: Day): readonly Day[] {
  const texts = textsWithin(c, last, after, through);
  const dates = texts.flatMap((each) =>
    paymentDatesWithin(each.provision.on, after, through).filter((date) => textOn(c, last, date) === each),
  );
  return dates.toSorted(compareDays);
}

/** The provision on the dividends of a series by the text of a day; the one that is known where none was in force then. */
export function textOn(c: Context, known: Placed<SeriesDividend>, on: Day): Placed<SeriesDividend> {
  const { kind, series } = known.provision;
  return compareDays(on, c.asOf) < 0 ? (provisionOf<SeriesDividend>(c, kind, series, on) ?? known) : known;
}

function textsWithin(
  c: Context,
  last: Placed<SeriesDividend>,
  from: Day,
  through: Day,
): readonly Placed<SeriesDividend>[] {
  const end = earliestOf(through, c.asOf);
  if (c.provisionsReading(earliestOf(from, end)) === c.provisionsReading(end)) return [last];
  const begun = c.inForce.instruments.map(({ instrument }) => day(instrument.from));
  const days = [from, ...begun.filter((each) => compareDays(from, each) < 0 && compareDays(each, end) <= 0)];
  return [...new Set([...days.map((each) => textOn(c, last, each)), last])];
}

function written({ provision: { on } }: Placed<SeriesDividend>): string {
  return on.map(({ month, dayOfMonth }) => `${String(month)}-${String(dayOfMonth)}`).join(' ');
}
