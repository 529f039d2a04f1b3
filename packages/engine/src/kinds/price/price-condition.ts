import type { Held } from '../../evaluation/index.js';
import type { Amount } from '../../exact/index.js';
import { writerOf, type Placed } from '../../instrument/index.js';
import { considerationNotion } from '../../terms/index.js';
import { limbTest, type Figure, type Limb } from './price-limb.js';
import { dividendsOfAShare, pricesWithInterest } from './interest.js';
import {
  bookValueOfAShare,
  bookValues,
  marketValues,
  preferences,
  preferentialAmount,
  pricesPaid,
} from './price-limbs.js';
import type { PriceLimbs } from './price-limbs.js';
import { outstandingClassesAt, votingClassesAt } from './price-moments.js';
import { raisedMarketValues } from './price-premium.js';
import { priceParameters, type PriceConditionRule } from './price-parameters.js';
import { definePriceCondition, type PriceCondition, type PriceTest, type PriceUse } from './price-test.js';
import { purchaseFacts } from './purchase-facts.js';
import { completionOn } from './valuation-date.js';

/**
 * The least that a deal must give for each share of a class: the highest of what the interested side paid, with interest where
 * it is added, of the preference of the class, of its market value on two days, of so many times its book value, and of the market
 * value raised by the premium that was paid.
 */
export const priceConditionKind = definePriceCondition<PriceConditionRule>({
  kind: 'price-condition',
  provides: 'the least that a deal must give for each share of a class: the highest of several figures',
  parameters: priceParameters,
  facts: [...purchaseFacts, preferentialAmount, dividendsOfAShare, bookValueOfAShare, completionOn],
  condition: conditionOf,
});

/** Writes a provision of this kind. */
export const priceCondition = writerOf(priceParameters);

function conditionOf(placed: Placed<PriceConditionRule>, use: PriceUse): PriceCondition {
  const { provision, cite, article } = placed;
  const restated = (): boolean => use.c.resolve(provision.splits) === 'restated';
  const limbs: PriceLimbs = { use, rule: provision, restated };
  const tests = classesOf(provision, use).flatMap((cls) => testsFor(limbs, article, cls));
  return { cite, says: `the price for ${nameOf(provision)}`, tests };
}

function nameOf({ for: stock }: PriceConditionRule): string {
  if ('classes' in stock) return `the ${stock.classes.join(' and ')}`;
  return 'votingStockBut' in stock ? 'each other class of voting stock' : 'each other class or series';
}

function classesOf({ for: stock }: PriceConditionRule, use: PriceUse): readonly string[] {
  if ('classes' in stock) return stock.classes;
  if ('votingStockBut' in stock) return votingClassesAt(use).filter((cls) => !stock.votingStockBut.includes(cls));
  return outstandingClassesAt(use).filter((cls) => !stock.outstandingBut.includes(cls));
}

function testsFor(limbs: PriceLimbs, article: string, cls: string): readonly PriceTest[] {
  const { use, rule } = limbs;
  const offered = (): Held<Amount<'money'>> => use.c.notion(considerationNotion, [use.matter.id, cls], use.at, article);
  const limb = (cite: string, says: string, candidates: () => readonly Figure[]): Limb => ({
    id: `${cite} ${cls} ${use.person}`,
    cite,
    says,
    class: cls,
    offered,
    candidates,
  });
  const { preference, bookValue, proportion } = rule;
  const { interest } = rule.purchases;
  const all = [
    limb(rule.purchases.cite, 'the highest price paid', () =>
      interest === undefined ? pricesPaid(limbs, cls) : pricesWithInterest(limbs, interest, cls),
    ),
    ...(preference === undefined
      ? []
      : [
          limb(preference.cite, 'the highest preference in a liquidation', () =>
            preferences(limbs, cls, preference.cite),
          ),
        ]),
    limb(rule.market.cite, 'the higher market value', () => marketValues(limbs, cls)),
    ...(bookValue === undefined
      ? []
      : [limb(bookValue.cite, 'the book value, so many times', () => bookValues(limbs, cls, bookValue))]),
    ...(proportion === undefined
      ? []
      : [
          limb(proportion.cite, 'the market value with the premium paid', () =>
            raisedMarketValues(limbs, cls, proportion.cite),
          ),
        ]),
  ];
  return all.map((each) => limbTest(use, each));
}
