import { z } from 'zod';
import { className, dayField, shareCount } from '../field/index.js';

/** A redemption of shares. */
export const redemptionAct = z
  .strictObject({
    kind: z.literal('redemption'),
    class: className.describe('the class or series'),
    shares: shareCount.optional().describe('how many; without a number, all'),
    on: dayField.describe('the redemption date'),
  })
  .describe('A redemption of shares.');
