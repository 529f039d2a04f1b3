import { z } from 'zod';
import { className, moneyField, named, person, shareCount, yesNo } from '../field/index.js';

/** An issue of shares or other securities. */
export const issueAct = z
  .strictObject({
    kind: z.literal('issue'),
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
  })
  .describe('An issue of shares or other securities.');
