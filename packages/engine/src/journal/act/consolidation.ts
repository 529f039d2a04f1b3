import { z } from 'zod';
import { person } from '../field/index.js';

/** A consolidation. */
export const consolidationAct = z
  .strictObject({
    kind: z.literal('consolidation'),
    of: person.describe('who consolidates: the corporation, or a subsidiary by its id'),
    with: person.describe('with whom'),
  })
  .describe('A consolidation.');
