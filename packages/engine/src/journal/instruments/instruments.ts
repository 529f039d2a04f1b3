import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, dayField, identifier, named, shareCount, text, texts, yesNo } from '../field/index.js';

/** Series and instruments: made, changed, read. */
export const instrumentEntries = [
  /** The Board designated a series of stock; its terms have effect from filing. */
  defineEntryType({
    type: 'series-designated',
    family: 'instruments',
    says: 'A series of stock was designated.',
    data: z.strictObject({
      series: className.describe('the id of the series'),
      class: className.describe('the class that it is a series of'),
      shares: shareCount.describe('how many shares it has'),
      filed: dayField.optional().describe('the day its certificate was filed; without one, not filed by this entry'),
      terms: z
        .record(z.string(), z.unknown())
        .optional()
        .describe('its terms: "quorate entries show series-terms" lists them'),
    }),
    example: { series: 'series-a', class: 'preferred', shares: '300000', filed: '1999-06-01' },
  }),
  defineEntryType({
    type: 'series-filed',
    family: 'instruments',
    says: 'The certificate of a series was filed.',
    data: z.strictObject({
      series: className.describe('the series'),
    }),
    example: { series: 'series-a' },
  }),
  defineEntryType({
    type: 'series-resized',
    family: 'instruments',
    says: 'The number of shares of a series was changed.',
    data: z.strictObject({
      series: className.describe('the series'),
      shares: shareCount.describe('how many shares it has then'),
      filed: dayField.optional().describe('the day the change was filed; without one, not filed by this entry'),
    }),
    example: { series: 'series-a', shares: '350000', filed: '2000-06-01' },
  }),
  defineEntryType({
    type: 'instrument-adopted',
    family: 'instruments',
    says: 'A governing instrument came into force.',
    forTheRecord: true,
    data: z.strictObject({
      instrument: identifier('the id of an instrument').describe('the instrument'),
      version: text.describe('which version of it'),
      by: text.optional().describe('who adopted it'),
    }),
    example: { instrument: 'bylaws', version: '1' },
  }),
  defineEntryType({
    type: 'instrument-amended',
    family: 'instruments',
    says: 'A governing instrument was amended.',
    data: z.strictObject({
      instrument: identifier('the id of an instrument').describe('the instrument'),
      provisions: texts.describe('the provisions that were changed, by citation'),
      version: text.describe('the version that is in force from then'),
      repeals: yesNo.optional().describe('whether the provisions are repealed, with nothing in their place'),
      proposal: named('proposal').optional().describe('the proposed act that this carries out'),
      filed: dayField.optional().describe('the day it was filed'),
    }),
    example: { instrument: 'charter', provisions: ['FOURTEENTH'], version: '2' },
  }),
  defineEntryType({
    type: 'reading-adopted',
    family: 'instruments',
    says: 'The corporation adopted one reading of doubtful text.',
    data: z.strictObject({
      reading: identifier('the id of a reading').describe('the reading'),
      option: text.describe('the option that was adopted'),
      by: text.optional().describe('who adopted it'),
      why: text.describe('the ground'),
    }),
    example: { reading: 'I-16f', option: 'full-shares', by: 'board', why: 'opinion of counsel' },
  }),
  defineEntryType({
    type: 'law-adopted',
    family: 'instruments',
    says: 'A value of other law was adopted for questions.',
    forTheRecord: true,
    data: z.strictObject({
      law: identifier('the id of an instrument of other law').describe('the law'),
      place: text.describe('the section'),
      value: text.describe('the value'),
      why: text.optional().describe('the source or ground'),
    }),
    example: { law: 'default-law', place: 'quorum', value: '1/2', why: 'statute in force' },
  }),
] as const;
