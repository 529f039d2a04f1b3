import { z } from 'zod';
import { equals, sum, type Shares } from '../../exact/index.js';
import { byReading, isByReading, newStockName, parametersOf } from '../../instrument/index.js';
import { moneyParameter, sharesParameter } from '../../terms/index.js';

const stockClass = z.strictObject({
  class: newStockName.describe('the id of the class'),
  authorised: sharesParameter.describe('how many shares of it may be issued'),
  par: moneyParameter.optional().describe('the par value of a share; left out where there is none'),
  inSeries: z.boolean().optional().describe('whether it may be issued only as shares of a series'),
  listedApart: z
    .array(
      z.strictObject({
        series: newStockName.describe('the id of the series'),
        shares: sharesParameter.describe('how many shares its row has'),
        onTop: byReading(z.boolean()).describe(
          'whether they come on top of the number of the class, or are some of that number',
        ),
      }),
    )
    .optional()
    .describe('series of the class that the instrument lists in rows of their own, beside that of the class'),
});
/** One class as an instrument authorises it. */
export type StockClass = z.output<typeof stockClass>;

export const stockParameters = parametersOf('stock-classes', {
  total: sharesParameter
    .optional()
    .describe('shares of all classes together; left out where the instrument does not add them up'),
  classes: z.array(stockClass).describe('each class'),
  treasury: byReading(z.enum(['issued', 'unissued'])).describe('whether shares in treasury count as issued'),
}).refine(({ total, classes }) => total === undefined || addsUp(total, classes), {
  error:
    'the classes do not add up to the total: correct one of the numbers, or leave the total out where a reading decides on it',
});
export type StockClasses = z.output<typeof stockParameters>;

function addsUp(total: Shares, classes: readonly StockClass[]): boolean {
  const rows = classes.flatMap((each) => each.listedApart ?? []);
  if (rows.some(({ onTop }) => isByReading(onTop))) return false;
  const onTop = rows.filter((row) => row.onTop === true).map(({ shares }) => shares);
  return equals(total, sum('shares', [...classes.map((each) => each.authorised), ...onTop]));
}
