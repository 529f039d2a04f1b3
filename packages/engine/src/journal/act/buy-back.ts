import { z } from 'zod';
import { className, moneyField, person, shareCount } from '../field/index.js';

/** A reacquisition of shares by the corporation. */
export const buyBackAct = z
  .strictObject({
    kind: z.literal('buy-back'),
    class: className.describe('the class or series'),
    shares: shareCount.describe('how many'),
    from: person.optional().describe('from whom'),
    price: moneyField.optional().describe('the price of a share'),
    'in-exchange-for': className.optional().describe('the class or series given for them, where no money is paid'),
    'held-as': z.enum(['treasury', 'retired']).optional().describe('what becomes of them'),
  })
  .describe('A reacquisition of shares by the corporation.');
