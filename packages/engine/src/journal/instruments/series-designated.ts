import { z } from 'zod';
import { defineEntryType } from '../entry-type.js';
import { className, dayField, shareCount } from '../field/index.js';

/** The Board designated a series of stock; its terms have effect from filing. */
export const seriesDesignated = defineEntryType({
  type: 'series-designated',
  version: 1,
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
});
