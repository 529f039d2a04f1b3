import { z } from 'zod';
import { isNegative, isZero, showMoney } from '../../exact/index.js';
import { actSchema } from '../act/index.js';
import { defineEntryType } from '../entry-type.js';
import {
  className,
  identifier,
  introduces,
  moneyField,
  named,
  person,
  persons,
  ratioField,
  shareCount,
  text,
  yesNo,
} from '../field/index.js';

const part = (what: string) =>
  z.strictObject({
    what: identifier(`${what}, by an id`).describe(`${what}: quotations and valuations name it by the same id`),
    units: ratioField.describe('units of it for each share'),
  });

/** What becomes of a proposed act. */
export const proposalEntries = [
  defineEntryType({
    type: 'proposed',
    family: 'acts',
    says: 'An act was proposed.',
    data: z.strictObject({
      id: introduces('proposal').describe('the id under which votes, approvals and papers refer to it'),
      act: actSchema.describe('what is proposed'),
      'proposed-by': person.optional().describe('who proposes it'),
      'on-behalf-of': person.optional().describe('for whom'),
      meeting: named('meeting')
        .optional()
        .describe('the meeting at which it is voted on; without one, that which was called for it'),
      'board-recommends': z
        .enum(['for', 'against', 'none'])
        .optional()
        .describe('how the board recommends the holders to vote on it; none: it makes no recommendation'),
      series: text.optional().describe('an id shared by acts that make up one series of transactions'),
    }),
    example: { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'corporation' } },
  }),
  /** The time of day matters where an instrument looks at the close of trading. */
  defineEntryType({
    type: 'announced',
    family: 'acts',
    says: 'A proposed act was first announced to the public.',
    data: z.strictObject({
      proposal: named('proposal').describe('the proposed act'),
    }),
    example: { proposal: 'deal' },
  }),
  /** What a deal gives for each share of a class. A later entry for the same class takes the place of an earlier one. */
  defineEntryType({
    type: 'consideration-offered',
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
  }),
  defineEntryType({
    type: 'statement-mailed',
    family: 'acts',
    says: 'A proxy or information statement on a proposed act was mailed to all shareholders.',
    data: z.strictObject({
      proposal: named('proposal').describe('the proposed act'),
      sort: z.enum(['proxy-statement', 'information-statement']).describe('what was mailed'),
      complies: yesNo
        .optional()
        .describe('whether it describes the act and complies with the proxy rules, where that has been stated'),
      opinion: yesNo
        .optional()
        .describe('whether it contains the opinion on fairness that directors asked for, as the instrument wants it'),
    }),
    example: { proposal: 'deal', sort: 'proxy-statement', complies: 'yes' },
  }),
  defineEntryType({
    type: 'withdrawn',
    family: 'acts',
    says: 'A proposed act was given up.',
    data: z.strictObject({
      proposal: named('proposal').describe('the proposed act'),
    }),
    example: { proposal: 'deal' },
  }),
  /** The day is that on which the corporation received it. */
  defineEntryType({
    type: 'redemption-requested',
    family: 'acts',
    says: 'A holder asked the corporation to redeem shares.',
    data: z.strictObject({
      class: className.describe('the class or series'),
      holder: person.describe('the holder of record who asked'),
      shares: shareCount.optional().describe('how many; left out, all that it holds of record on that day'),
      under: z
        .string()
        .optional()
        .describe('the section under which, where the text has more than one right to ask for it'),
    }),
    example: { class: 'series-a', holder: 'ann', shares: '1000' },
  }),
  /** A binding agreement for a proposed act was signed; its moment matters to what must come before. */
  defineEntryType({
    type: 'signed',
    family: 'acts',
    says: 'An agreement for a proposed act was signed.',
    data: z.strictObject({
      proposal: named('proposal').describe('the proposed act'),
      parties: persons.optional().describe('who signed'),
    }),
    example: { proposal: 'deal' },
  }),
  /** Carried out without what it needed, it is entered all the same. */
  defineEntryType({
    type: 'consummated',
    family: 'acts',
    says: 'A proposed act was carried out.',
    data: z.strictObject({
      proposal: named('proposal').describe('the proposed act'),
      'in-part': yesNo.optional().describe('whether only a part of it was'),
    }),
    example: { proposal: 'deal' },
  }),
] as const;
