import {
  businessDays,
  designatedSeries,
  dividendPeriods,
  dividendRecordDate,
  liquidation,
  liquidationParity,
  missedDividendRight,
  partialRedemption,
  periodicDividend,
  redemption,
  redemptionDeposit,
  redemptionNotice,
  redemptionPrice,
  removal,
  seriesLiquidation,
  seriesRank,
  type Corporation,
  type Provision,
  type Reading,
} from '../../../src/index.js';
import { instrumentOf, open, type Line } from '../board/world.js';

const choices = {
  timely: ['in-grace', 'on-the-day'],
  revests: ['any-default', 'fresh-count'],
  counted: ['amount', 'with-accrued'],
  declared: ['whole', 'accrued'],
} as const;

const of = <T extends string>(id: string, options: readonly T[]) => ({
  reading: id,
  options: Object.fromEntries(options.map((option) => [option, option])) as Record<string, T>,
});

const reading = (id: string, options: readonly string[]): Reading => ({
  id,
  cite: '1',
  asks: `which of the two does ${id} mean?`,
  options: Object.fromEntries(options.map((option) => [option, option])),
  adopted: options[0] ?? '',
  because: 'the first is adopted in this made-up charter',
});

const readings: readonly Reading[] = Object.entries(choices).map(([id, options]) => reading(id, options));

const inSeries = { series: 'silver' } as const;

const right = {
  ...inSeries,
  ends: '2',
  timely: of('timely', choices.timely),
  revests: of('revests', choices.revests),
  fraction: { moreThan: '1/2' },
} as const;

/** Silver: $100 a share, dividends every half year on 1 February and 1 August, three days of grace; redeemable by a third at the least. */
export const silverProvisions: readonly Provision[] = [
  designatedSeries({
    cite: '1',
    summary: 'silver',
    ...inSeries,
    class: 'preference',
    shares: '1,000',
    effective: '1990-01-01',
    resizedBy: 'filing',
    terms: {
      preference: '$100',
      'preference-with-arrears': 'yes',
      cumulative: 'no',
      'must-pay': 'when-declared',
    },
  }),
  seriesRank({
    cite: '1.1',
    summary: 'rank',
    ...inSeries,
    class: 'preference',
    silent: 'parity',
    before: ['ordinary'],
  }),
  businessDays({
    cite: '2',
    summary: 'business days',
    weekend: ['saturday', 'sunday'],
    from: '1995',
    calendar: { name: 'the Town', holidays: [], onSaturday: 'not-moved' },
  }),
  dividendPeriods({
    cite: '2.1',
    summary: 'periods',
    ...inSeries,
    on: ['02-01', '08-01'],
    firstPayment: { cite: '2.1', daysAfterIssue: '10' },
    grace: { cite: '2.1', businessDays: '3', from: 'scheduled' },
  }),
  periodicDividend({
    cite: '3',
    summary: 'dividends',
    ...inSeries,
    on: '$100',
    part: '1/2',
    year: '360',
    initial: { cite: '3' },
    accrual: 'months-of-thirty',
    most: 'a-whole-period',
    split: 'months-of-thirty',
    rounding: 'total',
    available: 'the statute on dividends',
  }),
  dividendRecordDate({ cite: '3.1', summary: 'record dates', ...inSeries, within: '60', least: '10', otherwise: '15' }),
  seriesLiquidation({
    cite: '4',
    summary: 'liquidation',
    ...inSeries,
    notALiquidation: { cite: '4.2', events: ['merger'] },
  }),
  liquidationParity({ cite: '4.1', summary: 'parity', ...inSeries, mixed: 'by-matter' }),
  liquidation({
    cite: '5',
    summary: 'winding up',
    residual: 'ordinary',
    senior: 'preference',
    first: 'debts',
    participation: 'as-common',
    notALiquidation: ['merger', 'consolidation'],
    shortfall: 'the statute on shortfalls',
  }),
  redemption({
    cite: '6',
    summary: 'redemption',
    ...inSeries,
    routes: [
      {
        cite: '6(a)',
        says: 'with approval',
        redeems: 'any-part',
        approval: { by: 'agency', says: 'the approval of the agency' },
      },
      {
        cite: '6(b)',
        says: 'after a change in law',
        redeems: 'the-whole',
        changeInLaw: { after: '2000-01-01', consulting: 'agency' },
      },
    ],
    available: 'the statute on redemptions',
  }),
  redemptionPrice({
    cite: '6.1',
    summary: 'price',
    ...inSeries,
    amount: { cite: '6.1(a)', each: '$100' },
    current: { cite: '6.1(b)' },
    declared: of('declared', choices.declared),
  }),
  redemptionNotice({
    cite: '6.2',
    summary: 'notice',
    ...inSeries,
    least: '20',
    most: '40',
    how: 'by mail',
    states: ['the date'],
  }),
  partialRedemption({
    cite: '6.3',
    summary: 'parts',
    ...inSeries,
    minimum: { cite: '6.3', part: '1/3', on: '$100', outstanding: of('counted', choices.counted) },
    selected: 'pro rata',
  }),
  redemptionDeposit({
    cite: '6.4',
    summary: 'deposit',
    ...inSeries,
    depositary: 'a bank of the Town',
    capital: '$1,000',
    unclaimedYears: '2',
    law: 'the statute on unclaimed money',
  }),
  missedDividendRight({
    cite: '7.1',
    summary: 'observer',
    ...right,
    right: 'observer',
    gives: 'an observer',
    periods: '3',
  }),
  missedDividendRight({
    cite: '7.2',
    summary: 'directors',
    ...right,
    right: 'directors',
    gives: 'three directors',
    periods: '4',
    preference: { atLeast: '$10,000', on: '$100', counted: of('counted', choices.counted) },
    directors: {
      number: '3',
      fallsBy: 'those-elected',
      annualMeetingWithin: '10',
      calledBy: 'the chair',
      vacancy: '7.3',
    },
  }),
  removal({
    cite: '8',
    summary: 'removal',
    holders: { cite: '8', fraction: { majority: true }, of: 'outstanding', weigh: 'both' },
    otherRoutes: 'none',
    seriesDirectors: 'by-series-terms',
    forCause: 'needed',
    causes: [],
    causeForSeries: 'not-needed',
  }),
];

const dividendsKept = (through?: string): Line => [
  '1990-01-01',
  'coverage',
  { family: 'dividends', from: '2000-01-01', ...(through === undefined ? {} : { through }) },
];

export interface MoreSilver {
  readonly readings?: Readonly<Record<string, string>>;
  readonly provisions?: readonly Provision[];
  /** The day through which dividends are kept; left out, they still are. */
  readonly keptThrough?: string;
}

/** A made-up corporation with the series silver, and these entries. */
export function silverWorld(
  lines: readonly Line[],
  { readings: set, provisions = silverProvisions, keptThrough }: MoreSilver = {},
): Corporation {
  const persons = ['ann', 'bob', 'd1', 'd2', 'd3', 'd4', 'd5', 's1', 's2', 's3', 's4', 'agency'];
  const more = set === undefined ? {} : { readings: set };
  return open([instrumentOf(provisions, { readings })], persons, [dividendsKept(keptThrough), ...lines], more);
}

export const silver = (on: string, shares: string, to = 'dispersed'): Line => [
  on,
  'shares-issued',
  { class: 'silver', to, shares },
];

/** The rate of periods, as entered. */
export const rated = (numbers: readonly number[], value = '6%'): readonly Line[] =>
  numbers.map((number): Line => [
    '2001-01-01',
    'stated',
    { fact: 'dividend-rate-of-period', about: ['silver', String(number)], value },
  ]);

export const paidFor = (on: string, number: number, amount: string): Line => [
  on,
  'dividend-paid',
  { class: 'silver', amount, 'for-period': String(number) },
];
