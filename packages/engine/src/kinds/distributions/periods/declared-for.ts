import { groupedBy } from '../../../books/index.js';
import { compareDays, type Day, type Moment, type Quantity } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { recordOfDividend, type DividendPeriod } from '../../../terms/index.js';
import type { DeclaredDividend } from '../series/declared-dividend.js';
import type { PeriodicDividend } from './periodic-dividend-parameters.js';
import { periodFor, periodsOf, type OfPeriods } from './which-period.js';

/** A payment as it was entered. */
export type Paid = ReturnType<Context['books']['paid']>[number];

/** What was entered for one period by a moment. */
export interface EnteredForPeriod {
  /** The declarations that stand. */
  readonly declared: readonly DeclaredDividend[];
  /** The payments: by the period that they name, or that of the dividend that they pay. */
  readonly paid: readonly Paid[];
}

const nothingEntered: EnteredForPeriod = { declared: [], paid: [] };

/** What was entered for a period by a moment. */
export function enteredFor(c: Context, placed: OfPeriods, { number }: DividendPeriod, at: Moment): EnteredForPeriod {
  return enteredByNumber(c, placed, at).get(String(number)) ?? nothingEntered;
}

/** What was entered by a moment, by the number of the period that it is for; which that is is found once for all. */
export function enteredByNumber(c: Context, placed: OfPeriods, at: Moment): ReadonlyMap<string, EnteredForPeriod> {
  const periods = periodsOf(c, placed, at).value;
  const { series } = placed.provision;
  return c.once(periods, `what was entered for each period of ${series} by ${at.day} ${at.time ?? ''}`, () =>
    enteredByPeriod(c, series, periods, at),
  );
}

function enteredByPeriod(
  c: Context,
  series: string,
  periods: readonly DividendPeriod[],
  at: Moment,
): ReadonlyMap<string, EnteredForPeriod> {
  const periodOf = (entry: string, written: string | undefined, payable: Day | undefined): string =>
    String(periodFor(periods, { entry, series, written, payable }).number);
  const stands = c.books.declared(series, at).filter(({ id }) => c.books.rescissions(id, at).length === 0);
  const declared = groupedBy(stands, ({ id, data }) => periodOf(id, data['for-period'], data.payable));
  const paid = groupedBy(c.books.paid(series, at), ({ id, data }) => {
    const pays = data.for === undefined ? undefined : c.books.dividend(data.for)?.data;
    return periodOf(id, data['for-period'] ?? pays?.['for-period'], pays?.payable);
  });
  const numbers = new Set([...declared.keys(), ...paid.keys()]);
  return new Map(
    Array.from(numbers, (number) => [number, { declared: declared.get(number) ?? [], paid: paid.get(number) ?? [] }]),
  );
}

/** The day at whose close the holders are taken: the record date, as the board fixed it or the text does, else the end of the period. */
export function recordDayOf(period: DividendPeriod, fixed: Day | undefined): Day {
  return recordOfDividend({ period, recordDate: fixed }) ?? period.last;
}

/** The shares that have the dividend: those outstanding at the close of the record date, or by now where it is still ahead. */
export function sharesOnRecord(
  c: Context,
  { provision }: Placed<PeriodicDividend>,
  record: Day,
  at: Moment,
): Quantity<'shares'> {
  const day = compareDays(record, at.day) > 0 ? at.day : record;
  return c.books.outstanding(provision.series).at(day);
}
