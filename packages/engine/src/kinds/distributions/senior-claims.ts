import { openFact } from '../../evaluation/index.js';
import { amount, atClose, compareDays, compareMoney, isZero, sumOfMoney, toWire } from '../../exact/index.js';
import type { Amount, Day, Moment, Money } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { seriesOn, type Series } from '../../terms/index.js';
import { dividendsDue } from './dividends-due.js';
import { dividendsMet, shortOf } from './dividends-met.js';

/** What kind of payment a senior series is owed before the common stock. */
export type ClaimKind = 'dividend' | 'distribution' | 'fund';

/** What a senior series has due before the common stock, what of it is met, and what is short. */
export interface SeniorClaim {
  readonly series: string;
  readonly kind: ClaimKind;
  readonly entitled?: Money;
  readonly met?: Money;
  readonly periods?: number;
  /** What is neither paid nor declared and set aside; an unknown where the entries do not tell. */
  readonly short: Amount<'money'>;
}

export const unpaidDividends = openFact('senior-dividends-unpaid', 'series').money(
  'How much of the dividends of {0} that come before the common stock is due, and neither paid nor declared and set aside?',
);

export const unpaidDistributions = openFact('senior-distributions-unpaid', 'series').money(
  'How much of other distributions that come before the common stock is due to {0}, and neither paid nor declared and set aside?',
  {},
  { reply: '0', premise: '{0} is owed no distribution other than dividends' },
);

/** The series with a claim before the common stock: the outstanding series of the senior class. */
export function outstandingSeries(c: Context, seniorClass: string, at: Moment, cite: string): readonly Series[] {
  return seriesOn(c, at.day, [cite])
    .filter((each) => each.class === seniorClass && each.filed !== undefined)
    .filter((each) => !isZero(c.books.outstanding(each.id).at(at)));
}

/** The dividends of one series. Where shares are gone on which some of it fell due, it is asked how much is due still. */
export function dividendClaim(
  c: Context,
  series: Series,
  when: Moment,
  currency: string,
  cites: readonly string[],
): SeniorClaim {
  const at = atClose(c.covered('dividends', when.day, cites));
  const due = dividendsDue(c, series, at, currency);
  if (due === undefined) {
    return {
      series: series.id,
      kind: 'dividend',
      short: c.quantity('money', unpaidDividends, { about: [series.id], cites }),
    };
  }
  const met = dividendsMet(c, series.id, due.since, at, currency, cites);
  const short = shortOf(due.entitled, met);
  const least = due.onGone === undefined ? short : shortOf(short, due.onGone);
  if (compareMoney(least, short) < 0) {
    const reply = {
      kind: 'quantity',
      unit: 'money',
      least: toWire(least.amount),
      greatest: toWire(short.amount),
    } as const;
    const about = { about: [series.id], cites };
    return { series: series.id, kind: 'dividend', short: c.quantity('money', { ...unpaidDividends, reply }, about) };
  }
  return {
    series: series.id,
    kind: 'dividend',
    entitled: due.entitled,
    met,
    periods: due.periods,
    short: amount(short.amount),
  };
}

/** Other distributions of one series; the journal has no entries of them, so they are asked for or supposed to be none. */
export function distributionClaim(c: Context, series: Series, cite: string): SeniorClaim {
  return {
    series: series.id,
    kind: 'distribution',
    short: c.quantity('money', unpaidDistributions, { about: [series.id], cites: [cite] }),
  };
}

/** The days after now, through another, on which payments to a fund of one series fall due, as they are entered. */
export function fundDuesWithin(c: Context, { id }: Series, now: Moment, through: Day): readonly Day[] {
  const ahead = c.books
    .fundsDue(id, now)
    .filter(({ data }) => compareDays(data.due, now.day) > 0 && compareDays(data.due, through) <= 0);
  c.restsOn(ahead.map((entry) => entry.id));
  return ahead.map(({ data }) => data.due);
}

/** Payments to sinking and retirement funds of one series that have fallen due. */
export function fundClaim(c: Context, series: Series, when: Moment, currency: string, cite: string): SeniorClaim {
  const at = atClose(c.covered('dividends', when.day, [cite]));
  const due = c.books.fundsDue(series.id, at).filter(({ data }) => compareDays(data.due, at.day) <= 0);
  const paid = c.books.fundsPaid(series.id, at);
  const aside = c.books
    .setAside(series.id, at)
    .filter(({ data }) => data.for === 'sinking-fund' || data.for === 'retirement-fund');
  c.restsOn([...due, ...paid, ...aside].map((entry) => entry.id));
  const entitled = sumOfMoney(currency, due, ({ data }) => data.amount);
  const met = sumOfMoney(currency, [...paid, ...aside], ({ data }) => data.amount);
  return { series: series.id, kind: 'fund', entitled, met, short: amount(shortOf(entitled, met).amount) };
}
