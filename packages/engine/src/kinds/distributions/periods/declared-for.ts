import { groupedBy } from '../../../books/index.js';
import { atClose, compareDays, latestOf, type Day, type Moment, type Shares } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { periodDividendNotion, recordOfDividend, type DividendPeriod } from '../../../terms/index.js';
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

/**
 * A moment by which everything was entered that by another tells of the dividends declared and paid for periods that have ended, and as of
 * which the same texts speak of them, so that they stand alike at both; that other itself, where there is none before it.
 */
export function standingAlike(c: Context, placed: OfPeriods, at: Moment): Moment {
  const by = c.covered('dividends', at.day, [placed.cite]);
  const entered = [...enteredByNumber(c, placed, atClose(by))];
  const periods = periodsOf(c, placed, at).value;
  const days = entered.flatMap(([number, { declared }]) => {
    const { payable, last } = periods[Number(number) - 1]!;
    return [payable, last, ...declared.flatMap(({ data }) => data['record-date'] ?? [])];
  });
  const stated = c.once(placed, 'the days on which what is stated begins or ends', () =>
    c.books.asEntered('stated').flatMap(({ on, data: { from = on, until = from } }) => [from, until]),
  );
  const all = [
    ...days,
    ...stated.filter((day) => compareDays(day, at.day) <= 0),
    ...bearing.flatMap((family) => c.books.lastEntered(family, by) ?? []),
  ];
  const [first, ...others] = all;
  if (first === undefined) return at;
  const last = latestOf(first, ...others);
  return compareDays(last, at.day) < 0 && isToldAlike(c, last, at.day) ? atClose(last) : at;
}

/** What bears on whether a dividend is paid: the shares that have it, the rate that it has, and what was declared, paid and rescinded. */
const bearing = ['register', 'dividends', 'acts', 'reports'] as const;

/** Whether the same texts tell of dividends on two days, and what bears on them is kept from the one through the other. */
function isToldAlike(c: Context, day: Day, later: Day): boolean {
  if (c.isGiven(periodDividendNotion) || c.books.asEntered('determination').length > 0) return false;
  const [then, now] = [textsOnDividends(c, day), textsOnDividends(c, later)];
  if (then === undefined || now === undefined || then.length !== now.length) return false;
  if (now.some((placed, index) => placed !== then[index])) return false;
  return bearing.every((family) => c.books.through(family) === undefined || c.isKept(family, day, later));
}

/** The provisions that tell of dividends on a day; nothing where one speaks from a time of its own, or makes shares others by itself. */
function textsOnDividends(c: Context, day: Day): readonly Placed[] | undefined {
  const texts = c.provisionsReading(day);
  return c.once(texts, 'the texts on dividends', () => {
    const isOfItself = texts.some(
      (placed) =>
        ('inForce' in placed.provision && placed.provision.inForce !== undefined) ||
        c.kindOf(placed).converts !== undefined,
    );
    return isOfItself ? undefined : texts.filter((placed) => c.kindOf(placed).subject === 'distributions');
  });
}

/** The day at whose close the holders are taken: the record date, as the board fixed it or the text does, else the end of the period. */
export function recordDayOf(period: DividendPeriod, fixed: Day | undefined): Day {
  return recordOfDividend({ period, recordDate: fixed }) ?? period.last;
}

/** The shares that have the dividend: those outstanding at the close of the record date, or by now where it is still ahead. */
export function sharesOnRecord(c: Context, { provision }: Placed<PeriodicDividend>, record: Day, at: Moment): Shares {
  const day = compareDays(record, at.day) > 0 ? at.day : record;
  return c.books.outstanding(provision.series).at(day);
}
