import { z } from 'zod';
import { held, QuestionError, type Held } from '../../evaluation/index.js';
import { moneyOf, recount, sum, sumMoney, timesMoney, type Money } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { actInput, matterFrom, type ActInput } from '../act-input.js';
import { defineQuestion } from '../question.js';
import { silence, toldBy } from '../told-by.js';

const exactMoney = z.looseObject({ amount: z.string(), currency: z.string() });
const holders = z.array(z.string()).optional().describe('holders of record whose part is wanted');

/** What a dividend of so much a share comes to: on outstanding shares, treasury left out. Limits on votes never enter. */
export const dividendAmount = defineQuestion({
  name: 'dividends.amount',
  family: 'dividends',
  asks: 'What does a dividend of so much on each share come to, in all and for these holders of record?',
  input: actInput('dividend', { holders }),
  value: z.looseObject({
    'per-share': exactMoney.describe('on each share'),
    total: exactMoney.describe('in all'),
    parts: z
      .array(z.looseObject({ id: z.string(), amount: exactMoney }))
      .describe('class by class, series that participate among them'),
    holders: z
      .array(z.looseObject({ id: z.string(), shares: z.string(), amount: exactMoney }))
      .optional()
      .describe('the holders asked for'),
    together: exactMoney.optional().describe('what these holders receive together'),
  }),
  example: { class: 'common', 'per-share': '$0.50', holders: ['dispersed'] },
  put: (c, input) => ({ ask: () => amountOf(c, input) }),
});

function amountOf(c: Context, input: ActInput): Held<unknown> {
  const { holders, ...act } = input as ActInput & { readonly holders?: readonly string[] };
  const { act: dividendAct } = matterFrom(c, 'dividend', act);
  if (dividendAct.kind !== 'dividend' || dividendAct['per-share'] === undefined) {
    throw new QuestionError(
      'The amount of a dividend is worked out from "per-share": give it, or a proposed dividend that has it.',
    );
  }
  const each = dividendAct['per-share'];
  const told = toldBy(c, 'dividend-amount', { class: dividendAct.class, 'per-share': each }, c.now);
  if (told === undefined) return silence(c, `dividends on ${dividendAct.class}`);
  if (holders === undefined) return told;
  return held({ ...(told.value as object), ...holdersOf(c, dividendAct.class, each, holders) }, told.reason);
}

function holdersOf(c: Context, className: string, each: Money, holders: readonly string[]) {
  const parts = holders.map((id) => {
    const shares = c.books.holding(id, className).at(c.now);
    return { id, shares, amount: timesMoney(each, recount('ratio', shares)) };
  });
  const together = sumMoney(
    each.currency,
    parts.map((part) => part.amount),
  );
  return {
    holders: parts,
    together: moneyOf(together.amount, each.currency),
    shares: sum(
      'shares',
      parts.map((part) => part.shares),
    ),
  };
}
