import { z } from 'zod';
import { QuestionError } from '../../evaluation/index.js';
import { compareBy, plus, show, type Shares } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { writtenShares } from '../redemption/price.js';
import { defineQuestion } from '../question.js';
import { rows } from '../shapes.js';
import { silence } from '../told-by.js';
import { exactMoney } from '../written-money.js';
import { conversionTopic, toldBy } from '../../terms/index.js';

const exact = z.string().describe('an exact number: a decimal where it has one, else p/q');

/** Into how many shares each share of a class or series may be converted, how that came to be, and what so many of them make. */
export const conversionRatioQuestion = defineQuestion({
  name: 'conversion.ratio',
  family: 'series',
  asks: 'Into how many shares may each share of this class or series be converted, and what do so many of them become?',
  input: z.strictObject({
    series: z.string().describe('the class or series that is converted'),
    shares: writtenShares.optional().describe('how many shares of it are converted at one time'),
  }),
  value: z.looseObject({
    outcome: z
      .enum(['convertible', 'ended', 'converted', 'of-itself', 'silent'])
      .describe(
        'converted: all of it has become the other class; of-itself: it converts on transfers or upon events, without anybody’s choice; ended: all is called, and the last day to convert it has passed; silent: no instrument lets it be converted',
      ),
    called: rows({
      id: z.string().describe('the proposed redemption'),
      on: z.string().describe('the redemption date'),
      last: z.string().describe('the last day on which shares called can be converted'),
      ended: z.boolean().describe('whether that has passed'),
      all: z.boolean().describe('whether all that is outstanding is called'),
    })
      .optional()
      .describe('each call that is ahead, where the text says until when shares called can be converted'),
    into: z.string().optional().describe('the class into which'),
    first: exact.optional().describe('the ratio at first'),
    ratio: exact.optional().describe('the ratio now: shares of the other class for each'),
    events: rows({
      id: z.string().describe('the entry'),
      on: z.string().describe('the day of it'),
      how: z.enum(['subdivision', 'combination', 'distribution', 'rights', 'dividend', 'issue']),
      factor: exact,
      made: z.string().describe('yes where the ratio was adjusted then, no where the change is carried forward'),
      ratio: exact.describe('the ratio after it'),
    })
      .optional()
      .describe('each event that bears on the ratio, in order'),
    carried: exact.optional().describe('the factor that is carried forward, and not made yet'),
    issued: z.string().optional().describe('how many whole shares those asked about become'),
    fraction: exact.optional().describe('the fraction of a share that is left over'),
    close: exactMoney.optional().describe('the closing price by which it is paid'),
    cash: exactMoney.optional().describe('what is paid for it, exactly'),
    payment: exactMoney.optional().describe('the same in cents'),
  }),
  example: { series: 'series-b', shares: '1333' },
  put: (c, asked) => ({
    ask: () => {
      const { series, shares } = asked;
      const ofEach = toldBy(c, conversionTopic, { series }, c.now);
      if (ofEach === undefined) return silence(c, `a conversion of shares of ${series}`);
      if (shares === undefined) return ofEach;
      // What has converted of itself by then is outstanding no longer, and can be asked about all the same.
      const isOfItself = (ofEach.value as { readonly outcome?: unknown }).outcome === 'of-itself';
      if (!isOfItself) refuseMoreThanThereAre(c, series, shares);
      return toldBy(c, conversionTopic, { series, shares }, c.now) ?? ofEach;
    },
  }),
});

/** @throws {QuestionError} where more are to be converted than are outstanding, or called and not yet taken in */
function refuseMoreThanThereAre(c: Context, series: string, shares: Shares): void {
  const left = plus<'shares'>(c.books.outstanding(series).at(c.now), c.books.calledAndGone(series, c.now));
  if (compareBy<'shares'>('notMoreThan', shares, left)) return;
  c.covered('register', c.asOf, []);
  throw new QuestionError(
    `shares: ${show(shares)} shares of ${series} cannot be converted on ${c.asOf}: there are ${show(left)}. Ask for that number or fewer.`,
  );
}
