import { z } from 'zod';
import { person } from '../field/index.js';

/** A plan of liquidation. */
export const liquidationAct = z
  .strictObject({
    kind: z.literal('liquidation'),
    of: person.describe('of whom: the corporation, or a subsidiary by its id'),
  })
  .describe('A plan of liquidation.');
