import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, dayField, shareCount } from '../field/index.js';

/** The number of shares of a series was changed. */
export const seriesResized = defineEntryType({
  type: 'series-resized',
  version: 1,
  family: 'instruments',
  says: 'The number of shares of a series was changed.',
  data: z.strictObject({
    series: className.describe('the series'),
    shares: shareCount.describe('how many shares it has then'),
    filed: dayField.optional().describe('the day the change was filed; without one, not filed by this entry'),
  }),
  example: { series: 'series-a', shares: '350000', filed: '2000-06-01' },
});
