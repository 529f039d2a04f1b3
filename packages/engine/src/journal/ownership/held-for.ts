import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, dayField, person, persons, shareCount } from '../field/index.js';

/** A holder of record holds shares for one or more beneficial owners. Shares of a holder that no such entry covers are its own. */
export const heldFor = defineEntryType({
  type: 'held-for',
  version: 1,
  family: 'ownership',
  says: 'Shares held of record are owned beneficially by one or more persons.',
  data: z.strictObject({
    holder: person.describe('the holder of record'),
    class: className.describe('the class or series'),
    shares: shareCount.optional().describe('how many; without a number, all the holder has'),
    owners: persons.describe('who owns them beneficially; several persons own the same shares together'),
    until: dayField.optional().describe('the day on which it ceased to be so'),
  }),
  example: { holder: 'dispersed', class: 'common', shares: '90000', owners: ['corporation'] },
});
