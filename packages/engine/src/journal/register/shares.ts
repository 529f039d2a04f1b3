import { z } from 'zod';
import { isPositive, showMoney, type Money } from '../../exact/index.js';
import { defineEntryType } from '../entry-type.js';
import { className, moneyField, named, person, shareCount, text, yesNo } from '../field/index.js';

/** How shares pass. */
export const waysOfPassing = ['purchase', 'gift', 'inheritance', 'operation-of-law', 'exchange', 'other'] as const;

/** What happens to some shares of a class. */
export const shareEntries = [
  /** Issued beyond its authority they are entered all the same, and found to be defective elsewhere. */
  defineEntryType({
    type: 'shares-issued',
    family: 'register',
    says: 'The corporation issued shares.',
    data: z.strictObject({
      class: className.describe('the class or series'),
      to: person.describe('the holder of record who received them'),
      shares: shareCount.describe('how many'),
      consideration: moneyField.optional().describe('what was received for all of them together'),
      'paid-in': text.optional().describe('in what it was paid: cash, or another form in a word or two'),
      'for-proposal': named('proposal').optional().describe('the proposed act that this carries out'),
    }),
    example: { class: 'common', to: 'dispersed', shares: '880000', consideration: '$8,800,000' },
  }),
  defineEntryType({
    type: 'shares-transferred',
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
  }),
  defineEntryType({
    type: 'shares-reacquired',
    family: 'register',
    says: 'The corporation got back shares of its own.',
    data: z.strictObject({
      class: className.describe('the class or series'),
      from: person.describe('the holder of record who gave them up'),
      shares: shareCount.describe('how many'),
      'held-as': z
        .enum(['treasury', 'retired'])
        .describe('whether they stay issued, in treasury, or are no longer issued'),
      called: yesNo.optional().describe('whether they are shares that had been called for redemption'),
      paid: moneyField.optional().describe('what was paid for all of them together'),
    }),
    example: { class: 'common', from: 'dispersed', shares: '100000', 'held-as': 'treasury' },
  }),
  defineEntryType({
    type: 'shares-retired',
    family: 'register',
    says: 'Shares in treasury were retired and are no longer issued.',
    data: z.strictObject({
      class: className.describe('the class or series'),
      shares: shareCount.describe('how many'),
    }),
    example: { class: 'common', shares: '50000' },
  }),
  defineEntryType({
    type: 'treasury-shares-transferred',
    family: 'register',
    says: 'The corporation passed shares out of its treasury.',
    data: z.strictObject({
      class: className.describe('the class or series'),
      to: person.describe('the holder of record who received them'),
      shares: shareCount.describe('how many'),
      consideration: moneyField.optional().describe('what was received for all of them together'),
      'paid-in': text.optional().describe('in what it was paid: cash, or another form in a word or two'),
    }),
    example: { class: 'common', to: 'dispersed', shares: '10000' },
  }),
] as const;

interface Priced {
  readonly 'per-share': Money;
}
