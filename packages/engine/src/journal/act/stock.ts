import { z } from 'zod';
import {
  amountField,
  className,
  dayField,
  inKindField,
  inSharesField,
  moneyField,
  person,
  ratioField,
  shareCount,
  text,
} from '../field/index.js';
import { act } from './act.js';

/** Series, dividends and loans; shares acquired, offered for, bought back and redeemed. */
export const stockActs = [
  act('designate-series', 'A designation of a series of stock.', {
    series: className.describe('the id of the series'),
    class: className.describe('the class that it is a series of'),
    shares: shareCount.describe('how many shares it has'),
    terms: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('its terms: "quorate entries show series-terms" lists them'),
  }),
  act('resize-series', 'A change of the number of shares of a series.', {
    series: className.describe('the series'),
    shares: shareCount.describe('how many shares it would have'),
  }),
  act('dividend', 'A dividend in cash or kind.', {
    class: className.describe('the class or series'),
    'per-share': amountField.optional().describe('the amount on each share'),
    total: amountField.optional().describe('the amount in all'),
    'in-kind': inKindField.optional().describe('what is to be distributed in property'),
    'in-shares': inSharesField.optional().describe('what is to be paid in shares of the corporation itself'),
    'record-date': dayField.optional().describe('the day at whose close the holders are taken'),
    payable: dayField.optional().describe('the day it is to be paid'),
    'for-periods': z
      .array(text)
      .min(1)
      .readonly()
      .optional()
      .describe('the dividend periods of the series for which it is paid, by their numbers'),
  }),
  act('director-loan', 'A loan to a director, or a guarantee of a director’s obligation.', {
    director: person.describe('the director'),
    form: z.enum(['loan', 'guarantee']).describe('which'),
    amount: moneyField.optional().describe('how much'),
    plan: text.optional().describe('the plan it falls under'),
  }),
  act('acquire-shares', 'An acquisition of shares of the corporation.', {
    by: person.describe('who acquires'),
    class: className.describe('the class or series'),
    shares: shareCount.describe('how many'),
    how: z
      .enum(['purchase', 'gift', 'inheritance', 'operation-of-law', 'exchange', 'issue', 'other'])
      .optional()
      .describe('how'),
    from: person.optional().describe('from whom'),
  }),
  act('offer', 'An offer for shares of the corporation.', {
    by: person.describe('who offers'),
    class: className.describe('the class or series'),
    shares: shareCount.optional().describe('for how many'),
    percent: ratioField.optional().describe('for how much of the class'),
  }),
  act('buy-back', 'A reacquisition of shares by the corporation.', {
    class: className.describe('the class or series'),
    shares: shareCount.describe('how many'),
    from: person.optional().describe('from whom'),
    price: moneyField.optional().describe('the price of a share'),
    'in-exchange-for': className.optional().describe('the class or series given for them, where no money is paid'),
    'held-as': z.enum(['treasury', 'retired']).optional().describe('what becomes of them'),
  }),
  act('redemption', 'A redemption of shares.', {
    class: className.describe('the class or series'),
    shares: shareCount.optional().describe('how many; without a number, all'),
    on: dayField.describe('the redemption date'),
  }),
] as const;
