import { z } from 'zod';
import { className, positiveRatio } from '../field/index.js';

/** A distribution of shares in proportion to shares held. */
export const distributeSharesAct = z
  .strictObject({
    kind: z.literal('distribute-shares'),
    class: className.describe('the class or series distributed'),
    'on-class': className.describe('the class or series whose holders receive them'),
    'per-share': positiveRatio.describe('shares distributed on each outstanding share'),
  })
  .describe('A distribution of shares in proportion to shares held.');
