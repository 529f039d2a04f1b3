import { openFact, message, reason, type Reason } from '../../evaluation/index.js';
import {
  amount,
  compare,
  compareDays,
  daysBetween,
  dividedBy,
  isPositive,
  least,
  minus,
  moneyOf,
  plus,
  ratio,
  recount,
  showMoney,
  showPercent,
  sum,
  times,
  zero,
} from '../../exact/index.js';
import type { Day, Quantity } from '../../exact/index.js';
import type { EntryOf } from '../../journal/index.js';
import type { Candidate, Figure } from './price-limb.js';
import { pricedPurchases, type PriceLimbs } from './price-limbs.js';
import type { Interest } from './price-parameters.js';
import { inUnitsOfTest } from './unit.js';
import { completionOf } from './valuation-date.js';

/** Asked where the entries do not tell, of days of which dividends are not covered or of a payment whose part for a share is not known. */
export const dividendsOfAShare = openFact('cash-dividends-of-a-share', 'class', 'first day', 'last day').money(
  'From {1} through {2}, how much in cash dividends is paid on each share of {0}, in all?',
);

const grown = message(
  'price.with-interest',
  '{paid}, paid on {from}, with interest of {rate} a year on it for {days} of {year} days until completion on {until}, {interest}{less}: {outcome}',
);

/**
 * The highest of the prices, with simple interest by the day from when it was paid until the deal is completed and, where the
 * section deducts them, less the cash dividends paid on a share meanwhile, of which no more counts than the interest. Of the same price
 * paid twice the earlier day counts: the interest runs on the price that is found, not the other way round.
 */
export function pricesWithInterest(limbs: PriceLimbs, rule: Interest, cls: string): readonly Figure[] {
  return withInterest(limbs, rule, cls).map((each) => () => each);
}

function withInterest(limbs: PriceLimbs, rule: Interest, cls: string): readonly Candidate[] {
  const { c, currency, matter } = limbs.use;
  const known = pricedPurchases(limbs, cls)
    .map(({ bought, price }) => ({ on: bought.at.day, price, each: c.exactly(price.amount) }))
    .toSorted((a, b) => compare(b.each, a.each) || compareDays(a.on, b.on));
  const [highest] = known;
  if (highest === undefined) return [];
  const { on: from, each, price } = highest;
  const until = completionOf(c, matter.id, rule.cite);
  const days = Math.max(0, daysBetween(from, until));
  const part = times(rule.rate, dividedBy(ratio(days), ratio(rule.daysInYear)));
  const interest = times(each, part);
  const dividends = rule.dividends === 'kept' ? zero('money') : dividendsIn(limbs, cls, rule.cite, { from, until });
  const value = minus(plus(each, interest), least<'money'>(interest, dividends));
  const inWords = (of: Quantity<'money'>): string => showMoney(moneyOf(of, currency));
  const figures = {
    paid: inWords(each),
    from,
    rate: showPercent(rule.rate),
    days: String(days),
    year: rule.daysInYear,
    until,
    interest: inWords(interest),
    less: isPositive(dividends) ? `, less ${inWords(dividends)} of dividends, up to the interest` : '',
  };
  const because: Reason = reason(grown, inWords(value), { figures, cites: [rule.cite], grounds: [price.reason] });
  return [{ amount: amount(value), reason: because }];
}

/** Cash dividends on a share as it now is, paid on these days, both in. What was declared and is not entered as paid is asked about. */
function dividendsIn(
  { use, restated }: PriceLimbs,
  cls: string,
  cite: string,
  { from, until }: { readonly from: Day; readonly until: Day },
): Quantity<'money'> {
  const { c } = use;
  const within = (on: Day | undefined): boolean => on !== undefined && from <= on && on <= until;
  const paid = c.books.paid(cls).filter(({ on, data }) => within(on) && isPositive(data.amount.amount));
  const open = c.books
    .declared(cls)
    .filter(({ on, data }) => inCash(data) && within(data.payable ?? on))
    .filter(({ data: { id } }) => !c.books.paid(cls).some(({ data }) => data.for === id));
  const each = paid.map(ofAShare);
  if (!c.books.covers('dividends', from, until) || open.length > 0 || each.includes(undefined)) {
    const asked = { about: [cls, from, until], cites: [cite] };
    return c.exactly(c.quantity<'money'>('money', dividendsOfAShare, asked));
  }
  c.restsOn(paid.map(({ id }) => id));
  return sum(
    'money',
    each.flatMap((one) => one ?? []),
  );

  function ofAShare({ on, data }: EntryOf<'dividend-paid'>): Quantity<'money'> | undefined {
    const declared = data.for === undefined ? undefined : c.books.dividend(data.for);
    const holders = declared && c.books.outstanding(cls).at({ day: declared.data['record-date'] ?? on });
    if (holders === undefined || !isPositive(holders)) return undefined;
    const of = dividedBy(data.amount.amount, recount('ratio', holders));
    return c.exactly(inUnitsOfTest(use, restated, cls, on, amount(of)));
  }
}

function inCash(data: EntryOf<'dividend-declared'>['data']): boolean {
  return data['per-share'] !== undefined || data.total !== undefined;
}
