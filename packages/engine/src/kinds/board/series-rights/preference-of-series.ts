import {
  compareDays,
  compareMoney,
  daysBetween,
  minusMoney,
  noMoney,
  plusDays,
  plusMoney,
  recount,
  timesMoney,
} from '../../../exact/index.js';
import type { Day, Money, Moment } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import { dividendPeriodsNotion, unpaidPreferenceNotion } from '../../../terms/index.js';
import type { MissedDividendRight } from './parameters.js';
import type { FurtherTest } from './right-history.js';

/** The further test of the preference of all outstanding shares. */
type Preference = NonNullable<MissedDividendRight['preference']>;

/** The greatest preference by the moment, where it never was enough; nothing where it was, or where accruals count too. */
export function neverEnough(
  c: Context,
  { cite, provision }: Placed<MissedDividendRight>,
  preference: Preference,
  at: Moment,
): Money | undefined {
  const { series } = provision;
  c.covered('register', at.day, [cite]);
  if (c.resolve(preference.counted) === 'with-accrued') return undefined;
  const most = changesOf(c, series, at)
    .map((day) => amountOn(c, series, preference, day))
    .reduce<Money>((a, b) => (compareMoney(a, b) >= 0 ? a : b), noMoney(preference.on.currency));
  return compareMoney(most, preference.atLeast) < 0 ? most : undefined;
}

/** The days by a moment on which shares of a series came or went. */
export function changesOf(c: Context, series: string, at: Moment): readonly Day[] {
  const days = c.books
    .outstanding(series)
    .moments()
    .map(({ day }) => day);
  return [...new Set(days)].filter((day) => compareDays(day, at.day) <= 0);
}

function amountOn(c: Context, series: string, { on }: Preference, day: Day): Money {
  return timesMoney(on, recount('ratio', c.books.outstanding(series).at(day)));
}

/** The preference of all outstanding shares on a day. */
export function preferenceOn(
  c: Context,
  { article, provision }: Placed<MissedDividendRight>,
  preference: Preference,
  day: Day,
): Money {
  const { series } = provision;
  const amount = amountOn(c, series, preference, day);
  if (c.resolve(preference.counted) === 'amount') return amount;
  const each = c.notion(unpaidPreferenceNotion, [series], { day }, article).value;
  return plusMoney(amount, timesMoney(each, recount('ratio', c.books.outstanding(series).at(day))));
}

/**
 * The test that the preference is enough. Shares come and go, dividends are declared and paid, a period begins: between two such days
 * the preference stays or grows, so that its last day tells of each such time whether the test holds within it.
 */
export function furtherTest(
  c: Context,
  placed: Placed<MissedDividendRight>,
  preference: Preference,
  at: Moment,
): FurtherTest {
  const holds = (day: Day): boolean => compareMoney(preferenceOn(c, placed, preference, day), preference.atLeast) >= 0;
  return {
    holds,
    firstWithin: (after, before) => {
      const [first, end] = [plusDays(after, 1), before ?? plusDays(at.day, 1)];
      const steps = stepsOf(c, placed, preference, at).filter((day) => day > first && day < end);
      const starts = [first, ...new Set(steps.toSorted(compareDays))];
      for (const [index, start] of starts.entries()) {
        const last = plusDays(starts[index + 1] ?? end, -1);
        if (last >= start && holds(last)) return firstOf(holds, start, last);
      }
      return undefined;
    },
  };
}

/** The first day on which a test holds, which from that day on holds through the last one. */
function firstOf(holds: (day: Day) => boolean, from: Day, through: Day): Day {
  if (from === through) return through;
  const middle = plusDays(from, Math.floor(daysBetween(from, through) / 2));
  return holds(middle) ? firstOf(holds, from, middle) : firstOf(holds, plusDays(middle, 1), through);
}

/** The days by a moment on which the preference may change otherwise than by growing from day to day. */
function stepsOf(
  c: Context,
  { article, provision: { series } }: Placed<MissedDividendRight>,
  preference: Preference,
  at: Moment,
): readonly Day[] {
  const changes = changesOf(c, series, at);
  if (c.resolve(preference.counted) === 'amount') return changes;
  const declared = c.books.declared(series, at);
  const entries = [
    ...declared,
    ...declared.flatMap(({ id }) => c.books.rescissions(id, at)),
    ...c.books.paid(series, at),
  ];
  const periods = c.notion(dividendPeriodsNotion, [series], at, article).value;
  return [...changes, ...entries.map(({ on }) => on), ...periods.map(({ first }) => first)];
}

/** What is short of the threshold on a day; nothing where it is reached. */
export function shortOfPreference(
  c: Context,
  placed: Placed<MissedDividendRight>,
  preference: Preference,
  day: Day,
): Money | undefined {
  const short = minusMoney(preference.atLeast, preferenceOn(c, placed, preference, day));
  return compareMoney(short, noMoney(short.currency)) > 0 ? short : undefined;
}
