import { held, message, reason, type Held } from '../../evaluation/index.js';
import type { Placed, Provision, Written } from '../../instrument/index.js';
import { defineKind } from '../../terms/index.js';
import { askedInGoodFaith, harmless, paidInTime, rateKept, votedAsDirector } from './dividend-facts.js';
import { dividendParameters, type DividendConduct } from './dividend-parameters.js';
import { rateTest, seniorTest } from './dividend-tests.js';
import { priceTestsTopic, type PriceCondition, type PriceUse, type Tested } from './price-test.js';

const asked = message('price.asked', 'The tests of {outcome}');

/** Dividends kept up from when a person became interested, with what makes a lapse harmless. */
export const dividendConductKind = defineKind<DividendConduct>({
  kind: 'dividend-conduct',
  subject: 'price',
  provides: 'that dividends were kept up after a person became interested, and how a lapse is made harmless',
  parameters: dividendParameters,
  facts: [paidInTime, rateKept, harmless, votedAsDirector, askedInGoodFaith],
  answers: ['combination.fair-price', 'combination.exempt', 'approval.status'],
  tells: (_c, placed, topic, input) =>
    topic === priceTestsTopic
      ? held(conditionOf(placed, input['use'] as PriceUse), reason(asked, placed.cite))
      : undefined,
});

/** Writes a provision of this kind. */
export const dividendConduct = (data: Written<typeof dividendParameters>): Provision => ({
  kind: 'dividend-conduct',
  ...data,
});

function conditionOf(placed: Placed<DividendConduct>, use: PriceUse): PriceCondition {
  const { senior, rate: ofRate } = placed.provision;
  const test = (cite: string, says: string, run: () => Held<Tested>) => ({
    id: `${cite} ${use.person}`,
    cite,
    says,
    run,
  });
  return {
    cite: placed.cite,
    says: 'dividends kept up since the person became interested',
    tests: [
      test(senior.cite, `regular dividends on ${senior.class} stock`, () => seniorTest(placed, use)),
      test(ofRate.cite, `the annual rate of dividends on the ${ofRate.class} stock`, () => rateTest(placed, use)),
    ],
  };
}
