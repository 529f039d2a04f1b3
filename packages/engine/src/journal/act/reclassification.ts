import { z } from 'zod';
import { className, person } from '../field/index.js';

/** A reclassification of shares. */
export const reclassificationAct = z
  .strictObject({
    kind: z.literal('reclassification'),
    of: person.describe('of whose shares: the corporation, or a subsidiary by its id'),
    class: className.describe('the class or series'),
  })
  .describe('A reclassification of shares.');
