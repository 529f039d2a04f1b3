import { z } from 'zod';
import { byReading, provisionFields, stockName, type Placed } from '../../../instrument/index.js';
import { dayParameter, wholeNumberParameter } from '../../../terms/index.js';

/** What may not be done while dividends are in arrears, each with the exceptions that its text has. */
export const inArrearsRestrictions = [
  'distributions-on-junior',
  'distributions-on-parity',
  'purchases-of-junior',
  'purchases-of-own-or-parity',
  'purchases-by-subsidiaries',
] as const;
export type InArrearsRestriction = (typeof inArrearsRestrictions)[number];

/**
 * What else a condition may stand in the way of: dividends and distributions on junior stock and stock at parity; purchases and
 * redemptions of any stock by the corporation; any way in which it or a subsidiary gets any stock; the same against something
 * of value, of the common stock, junior stock and stock at parity.
 */
export const wideRestrictions = ['distributions', 'repurchases', 'acquisitions', 'acquisitions-for-value'] as const;
export type WideRestriction = (typeof wideRestrictions)[number];

/** Whether a fee counts as a dividend. */
export const withFee = z
  .boolean()
  .optional()
  .describe('whether a fee on the series counts as a dividend; left out, it does not');

/** What becomes of the bar after a missed period once its dividend is paid late. */
export const latePayment = z.enum(['runs-on', 'declared-in-time-frees', 'frees']);

const condition = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('after-missed-period'),
    through: wholeNumberParameter.describe('the bar ends with this period after the missed one'),
    lastDay: byReading(z.enum(['barred', 'free'])).describe('whether the last day is part of it'),
    late: byReading(latePayment).describe('whether a dividend paid late ends it'),
    inPart: byReading(z.enum(['missed', 'paid'])).describe('whether a dividend paid in part is a missed one'),
    fee: withFee,
  }),
  z.strictObject({
    is: z.literal('last-period-unpaid'),
    setAside: z.boolean().describe('whether what is declared and set aside is as good as paid'),
    inPart: byReading(z.enum(['missed', 'paid'])).describe('whether a dividend paid in part is good enough'),
    fee: withFee,
    notYetPayable: byReading(z.enum(['unpaid', 'not-tested'])).describe(
      'how a period counts that is paid only with a later one, before that day has come',
    ),
  }),
  z.strictObject({ is: z.literal('capital-short') }),
  z.strictObject({
    is: z.literal('not-publicly-traded'),
    from: dayParameter.describe('the day from which years are counted'),
    years: wholeNumberParameter.describe('how many years after it that begins to matter'),
  }),
  z.strictObject({ is: z.literal('supervisor-restricts') }),
  z.strictObject({
    is: z.literal('paper-overdue'),
    paper: z.enum(['reasons-notice', 'best-efforts-certificate']).describe('the paper that holders must get'),
    bars: byReading(z.boolean()).describe('whether it stands in the way while it is overdue'),
  }),
]);
export type Condition = z.output<typeof condition>;
export type ConditionOf<I extends Condition['is']> = Extract<Condition, { is: I }>;

const cite = z.string().describe('the section of the exception');

const exception = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('paid-in-shares'),
    cite,
    class: stockName.describe('the class in whose shares alone it is paid, on junior stock'),
  }),
  z.strictObject({
    is: z.literal('to-keep-covenant'),
    cite,
    period: byReading(z.enum(['paid-in-it', 'declared-and-paid-in-it', 'paid-for-it'])).describe(
      'of which periods it holds: in which a dividend of the series is paid, declared and paid, or for which one is',
    ),
  }),
  z.strictObject({ is: z.literal('of-the-series'), cite }),
  z.strictObject({
    is: z.literal('for-employee-plan'),
    cite,
    since: dayParameter.describe(
      'the day before which the last statements fix the number that dilution is measured from',
    ),
  }),
  z.strictObject({ is: z.literal('held-for-others'), cite }),
  z.strictObject({
    is: z.literal('agreed-exchange'),
    cite,
    before: dayParameter.describe('the day before which the agreement that asks for it was made'),
    into: stockName.describe('the class for which a later agreement may hasten it'),
  }),
  z.strictObject({ is: z.literal('held-within-group'), cite }),
  z.strictObject({
    is: z.literal('agreed-for-subsidiary'),
    cite,
    before: dayParameter.describe('the day before which the agreement that asks for it was made'),
    program: z
      .string()
      .describe('the program on whose shares’ issue the day falls where they were held before the series: in words'),
  }),
]);
export type Exception = z.output<typeof exception>;
export type ExceptionOf<I extends Exception['is']> = Extract<Exception, { is: I }>;

const fields = {
  ...provisionFields,
  kind: z.literal('series-restriction'),
  series: stockName.describe('the series that it protects'),
};

/** A restriction while dividends are in arrears. */
export const inArrears = z.strictObject({
  ...fields,
  restricts: z
    .enum(inArrearsRestrictions)
    .describe('what may not be done while dividends of the series are in arrears'),
});
export type WhileInArrears = z.output<typeof inArrears>;

/** A restriction while something else holds. */
export const wide = z.strictObject({
  ...fields,
  restricts: z.enum(wideRestrictions).describe('what may not be done while the condition holds'),
  while: condition.describe('the condition'),
  own: byReading(z.enum(['reached', 'in-part-only', 'not-reached']))
    .optional()
    .describe(
      'whether it reaches shares of the series itself, only where some stay outstanding, or not; left out, it does not',
    ),
  except: z.array(exception).optional().describe('what may be done all the same'),
});
export type WideSeriesRestriction = z.output<typeof wide>;

/** A restriction for a series, where it stands in its instrument. */
export type Restriction = Placed<WideSeriesRestriction>;

export const restrictionParameters = z.discriminatedUnion('restricts', [inArrears, wide]);
export type SeriesRestriction = z.output<typeof restrictionParameters>;

export function isWide(provision: SeriesRestriction): provision is WideSeriesRestriction {
  return 'while' in provision;
}
