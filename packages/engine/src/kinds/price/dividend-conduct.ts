import { writerOf, type Placed } from '../../instrument/index.js';
import { boardVotesOf } from '../../terms/index.js';
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
import { definePriceCondition, testOf, type PriceCondition, type PriceUse } from './price-test.js';

/** Dividends kept up from when a person became interested, with what makes a lapse harmless. */
export const dividendConductKind = definePriceCondition<DividendConduct>({
  kind: 'dividend-conduct',
  provides: 'that dividends were kept up after a person became interested, and how a lapse is made harmless',
  parameters: dividendParameters,
  facts: [paidInTime, rateKept, notReduced, raised, harmless, lapseApproved, votedAsDirector, askedInGoodFaith],
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
  condition: conditionOf,
});

/** Writes a provision of this kind. */
export const dividendConduct = writerOf(dividendParameters);

function conditionOf(placed: Placed<DividendConduct>, use: PriceUse): PriceCondition {
  const { senior, rate: ofRate } = placed.provision;
  return {
    cite: placed.cite,
    says: 'dividends kept up since the person became interested',
    tests: [
      testOf(senior.cite, `regular dividends on ${senior.class} stock`, use, () => seniorTest(placed, use)),
      ...rateTests(ofRate).map(({ cite, says, looksAt }) =>
        testOf(cite, says, use, () => rateTest(placed, use, cite, looksAt)),
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
