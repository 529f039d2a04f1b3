import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className } from '../field/index.js';

/** The certificate of a series was filed. */
export const seriesFiled = defineEntryType({
  type: 'series-filed',
  version: 1,
  family: 'instruments',
  says: 'The certificate of a series was filed.',
  data: z.strictObject({
    series: className.describe('the series'),
  }),
  example: { series: 'series-a' },
});
