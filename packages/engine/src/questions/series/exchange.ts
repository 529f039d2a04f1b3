import { z } from 'zod';
import { ratio, type Ratio } from '../../exact/index.js';
import { matterOf, toldBy } from '../../terms/index.js';
import { defineQuestion } from '../question.js';
import { rows } from '../shapes.js';
import { silence } from '../told-by.js';
import { exactMoney, writtenMoney } from '../written-money.js';

const units = z.string().transform((text, context): Ratio => {
  try {
    return ratio(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'expected a number' });
    return z.NEVER;
  }
});

const received = z
  .strictObject({
    of: z.string().describe('what it is: shares of another corporation, cash'),
    units: units.optional().describe('units of it on each share'),
    cash: writtenMoney.optional().describe('cash on each share'),
  })
  .refine((each) => (each.units === undefined) !== (each.cash === undefined), { error: 'expected units or cash' });

const input = z.strictObject({
  series: z.string().describe('the series'),
  of: z.string().optional().describe('the id of a proposed deal, whose offer for the other class is taken'),
  event: z
    .enum(['merger', 'consolidation', 'share-exchange', 'other-exchange', 'division', 'combination-of-shares'])
    .describe(
      'what happens to the other class; a division or combination makes of its shares others of the same class',
    ),
  receives: z
    .array(received)
    .min(1, { error: 'expected what each share of the other class becomes' })
    .optional()
    .describe('what each share of the other class becomes, all things together, as it turns out after elections'),
});

const things = rows({ id: z.string(), units: z.string().optional(), cash: exactMoney.optional() });

/** What shares of a series become where shares of another class are exchanged for or changed into something else. */
export const seriesExchange = defineQuestion({
  name: 'series.exchange',
  family: 'series',
  asks: 'What does each share of this series become if shares of another class are exchanged, as in a merger?',
  input: input.refine(
    ({ event, of, receives }) => isOfShares(event) || (of === undefined) !== (receives === undefined),
    {
      path: ['receives'],
      error: 'expected either what each share of the other class becomes, or "of", a proposed deal that offers it',
    },
  ),
  value: z.looseObject({
    outcome: z
      .enum(['exchanged', 'converts', 'no-exchange', 'silent'])
      .describe(
        'converts: its shares stay, and may be converted into that; no-exchange: nothing is exchanged, and its rights are adjusted instead',
      ),
    multiple: z.string().optional().describe('how many times, adjusted'),
    'per-share': things.optional().describe('what each share of the series becomes, or may be converted into, in kind'),
    total: things.optional().describe('what all outstanding shares of it become'),
  }),
  example: { series: 'series-a', event: 'merger', receives: [{ of: 'cash', cash: '$10' }] },
  put: (c, asked) => ({
    ask: () => {
      if (asked.of !== undefined) matterOf(c, asked.of);
      return toldBy(c, 'series-exchange', asked, c.now) ?? silence(c, `an exchange of shares of ${asked.series}`);
    },
  }),
});

function isOfShares(event: string): boolean {
  return event === 'division' || event === 'combination-of-shares';
}
