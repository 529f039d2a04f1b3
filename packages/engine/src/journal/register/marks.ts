import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, dayField, person, shareCount, text } from '../field/index.js';

/** What is noted of shares. */
export const markEntries = [
  defineEntryType({
    type: 'legend',
    family: 'register',
    says: 'A legend was placed on shares.',
    forTheRecord: true,
    data: z.strictObject({
      class: className.describe('the class or series'),
      holder: person.describe('the holder of record'),
      shares: shareCount.optional().describe('on how many; without a number, on all'),
      says: text.describe('what it says, in short'),
    }),
    example: { class: 'common', holder: 'dispersed', says: 'transfer restricted' },
  }),
  defineEntryType({
    type: 'stop',
    family: 'register',
    says: 'Transfers of shares were stopped.',
    forTheRecord: true,
    data: z.strictObject({
      class: className.describe('the class or series'),
      holder: person.describe('the holder of record'),
      shares: shareCount.optional().describe('of how many; without a number, of all'),
      why: text.optional().describe('the ground'),
      until: dayField.optional().describe('the day on which it was lifted'),
    }),
    example: { class: 'common', holder: 'dispersed', why: 'adverse claim' },
  }),
  defineEntryType({
    type: 'pledge',
    family: 'register',
    says: 'Shares were pledged.',
    forTheRecord: true,
    data: z.strictObject({
      class: className.describe('the class or series'),
      holder: person.describe('the holder of record who pledged them'),
      to: person.describe('to whom'),
      shares: shareCount.describe('how many'),
      until: dayField.optional().describe('the day on which the pledge ended'),
    }),
    example: { class: 'common', holder: 'dispersed', to: 'dispersed', shares: '5000' },
  }),
] as const;
