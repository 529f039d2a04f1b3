import { z } from 'zod';
import { className, person, ratioField, shareCount } from '../field/index.js';

/** An offer for shares of the corporation. */
export const offerAct = z
  .strictObject({
    kind: z.literal('offer'),
    by: person.describe('who offers'),
    class: className.describe('the class or series'),
    shares: shareCount.optional().describe('for how many'),
    percent: ratioField.optional().describe('for how much of the class'),
  })
  .describe('An offer for shares of the corporation.');
