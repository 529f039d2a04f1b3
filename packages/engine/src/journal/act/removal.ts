import { z } from 'zod';
import { person, text } from '../field/index.js';

/** A removal of a director. */
export const removalAct = z
  .strictObject({
    kind: z.literal('removal'),
    director: person.describe('the director'),
    cause: text.optional().describe('the ground'),
  })
  .describe('A removal of a director.');
