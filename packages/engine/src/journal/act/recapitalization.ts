import { z } from 'zod';
import { className, person } from '../field/index.js';

/** A recapitalization. */
export const recapitalizationAct = z
  .strictObject({
    kind: z.literal('recapitalization'),
    of: person.describe('of whom: the corporation, or a subsidiary by its id'),
    class: className.describe('the class or series it involves'),
  })
  .describe('A recapitalization.');
