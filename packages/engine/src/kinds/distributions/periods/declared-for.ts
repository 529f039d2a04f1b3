import { compareDays, type Day, type Moment, type Quantity } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import type { DividendPeriod } from '../../../terms/index.js';
import type { DeclaredDividend } from '../series/declared-dividend.js';
import type { PeriodicDividend } from './periodic-dividend-parameters.js';
import { periodFor, periodsOf } from './which-period.js';

/** A payment as it was entered. */
export type Paid = ReturnType<Context['books']['paid']>[number];

/** The declarations for a period that stand, as entered by a moment. */
export function declaredFor(
  c: Context,
  placed: Placed<PeriodicDividend>,
  period: DividendPeriod,
  at: Moment,
): readonly DeclaredDividend[] {
  const { series } = placed.provision;
  const stands = c.books.declared(series, at).filter(({ id }) => c.books.rescissions(id, at).length === 0);
  return stands.filter(({ id, data }) => isFor(c, placed, period, id, data['for-period'], data.payable, at));
}

/** The payments for a period, as entered by a moment: by the period that they name, or that of the dividend that they pay. */
export function paidFor(
  c: Context,
  placed: Placed<PeriodicDividend>,
  period: DividendPeriod,
  at: Moment,
): readonly Paid[] {
  return c.books.paid(placed.provision.series, at).filter(({ id, data }) => {
    const pays = data.for === undefined ? undefined : c.books.dividend(data.for)?.data;
    return isFor(c, placed, period, id, data['for-period'] ?? pays?.['for-period'], pays?.payable, at);
  });
}

function isFor(
  c: Context,
  placed: Placed<PeriodicDividend>,
  { number }: DividendPeriod,
  entry: string,
  written: string | undefined,
  payable: Day | undefined,
  at: Moment,
): boolean {
  const { series } = placed.provision;
  return periodFor(periodsOf(c, placed, at).value, { entry, series, written, payable }).number === number;
}

/** The day at whose close the holders are taken: as the board fixed it, else as the text does, else the end of the period. */
export function recordDayOf({ record, last }: DividendPeriod, declared: readonly DeclaredDividend[]): Day {
  return declared.at(-1)?.data['record-date'] ?? record?.otherwise ?? last;
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
