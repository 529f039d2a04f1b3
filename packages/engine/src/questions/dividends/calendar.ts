import { z } from 'zod';
import { held, message, QuestionError, reason, unsettled, type Held } from '../../evaluation/index.js';
import { compareDays, type Day } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { askedDay } from '../asked-day.js';
import { defineQuestion } from '../question.js';
import { rows } from '../shapes.js';
import { silence } from '../told-by.js';
import { exactMoney } from '../written-money.js';
import { allTold, toldBy } from '../../terms/index.js';

const listed = message('dividends.calendar', 'From {from} through {to} the dividends of {series}: {outcome}');

/**
 * The payment dates of a series between two days, what each makes due, which declarations of another class called for one of
 * the series, and which dividends were declared otherwise than the instruments allow.
 */
export const dividendCalendar = defineQuestion({
  name: 'dividends.calendar',
  family: 'dividends',
  asks: 'On which days do dividends of this series fall due, were they declared when they had to be, and is any of them defective?',
  input: z.strictObject({
    class: z.string().describe('the series'),
    from: z.string().describe('the first day'),
    to: z.string().describe('the last day'),
  }),
  value: z.looseObject({
    outcome: z.enum(['told', 'silent']),
    dates: rows({
      id: z.string().describe('the payment date; P5 for the fifth period of a series that has periods'),
      first: z.string().optional().describe('the first day of the period, where the series has periods'),
      last: z.string().optional(),
      scheduled: z.string().optional().describe('the payment date as the instrument fixes it'),
      payable: z.string().optional().describe('the day on which it is paid'),
      'record-from': z.string().optional().describe('the first day that the board may fix as record date'),
      'record-through': z.string().optional().describe('and the last'),
      'grace-ends': z
        .string()
        .optional()
        .describe('the last day on which payment is still in time, of a text with days of grace'),
      'report-by': z.string().optional().describe('the last day on which the report due in the period counts'),
      rates: rows({ from: z.string(), through: z.string(), rate: z.string(), percent: z.string() })
        .optional()
        .describe('the rates of the period, where the series has a yearly rate'),
      standing: z.enum(['paid-in-full', 'paid-in-part', 'unpaid', 'nothing-due']).optional(),
      'per-share': exactMoney.optional().describe('what is due on each share; absent while the date is ahead'),
      'record-date': z
        .string()
        .optional()
        .describe('as the board fixed it; where the series has periods, as the instrument does'),
    }).optional(),
    duties: rows({
      id: z.string().describe('the dividend declared on the other class'),
      on: z.string(),
      outcome: z
        .enum(['met', 'late', 'breached', 'none'])
        .describe('met: one of the series was declared that day; none: it calls for none'),
    }).optional(),
    defective: rows({ id: z.string(), class: z.string(), cite: z.string(), says: z.string() })
      .optional()
      .describe('dividends declared, paid or payable between these days that the instruments do not allow so'),
    open: rows({ id: z.string(), class: z.string(), cite: z.string(), says: z.string() })
      .optional()
      .describe('those of which a fact is missing to tell whether a section allows them'),
  }),
  example: { class: 'series-a', from: '2002-01-01', to: '2002-12-31' },
  put: (c, { class: series, from, to }) => ({
    ask: () => between(c, series, askedDay('from', from), askedDay('to', to)),
    decides: withoutOpenFigures,
  }),
});

/** The days decide; an amount that waits for a fact leaves them told. */
function withoutOpenFigures(value: unknown): unknown {
  const { dates, ...rest } = value as { readonly dates?: readonly object[] };
  return {
    ...rest,
    dates: dates?.map((date) => Object.fromEntries(Object.entries(date).filter(([, of]) => of !== unsettled))),
  };
}

interface Dated {
  readonly id: Day;
}

/** A dividend that is defective, or of which it is open whether it is. */
interface Told {
  readonly isOpen?: true;
}

interface On {
  readonly on: Day;
}

function between(c: Context, series: string, from: Day, to: Day): Held<unknown> {
  if (compareDays(from, to) > 0) throw new QuestionError(`from: ${from} is after ${to}. Write the earlier day first.`);
  const input = { class: series, from, to };
  const dates = toldBy(c, 'dividend-dates', input, c.now) as Held<readonly Dated[]> | undefined;
  const tried = c.attempt(() => ofDeclared(c, input));
  if (!tried.settled) {
    c.waitFor(tried.waiting);
    const figures = { from, to, series };
    return {
      value: { outcome: 'told', dates: dates?.value ?? [], duties: unsettled, defective: unsettled, open: unsettled },
      reason: reason(listed, `${counted(dates?.value.length ?? 0)}, and what was declared is not known`, { figures }),
    };
  }
  const { duties, defective } = tried.value;
  if (dates === undefined && duties === undefined && defective.length === 0) {
    return silence(c, `dates of dividends of ${series}`);
  }
  const within = (duties?.value ?? []).filter(({ on }) => compareDays(from, on) <= 0 && compareDays(on, to) <= 0);
  const told = defective.flatMap((each) => each.value);
  const amiss = told.filter(({ isOpen }) => isOpen !== true);
  const open = told.filter(({ isOpen }) => isOpen === true);
  const outcome = `${counted(dates?.value.length ?? 0)}, ${amiss.length === 0 ? 'none' : amiss.length} defective`;
  return held(
    { outcome: 'told', dates: dates?.value ?? [], duties: within, defective: amiss, open },
    reason(listed, outcome, {
      figures: { from, to, series },
      grounds: [dates, duties, ...defective].flatMap((each) => (each === undefined ? [] : [each.reason])),
    }),
  );
}

interface Span {
  readonly class: string;
  readonly from: Day;
  readonly to: Day;
}

/** What the instruments say of dividends entered as declared: that none more was is known only where they are kept from the first day on. */
function ofDeclared(c: Context, input: Span) {
  const duties = toldBy(c, 'dividend-duties', { ...input }, c.now) as Held<readonly On[]> | undefined;
  const defective = allTold(c, 'defective-dividends', { ...input }, c.now) as readonly Held<readonly Told[]>[];
  if (duties !== undefined || defective.length > 0) c.covered('dividends', c.asOf, [], input.from);
  return { duties, defective };
}

function counted(dates: number): string {
  return dates === 1 ? '1 date' : `${dates} dates`;
}
