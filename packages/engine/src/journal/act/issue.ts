import { z } from 'zod';
import { className, moneyField, person, shareCount, yesNo } from '../field/index.js';

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
    'from-treasury': yesNo.optional().describe('whether they come out of treasury'),
    'pro-rata': yesNo.optional().describe('whether all holders receive them in proportion'),
  })
  .describe('An issue of shares or other securities.');
