import { z } from 'zod';
import { className, person, shareCount } from '../field/index.js';

/** An acquisition of shares of the corporation. */
export const acquireSharesAct = z
  .strictObject({
    kind: z.literal('acquire-shares'),
    by: person.describe('who acquires'),
    class: className.describe('the class or series'),
    shares: shareCount.describe('how many'),
    how: z
      .enum(['purchase', 'gift', 'inheritance', 'operation-of-law', 'exchange', 'issue', 'other'])
      .optional()
      .describe('how'),
    from: person.optional().describe('from whom'),
  })
  .describe('An acquisition of shares of the corporation.');
