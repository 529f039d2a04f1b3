import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { EntryInput } from '../../src/index.js';
import { compareBy, dividedBy, ratio, toWire, type Ratio } from '../../src/exact/index.js';
import { plainPrices, requiredPrice, type PlainPrices } from './fair-price.js';
import { asked, entry, kept, nssWith } from './nss.js';
import { dayAfter } from './plain-series.js';

/** The day of announcement; two years before it are 730 days. */
const announced = '2003-06-02';
const small = 1_000;
const crossing = 240_000;

function dayOf(world: PlainPrices, on: number): string {
  return dayAfter(announced, on - world.announced);
}

function* entriesOf(world: PlainPrices, offeredMills: number): Generator<EntryInput> {
  yield* kept(['register', 'acts', 'dividends', 'meetings', 'board', 'instruments']);
  yield entry('acquirer', '1997-06-02', 'person', { id: 'acquirer', kind: 'corporation' });
  yield entry('issue', '1997-06-02', 'shares-issued', { class: 'common', to: 'dispersed', shares: '2400000' });
  yield entry('rate', '1997-06-02', 'dividend-rate', { class: 'common', annual: '$0.80' });
  for (const [index, purchase] of world.purchases.entries()) {
    const shares = String(purchase.crossing ? crossing : small);
    const paid = { how: 'purchase', 'per-share': dollars(ratio(purchase.mills)), 'paid-in': 'cash' };
    const bought = { class: 'common', from: 'dispersed', to: 'acquirer', shares, ...paid };
    yield entry(`purchase-${index}`, dayOf(world, purchase.on), 'shares-transferred', bought);
  }
  const quoted = { security: 'common', venue: 'quotation-system', from: '1997-06-02', through: announced };
  const prices = world.quotations.map(({ on, mills }) => ({ on: dayOf(world, on), price: dollars(ratio(mills)) }));
  yield entry('bids', announced, 'quotations', { ...quoted, sort: 'closing-bid', prices });
  yield entry('sales', announced, 'quotations', { ...quoted, sort: 'last-sale', prices: [] });
  const merger = { kind: 'merger', of: 'corporation', with: 'acquirer' };
  yield entry('deal', announced, 'proposed', { id: 'deal', act: merger });
  yield entry('announced', announced, 'announced', { proposal: 'deal' });
  const cash = dollars(ratio(offeredMills));
  yield entry('offered', announced, 'consideration-offered', { proposal: 'deal', class: 'common', cash });
  yield entry('mailed', dayAfter(announced, 10), 'statement-mailed', {
    proposal: 'deal',
    sort: 'proxy-statement',
    complies: 'yes',
  });
  yield entry('polls', dayAfter(announced, 50), 'polls-closed', { proposal: 'deal' });
  yield entry('done', dayAfter(announced, 60), 'consummated', { proposal: 'deal' });
}

function dollars(mills: Ratio): string {
  return `$${toWire(dividedBy(mills, ratio(1_000)))}`;
}

interface Said {
  readonly prices: readonly {
    readonly id: string;
    readonly verdict: string;
    readonly required?: { readonly amount: string };
  }[];
}

/** What the engine asks of a price under Article VI of the certificate, and what plain lists ask. */
export const priceAgreement = {
  'the least price of a share of common stock in a merger with an interested shareholder': fc.property(
    plainPrices,
    fc.constantFrom(30_000, 38_000, 40_000, 41_500, 60_000),
    (world, offeredMills) => {
      const required = requiredPrice(world);
      fc.pre(required !== undefined);
      const corporation = nssWith(entriesOf(world, offeredMills));
      const input = { of: 'deal', interested: 'acquirer' };
      const { prices } = asked(
        corporation,
        'combination.fair-price',
        dayAfter(announced, 80),
        input,
      ) as unknown as Said;
      const common = prices.find(({ id }) => id === 'common');
      const passes = compareBy<'ratio'>('atLeast', ratio(offeredMills), required);
      expect(common).toMatchObject({
        required: { amount: toWire(dividedBy(required, ratio(1_000))) },
        verdict: passes ? 'pass' : 'fail',
      });
    },
  ),
} as const;
