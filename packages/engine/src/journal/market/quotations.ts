import { z } from 'zod';
import { isPositive, showMoney } from '../../exact/index.js';
import { defineEntryType } from '../entry-type.js';
import { dayField, identifier, moneyField } from '../field/index.js';

/** Where a security may be quoted: the composite tape, the New York exchange, another registered exchange, a system of quotations. */
export const venues = ['composite-tape', 'nyse', 'exchange', 'quotation-system'] as const;
export type Venue = (typeof venues)[number];

/** A venue in words. */
export const venuesInWords: Readonly<Record<string, string>> = {
  'composite-tape': 'composite tape',
  nyse: 'New York Stock Exchange',
  exchange: 'principal exchange',
  'quotation-system': 'system of quotations',
} satisfies Readonly<Record<Venue, string>>;

/** What a quotation tells of a day: the closing sale, the closing bid, the last sale quoted, or the highest sale. */
export const quotationSorts = ['closing-sale', 'closing-bid', 'last-sale', 'highest-sale'] as const;
export type QuotationSort = (typeof quotationSorts)[number];

const priceOfDay = z.strictObject({
  on: dayField.describe('the day'),
  price: moneyField.describe('the price of one share or unit on that day; more than nothing'),
});

/**
 * The prices of a security at one venue over a span of days, whole: on a day of the span that is not listed there was
 * none. Of days in no span nothing is known.
 */
export const quotations = defineEntryType({
  type: 'quotations',
  family: 'market',
  says: 'What a security was quoted at over a span of days; on a day of the span that is not listed it was not quoted.',
  data: z
    .strictObject({
      security: identifier('a security by its id, such as common').describe(
        'the security: a class or series of the corporation, or another by an id of the writer',
      ),
      venue: z.enum(venues).describe('where'),
      sort: z.enum(quotationSorts).describe('what the prices are'),
      from: dayField.describe('the first day of the span'),
      through: dayField.describe('the last day of the span, not after the day of the entry'),
      prices: z.array(priceOfDay).readonly().describe('the days on which there was one, in order, each once'),
    })
    .superRefine((table, context) => {
      for (const { path, message } of slipsOf(table)) context.addIssue({ code: 'custom', path: [...path], message });
    }),
  example: {
    security: 'common',
    venue: 'quotation-system',
    sort: 'closing-bid',
    from: '2004-05-03',
    through: '2004-05-07',
    prices: [
      { on: '2004-05-03', price: '$31.25' },
      { on: '2004-05-05', price: '$31.50' },
    ],
  },
});

interface Table {
  readonly from: string;
  readonly through: string;
  readonly prices: readonly z.output<typeof priceOfDay>[];
}

interface Slip {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

function slipsOf({ from, through, prices }: Table): readonly Slip[] {
  const span: Slip[] =
    through < from ? [{ path: ['through'], message: `the span ends on ${through}, before it begins on ${from}` }] : [];
  return [...span, ...prices.flatMap((_, index) => slipsOfDay({ from, through, prices }, index))];
}

function slipsOfDay({ from, through, prices }: Table, index: number): readonly Slip[] {
  const [before, here] = [prices[index - 1], prices[index]];
  if (here === undefined) return [];
  const { on, price } = here;
  const slips: Slip[] = [];
  const say = (field: 'on' | 'price', message: string) => slips.push({ path: ['prices', index, field], message });
  if (!isPositive(price.amount)) {
    say('price', `${showMoney(price)} is no price; write more than nothing, or leave the day out if there was none`);
  }
  if (on < from || on > through) say('on', `${on} is not within the span from ${from} through ${through}`);
  if (before?.on === on) say('on', `${on} is listed twice; one venue has one price of a sort a day`);
  else if (before !== undefined && on < before.on) say('on', `${on} stands after ${before.on}; list the days in order`);
  if (before !== undefined && before.price.currency !== price.currency) {
    say('price', `${showMoney(price)} is in another currency than the day before it; give a table one currency`);
  }
  return slips;
}
