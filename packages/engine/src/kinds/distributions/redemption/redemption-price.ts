import { z } from 'zod';
import { held, message, QuestionError, reason, type Held, type Reason } from '../../../evaluation/index.js';
import {
  compareBy,
  compareDays,
  moneyOf,
  roundToCents,
  show,
  showMoney,
  sumMoney,
  zero,
  type Day,
  type Money,
  type Moment,
  type Quantity,
} from '../../../exact/index.js';
import {
  byReading,
  citation,
  provisionFields,
  type Placed,
  type Provision,
  type Written,
} from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import {
  accruedDividendNotion,
  accruedFeeNotion,
  defineKind,
  dividendPeriodsNotion,
  moneyParameter,
  periodDividendNotion,
  periodOn,
  type DividendPeriod,
  type PeriodDividend,
} from '../../../terms/index.js';
import { onShares } from '../money-on-shares.js';
import { outstandingBefore } from './called.js';
import { dividendsApart } from './dividends-apart.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('redemption-price'),
  series: z.string().describe('the series'),
  amount: z.strictObject({ cite: z.string(), each: moneyParameter }).describe('the fixed part on each share'),
  current: z.strictObject({ cite: z.string() }).describe('the dividends of the current period that are unpaid'),
  fee: z.strictObject({ cite: z.string() }).optional().describe('a fee for the current period, in proportion'),
  declared: byReading(z.enum(['whole', 'accrued'])).describe(
    'what the holder of record gets of a dividend declared for the current period whose record date has passed: all of it, or what accrued until the redemption date',
  ),
});
export type RedemptionPrice = z.output<typeof parameters>;

/** The price of redemption, in its components. */
export const redemptionPrice = (data: Omit<Written<typeof parameters>, 'kind'>): Provision => ({
  kind: 'redemption-price',
  ...data,
});

const priced = message(
  'redemption-price.told',
  'On {on} a share of {series} is redeemed for {amount}, {current} of the current period and {fee} of fees: {outcome}',
);
const goesApart = message(
  'redemption-price.apart',
  'The dividend declared for period {number} goes to the holders of record of {record}, not with the price: {outcome}',
);
const isPaid = message('redemption-price.paid', 'The dividend of period {number} is paid already: {outcome}');
const noFee = message('redemption-price.no-fee', 'No fee accrues on {series}: {outcome}');

/**
 * The fixed amount; what the current period has accrued until the redemption date, that day not counted, whether or not it
 * was declared; and the part of a fee. Where the redemption comes after the record date of a dividend declared for the current
 * period, that dividend goes to the holders of record, and the price is without it. Undeclared earlier periods add nothing.
 */
export const redemptionPriceKind = defineKind<RedemptionPrice>({
  kind: 'redemption-price',
  subject: 'distributions',
  provides: 'Fixes the price of a redemption of a series.',
  parameters,
  facts: [],
  answers: ['redemption.price'],
  tells: (c, placed, topic, input, at) =>
    topic === 'redemption-price' && input['class'] === placed.provision.series ? tell(c, placed, input, at) : undefined,
});

function tell(
  c: Context,
  placed: Placed<RedemptionPrice>,
  input: Readonly<Record<string, unknown>>,
  at: Moment,
): Held<unknown> {
  const { cite, instrument, provision } = placed;
  const { series } = provision;
  const on = input['on'] as Day;
  const shares = sharesAsked(c, placed, on, input['shares'] as Quantity<'shares'> | undefined);
  const when = laterOf(on, at);
  const period = currentPeriod(c, placed, on, when);
  const current = currentPart(c, placed, period, on, when);
  const fee = feePart(c, placed, on, when);
  const amount = provision.amount.each;
  const price = sumMoney(amount.currency, [amount, current.value, ...(fee === undefined ? [] : [fee.value])]);
  const total = onShares(price, shares);
  const figures = {
    on,
    series,
    amount: showMoney(amount),
    current: showMoney(current.value),
    fee: fee === undefined ? 'nothing' : showMoney(fee.value),
  };
  const parts = [
    { id: 'amount', cite: citation(instrument, provision.amount.cite), each: amount },
    { id: 'current-period', cite: citation(instrument, provision.current.cite), each: current.value },
    ...(fee === undefined || provision.fee === undefined
      ? []
      : [{ id: 'fee', cite: citation(instrument, provision.fee.cite), each: fee.value }]),
  ];
  return held(
    {
      outcome: 'fixed',
      period: String(period.number),
      'per-share': price,
      parts,
      shares,
      total,
      payment: roundToCents(total, 'halfUp'),
      apart: dividendsApart(
        c,
        placed,
        { series, on, current: period.number, declared: c.resolve(provision.declared) },
        when,
      ),
    },
    reason(priced, showMoney(price), {
      figures,
      cites: [cite, ...parts.map((each) => each.cite)],
      grounds: [current.reason, ...(fee === undefined ? [] : [fee.reason])],
    }),
  );
}

/** The moment of the question, or of a redemption date that is ahead: its period must have begun. */
function laterOf(on: Day, at: Moment): Moment {
  return compareDays(on, at.day) > 0 ? { day: on } : at;
}

/** @throws {QuestionError} where more is to be redeemed than is outstanding */
function sharesAsked(
  c: Context,
  { cite, provision }: Placed<RedemptionPrice>,
  on: Day,
  asked: Quantity<'shares'> | undefined,
): Quantity<'shares'> {
  const outstanding = outstandingBefore(c, provision.series, on, cite);
  if (asked === undefined) return outstanding;
  if (!compareBy<'shares'>('moreThan', asked, outstanding)) return asked;
  throw new QuestionError(
    `shares: ${show(asked)} shares of ${provision.series} cannot be redeemed on ${on}: ${show(outstanding)} are outstanding before it. Ask for that number or fewer.`,
  );
}

/** @throws {QuestionError} where the series has no dividend period on the redemption date */
function currentPeriod(
  c: Context,
  { article, provision }: Placed<RedemptionPrice>,
  on: Day,
  at: Moment,
): DividendPeriod {
  const periods = c.notion<readonly DividendPeriod[]>(dividendPeriodsNotion, [provision.series], at, article).value;
  const found = periodOn(periods, on);
  if (found !== undefined) return found;
  throw new QuestionError(
    `on: ${provision.series} has no dividend period on ${on}: none of its shares was issued by then. Ask about a day from its first issue on.`,
  );
}

/** What the price has of the current period: nothing where that is paid, or goes to the holders of its record date. */
function currentPart(
  c: Context,
  { article, cite, instrument, provision }: Placed<RedemptionPrice>,
  period: DividendPeriod,
  on: Day,
  at: Moment,
): Held<Money> {
  const { series, amount } = provision;
  const nothing = moneyOf(zero('money'), amount.each.currency);
  const number = String(period.number);
  const dividend = c.notion<PeriodDividend>(periodDividendNotion, [series, number], at, article);
  const cites = [citation(instrument, provision.current.cite), cite];
  if (dividend.value.standing === 'paid-in-full') {
    return held(nothing, told(isPaid, { number }, 'nothing of it is in the price', [dividend.reason], cites));
  }
  const record = recordDateOf(dividend.value);
  if (dividend.value.declared.length > 0 && record !== undefined && compareDays(on, record) > 0) {
    const figures = { number, record };
    return held(nothing, told(goesApart, figures, 'nothing of it is in the price', [dividend.reason], cites));
  }
  return c.notion<Money>(accruedDividendNotion, [series, on], at, article);
}

/** The record date of the dividend of a period, as the board fixed it or as the text has it. */
export function recordDateOf({ period, recordDate }: PeriodDividend): Day | undefined {
  return recordDate ?? period.record?.otherwise;
}

function feePart(
  c: Context,
  { article, cite, provision }: Placed<RedemptionPrice>,
  on: Day,
  at: Moment,
): Held<Money> | undefined {
  const { amount, fee, series } = provision;
  if (fee === undefined) return undefined;
  if (c.isDefined(accruedFeeNotion, article, at)) return c.notion<Money>(accruedFeeNotion, [series, on], at, article);
  const nothing = moneyOf(zero('money'), amount.each.currency);
  return held(nothing, told(noFee, { series }, 'nothing', [], [cite]));
}

function told(
  said: typeof priced,
  figures: Readonly<Record<string, string>>,
  outcome: string,
  grounds: readonly Reason[],
  cites: readonly string[],
): Reason {
  return reason(said, outcome, { figures, cites, grounds });
}
