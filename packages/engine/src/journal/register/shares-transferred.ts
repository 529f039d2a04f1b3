import { z } from 'zod';
import { isPositive, showMoney, type Money } from '../../exact/index.js';
import { defineEntryType } from '../entry-type.js';
import { className, moneyField, person, shareCount, text, yesNo } from '../field/index.js';

/** How shares pass. */
export const waysOfPassing = ['purchase', 'gift', 'inheritance', 'operation-of-law', 'exchange', 'other'] as const;

/** Shares passed from one holder of record to another. */
export const sharesTransferred = defineEntryType({
  type: 'shares-transferred',
  version: 1,
  family: 'register',
  says: 'Shares passed from one holder of record to another.',
  data: z
    .strictObject({
      class: className.describe('the class or series'),
      from: person.describe('the holder of record before'),
      to: person.describe('the holder of record after'),
      shares: shareCount.describe('how many'),
      how: z.enum(waysOfPassing).optional().describe('how they passed'),
      market: z
        .enum(['open-market', 'public-offering', 'private'])
        .optional()
        .describe('where they passed: on the open market, in a registered public offering, or privately'),
      'per-share': moneyField
        .optional()
        .describe(
          'what was paid for each share, with brokerage commissions, transfer taxes and fees of soliciting dealers',
        ),
      'paid-in': text.optional().describe('in what it was paid: cash, or another form in a word or two'),
      lot: text.optional().describe('the lot or certificate, where known'),
      approved: yesNo.optional().describe('whether the corporation passed the transfer'),
    })
    .refine((transfer) => transfer['per-share'] === undefined || isPositive(transfer['per-share'].amount), {
      path: ['per-share'],
      error: ({ input }) =>
        `${showMoney((input as Priced)['per-share'])} is no price; leave it out where nothing was paid, and say how the shares passed`,
    }),
  example: { class: 'common', from: 'dispersed', to: 'dispersed', shares: '120000', how: 'purchase' },
});

interface Priced {
  readonly 'per-share': Money;
}
