import { z } from 'zod';
import {
  className,
  moneyField,
  named,
  person,
  persons,
  positiveRatio,
  ratioField,
  shareCount,
  text,
  yesNo,
} from '../field/index.js';
import { act } from './act.js';

/** Combinations with others, and transactions in shares, securities and assets. */
export const transactionActs = [
  act('merger', 'A merger.', {
    of: person.describe('who merges: the corporation, or a subsidiary by its id'),
    with: person.describe('with whom'),
    into: person.optional().describe('who survives'),
    'short-form': yesNo
      .optional()
      .describe('whether it is a merger of a parent and a subsidiary that law lets go without a vote'),
  }),
  act('share-exchange', 'An exchange of shares that binds all holders.', {
    of: person.describe('whose shares are exchanged'),
    with: person.describe('by whom they are acquired'),
  }),
  act('consolidation', 'A consolidation.', {
    of: person.describe('who consolidates: the corporation, or a subsidiary by its id'),
    with: person.describe('with whom'),
  }),
  act('disposition', 'A sale, lease, exchange, transfer, mortgage, pledge or other disposition of assets.', {
    form: z
      .enum(['sale', 'lease', 'exchange', 'transfer', 'mortgage', 'pledge', 'other'])
      .optional()
      .describe('what sort'),
    'assets-of': person.describe('whose assets: the corporation, a subsidiary or another person'),
    to: person.optional().describe('to whom'),
    all: yesNo.optional().describe('whether it is all or substantially all the assets of that person'),
    value: moneyField.optional().describe('the value of the assets'),
    series: text.optional().describe('an id shared by acts that make up one series of transactions'),
    'usual-course': yesNo.optional().describe('whether it is in the usual course of business'),
  }),
  act('issue', 'An issue of shares or other securities.', {
    by: person.optional().describe('the issuer, where it is not the corporation'),
    class: className.describe('the class or series'),
    shares: shareCount.describe('how many'),
    to: person.optional().describe('to whom'),
    consideration: moneyField.optional().describe('what is to be received in all'),
    value: moneyField.optional().describe('the value of the securities'),
    convertible: yesNo
      .optional()
      .describe('whether it is not these shares that are issued, but securities that can become so many of them'),
    'from-treasury': yesNo.optional().describe('whether they come out of treasury'),
    plan: named('proposal')
      .optional()
      .describe('the proposed act that set up the employee benefit plan under which they are issued'),
    'pro-rata': yesNo.optional().describe('whether all holders receive them in proportion'),
  }),
  act('distribute-shares', 'A distribution of shares in proportion to shares held.', {
    class: className.describe('the class or series distributed'),
    'on-class': className.describe('the class or series whose holders receive them'),
    'per-share': positiveRatio.describe('shares distributed on each outstanding share'),
  }),
  act('acquire-securities', 'An acquisition of securities of a person by the corporation or a subsidiary.', {
    by: person.optional().describe('who acquires, where it is not the corporation'),
    issuer: person.describe('who issued the securities'),
    'held-by': person.optional().describe('from whom'),
    value: moneyField.optional().describe('their value'),
    convertible: yesNo.optional().describe('whether they can be converted into securities of the issuer'),
  }),
  act('transaction', 'Any other transaction, by its effect.', {
    effect: text.describe('what it brings about, in short'),
    between: persons.optional().describe('between whom'),
    increases: z
      .strictObject({
        of: person.describe('whose proportion'),
        before: ratioField.describe('the proportion before'),
        after: ratioField.describe('the proportion after'),
      })
      .optional()
      .describe('a proportion of voting securities that it increases'),
    value: moneyField.optional().describe('its value'),
  }),
] as const;
