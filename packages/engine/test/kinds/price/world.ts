import {
  marketValueRule,
  moment,
  openCorporation,
  post,
  toWire,
  type Amount,
  type Answer,
  type Corporation,
  type Given,
  type Instrument,
  type Provision,
  type Reading,
} from '../../../src/index.js';
import { instrumentOf, journalOf, type Line } from '../board/world.js';

export type { Line };

/** Ten days before the date: the exchange first, then the quotation system; else three fifths of the directors. */
export const marketValueOfTenDays: Provision = marketValueRule({
  cite: 'V.6',
  summary: 'the highest price of the ten days before a date',
  days: '10',
  ladder: [
    { cite: 'V.6(a)', venue: 'exchange', sorts: ['closing-sale'], says: 'exchange' },
    { cite: 'V.6(b)', venue: 'quotation-system', sorts: ['closing-bid', 'last-sale'], says: 'quotation system' },
  ],
  splits: { reading: 'R-split', options: { restated: 'restated', literal: 'literal' } },
  unquoted: { cite: 'V.6(c)', body: 'board', fraction: { atLeast: '60%' }, of: 'members' },
  property: { cite: 'V.6(d)', body: 'board', fraction: { majority: true }, of: 'present' },
});

export function reading(id: string, cite: string, options: Record<string, string>, adopted: string): Reading {
  return { id, cite, asks: id, options, adopted, because: 'so it was chosen' };
}

export const splitReading = reading('R-split', 'V.6', { restated: 'restated', literal: 'literal' }, 'restated');

export interface World {
  readonly lines: readonly Line[];
  readonly instrument?: Instrument;
  readonly given?: readonly Given[];
  readonly readings?: Readonly<Record<string, string>>;
  readonly strict?: boolean;
}

export const persons = ['big', 'ally', 'nominee', 'other', 'd1', 'd2', 'd3', 'd4', 'd5'];

export function corporationOf({ instrument = marketValueCharter, lines, ...more }: World): Corporation {
  return openCorporation({ instruments: [instrument], books: post(journalOf(persons, lines)), ...more });
}

export const marketValueCharter = instrumentOf([marketValueOfTenDays], { readings: [splitReading] });

/** What a notion of money is worth, as an answer: the figure, or what is asked. */
export function moneyOfNotion(world: World, notion: string, about: readonly string[], on: string): string | string[] {
  const answer = askedNotion(world, notion, about, on);
  return answer.outcome === 'answered' ? (answer.value as string) : answer.inquiries.map((each) => each.key);
}

export function askedNotion(world: World, notion: string, about: readonly string[], on: string): Answer {
  const asOf = moment('2010-12-31').day;
  return corporationOf(world).session.ask({ question: 'test', asOf }, (c) => ({
    ask: () => {
      const found = c.notionNamed(notion, about, moment(on), 'V');
      return { value: toWire(c.exactly(found.value as Amount<'money'>)), reason: found.reason };
    },
  }));
}

/** Five directors. */
export const board: readonly Line[] = ['d1', 'd2', 'd3', 'd4', 'd5'].map((person): Line => [
  '2000-01-02',
  'director-elected',
  { person, by: 'shareholders' },
]);

/** A table of prices of the common stock: `['2003-05-01', '$10']` and so on. */
export function table(
  sort: string,
  venue: string,
  span: readonly [from: string, through: string],
  prices: readonly (readonly [on: string, price: string])[],
  security = 'common',
): Line {
  const [from, through] = span;
  return [
    through,
    'quotations',
    { security, venue, sort, from, through, prices: prices.map(([on, price]) => ({ on, price })) },
  ];
}
