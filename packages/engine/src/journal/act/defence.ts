import { z } from 'zod';
import { person } from '../field/index.js';

/** A step taken against an unwanted proposal. */
export const defenceAct = z
  .strictObject({
    kind: z.literal('defence'),
    what: z
      .enum([
        'advise-against',
        'solicit-proxies',
        'litigate',
        'issue-securities',
        'acquire-business',
        'seek-other-offer',
        'other',
      ])
      .describe('what is done'),
    against: person.optional().describe('against whom'),
  })
  .describe('A step taken against an unwanted proposal.');
