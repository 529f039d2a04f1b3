import { z } from 'zod';
import { person } from '../field/index.js';

/** A dissolution. */
export const dissolutionAct = z
  .strictObject({
    kind: z.literal('dissolution'),
    of: person.describe('of whom: the corporation, or a subsidiary by its id'),
  })
  .describe('A dissolution.');
