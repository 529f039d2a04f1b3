import { z } from 'zod';
import { className, shareCount } from '../field/index.js';

/** A change of the number of shares of a series. */
export const resizeSeriesAct = z
  .strictObject({
    kind: z.literal('resize-series'),
    series: className.describe('the series'),
    shares: shareCount.describe('how many shares it would have'),
  })
  .describe('A change of the number of shares of a series.');
