import { z } from 'zod';
import { className, person, text } from '../field/index.js';

/** A reclassification of shares. */
export const reclassificationAct = z
  .strictObject({
    kind: z.literal('reclassification'),
    of: person.describe('of whose shares: the corporation, or a subsidiary by its id'),
    class: className.describe('the class or series'),
    amends: z
      .array(text)
      .readonly()
      .optional()
      .describe('the provisions of the charter that it amends, by citation; an empty list: none'),
  })
  .describe('A reclassification of shares.');
