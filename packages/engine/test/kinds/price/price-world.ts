import {
  announcementDate,
  classVotes,
  consideration,
  determinationDate,
  dividendConduct,
  formCondition,
  noAddedShares,
  noBenefit,
  priceAndProcedure,
  priceCondition,
  statementMailing,
  valuationDate,
  type Answer,
  type Plain,
  type Given,
  type Instrument,
  type Provision,
} from '../../../src/index.js';
import { instrumentOf } from '../board/world.js';
import { corporationOf, marketValueOfTenDays, reading, splitReading, table, type Line } from './world.js';

const splits = { reading: 'R-split', options: { restated: 'restated', literal: 'literal' } } as const;

const firstDay = { reading: 'R-first', options: { in: 'in', out: 'out' } } as const;

/** A made-up rule: one year back, fifteen days for the vote, five to disapprove, twelve for the statement. */
export const rules: readonly Provision[] = [
  classVotes({
    cite: 'V.0',
    summary: 'votes',
    votes: [
      { class: 'common', each: '1' },
      { class: 'founder', each: '3' },
    ],
  }),
  priceAndProcedure({ cite: 'V.2', summary: 'all of it' }),
  priceCondition({
    cite: 'V.2(a)',
    summary: 'price of common',
    for: { classes: ['common'] },
    purchases: { cite: 'V.2(a)(i)', years: '1', firstDay, by: 'interested', crossing: true },
    market: { cite: 'V.2(a)(ii)' },
    proportion: { cite: 'V.2(a)(iii)', of: 'same-class' },
    splits,
  }),
  priceCondition({
    cite: 'V.2(b)',
    summary: 'price of others',
    for: { votingStockBut: ['common'] },
    purchases: { cite: 'V.2(b)(i)', years: '1', firstDay, by: 'interested-and-affiliates', crossing: false },
    preference: { cite: 'V.2(b)(ii)' },
    market: { cite: 'V.2(b)(iii)' },
    proportion: {
      cite: 'V.2(b)(iv)',
      of: {
        reading: 'R-class',
        options: { highest: 'highest-paid-class', same: 'same-class', each: 'each-class' },
      },
    },
    splits,
  }),
  formCondition({
    cite: 'V.2(c)',
    summary: 'form',
    by: 'interested',
    neverBought: { reading: 'R-form', options: { cash: 'cash', any: 'any' } },
  }),
  dividendConduct({
    cite: 'V.2(d)',
    summary: 'dividends',
    senior: { cite: 'V.2(d)(i)', class: 'preferred' },
    rate: { cite: 'V.2(d)(ii)', class: 'common' },
    cure: { cite: 'V.2(d)', days: '5' },
  }),
  noAddedShares({ cite: 'V.2(e)', summary: 'no more', by: 'interested' }),
  noBenefit({
    cite: 'V.2(f)',
    summary: 'no benefit',
    from: 'corporation-or-subsidiary',
    usualBusiness: { reading: 'R-usual', options: { counts: 'counts', free: 'does-not-count' } },
  }),
  statementMailing({ cite: 'V.2(g)', summary: 'statement', days: '12' }),
  announcementDate({ cite: 'V.3', summary: 'announced', afterClose: 'that-day' }),
  determinationDate({ cite: 'V.4', summary: 'determined' }),
  valuationDate({ cite: 'V.5', summary: 'valued', ifVoted: { cite: 'V.5(a)', beforeVote: '2', beforeEffect: '15' } }),
  marketValueOfTenDays,
  consideration({ cite: 'V.7', summary: 'retained', retained: 'counts' }),
];

export const ruleReadings = [
  splitReading,
  reading('R-first', 'V.2', { in: 'in', out: 'out' }, 'in'),
  reading('R-class', 'V.2(b)', { highest: 'highest', same: 'same', each: 'each' }, 'highest'),
  reading('R-form', 'V.2(c)', { cash: 'cash', any: 'any' }, 'cash'),
  reading('R-usual', 'V.2(f)', { counts: 'counts', free: 'free' }, 'counts'),
];

export const priceCharter = instrumentOf(rules, { readings: ruleReadings });

/** Big has been interested since 1 February 2002. */
export const interested: readonly Given[] = [
  { notion: 'became-interested', about: ['big'], value: '2002-02-01', unit: 'moment' },
  { notion: 'affiliates', about: ['big'], value: ['ally', 'big'] },
  ...['common', 'founder'].map((cls): Given => ({
    notion: 'beneficial-ownership',
    about: ['big', cls],
    value: { shares: { value: '120', unit: 'shares' }, rights: { value: '0', unit: 'shares' } },
  })),
];

/** A merger with big, announced on 1 March 2003 and completed on 30 June, with the vote on 10 June. */
export const deal: readonly Line[] = [
  ['2001-01-02', 'shares-issued', { class: 'common', to: 'dispersed', shares: '1000' }],
  ['2003-03-01', 'proposed', { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'big' } }],
  ['2003-03-01', 'announced', { proposal: 'deal' }],
];

export const completed: readonly Line[] = [
  ['2003-06-10', 'polls-closed', { proposal: 'deal' }],
  ['2003-06-30', 'consummated', { proposal: 'deal' }],
];

/** The common stock at the exchange: one price every fifth day, but for the days given. */
export function quoted(
  security: string,
  price: string,
  others: readonly (readonly [on: string, price: string])[] = [],
): Line {
  const days = ['2001', '2002', '2003'].flatMap((year) =>
    ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].flatMap((month) =>
      ['01', '06', '11', '16', '21', '26'].map((day) => [`${year}-${month}-${day}`, price] as const),
    ),
  );
  const all = new Map([...days, ...others]);
  return table(
    'closing-sale',
    'exchange',
    ['2001-01-01', '2003-12-31'],
    [...all].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    security,
  );
}

export const bought = (on: string, perShare: string, more: object = {}): Line => [
  on,
  'shares-transferred',
  {
    class: 'common',
    from: 'dispersed',
    to: 'big',
    shares: '10',
    how: 'purchase',
    'per-share': perShare,
    'paid-in': 'cash',
    ...more,
  },
];

export const offered = (cash: string, more: object = {}, on = '2003-03-01'): Line => [
  on,
  'consideration-offered',
  { proposal: 'deal', class: 'common', cash, ...more },
];

export interface Asked {
  readonly lines: readonly Line[];
  readonly asOf?: string;
  readonly readings?: Readonly<Record<string, string>>;
  readonly given?: readonly Given[];
  readonly strict?: boolean;
  readonly person?: string;
  readonly instrument?: Instrument;
}

export function askPrice({ lines, asOf = '2003-07-15', person = 'big', given = interested, ...more }: Asked): Answer {
  const corporation = corporationOf({ lines: [...deal, ...lines], instrument: priceCharter, given, ...more });
  return corporation.ask({ question: 'combination.fair-price', asOf, input: { of: 'deal', interested: person } });
}

interface Told {
  readonly id: string;
  readonly verdict?: string;
  readonly required?: string;
  readonly offered?: string;
  readonly margin?: string;
  readonly tests?: readonly Told[];
}

export interface PriceValue {
  readonly passes?: boolean;
  readonly final?: boolean;
  readonly determined?: boolean;
  readonly valued?: string;
  readonly announced?: string;
  readonly interested?: readonly Told[];
  readonly prices: readonly Told[];
  readonly conditions: readonly Told[];
}

/** What is settled of an answer. */
export function settledOf(asked: Asked): PriceValue {
  const answer = askPrice(asked);
  const value = answer.outcome === 'answered' ? answer.value : answer.settledParts;
  return inFigures(value ?? null) as unknown as PriceValue;
}

/** One limb or rule by the start of its id: the verdict with the figures. */
/** Money in an answer as its figure alone: all of it is in dollars. */
export function inFigures(value: Plain): Plain {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return (value as readonly Plain[]).map(inFigures);
  const { amount, currency } = value as { readonly amount?: Plain; readonly currency?: Plain };
  if (amount !== undefined && currency === 'USD') return amount;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inFigures(each)]));
}

export function testOf(asked: Asked, id: string): Omit<Told, 'says' | 'cite'> | undefined {
  const tests = settledOf(asked).conditions.flatMap((condition) => condition.tests ?? []);
  const found = tests.find((each) => each.id.startsWith(`${id} `));
  if (found === undefined) return undefined;
  const { verdict, required, offered: given, margin } = found;
  return Object.fromEntries(
    Object.entries({ verdict, required, offered: given, margin }).filter(([, value]) => value !== undefined),
  ) as unknown as Omit<Told, 'says' | 'cite'>;
}

export function asksOf(asked: Asked): readonly string[] {
  const answer = askPrice(asked);
  return answer.outcome === 'answered' ? [] : answer.inquiries.map((each) => each.key);
}
