import {
  blankCheck,
  classVotes,
  constant,
  dividendGate,
  exculpation,
  identicalShares,
  indemnity,
  indemnityBesides,
  indemnityByGrant,
  issuance,
  liquidation,
  noPreemption,
  purpose,
  seriesSize,
  shareDistribution,
  stockClasses,
  type Answer,
  type Corporation,
  type Instrument,
  type Provision,
  type Reading,
} from '../../../src/index.js';
import { instrumentOf, open } from '../board/world.js';

const reading = (id: string, cite: string, options: readonly [string, string]): Reading => ({
  id,
  cite,
  asks: `which of the two does ${cite} mean?`,
  options: Object.fromEntries(options.map((option) => [option, option])),
  adopted: options[0],
  because: 'the first is adopted in this made-up charter',
});

/** Two classes of a thousand shares each, of one vote and of ten. */
export const lowAndHigh: readonly Provision[] = [
  stockClasses({
    cite: '1',
    summary: 'the stock',
    total: '2,000',
    classes: [
      { class: 'low', authorised: '1,000' },
      { class: 'high', authorised: '1,000' },
    ],
    treasury: 'issued',
  }),
  classVotes({
    cite: '2',
    summary: 'votes',
    votes: [
      { class: 'low', each: '1' },
      { class: 'high', each: '10' },
    ],
  }),
];

export const readings: readonly Reading[] = [
  reading('R-treasury', '1', ['issued', 'unissued']),
  reading('R-granted', '3', ['own', 'every']),
  reading('R-ceiling', '6', ['class', 'series']),
  reading('R-merger', '5', ['invalid', 'valid']),
  reading('R-gates', '8', ['like', 'all']),
  reading('R-buy', '8', ['distribution', 'free']),
  reading('R-first', '9', ['debts', 'preferences']),
  reading('R-share', '9', ['common', 'literal']),
  reading('R-law', '10', ['ratchet', 'amended']),
];

/** A made-up charter: 1,000 ordinary shares of par $2, 200 preference shares in series. */
export const provisions: readonly Provision[] = [
  constant({ cite: '0', summary: 'the name', values: { name: 'Made-up Corporation', duration: 'perpetual' } }),
  purpose({ cite: '0.1', summary: 'purposes', purposes: ['to trade'], consentOf: 'a public body' }),
  stockClasses({
    cite: '1',
    summary: 'the stock',
    total: '1,200',
    classes: [
      { class: 'ordinary', authorised: '1,000', par: '$2' },
      { class: 'preference', authorised: '200', inSeries: true },
    ],
    treasury: { reading: 'R-treasury', options: { issued: 'issued', unissued: 'unissued' } },
  }),
  issuance({
    cite: '2',
    summary: 'issues',
    atLeastPar: true,
    exceptions: [{ says: 'the exchange’s rules', whereListed: true }, { says: 'the statute on stock' }],
  }),
  noPreemption({
    cite: '3',
    summary: 'no preemption',
    cutsGrantedRights: { reading: 'R-granted', options: { own: false, every: true } },
  }),
  shareDistribution({ cite: '4', summary: 'bonus shares', subjectTo: 'the statute on bonus shares' }),
  blankCheck({
    cite: '5',
    summary: 'series',
    class: 'preference',
    terms: [{ cite: '5(a)', says: 'anything' }],
    beyond: [
      { term: 'cumulative-voting', contradicts: '7', invalid: true },
      {
        term: 'merger-as-liquidation',
        contradicts: '9',
        invalid: { reading: 'R-merger', options: { invalid: true, valid: false } },
      },
    ],
    subjectTo: 'the statute on series',
  }),
  seriesSize({
    cite: '6',
    summary: 'size of series',
    class: 'preference',
    ceiling: { reading: 'R-ceiling', options: { class: 'class', series: 'series' } },
    reserved: [],
    filing: true,
  }),
  identicalShares({ cite: '7', summary: 'alike', class: 'ordinary' }),
  identicalShares({ cite: '7.1', summary: 'alike in a series', class: 'preference', withinSeries: true }),
  dividendGate({
    cite: '8',
    summary: 'dividends',
    on: 'ordinary',
    senior: 'preference',
    gates: { reading: 'R-gates', options: { like: 'like-by-like', all: 'all' } },
    buyBack: { reading: 'R-buy', options: { distribution: 'distribution', free: 'free' } },
    available: 'the statute on dividends',
  }),
  liquidation({
    cite: '9',
    summary: 'winding up',
    residual: 'ordinary',
    senior: 'preference',
    first: { reading: 'R-first', options: { debts: 'debts', preferences: 'preferences' } },
    participation: { reading: 'R-share', options: { common: 'as-common', literal: 'shares-held' } },
    notALiquidation: ['merger'],
    shortfall: 'the statute on shortfalls',
  }),
  indemnity({
    cite: '10',
    summary: 'indemnity',
    own: '10(a)',
    servingElsewhere: '10(b)',
    covers: ['costs'],
    advances: true,
    contractRight: true,
    laterLaw: { reading: 'R-law', options: { ratchet: 'only-if-broader', amended: 'as-amended' } },
    law: 'the statute on indemnity',
  }),
  indemnityBesides({ cite: '11', summary: 'other rights', besides: ['agreement'], bylawsMay: 'add procedure' }),
  indemnityByGrant({ cite: '12', summary: 'grants', reaches: ['employees'] }),
  exculpation({
    cite: '13',
    summary: 'damages',
    towards: ['corporation'],
    unless: [{ cite: '13', what: 'forbidden-by-law', says: 'the statute forbids it' }],
    repealSparesItsDay: false,
    law: 'the statute on liability',
  }),
];

export const stockCharter: Instrument = instrumentOf(provisions, { readings });

export type Line = readonly [on: string, type: string, data: unknown, id?: string];

const families: readonly Line[] = ['dividends', 'officers'].map((family) => [
  '1990-01-01',
  'coverage',
  { family, from: '2000-01-01' },
]);

const board: Line = [
  '2000-01-01',
  'opening-board',
  { size: '3', directors: ['ada', 'bea', 'cid'].map((person) => ({ person, 'term-ends-after': '9' })) },
];

/** A corporation under the made-up charter, with a board of three and these entries. */
export function stockWorld(
  lines: readonly Line[],
  more: { readonly readings?: Readonly<Record<string, string>> } = {},
): Corporation {
  const persons = ['ada', 'bea', 'cid', 'dot', 'holder', 'agency'];
  return open([stockCharter], persons, [...families, board, ...lines], more);
}

/** The value of an answer, where it is answered. */
export function valueOf(answer: Answer): Readonly<Record<string, unknown>> {
  if (answer.outcome !== 'answered') {
    throw new Error(`It needs facts: ${answer.inquiries.map((each) => each.asks).join('; ')}`);
  }
  return answer.value as Readonly<Record<string, unknown>>;
}

/** Asks as of a day, and gives the value. */
export function ask(
  corporation: Corporation,
  question: string,
  asOf: string,
  input: Readonly<Record<string, unknown>> = {},
) {
  return valueOf(corporation.ask({ question, asOf, input }));
}

/** One bar of a permission by its id. */
export function bar(value: Readonly<Record<string, unknown>>, id: string): Readonly<Record<string, unknown>> {
  const found = (value['bars'] as readonly Readonly<Record<string, unknown>>[]).find((each) => each['id'] === id);
  if (found === undefined) throw new Error(`No bar "${id}" among ${JSON.stringify(value['bars'])}`);
  return found;
}

export const dollars = (amount: string) => ({ amount, currency: 'USD' });
