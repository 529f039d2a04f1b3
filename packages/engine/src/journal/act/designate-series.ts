import { z } from 'zod';
import { className, shareCount } from '../field/index.js';

/** A designation of a series of stock. */
export const designateSeriesAct = z
  .strictObject({
    kind: z.literal('designate-series'),
    series: className.describe('the id of the series'),
    class: className.describe('the class that it is a series of'),
    shares: shareCount.describe('how many shares it has'),
    terms: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('its terms: "quorate entries show series-terms" lists them'),
  })
  .describe('A designation of a series of stock.');
