import { openFact, message, reason, type FactType, type Held, type Reason } from '../../evaluation/index.js';
import { amount, compare, lookBack, show, timesAmount, type Amount, type Day, type Money } from '../../exact/index.js';
import { amountInWords, inCurrency, marketValueNotion, toldBy } from '../../terms/index.js';
import type { Candidate, Figure } from './price-limb.js';
import { announcedOn, announcementOf, determinationDayOf, determinedAt } from './price-moments.js';
import type { PriceConditionRule } from './price-parameters.js';
import type { PriceUse } from './price-test.js';
import { crossingPurchases, purchasesWithin, type Purchase } from './purchases.js';
import { inUnitsOfTest, type Restating } from './unit.js';

/** What the limbs of a price are worked out from: the rule, and where it is tested. */
export interface PriceLimbs {
  readonly use: PriceUse;
  readonly rule: PriceConditionRule;
  readonly restated: Restating;
}

/** Asked of a class with a preference in a liquidation. */
export const preferentialAmount = openFact('preferential-amount', 'class', 'day').money(
  'On {1}, what is the highest amount to which each share of {0} would be entitled by preference in a liquidation?',
);

/** Asked where a price rests on what the accounts say that a share is worth. */
export const bookValueOfAShare: FactType = {
  name: 'book-value-of-a-share',
  asks: 'What was the {1} of a share of {0} at the end of the last fiscal quarter before {2}?',
  about: ['class', 'content', 'day'],
  reply: { kind: 'quantity', unit: 'money' },
};

const book = message(
  'price.book-value',
  '{times} times {each}, the {what} of a share of {class} at the end of the last fiscal quarter before {on}: {outcome}',
);
const paid = message('price.paid', '{person} paid {paid} for each share of {class} on {on}{restated}');
const market = message('price.market', 'The market value of a share of {class} on the {which} {on}: {outcome}');
const preference = message(
  'price.preference',
  'A share of {class} is entitled by preference to {outcome} in a liquidation',
);

/** What the side bought within the years before the announcement and in crossing the line, each with its price. */
export function pricedPurchases(
  limbs: PriceLimbs,
  cls: string,
): readonly { readonly bought: Purchase; readonly price: Candidate }[] {
  const { use, rule } = limbs;
  const { crossing } = rule.purchases;
  const found = [
    ...boughtInYears(limbs, cls),
    ...(crossing ? crossingPurchases(use, cls, rule.purchases, determinedAt(use)) : []),
  ];
  const once = [...new Map(found.map((each) => [each.entry, each])).values()];
  return once.flatMap((bought) => priceOf(limbs, bought).map((price) => ({ bought, price })));
}

/** The highest prices that the side so paid. */
export function pricesPaid(limbs: PriceLimbs, cls: string): readonly Figure[] {
  return mostTelling(pricedPurchases(limbs, cls).map(({ price }) => price)).map((each) => () => each);
}

/** What was bought in the years before the announcement. */
export function boughtInYears({ use, rule }: PriceLimbs, cls: string): readonly Purchase[] {
  const { years, firstDay } = rule.purchases;
  const { from, until } = lookBack({ years }, announcedOn(use));
  const all = purchasesWithin(use, cls, rule.purchases, { from, until });
  return all.filter(({ at }) => at.day !== from || use.c.resolve(firstDay) === 'in');
}

/** What was paid for each share of a purchase, restated; nothing for shares without a price. */
export function priceOf({ use, rule, restated }: PriceLimbs, bought: Purchase): readonly Candidate[] {
  if (bought.price === undefined) return [];
  const { day } = bought.at;
  const price = inUnitsOfTest(use, restated, bought.class, day, bought.price);
  const literal = amountInWords(bought.price, use.currency);
  const shown = amountInWords(price, use.currency);
  const figures = {
    person: use.c.nameOf(use.person),
    paid: literal,
    class: bought.class,
    on: day,
    restated: shown === literal ? '' : `, which is ${shown} for a share as it is now`,
  };
  const told = { figures, cites: [rule.purchases.cite], entries: bought.entry === '' ? [] : [bought.entry] };
  return [{ amount: price, reason: reason(paid, shown, told) }];
}

/** Of figures that are known the highest is enough; each that is not known stays. */
function mostTelling(candidates: readonly Candidate[]): readonly Candidate[] {
  const open = candidates.filter((each) => each.amount.terms.length > 0);
  const known = candidates.filter((each) => each.amount.terms.length === 0);
  const [first, ...others] = known;
  if (first === undefined) return open;
  const most = others.reduce(
    (top, each) => (compare<'money'>(each.amount.known, top.amount.known) > 0 ? each : top),
    first,
  );
  return [most, ...open];
}

/** The market value on the day of announcement, and on the day on which the person became interested. */
export function marketValues(limbs: PriceLimbs, cls: string): readonly Figure[] {
  const { use, rule } = limbs;
  const days: readonly (readonly [string, () => Held<Day>])[] = [
    ['date of announcement,', () => announcementOf(use)],
    ['date of becoming interested,', () => determinationDayOf(use)],
  ];
  return days.map(([which, dayOf]) => () => {
    const { value: on, reason: dated } = dayOf();
    const each = marketValueOn(limbs, cls, on);
    const shown = amountInWords(each.amount, use.currency);
    const told = { figures: { class: cls, which, on }, cites: [rule.market.cite], grounds: [dated, each.reason] };
    return { amount: each.amount, reason: reason(market, shown, told) };
  });
}

/** The market value on a day, restated for the share of the day of the test. */
export function marketValueOn({ use, restated }: PriceLimbs, cls: string, on: Day): Candidate {
  const found = use.c.notion(marketValueNotion, [cls], { day: on }, use.place);
  return { amount: inUnitsOfTest(use, restated, cls, on, found.value), reason: found.reason };
}

/** So many times the book value of a share, as it is stated: it is no figure of the register. */
export function bookValues(
  { use }: PriceLimbs,
  cls: string,
  { cite, of, times }: NonNullable<PriceConditionRule['bookValue']>,
): readonly Figure[] {
  return [
    () => {
      const { value: on, reason: dated } = announcementOf(use);
      const what = of.replaceAll('-', ' ');
      const each = use.c.quantity<'money'>('money', bookValueOfAShare, { about: [cls, of, on], cites: [cite] });
      const value = timesAmount(each, times);
      const figures = { times: show(times), what, class: cls, each: amountInWords(each, use.currency), on };
      const told = { figures, cites: [cite], grounds: [dated] };
      return { amount: value, reason: reason(book, amountInWords(value, use.currency), told) };
    },
  ];
}

/** What a share is entitled to by preference: as the rule on liquidation tells, else as it is stated. */
export function preferences({ use }: PriceLimbs, cls: string, cite: string): readonly Figure[] {
  return [() => preferenceOf(use, cls, cite)];
}

function preferenceOf(use: PriceUse, cls: string, cite: string): Candidate {
  const { c, at, currency } = use;
  const told = toldBy<Money>(c, 'preferential-amount', { class: cls }, at);
  if (told !== undefined) {
    const each = amount(inCurrency(told.value, currency, cls));
    return { amount: each, reason: entitledTo(each, [told.reason]) };
  }
  const stated = c.quantity<'money'>('money', preferentialAmount, { about: [cls, at.day], cites: [cite] });
  return { amount: stated, reason: entitledTo(stated, []) };

  function entitledTo(value: Amount<'money'>, grounds: readonly Reason[]): Reason {
    return reason(preference, amountInWords(value, currency), { figures: { class: cls }, cites: [cite], grounds });
  }
}
