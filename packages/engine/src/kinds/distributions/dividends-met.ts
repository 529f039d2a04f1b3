import { openFact } from '../../evaluation/index.js';
import { compareDays, compareMoney, isNegative, minusMoney, noMoney, plusMoney, sumMoney } from '../../exact/index.js';
import type { Day, Money, Moment } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { declaredTotal } from './series/declared-dividend.js';

/** Asked where payments and money set aside name no dividend, and it matters whether they are the same money. */
export const paidFromSetAside = openFact('paid-from-set-aside', 'series').yesNo(
  'Was what has been paid on {0} taken out of the money that had been set aside for it?',
);

/**
 * What has been paid on a series, or declared and set aside for it. Declared without being set aside does not count, nor
 * does money set aside for what was not declared; money set aside and then paid counts once.
 */
export function dividendsMet(
  c: Context,
  series: string,
  since: Day | undefined,
  at: Moment,
  currency: string,
  cites: readonly string[],
): Money {
  const counts = (entry: { readonly on: Day }): boolean => since === undefined || compareDays(entry.on, since) >= 0;
  const declared = c.books
    .declared(series, at)
    .filter(counts)
    .filter((entry) => !isUndone(c, entry.id, at));
  const paid = c.books.paid(series, at).filter(counts);
  const aside = c.books.setAside(series, at).filter((entry) => counts(entry) && entry.data.for === 'dividend');
  c.restsOn([...declared, ...paid, ...aside].map((entry) => entry.id));
  const total = (amounts: readonly Money[]): Money => sumMoney(currency, amounts);

  const byDividend = declared.map((entry) => {
    const linkedPaid = total(paid.filter(({ data }) => data.for === entry.data.id).map(({ data }) => data.amount));
    const linkedAside = total(
      aside.filter(({ data }) => data.dividend === entry.data.id).map(({ data }) => data.amount),
    );
    const amount = declaredTotal(c, entry, currency);
    return { met: more(linkedPaid, less(amount, linkedAside)), amount };
  });
  const met = total(byDividend.map((each) => each.met));
  const open = minusMoney(total(byDividend.map((each) => each.amount)), met);
  const loosePaid = total(paid.filter(({ data }) => data.for === undefined).map(({ data }) => data.amount));
  const looseAside = total(aside.filter(({ data }) => data.dividend === undefined).map(({ data }) => data.amount));
  return plusMoney(met, looseMet(c, { open, paid: loosePaid, aside: looseAside }, series, cites));
}

interface Loose {
  /** What was declared and is not met by entries that name it. */
  readonly open: Money;
  readonly paid: Money;
  readonly aside: Money;
}

/** Payments and set-asides that name no dividend: one after the other, or one out of the other. */
function looseMet(c: Context, loose: Loose, series: string, cites: readonly string[]): Money {
  const nothing = noMoney(loose.open.currency);
  const stillOpen = more(nothing, minusMoney(loose.open, loose.paid));
  const apart = plusMoney(loose.paid, less(stillOpen, loose.aside));
  const same = more(loose.paid, less(loose.open, loose.aside));
  if (compareMoney(apart, same) === 0) return apart;
  return c.is(paidFromSetAside, { about: [series], cites }) ? same : apart;
}

function isUndone(c: Context, entry: string, at: Moment): boolean {
  return c.books.rescissions(entry, at).length > 0;
}

/** The smaller of two amounts. */
function less(a: Money, b: Money): Money {
  return compareMoney(a, b) < 0 ? a : b;
}

/** The larger of two amounts. */
function more(a: Money, b: Money): Money {
  return compareMoney(a, b) > 0 ? a : b;
}

/** What is still due, never below nothing. */
export function shortOf(entitled: Money, met: Money): Money {
  const short = minusMoney(entitled, met);
  return isNegative(short.amount) ? noMoney(entitled.currency) : short;
}
