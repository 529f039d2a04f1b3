import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { identifier, text } from '../field/index.js';

/** Somebody asked, and nothing further was found. */
export const nothingFurther = defineEntryType({
  type: 'nothing-further',
  version: 1,
  family: 'general',
  says: 'Somebody asked, and nothing further was found.',
  data: z.strictObject({
    fact: identifier('the name of a fact').describe('the fact that was asked about'),
    about: z.array(text).readonly().describe('whom or what it is about'),
    by: text.optional().describe('who asked'),
    asked: text.optional().describe('who was asked, and how'),
  }),
  example: { fact: 'further-holdings', about: ['acquirer'], by: 'secretary', asked: 'questionnaire of 2004' },
});
