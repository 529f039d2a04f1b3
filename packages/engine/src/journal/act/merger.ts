import { z } from 'zod';
import { person, yesNo } from '../field/index.js';

/** A merger. */
export const mergerAct = z
  .strictObject({
    kind: z.literal('merger'),
    of: person.describe('who merges: the corporation, or a subsidiary by its id'),
    with: person.describe('with whom'),
    into: person.optional().describe('who survives'),
    'short-form': yesNo
      .optional()
      .describe('whether it is a merger of a parent and a subsidiary that law lets go without a vote'),
  })
  .describe('A merger.');
