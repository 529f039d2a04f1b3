import { z } from 'zod';
import { bodyName, text } from '../field/index.js';

/** An act of shareholders by consent in writing, without a meeting. */
export const writtenConsentAct = z
  .strictObject({
    kind: z.literal('written-consent'),
    of: bodyName.describe('whose consent: shareholders, or holders of a series'),
    what: text.describe('what is consented to'),
  })
  .describe('An act of shareholders by consent in writing, without a meeting.');
