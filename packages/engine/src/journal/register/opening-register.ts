import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, person, shareCount, wholeNumber } from '../field/index.js';

const holdingOfRecord = z.strictObject({
  holder: person.describe('the holder of record'),
  shares: shareCount.describe('the shares held of record'),
});

/** A list that is too long for one entry is entered in parts, all of them together: nobody ever sees a list of which a part is missing. */
const partOfList = z.strictObject({
  number: wholeNumber.describe('which part this is, from 1'),
  of: wholeNumber.describe('how many parts the list has'),
});

/**
 * A certified list of a class opens its register on a day, before anything else of that day. Its holdings, of all its parts, add up
 * to the shares issued less those in treasury; each part says the figures of the whole class.
 */
export const openingRegister = defineEntryType({
  type: 'opening-register',
  family: 'register',
  says: 'A certified list of a class opens its register.',
  data: z.strictObject({
    class: className.describe('the class or series'),
    issued: shareCount.describe('shares issued, those in treasury among them'),
    treasury: shareCount.describe('shares the corporation holds itself'),
    holdings: z
      .array(holdingOfRecord)
      .readonly()
      .describe('the holders of record; holders nobody of whom matters alone are entered as dispersed'),
    part: partOfList
      .optional()
      .describe('where the list is too long for one entry: this is such a part of it, and all are entered together'),
  }),
  example: {
    class: 'common',
    issued: '1000000',
    treasury: '100000',
    holdings: [{ holder: 'dispersed', shares: '900000' }],
  },
});
