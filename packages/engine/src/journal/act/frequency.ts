import { z } from 'zod';
import { text, yesNo } from '../field/index.js';

/** A vote on how often something is put to the holders: every one, two or three years. */
export const frequencyAct = z
  .strictObject({
    kind: z.literal('frequency'),
    of: text.describe('what is put to them so often, such as "the advisory vote on pay"'),
    advisory: yesNo.optional().describe('whether it advises, and binds nobody'),
  })
  .describe('A vote on how often something is put to the holders: every one, two or three years.');
