import { message, QuestionError, reason } from '../../evaluation/index.js';
import { amount, compare, isPositive, share, show, timesAmount } from '../../exact/index.js';
import type { Amount, Day, Quantity, Ratio } from '../../exact/index.js';
import type { Candidate, Figure } from './price-limb.js';
import { boughtInYears, marketValueOn, marketValues, priceOf, type PriceLimbs } from './price-limbs.js';
import { votingClassesAt } from './price-moments.js';
import { amountInWords } from '../../terms/index.js';

const raised = message(
  'price.raised',
  '{market}, raised or lowered as {paid}, the highest price paid for {paidClass}, stands to {first}, its market value on the first day of buying, {on}: {outcome}',
);

/** The market values, each as the highest price paid in the years stands to the market value on the first day of buying. */
export function raisedMarketValues(limbs: PriceLimbs, cls: string, cite: string): readonly Figure[] {
  const { currency } = limbs.use;
  return proportionsFor(limbs, cls).flatMap(({ bought, first, on, by, highest }) =>
    marketValues(limbs, cls).map((figure) => () => {
      const each = figure();
      const value = timesAmount(each.amount, by);
      const figures = {
        market: amountInWords(each.amount, currency),
        paid: amountInWords(highest, currency),
        paidClass: bought,
        first: amountInWords(first.amount, currency),
        on,
      };
      const grounds = [each.reason, first.reason];
      return {
        amount: value,
        reason: reason(raised, amountInWords(value, currency), { figures, cites: [cite], grounds }),
      };
    }),
  );
}

interface Proportion {
  /** The class that was bought. */
  readonly bought: string;
  readonly highest: Amount<'money'>;
  readonly first: Candidate;
  readonly on: Day;
  readonly by: Ratio;
}

/** The fractions that count: that of the class itself, or of the class for which most was paid, or of each class. */
function proportionsFor(limbs: PriceLimbs, cls: string): readonly Proportion[] {
  const { use, rule } = limbs;
  const of = rule.proportion === undefined ? 'same-class' : use.c.resolve(rule.proportion.of);
  if (of === 'same-class') return proportionOf(limbs, cls);
  const all = votingClassesAt(use).flatMap((each) => proportionOf(limbs, each));
  if (of === 'each-class') return all;
  const most = all.reduce<Quantity<'money'> | undefined>(
    (top, { highest: { known } }) => (top === undefined || compare<'money'>(known, top) > 0 ? known : top),
    undefined,
  );
  return all.filter(({ highest }) => most !== undefined && compare<'money'>(highest.known, most) === 0);
}

/** Nothing where nothing was bought in the years for a price. */
function proportionOf(limbs: PriceLimbs, bought: string): readonly Proportion[] {
  const { use } = limbs;
  const purchases = boughtInYears(limbs, bought);
  const prices = purchases.flatMap((each) => priceOf(limbs, each)).map((each) => use.c.exactly(each.amount));
  const [on] = purchases.map(({ at }) => at.day).toSorted();
  const [one, ...others] = prices;
  if (on === undefined || one === undefined) return [];
  const highest = others.reduce((top, each) => (compare<'money'>(each, top) > 0 ? each : top), one);
  const first = marketValueOn(limbs, bought, on);
  const below = use.c.exactly(first.amount);
  if (!isPositive(below)) {
    throw new QuestionError(
      `The market value of ${bought} on ${on} is stated as ${show(below)}; a price is above nothing. Correct what is stated.`,
    );
  }
  return [{ bought, highest: amount(highest), first, on, by: share<'money'>(highest, below) }];
}
