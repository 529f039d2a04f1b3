import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, shareCount } from '../field/index.js';

/** Shares in treasury were retired and are no longer issued. */
export const sharesRetired = defineEntryType({
  type: 'shares-retired',
  version: 1,
  family: 'register',
  says: 'Shares in treasury were retired and are no longer issued.',
  data: z.strictObject({
    class: className.describe('the class or series'),
    shares: shareCount.describe('how many'),
  }),
  example: { class: 'common', shares: '50000' },
});
