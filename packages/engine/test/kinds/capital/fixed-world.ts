import {
  blankCheck,
  classVotes,
  designatedSeries,
  forbids,
  openCorporation,
  post,
  retiredShares,
  seriesSize,
  shareAdjustment,
  stockClasses,
  type Corporation,
  type CorporationParts,
  type Provision,
  type Reading,
} from '../../../src/index.js';
import { instrumentOf, journalOf, type Line } from '../board/world.js';

const choice = (id: string, cite: string, first: string, second: string): Reading => ({
  id,
  cite,
  asks: `${first}, or ${second}?`,
  options: { [first]: first, [second]: second },
  adopted: first,
  because: 'made up',
});

const readings: readonly Reading[] = [
  choice('F-since', '3', 'series-effective', 'first-issue'),
  choice('F-when', '3', 'effect', 'declaration'),
  choice('F-retired', '5', 'leave', 'stay'),
  choice('F-treasury', '1', 'issued', 'unissued'),
];

const board: Line = [
  '2000-01-01',
  'opening-board',
  { size: '3', directors: ['ada', 'bea', 'cid'].map((person) => ({ person, 'term-ends-after': '9' })) },
];

export const fixedSeries = designatedSeries({
  cite: '2',
  summary: 'the golden series',
  series: 'golden',
  class: 'preference',
  shares: '80',
  effective: '2000-01-01',
  resizedBy: 'resolution',
  terms: {},
});

/** A made-up charter that fixes two series of 300 preference shares: 80 golden ones with adjusted votes, 20 silver ones. */
export const fixedProvisions: readonly Provision[] = [
  stockClasses({
    cite: '1',
    summary: 'the stock',
    total: '100,300',
    classes: [
      { class: 'ordinary', authorised: '100,000' },
      { class: 'preference', authorised: '300', inSeries: true },
    ],
    treasury: { reading: 'F-treasury', options: { issued: 'issued', unissued: 'unissued' } },
  }),
  classVotes({
    cite: '1.1',
    summary: 'votes',
    votes: [{ class: 'ordinary', each: '1' }],
    seriesOf: ['preference'],
  }),
  fixedSeries,
  designatedSeries({
    cite: '2.1',
    summary: 'the silver series',
    series: 'silver',
    class: 'preference',
    shares: '20',
    effective: '2001-06-01',
    resizedBy: 'filing',
    terms: { 'votes-per-share': '3' },
  }),
  shareAdjustment({
    cite: '3',
    summary: 'the golden series follows the ordinary shares',
    series: 'golden',
    by: 'ordinary',
    since: { reading: 'F-since', options: { 'series-effective': 'series-effective', 'first-issue': 'first-issue' } },
    distributions: { reading: 'F-when', options: { effect: 'effect', declaration: 'declaration' } },
  }),
  shareAdjustment({
    cite: '3.1',
    summary: 'the bronze series, once there is one, follows them too',
    series: 'bronze',
    by: 'ordinary',
    since: 'series-effective',
    distributions: 'effect',
  }),
  classVotes({ cite: '4', summary: 'golden votes', votes: [{ class: 'golden', each: '7', adjusted: true }] }),
  retiredShares({
    cite: '5',
    summary: 'retired',
    series: 'golden',
    leaveTheSeries: { reading: 'F-retired', options: { leave: true, stay: false } },
  }),
  forbids({ cite: '6', summary: 'not redeemable', acts: [{ acts: ['redemption'], stock: ['golden'] }] }),
  seriesSize({
    cite: '7',
    summary: 'size of the golden series',
    class: 'preference',
    series: 'golden',
    ceiling: 'class',
    reserved: ['exercise', 'conversion'],
    filing: false,
    subjectTo: 'the statute on series',
  }),
  seriesSize({
    cite: '8',
    summary: 'size of other series',
    class: 'preference',
    except: ['golden'],
    ceiling: 'class',
    reserved: ['exercise'],
    filing: true,
  }),
  blankCheck({
    cite: '9',
    summary: 'series',
    class: 'preference',
    terms: [{ cite: '9(a)', says: 'anything' }],
    subjectTo: 'the statute on series',
  }),
];

export function fixedWorld(
  lines: readonly Line[],
  more: Omit<CorporationParts, 'instruments' | 'books'> = {},
  further: readonly Provision[] = [],
): Corporation {
  const instrument = instrumentOf([...fixedProvisions, ...further], { readings, from: '2000-01-01' });
  const books = post(journalOf(['ada', 'bea', 'cid', 'holder'], [board, ...lines]));
  return openCorporation({ instruments: [instrument], books, ...more });
}

export const issued = (on: string, className: string, shares: string, to = 'dispersed'): Line => [
  on,
  'shares-issued',
  { class: className, to, shares },
];

export const split = (on: string, forEach: string, becomes: string, className = 'ordinary'): Line => [
  on,
  'shares-split',
  { class: className, 'for-each': forEach, becomes },
];

export const bonus = (on: string, rate: string, more: object = {}, id?: string): Line => [
  on,
  'share-distribution',
  { class: 'ordinary', 'on-class': 'ordinary', 'per-share': rate, ...more },
  ...(id === undefined ? ([] as const) : ([id] as const)),
];
