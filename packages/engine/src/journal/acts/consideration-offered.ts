import { z } from 'zod';
import { isZero, showMoney, isNegative } from '../../exact/index.js';
import { defineEntryType } from '../entry-type.js';
import { className, identifier, moneyField, named, ratioField, yesNo } from '../field/index.js';

const part = (what: string) =>
  z.strictObject({
    what: identifier(`${what}, by an id`).describe(`${what}: quotations and valuations name it by the same id`),
    units: ratioField.describe('units of it for each share'),
  });

/** What a deal gives for each share of a class. A later entry for the same class takes the place of an earlier one. */
export const considerationOffered = defineEntryType({
  type: 'consideration-offered',
  version: 1,
  family: 'acts',
  says: 'A deal offers so much for each share of a class.',
  data: z
    .strictObject({
      proposal: named('proposal').describe('the proposed act'),
      class: className.describe('the class or series whose holders receive it'),
      cash: moneyField.optional().describe('cash for each share'),
      stock: z.array(part('a stock')).readonly().optional().describe('stock for each share'),
      property: z.array(part('other property')).readonly().optional().describe('other property for each share'),
      retained: yesNo.optional().describe('whether holders keep the share itself'),
    })
    .superRefine((offer, context) => {
      const says = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
      if (offer.cash !== undefined && isNegative(offer.cash.amount)) {
        says('cash', `${showMoney(offer.cash)} is less than nothing; write what each share is to receive`);
      }
      for (const field of ['stock', 'property'] as const) {
        if (offer[field]?.some(({ units }) => isZero(units)) === true) {
          says(field, 'no unit at all is not possible here; write a number above zero, or leave the part out');
        }
      }
      const nothing = [offer.cash, offer.stock?.[0], offer.property?.[0], offer.retained];
      if (nothing.every((each) => each === undefined)) {
        says('cash', 'nothing is said of what a share receives; write cash, stock, property, or that it is retained');
      }
    }),
  example: { proposal: 'deal', class: 'common', cash: '$10', stock: [{ what: 'acquirer-common', units: '1/2' }] },
});
