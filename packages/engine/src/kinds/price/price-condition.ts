import type { Held } from '../../evaluation/index.js';
import { held, message, reason } from '../../evaluation/index.js';
import type { Amount } from '../../exact/index.js';
import type { Placed, Provision, Written } from '../../instrument/index.js';
import { defineKind } from '../../terms/index.js';
import { limbTest, type Figure, type Limb } from './price-limb.js';
import { marketValues, preferences, preferentialAmount, pricesPaid, type PriceLimbs } from './price-limbs.js';
import { votingClassesAt } from './price-moments.js';
import { raisedMarketValues } from './price-premium.js';
import { priceParameters, type PriceConditionRule } from './price-parameters.js';
import { priceTestsTopic, type PriceCondition, type PriceTest, type PriceUse } from './price-test.js';
import { purchaseFacts } from './purchase-facts.js';

const asked = message('price.asked', 'The tests of {outcome}');

/**
 * The least that a deal must give for each share of a class: the highest of what the interested side paid, of the preference
 * of the class, of its market value on two days, and of that value raised by the premium that was paid.
 */
export const priceConditionKind = defineKind<PriceConditionRule>({
  kind: 'price-condition',
  subject: 'price',
  provides: 'the least that a deal must give for each share of a class: the highest of several figures',
  parameters: priceParameters,
  facts: [...purchaseFacts, preferentialAmount],
  answers: ['combination.fair-price', 'combination.exempt', 'approval.status'],
  tells: (_c, placed, topic, input) => {
    if (topic !== priceTestsTopic) return undefined;
    return held(conditionOf(placed, input['use'] as PriceUse), reason(asked, placed.cite));
  },
});

/** Writes a provision of this kind. */
export const priceCondition = (data: Written<typeof priceParameters>): Provision => ({
  kind: 'price-condition',
  ...data,
});

function conditionOf(placed: Placed<PriceConditionRule>, use: PriceUse): PriceCondition {
  const { provision, cite, article } = placed;
  const restated = (): boolean => use.c.resolve(provision.splits) === 'restated';
  const limbs: PriceLimbs = { use, rule: provision, restated };
  const tests = classesOf(provision, use).flatMap((cls) => testsFor(limbs, article, cls));
  return { cite, says: `the price for ${nameOf(provision)}`, tests };
}

function nameOf({ for: stock }: PriceConditionRule): string {
  return 'classes' in stock ? `the ${stock.classes.join(' and ')}` : 'each other class of voting stock';
}

function classesOf({ for: stock }: PriceConditionRule, use: PriceUse): readonly string[] {
  if ('classes' in stock) return stock.classes;
  return votingClassesAt(use).filter((cls) => !stock.votingStockBut.includes(cls));
}

function testsFor(limbs: PriceLimbs, article: string, cls: string): readonly PriceTest[] {
  const { use, rule } = limbs;
  const offered = (): Held<Amount<'money'>> =>
    use.c.notion<Amount<'money'>>('consideration', [use.matter.id, cls], use.at, article);
  const limb = (cite: string, says: string, candidates: () => readonly Figure[]): Limb => ({
    id: `${cite} ${cls} ${use.person}`,
    cite,
    says,
    class: cls,
    offered,
    candidates,
  });
  const { preference, proportion } = rule;
  const all = [
    limb(rule.purchases.cite, 'the highest price paid', () => pricesPaid(limbs, cls)),
    ...(preference === undefined
      ? []
      : [
          limb(preference.cite, 'the highest preference in a liquidation', () =>
            preferences(limbs, cls, preference.cite),
          ),
        ]),
    limb(rule.market.cite, 'the higher market value', () => marketValues(limbs, cls)),
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
