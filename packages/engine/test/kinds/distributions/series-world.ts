import {
  accrualStart,
  seriesRestriction,
  designatedSeries,
  dividendArrears,
  dividendDuty,
  dividendGate,
  dividendRecordDate,
  exchangeMultiple,
  liquidation,
  liquidationParity,
  partialPayment,
  participatingPreference,
  seriesDividend,
  seriesRank,
  shareAdjustment,
  type Corporation,
  type Provision,
  type Reading,
} from '../../../src/index.js';
import { instrumentOf, open, type Line } from '../board/world.js';

const reading = (id: string, options: readonly string[]): Reading => ({
  id,
  cite: '1',
  asks: `which is meant by ${id}?`,
  options: Object.fromEntries(options.map((option) => [option, option])),
  adopted: options[0] ?? '',
  because: 'the first is adopted in this made-up charter',
});

const choice = (id: string, options: readonly string[]) => ({
  reading: id,
  options: Object.fromEntries(options.map((option) => [option, option])) as never,
});

const choices = {
  unit: ['record-date', 'declaration', 'period'],
  since: ['after-the-last-date', 'from-the-last-date'],
  floor: ['cash-and-property', 'cash'],
  half: ['up', 'to-even'],
  first: ['last-date', 'issue'],
  none: ['declaration', 'payment-date'],
  between: ['by-day', 'nothing'],
  divided: ['equally', 'in-proportion'],
  release: ['everything', 'whole-periods'],
  mixed: ['by-matter', 'junior', 'parity'],
  together: ['greater', 'sum', 'multiple-only'],
  silent: ['senior', 'parity', 'junior'],
} as const;

const of = (name: keyof typeof choices) => choice(name, choices[name]);

const inSeries = { series: 'gold' } as const;

/** Gold: payable on 15 February and 15 August, the greater of $2 and ten times the ordinary share; $50 in a liquidation. */
export const goldProvisions: readonly Provision[] = [
  designatedSeries({
    cite: '1',
    summary: 'a series',
    series: 'gold',
    class: 'preference',
    shares: '1,000',
    effective: '1990-01-01',
    resizedBy: 'resolution',
    terms: {},
  }),
  shareAdjustment({
    cite: '2',
    summary: 'adjustment',
    ...inSeries,
    by: 'ordinary',
    since: 'series-effective',
    distributions: 'effect',
  }),
  seriesDividend({
    cite: '3',
    summary: 'dividends',
    ...inSeries,
    on: ['02-15', '08-15'],
    floor: '$2',
    multiple: { of: 'ordinary', times: '10', shareUnit: of('unit'), since: of('since'), floorTests: of('floor') },
    half: of('half'),
    available: 'the statute on dividends',
  }),
  dividendDuty({ cite: '3.1', summary: 'duty', ...inSeries, upon: 'ordinary', otherwise: '$2' }),
  accrualStart({
    cite: '4',
    summary: 'accrual',
    ...inSeries,
    onFirstRecordDate: of('first'),
    withoutRecordDate: of('none'),
    betweenDates: of('between'),
  }),
  partialPayment({ cite: '4.1', summary: 'partial', ...inSeries, divided: of('divided') }),
  dividendRecordDate({ cite: '4.2', summary: 'record dates', ...inSeries, within: '30' }),
  dividendArrears({ cite: '5', summary: 'arrears', ...inSeries, release: of('release'), mixed: of('mixed') }),
  seriesRestriction({ cite: '5.1', summary: 'junior', ...inSeries, restricts: 'distributions-on-junior' }),
  seriesRestriction({ cite: '5.2', summary: 'parity', ...inSeries, restricts: 'distributions-on-parity' }),
  seriesRestriction({ cite: '5.3', summary: 'purchases', ...inSeries, restricts: 'purchases-of-junior' }),
  seriesRestriction({ cite: '5.4', summary: 'own', ...inSeries, restricts: 'purchases-of-own-or-parity' }),
  seriesRestriction({ cite: '5.5', summary: 'subsidiaries', ...inSeries, restricts: 'purchases-by-subsidiaries' }),
  dividendGate({
    cite: '6',
    summary: 'gate',
    on: 'ordinary',
    senior: 'preference',
    gates: 'like-by-like',
    buyBack: 'free',
    available: 'the statute on dividends',
  }),
  liquidation({
    cite: '7',
    summary: 'winding up',
    residual: 'ordinary',
    senior: 'preference',
    first: 'debts',
    participation: 'as-common',
    notALiquidation: ['merger'],
    shortfall: 'the statute on shortfalls',
  }),
  participatingPreference({
    cite: '8',
    summary: 'preference',
    ...inSeries,
    preference: '$50',
    withAccrued: true,
    multiple: { of: 'ordinary', times: '10', together: of('together') },
  }),
  liquidationParity({ cite: '8.1', summary: 'parity', ...inSeries, mixed: of('mixed') }),
  exchangeMultiple({ cite: '9', summary: 'exchange', ...inSeries, of: 'ordinary', times: '10' }),
  seriesRank({
    cite: '10',
    summary: 'rank',
    ...inSeries,
    class: 'preference',
    silent: of('silent'),
    before: ['ordinary'],
  }),
];

const readings: readonly Reading[] = Object.entries(choices).map(([id, options]) => reading(id, options));

const dividendsKept: Line = ['1990-01-01', 'coverage', { family: 'dividends', from: '2000-01-01' }];

export interface More {
  readonly readings?: Readonly<Record<string, string>>;
  readonly provisions?: readonly Provision[];
  /** Whether dividends are kept whole; they are unless this says otherwise. */
  readonly kept?: boolean;
}

/** A made-up corporation with the series gold, and these entries. */
export function goldWorld(
  lines: readonly Line[],
  { readings: set, provisions = goldProvisions, kept }: More = {},
): Corporation {
  const start = kept === false ? [] : [dividendsKept];
  const persons = ['ann', 'bob', 'child', 'other'];
  const more = set === undefined ? {} : { readings: set };
  return open([instrumentOf(provisions, { readings })], persons, [...start, ...lines], more);
}

export const ordinary = (shares = '1000', on = '2000-01-10'): Line => [
  on,
  'shares-issued',
  { class: 'ordinary', to: 'dispersed', shares },
];

export const gold = (on: string, shares = '100', to = 'dispersed'): Line => [
  on,
  'shares-issued',
  { class: 'gold', to, shares },
];

export const declared = (on: string, data: object, id = 'o1', className = 'ordinary', entry?: string): Line =>
  entry === undefined
    ? [on, 'dividend-declared', { id, class: className, ...data }]
    : [on, 'dividend-declared', { id, class: className, ...data }, entry];

export const paid = (on: string, amount: string, more: object = {}): Line => [
  on,
  'dividend-paid',
  { class: 'gold', amount, ...more },
];

/** The names of the facts that an answer asks for. */
export function asks(corporation: Corporation, question: string, asOf: string, input: object): readonly string[] {
  const answer = corporation.ask({ question, asOf, input: input as Readonly<Record<string, unknown>> });
  return answer.outcome === 'needs-facts' ? answer.inquiries.map((each) => each.fact) : [];
}
