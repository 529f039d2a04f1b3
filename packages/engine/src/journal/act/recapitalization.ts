import { z } from 'zod';
import { className, person, text } from '../field/index.js';

/** A recapitalization. */
export const recapitalizationAct = z
  .strictObject({
    kind: z.literal('recapitalization'),
    of: person.describe('of whom: the corporation, or a subsidiary by its id'),
    class: className.describe('the class or series it involves'),
    amends: z
      .array(text)
      .readonly()
      .optional()
      .describe('the provisions of the charter that it amends, by citation; an empty list: none'),
  })
  .describe('A recapitalization.');
