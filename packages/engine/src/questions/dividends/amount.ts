import { z } from 'zod';
import { held, QuestionError, type Held } from '../../evaluation/index.js';
import { moneyOf, recount, roundToCents, sumOf, sumOfMoney, timesMoney } from '../../exact/index.js';
import type { Day, Money } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { dividendRecordClose, dividendRecordOrNow, toldBy } from '../../terms/index.js';
import { actInput, matterFrom, type ActInput } from '../act-input.js';
import { defineQuestion } from '../question.js';
import { rows } from '../shapes.js';
import { silence } from '../told-by.js';
import { exactMoney } from '../written-money.js';

const period = z.string().optional().describe('of a series with dividend periods: the number of one');
const holders = z.array(z.string()).optional().describe('holders of record whose part is wanted');

/**
 * What a dividend of so much a share comes to: on shares outstanding at the close of its record date, where that is fixed and past, and
 * else on the day of the question, treasury left out. Limits on votes never enter. Of a
 * series whose dividends an instrument fixes the amount may be left out: it is that of the payment date `payable`, or of the last one;
 * or of a period. Such a dividend goes to the holders of its record date.
 */
export const dividendAmount = defineQuestion({
  name: 'dividends.amount',
  family: 'dividends',
  asks: 'What does a dividend of so much on each share come to, in all and for these holders of record?',
  input: actInput('dividend', { holders, period }),
  value: z.looseObject({
    'per-share': exactMoney.optional().describe('on each share; absent where nothing falls due'),
    total: exactMoney.optional().describe('in all'),
    payment: exactMoney.optional().describe('in all in cents, where the instrument fixes the dividend for periods'),
    payable: z.string().optional().describe('the day on which it is paid, postponed to one with business'),
    'record-date': z.string().optional(),
    parts: rows({ id: z.string(), amount: exactMoney })
      .optional()
      .describe('class by class, series that participate among them'),
    holders: rows({ id: z.string(), shares: z.string(), amount: exactMoney })
      .optional()
      .describe('the holders asked for'),
    together: exactMoney.optional().describe('what these holders receive together'),
  }),
  example: { class: 'common', 'per-share': '$0.50', holders: ['dispersed'] },
  put: (c, input) => ({ ask: () => amountOf(c, input) }),
});

function amountOf(c: Context, input: ActInput): Held<unknown> {
  const { holders, period, ...act } = input as ActInput & {
    readonly holders?: readonly string[];
    readonly period?: string;
  };
  const matter = matterFrom(c, 'dividend', act);
  const { act: dividendAct } = matter;
  if (dividendAct.kind !== 'dividend') throw new Error('A question about a dividend was put about another act.');
  const { class: className, 'per-share': given, payable } = dividendAct;
  const asked = { class: className, 'per-share': given, date: payable, period };
  const counted = dividendRecordOrNow(c, matter);
  const fixed = given === undefined ? undefined : dividendRecordClose(c, matter);
  const told = toldBy(c, 'dividend-amount', asked, given === undefined ? c.now : counted, c.asOf);
  if (told === undefined) {
    if (given === undefined) throw new QuestionError(noAmount);
    return silence(c, `dividends on ${className}`);
  }
  const value = { ...(fixed === undefined ? undefined : { 'record-date': fixed.day }), ...(told.value as Told) };
  const each = value['per-share'];
  if (holders === undefined || each === undefined) return held(value, told.reason);
  const record = value['record-date'] ?? c.asOf;
  return held({ ...value, ...holdersOf(c, className, each, holders, record) }, told.reason);
}

interface Told {
  readonly 'per-share'?: Money;
  readonly 'record-date'?: Day;
}

const noAmount =
  'The amount of a dividend is worked out from "per-share": give it, or a proposed dividend that has it. Only for a series whose dividends an instrument fixes may it be left out.';

function holdersOf(c: Context, className: string, each: Money, holders: readonly string[], record: Day) {
  const parts = holders.map((id) => {
    const shares = c.books.holding(id, className).at(record);
    const amount = timesMoney(each, recount('ratio', shares));
    return { id, shares, amount, payment: roundToCents(amount, 'halfUp') };
  });
  const together = sumOfMoney(each.currency, parts, (part) => part.amount);
  return {
    holders: parts,
    together: moneyOf(together.amount, each.currency),
    shares: sumOf('shares', parts, (part) => part.shares),
  };
}
