import { z } from 'zod';
import { person, text } from '../field/index.js';

/** A reincorporation in another state. */
export const reincorporationAct = z
  .strictObject({
    kind: z.literal('reincorporation'),
    of: person.describe('of whom: the corporation, or a subsidiary by its id'),
    in: text.optional().describe('where'),
  })
  .describe('A reincorporation in another state.');
