import { z } from 'zod';
import { held, message, reason, type Held } from '../../evaluation/index.js';
import { allocate, isZero, numerator, type Day, type Shares } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { askedDay } from '../asked-day.js';
import { defineQuestion } from '../question.js';
import { rows } from '../shapes.js';
import { silence } from '../told-by.js';
import { exactMoney } from '../written-money.js';
import { writtenShares } from './price.js';
import { toldBy } from '../../terms/index.js';

const input = z.strictObject({
  class: z.string().describe('the class or series'),
  on: z.string().describe('the redemption date'),
  shares: writtenShares
    .optional()
    .describe('how many are to be called, where it is a part and the parts of holders are wanted'),
  holders: z
    .array(z.string())
    .optional()
    .describe('all holders of record, where it is wanted how many shares are called from each in proportion'),
});

const told = message('redemption.notice', 'For a redemption of {series} on {on}: {outcome}');

/** By when a redemption is noticed and funded, how many shares it calls at the least, and from whom in proportion. */
export const redemptionNotice = defineQuestion({
  name: 'redemption.notice',
  family: 'redemption',
  asks: 'By when must a redemption on a day be noticed and funded, and how much can be redeemed at the least?',
  input,
  value: z.looseObject({
    outcome: z.enum(['fixed', 'silent']).describe('whether an instrument speaks of it'),
    notice: z
      .looseObject({ first: z.string(), last: z.string(), how: z.string(), states: z.array(z.string()) })
      .optional()
      .describe('the first and the last day on which notice is sent, how, and what it states'),
    deposit: z
      .looseObject({ by: z.string(), with: z.string(), released: z.string().optional() })
      .optional()
      .describe(
        'by when the money is in trust, with whom, and when what nobody claimed is released, where a text says so',
      ),
    least: z
      .looseObject({ amount: exactMoney, shares: z.string(), outstanding: z.string() })
      .optional()
      .describe('the least that can be redeemed at a time, in money and in whole shares'),
    holders: rows({ id: z.string(), holds: z.string(), called: z.string() })
      .optional()
      .describe('whole shares called from each holder in proportion, by largest remainder'),
  }),
  example: { class: 'series-a', on: '2015-12-21' },
  put: (c, asked) => ({ ask: () => noticeOf(c, { ...asked, on: askedDay('on', asked.on) }) }),
});

interface Asked {
  readonly class: string;
  readonly on: Day;
  readonly shares?: Shares | undefined;
  readonly holders?: readonly string[] | undefined;
}

function noticeOf(c: Context, asked: Asked): Held<unknown> {
  const parts = {
    notice: toldBy(c, 'notice-of-redemption', { ...asked }, c.now),
    deposit: toldBy(c, 'deposit-for-redemption', { ...asked }, c.now),
    least: toldBy(c, 'least-redemption', { ...asked }, c.now),
  };
  const known = Object.entries(parts).flatMap(([name, one]) => (one === undefined ? [] : [[name, one] as const]));
  if (known.length === 0) return silence(c, `the redemption of ${asked.class}`);
  const value = Object.fromEntries(known.map(([name, one]) => [name, one.value]));
  const figures = { series: asked.class, on: asked.on };
  const called = asked.shares === undefined ? undefined : calledFrom(c, asked, asked.shares);
  return held(
    { outcome: 'fixed', ...value, ...(called === undefined ? undefined : { holders: called }) },
    reason(told, known.map(([name]) => inWords[name]).join(', '), {
      figures,
      grounds: known.map(([, one]) => one.reason),
    }),
  );
}

const inWords: Readonly<Record<string, string>> = {
  notice: 'when notice is sent',
  deposit: 'by when the money is in trust',
  least: 'how many shares are redeemed at the least',
};

/** So many whole shares from each of the holders, in proportion to what they hold. */
function calledFrom(c: Context, { class: series, holders = [] }: Asked, shares: Shares) {
  const holds = holders.map((id) => ({ id, holds: c.books.holding(id, series).at(c.now) }));
  if (holds.every(({ holds: each }) => isZero(each))) return [];
  const called = allocate(
    numerator(shares),
    holds.map(({ holds: each }) => each),
  );
  return holds.map((each, index) => ({ ...each, called: String(called[index]) }));
}
