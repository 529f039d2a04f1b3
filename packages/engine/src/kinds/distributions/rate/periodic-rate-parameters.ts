import { z } from 'zod';
import { compareDays } from '../../../exact/index.js';
import { byReading, parametersOf, stockName } from '../../../instrument/index.js';
import { dayParameter, moneyParameter, ratioParameter, wholeNumberParameter } from '../../../terms/index.js';

const reference = z
  .union([z.strictObject({ periodsBefore: wholeNumberParameter }), z.strictObject({ period: wholeNumberParameter })])
  .describe('whose report counts: so many periods before the current one, or one period for the whole phase');

const mixed = z.strictObject({
  column: z.string().describe('the column of the table'),
  reference,
  firstReference: byReading(z.enum(['report-before-issue', 'none']))
    .optional()
    .describe(
      'what counts where the period so many before is none of the series: the report made before the first issue',
    ),
  increase: byReading(z.union([z.literal('reference'), z.strictObject({ periodsBefore: wholeNumberParameter })]))
    .optional()
    .describe('whose lending makes the increase, where it need not be that of the reference'),
  outstanding: byReading(z.enum(['determination', 'first-day', 'every-day', 'end-of-reference'])).describe(
    'when the shares are counted over which the increase is taken: when the report fixes the rate, on the first day of the period, day by day, or on the last day of the reference period',
  ),
  cure: z
    .strictObject({
      cite: z.string(),
      late: byReading(z.enum(['from-the-next-period', 'never'])),
    })
    .optional()
    .describe('whether a report of the reference that came too late counts from the period after its delivery'),
});
export type Mixed = z.output<typeof mixed>;

const floating = z.strictObject({
  over: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/u, 'is a name in small letters with hyphens, such as five-year-treasury')
    .describe('the name of the rate over which it lies, entered for each period, or asked: five-year-treasury'),
  plus: byReading(ratioParameter).describe('what is added to it'),
  least: ratioParameter
    .optional()
    .describe(
      'what that rate is taken to be at the least, before anything is added; left out: whatever it is. Where both come to less than nothing, the rate of the period is asked for',
    ),
});
export type Floating = z.output<typeof floating>;

const phase = z.strictObject({
  cite: z.string(),
  until: z
    .union([
      z.strictObject({ throughPeriod: wholeNumberParameter }),
      z.strictObject({ monthsAfterIssue: wholeNumberParameter }),
      z.strictObject({ day: dayParameter }),
    ])
    .optional()
    .describe(
      'where it ends: with a period, or so many months after the first issue, or on a day, that day out; left out, never',
    ),
  rate: z
    .union([z.strictObject({ stated: ratioParameter }), floating, mixed])
    .describe('the rate as stated, as it lies over another rate, or as it is mixed'),
  days: z
    .literal('actual')
    .optional()
    .describe(
      'each day of it bears its part of the year, of a whole period too; left out: a whole period bears the part of the yearly rate that the dividend of periods has',
    ),
});
export type Phase = z.output<typeof phase>;

const row = z.strictObject({
  notMoreThan: ratioParameter.optional(),
  lessThan: ratioParameter.optional(),
  rates: z.record(z.string(), ratioParameter).describe('the rate by column'),
});

/**
 * A rate by phases, in parameters: stated, so much over another rate, or mixed of a table's rate for what qualifies and another for the rest.
 */
export const periodicRateParameters = parametersOf('periodic-rate', {
  series: stockName.describe('the series'),
  phases: z.array(phase).min(1).describe('the phases, in order'),
  monthEnd: byReading(z.enum(['last-day', 'day-after']))
    .optional()
    .describe('where the month in which months after the issue end lacks the day: its last day, or the day after it'),
  table: z
    .strictObject({ cite: z.string(), change: z.string(), rows: z.array(row).min(1) })
    .optional()
    .describe('the rate by the change of lending from the baseline; the first row that the change is within counts'),
  portion: z
    .strictObject({
      cite: z.string(),
      on: moneyParameter.describe('the amount on each share over which the increase is taken'),
      beyond: byReading(z.enum(['clamped', 'literal'])),
      noGrowth: byReading(z.enum(['whole', 'mixed'])),
      otherwise: ratioParameter,
    })
    .optional()
    .describe(
      'what qualifies: the increase over the amount outstanding, within nought and one or not; whether without growth the table rate holds for the whole; and the rate of what does not qualify',
    ),
  certificates: z
    .strictObject({ cite: z.string(), cured: byReading(z.enum(['day-of-cure', 'next-period'])) })
    .optional()
    .describe(
      'while a certificate is overdue lending counts as nothing in mixed phases; until when after its delivery',
    ),
}).superRefine(({ phases, monthEnd, table, portion, certificates }, context) => {
  const missing = (path: string, why: string) =>
    context.addIssue({ code: 'custom', path: [path], message: `is missing and must be given: ${why}` });
  if (monthEnd === undefined && phases.some(({ until }) => until !== undefined && 'monthsAfterIssue' in until))
    missing('monthEnd', 'a phase ends so many months after the first issue');
  if (phases.some(({ rate }) => 'column' in rate)) {
    for (const [path, given] of Object.entries({ table, portion, certificates }))
      if (given === undefined) missing(path, 'the rate of a phase is mixed');
  }
  const last = table?.rows.at(-1);
  if (last?.lessThan !== undefined || last?.notMoreThan !== undefined) {
    context.addIssue({
      code: 'custom',
      path: ['table'],
      message: 'the last row of the table has a bound; leave it out, so that every change is within some row',
    });
  }
  for (const { rate } of phases) {
    if (!('column' in rate) || table?.rows.every(({ rates }) => rate.column in rates) !== false) continue;
    context.addIssue({
      code: 'custom',
      path: ['table'],
      message: `a row of the table has no rate in the column "${rate.column}", which a phase takes; add it`,
    });
  }
  for (const [index, { until, cite }] of phases.entries()) {
    const next = phases[index + 1];
    if (next !== undefined && neverBegins(until, next.until)) {
      context.addIssue({
        code: 'custom',
        path: ['phases', index],
        message: `the phase ${next.cite} never begins after ${cite}; give ${cite} an "until" that comes before the end of the next`,
      });
    }
  }
  if (phases.at(-1)?.until !== undefined) {
    context.addIssue({
      code: 'custom',
      path: ['phases'],
      message: 'the last phase ends, and no rate is fixed after it; leave out its end',
    });
  }
});

/** Whether nothing is left of a phase after the one before it. */
function neverBegins(before: Phase['until'], until: Phase['until']): boolean {
  if (before === undefined) return true;
  if (until === undefined) return false;
  if ('day' in before) return 'day' in until && compareDays(until.day, before.day) <= 0;
  if ('throughPeriod' in before) return 'throughPeriod' in until && until.throughPeriod <= before.throughPeriod;
  return 'monthsAfterIssue' in until && until.monthsAfterIssue <= before.monthsAfterIssue;
}

export type PeriodicRate = z.output<typeof periodicRateParameters>;
/** A rate of which some phase is mixed. */
export type MixedPeriodicRate = PeriodicRate & {
  readonly [Field in 'table' | 'portion' | 'certificates']: NonNullable<PeriodicRate[Field]>;
};
