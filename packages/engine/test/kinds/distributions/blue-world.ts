import {
  businessDays,
  designatedSeries,
  dividendPeriods,
  dividendRecordDate,
  lendingFee,
  periodicRate,
  periodicDividend,
  reportedLending,
  type Corporation,
  type Provision,
  type Reading,
} from '../../../src/index.js';
import { asked, instrumentOf, open, type Line } from '../board/world.js';

const choices = {
  calendar: ['plain', 'moved'],
  grace: ['scheduled', 'payable'],
  accrual: ['actual-days', 'months-of-thirty'],
  most: ['a-whole-period', 'as-counted'],
  split: ['months-of-thirty', 'actual-days-of-the-period', 'actual-days'],
  rounding: ['total', 'share'],
  first: ['report-before-issue', 'none'],
  increase: ['reference', 'earlier'],
  outstanding: ['determination', 'first-day', 'every-day'],
  late: ['from-the-next-period', 'never'],
  monthEnd: ['last-day', 'day-after'],
  beyond: ['clamped', 'literal'],
  noGrowth: ['whole', 'mixed'],
  cured: ['day-of-cure', 'next-period'],
} as const;

const of = (name: keyof typeof choices) => ({
  reading: name,
  options: Object.fromEntries(choices[name].map((option) => [option, option])) as never,
});

const readings: readonly Reading[] = Object.entries(choices).map(([id, options]) => ({
  id,
  cite: '1',
  asks: `which is meant by ${id}?`,
  options: Object.fromEntries(options.map((option) => [option, option])),
  adopted: options[0],
  because: 'the first is adopted in this made-up charter',
}));

const holidays = [
  { name: 'New Year', on: '01-01' },
  { name: 'Founders', on: 'second tuesday of may' },
  { name: 'Harvest', on: '11-15', from: '2003' },
];

const inSeries = { series: 'blue' } as const;

export const businessDaysProvision = businessDays({
  cite: '2',
  summary: 'business days',
  weekend: ['saturday', 'sunday'],
  from: '1990',
  calendar: {
    reading: 'calendar',
    options: {
      plain: { name: 'the bank', holidays, onSaturday: 'not-moved' },
      moved: { name: 'the bank', holidays, onSaturday: 'kept-on-friday' },
    },
  },
});

const phases = [
  { cite: '5(1)', until: { throughPeriod: '1' }, rate: { stated: '3%' } },
  {
    cite: '5(2)',
    until: { throughPeriod: '4' },
    rate: {
      column: 'near',
      reference: { periodsBefore: '1' },
      firstReference: of('first'),
      outstanding: of('outstanding'),
    },
  },
  {
    cite: '5(3)',
    until: { monthsAfterIssue: '40' },
    rate: {
      column: 'far',
      reference: { period: '4' },
      increase: {
        reading: 'increase',
        options: { reference: 'reference' as const, earlier: { periodsBefore: '2' } },
      },
      outstanding: 'end-of-reference' as const,
      cure: { cite: '5(6)', late: of('late') },
    },
  },
  { cite: '5(4)', rate: { stated: '12%' } },
];

const rows = [
  { notMoreThan: '0%', rates: { near: '6%', far: '8%' } },
  { lessThan: '10%', rates: { near: '6%', far: '6%' } },
  { rates: { near: '2%', far: '2%' } },
];

export const blueRate = {
  cite: '5',
  summary: 'the rate',
  ...inSeries,
  phases,
  monthEnd: of('monthEnd'),
  table: { cite: '5(8)', change: '5(7)', rows },
  portion: { cite: '5(9)', on: '$100', beyond: of('beyond'), noGrowth: of('noGrowth'), otherwise: '6%' },
  certificates: { cite: '5(10)', cured: of('cured') },
};

/** Blue: half-yearly on 15 May and 15 November, on $100 a share; rates by lending until forty months after the issue. */
export const blueProvisions: readonly Provision[] = [
  designatedSeries({
    cite: '1',
    summary: 'a series',
    series: 'blue',
    class: 'preference',
    shares: '1,000',
    effective: '1990-01-01',
    resizedBy: 'resolution',
    terms: {},
  }),
  businessDaysProvision,
  dividendPeriods({
    cite: '3',
    summary: 'periods',
    ...inSeries,
    on: ['05-15', '11-15'],
    firstPayment: { cite: '3.1', daysAfterIssue: '30' },
    grace: { cite: '3.2', businessDays: '3', from: of('grace') },
  }),
  periodicDividend({
    cite: '4',
    summary: 'dividends',
    ...inSeries,
    on: '$100',
    part: '1/2',
    year: '360',
    initial: { cite: '4.1' },
    accrual: of('accrual'),
    most: of('most'),
    split: of('split'),
    rounding: of('rounding'),
    available: 'the statute on dividends',
  }),
  dividendRecordDate({ cite: '4.2', summary: 'record dates', ...inSeries, within: '40', least: '5', otherwise: '10' }),
  periodicRate(blueRate),
  reportedLending({
    cite: '5(11)',
    summary: 'lending',
    ...inSeries,
    change: '5(7)',
    baseline: '5(12)',
    reset: { cite: '5(13)' },
    late: { cite: '5(5)', fromPeriod: '2', throughPeriod: '5', throughDay: '45' },
  }),
  lendingFee({
    cite: '6',
    summary: 'a fee',
    ...inSeries,
    on: '$100',
    part: '1%',
    dates: { from: '2004-05-15', through: '2005-05-15' },
    program: 'an earlier program',
    appliedBefore: '2001-06-01',
    period: '4',
    accrual: of('accrual'),
  }),
];

export interface More {
  readonly readings?: Readonly<Record<string, string>>;
  readonly provisions?: readonly Provision[];
  /** Families kept whole; all of them unless this says otherwise. */
  readonly kept?: readonly string[];
}

/** A made-up corporation with 100 shares of blue issued on 20 January 2002, a baseline of $1,000,000, and these entries. */
export function blueWorld(
  lines: readonly Line[],
  { readings: set, provisions = blueProvisions, kept = ['dividends', 'reports'] }: More = {},
): Corporation {
  const start = kept.map((family): Line => ['1990-01-01', 'coverage', { family, from: '2000-01-01' }]);
  const more = set === undefined ? {} : { readings: set };
  return open([instrumentOf(provisions, { readings })], ['ann', 'bob'], [...start, ...lines], more);
}

export const issued = (on = '2002-01-20', shares = '100', to = 'ann'): Line => [
  on,
  'shares-issued',
  { class: 'blue', to, shares },
];

export const before = (lending = '$1,000,000', baseline = '$1,000,000'): Line => [
  '2002-01-20',
  'lending-report',
  { series: 'blue', period: '0', lending, baseline },
];

export const report = (on: string, period: string, lending: string, more: object = {}): Line => [
  on,
  'lending-report',
  { series: 'blue', period, lending, ...more },
];

export const fact = (name: string, about: readonly string[], value: string, on = '2002-01-20'): Line => [
  on,
  'stated',
  { fact: name, about, value },
];

export const put = (
  corporation: Corporation,
  question: string,
  asOf: string,
  input: Readonly<Record<string, unknown>> = {},
) => asked(corporation, { question, asOf, input: { class: 'blue', ...input }, sensitivity: 'none' });

/** The value of an answer that is answered. */
export function told(
  corporation: Corporation,
  question: string,
  asOf: string,
  input: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const answer = put(corporation, question, asOf, input);
  if (answer.outcome !== 'answered') throw new Error(JSON.stringify(answer['inquiries']));
  return answer['value'] as never;
}

/** The facts that an answer asks for. */
export function wants(
  corporation: Corporation,
  question: string,
  asOf: string,
  input: Readonly<Record<string, unknown>> = {},
): readonly string[] {
  const { inquiries } = put(corporation, question, asOf, input) as never as {
    readonly inquiries: readonly { readonly fact: string }[];
  };
  return inquiries.map(({ fact: name }) => name);
}
