import { held, message, reason, type Held } from '../../evaluation/index.js';
import type { Placed, Provision, Written } from '../../instrument/index.js';
import { boardVotesOf, defineKind } from '../../terms/index.js';
import {
  askedInGoodFaith,
  harmless,
  lapseApproved,
  notReduced,
  paidInTime,
  raised,
  rateKept,
  votedAsDirector,
} from './dividend-facts.js';
import { dividendParameters, type DividendConduct } from './dividend-parameters.js';
import { rateTest, seniorTest, type RateLookedAt } from './dividend-tests.js';
import { priceTestsTopic, type PriceCondition, type PriceUse, type Tested } from './price-test.js';

const asked = message('price.asked', 'The tests of {outcome}');

/** Dividends kept up from when a person became interested, with what makes a lapse harmless. */
export const dividendConductKind = defineKind<DividendConduct>({
  kind: 'dividend-conduct',
  subject: 'price',
  provides: 'that dividends were kept up after a person became interested, and how a lapse is made harmless',
  parameters: dividendParameters,
  facts: [paidInTime, rateKept, notReduced, raised, harmless, lapseApproved, votedAsDirector, askedInGoodFaith],
  answers: ['combination.fair-price', 'combination.exempt', 'approval.status', 'board.votes'],
  boardVotes: (c, { provision: { approval } }) =>
    approval === undefined
      ? []
      : [
          {
            cite: approval.cite,
            on: 'approving that a dividend was not kept up, so that it does no harm',
            votes: boardVotesOf(c, [approval]),
          },
        ],
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
      ...rateTests(ofRate).map(({ cite, says, looksAt }) =>
        test(cite, says, () => rateTest(placed, use, cite, looksAt)),
      ),
    ],
  };
}

interface OfRate {
  readonly cite: string;
  readonly says: string;
  readonly looksAt: RateLookedAt;
}

/** One test of the rate, or two where the increase with fewer shares has a section of its own. */
function rateTests({ cite, class: cls, increase }: DividendConduct['rate']): readonly OfRate[] {
  const says = `the annual rate of dividends on the ${cls} stock`;
  if (increase === undefined) return [{ cite, says, looksAt: 'both' }];
  return [
    { cite, says: `${says}, not reduced`, looksAt: 'reduced' },
    { cite: increase.cite, says: `${says}, raised where shares became fewer`, looksAt: 'not-raised' },
  ];
}
