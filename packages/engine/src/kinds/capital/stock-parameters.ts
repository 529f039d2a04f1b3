import { z } from 'zod';
import { equals, sum } from '../../exact/index.js';
import { byReading, provisionFields } from '../../instrument/index.js';
import { moneyParameter, sharesParameter } from '../../terms/index.js';

const stockClass = z.strictObject({
  class: z.string().describe('the id of the class'),
  authorised: sharesParameter.describe('how many shares of it may be issued'),
  par: moneyParameter.optional().describe('the par value of a share; left out where there is none'),
  inSeries: z.boolean().optional().describe('whether it may be issued only as shares of a series'),
});
/** One class as an instrument authorises it. */
export type StockClass = z.output<typeof stockClass>;

export const stockParameters = z
  .strictObject({
    ...provisionFields,
    kind: z.literal('stock-classes'),
    total: sharesParameter.describe('shares of all classes together'),
    classes: z.array(stockClass).describe('each class'),
    treasury: byReading(z.enum(['issued', 'unissued'])).describe('whether shares in treasury count as issued'),
  })
  .refine(
    ({ total, classes }) =>
      equals(
        total,
        sum(
          'shares',
          classes.map((each) => each.authorised),
        ),
      ),
    {
      error: 'the classes do not add up to the total: correct one of the numbers',
    },
  );
export type StockClasses = z.output<typeof stockParameters>;
