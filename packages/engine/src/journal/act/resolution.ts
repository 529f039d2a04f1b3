import { z } from 'zod';
import { text, yesNo } from '../field/index.js';

/** A resolution that changes nothing by itself: a ratification, an advisory vote, a request of shareholders. */
export const resolutionAct = z
  .strictObject({
    kind: z.literal('resolution'),
    on: text.describe('what it is on, such as "the ratification of the auditors"'),
    advisory: yesNo.optional().describe('whether it advises, and binds nobody'),
  })
  .describe('A resolution of another sort: a ratification, an advisory vote, a request of shareholders.');
