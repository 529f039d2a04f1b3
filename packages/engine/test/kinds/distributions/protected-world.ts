import {
  businessDays,
  capitalThreshold,
  designatedSeries,
  dividendPaperDuty,
  dividendPeriods,
  netChargeOffs,
  periodicDividend,
  reportedLending,
  seriesRank,
  seriesRestriction,
  type Corporation,
  type Provision,
  type Reading,
} from '../../../src/index.js';
import { instrumentOf, open, type Line } from '../board/world.js';

const choices = {
  last: ['barred', 'free'],
  late: ['runs-on', 'declared-in-time-frees', 'frees'],
  part: ['missed', 'paid'],
  stub: ['unpaid', 'not-tested'],
  covenant: ['paid-in-it', 'declared-and-paid-in-it', 'paid-for-it'],
  own: ['reached', 'in-part-only', 'not-reached'],
  steps: ['whole', 'in-proportion'],
  bounds: ['none', 'nought-and-issued'],
  prohibited: ['at-that-payment', 'at-any', 'at-every'],
  clock: ['scheduled', 'payable'],
  mixed: ['left-open', 'junior', 'senior'],
} as const;

const of = (name: keyof typeof choices) => ({
  reading: name,
  options: Object.fromEntries(choices[name].map((option) => [option, option])) as never,
});

const paper = { reading: 'paper', options: { free: false, bars: true } };

const readings: readonly Reading[] = [...Object.entries(choices), ['paper', ['free', 'bars']] as const].map(
  ([id, options]) => ({
    id,
    cite: '1',
    asks: `which is meant by ${id}?`,
    options: Object.fromEntries(options.map((option) => [option, option])),
    adopted: options[0],
    because: 'the first is adopted in this made-up charter',
  }),
);

const inSeries = { series: 'gold' } as const;

/** Gold: half-yearly on 15 February and 15 August, $5 on each of 100 shares; a bar of two periods; papers within seven days. */
export const protectedProvisions: readonly Provision[] = [
  designatedSeries({
    cite: '1',
    summary: 'a series',
    series: 'gold',
    class: 'preference',
    shares: '1,000',
    effective: '2000-01-01',
    resizedBy: 'resolution',
    terms: {},
  }),
  businessDays({
    cite: '2',
    summary: 'business days',
    weekend: ['saturday', 'sunday'],
    from: '1990',
    calendar: { name: 'nowhere', holidays: [], onSaturday: 'not-moved' },
  }),
  dividendPeriods({
    cite: '3',
    summary: 'periods',
    ...inSeries,
    on: ['02-15', '08-15'],
    firstPayment: { cite: '3.1', daysAfterIssue: '30' },
    grace: { cite: '3.2', businessDays: '2', from: 'scheduled' },
  }),
  periodicDividend({
    cite: '4',
    summary: 'dividends',
    ...inSeries,
    on: '$100',
    part: '1/2',
    year: '360',
    initial: { cite: '4.1' },
    accrual: 'actual-days',
    most: 'a-whole-period',
    split: 'months-of-thirty',
    rounding: 'total',
    available: 'the statute on dividends',
  }),
  reportedLending({
    cite: '5',
    summary: 'lending',
    ...inSeries,
    change: '5',
    baseline: '5',
    reset: { cite: '5' },
    late: { cite: '5', fromPeriod: '2', throughPeriod: '9', throughDay: '40' },
  }),
  seriesRank({
    cite: '6',
    summary: 'rank',
    ...inSeries,
    class: 'preference',
    silent: 'parity',
    before: ['ordinary'],
    inOneRespect: of('mixed'),
  }),
  netChargeOffs({
    cite: '7',
    summary: 'charge-offs',
    from: '2001-05-10',
    bank: { charged: ['A1'], recovered: ['A2'], running: true },
    thrift: { charged: ['B1'], recovered: ['B2', 'B3'], running: false, through: '2001-12-31' },
  }),
  capitalThreshold({
    cite: '8',
    summary: 'threshold',
    ...inSeries,
    measure: 'core capital',
    capital: '$100,000',
    each: '$100',
    factor: '75%',
    lowered: { from: '4', lendingOf: '2', forEach: '2%', by: '5%', steps: of('steps') },
    bounds: of('bounds'),
  }),
  seriesRestriction({
    cite: '9.1',
    summary: 'supervisor',
    ...inSeries,
    restricts: 'distributions',
    while: { is: 'supervisor-restricts' },
  }),
  seriesRestriction({
    cite: '9.2',
    summary: 'capital',
    ...inSeries,
    restricts: 'distributions',
    while: { is: 'capital-short' },
  }),
  seriesRestriction({
    cite: '9.3',
    summary: 'last period',
    ...inSeries,
    restricts: 'distributions',
    while: { is: 'last-period-unpaid', setAside: false, inPart: 'missed', notYetPayable: of('stub') },
  }),
  seriesRestriction({
    cite: '9.4',
    summary: 'missed periods',
    ...inSeries,
    restricts: 'distributions',
    while: { is: 'after-missed-period', through: '2', lastDay: of('last'), late: of('late'), inPart: 'missed' },
    except: [
      { is: 'paid-in-shares', cite: '9.4', class: 'ordinary' },
      { is: 'to-keep-covenant', cite: '9.4', period: of('covenant') },
    ],
  }),
  seriesRestriction({
    cite: '9.5',
    summary: 'market',
    ...inSeries,
    restricts: 'distributions',
    while: { is: 'not-publicly-traded', from: '2001-05-10', years: '4' },
    except: [{ is: 'paid-in-shares', cite: '9.5', class: 'ordinary' }],
  }),
  seriesRestriction({
    cite: '9.6',
    summary: 'papers',
    ...inSeries,
    restricts: 'distributions',
    while: { is: 'paper-overdue', paper: 'best-efforts-certificate', bars: paper },
  }),
  dividendPaperDuty({
    cite: '9.7',
    summary: 'reasons',
    ...inSeries,
    paper: 'reasons-notice',
    says: 'the reasons',
    upon: { is: 'not-declared' },
    within: '7',
    clock: of('clock'),
    who: 'the officers',
    signed: { offices: ['Chief Clerk', 'Treasurer'] },
  }),
  dividendPaperDuty({
    cite: '9.8',
    summary: 'certificate',
    ...inSeries,
    paper: 'best-efforts-certificate',
    says: 'the certificate',
    upon: { is: 'missed-payment', from: '2', late: of('late'), unlessProhibited: of('prohibited') },
    within: '7',
    clock: of('clock'),
    who: 'the board',
    signed: { directors: 'majority-in-office' },
  }),
  seriesRestriction({
    cite: '10.1',
    summary: 'capital',
    ...inSeries,
    restricts: 'repurchases',
    own: of('own'),
    while: { is: 'capital-short' },
  }),
  seriesRestriction({
    cite: '10.2',
    summary: 'last period',
    ...inSeries,
    restricts: 'repurchases',
    while: { is: 'last-period-unpaid', setAside: true, inPart: of('part'), notYetPayable: of('stub') },
  }),
  seriesRestriction({
    cite: '10.3',
    summary: 'missed periods',
    ...inSeries,
    restricts: 'acquisitions',
    own: 'reached',
    while: { is: 'after-missed-period', through: '2', lastDay: of('last'), late: of('late'), inPart: of('part') },
    except: [
      { is: 'of-the-series', cite: '10.31' },
      { is: 'for-employee-plan', cite: '10.32', since: '2001-05-10' },
      { is: 'held-for-others', cite: '10.33' },
      { is: 'agreed-exchange', cite: '10.34', before: '2001-05-10', into: 'ordinary' },
      { is: 'held-within-group', cite: '10.35' },
      { is: 'agreed-for-subsidiary', cite: '10.36', before: '2001-05-10', program: 'old notes' },
    ],
  }),
  seriesRestriction({
    cite: '10.4',
    summary: 'market',
    ...inSeries,
    restricts: 'acquisitions-for-value',
    while: { is: 'not-publicly-traded', from: '2001-05-10', years: '4' },
  }),
];

const kept = ['dividends', 'reports'].map((family): Line => ['1990-01-01', 'coverage', { family, from: '2000-01-01' }]);

const board: Line = [
  '2001-01-01',
  'opening-board',
  { size: '3', directors: ['ann', 'bob', 'cid'].map((person) => ({ person })) },
];

/** 100 shares from 10 May 2001: the first period ends on 14 August and is payable the next day; 1,000 of the ordinary stock. */
const begun: readonly Line[] = [
  ['2001-05-10', 'shares-issued', { class: 'ordinary', to: 'dispersed', shares: '1000' }],
  ['2001-05-10', 'shares-issued', { class: 'gold', to: 'ann', shares: '100' }],
];

export interface More {
  readonly readings?: Readonly<Record<string, string>>;
  readonly provisions?: readonly Provision[];
  /** Without what is begun: no shares are issued. */
  readonly bare?: boolean;
  readonly kept?: readonly Line[];
}

export function protectedWorld(lines: readonly Line[], more: More = {}): Corporation {
  const { readings: set, provisions = protectedProvisions, bare } = more;
  return open(
    [instrumentOf(provisions, { readings })],
    ['ann', 'bob', 'cid', 'child', 'bank', 'thrift', 'other'],
    [...(more.kept ?? kept), board, ...(bare === true ? [] : begun), ...lines],
    set === undefined ? {} : { readings: set },
  );
}

/** What periods 2 and later bear on all shares; the first bears less. */
export const whole = '$500';

export const rates: readonly Line[] = ['1', '2', '3', '4', '5', '6', '7', '8'].map((number) => [
  '2001-05-10',
  'stated',
  { fact: 'dividend-rate-of-period', about: ['gold', number], value: '10%' },
]);

/** A dividend of a period, declared and paid. */
export function pays(period: number, declared: string, paid: string, amount: string = whole): readonly Line[] {
  return [
    [declared, 'dividend-declared', { id: `p${period}`, class: 'gold', total: whole, 'for-period': String(period) }],
    [paid, 'dividend-paid', { class: 'gold', amount, for: `p${period}` }],
  ];
}

export function fact(name: string, about: readonly string[], value: string, on = '2001-06-01'): Line {
  return [on, 'stated', { fact: name, about, value }];
}

export const asked = 'act-asked-about';
