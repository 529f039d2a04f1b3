import {
  affiliate,
  article,
  associate,
  businessCombination,
  combinationExemption,
  determinationPower,
  interestedShareholder,
  ownership,
  subsidiary,
  votingStockIs,
  type Provision,
  type Reading,
  type TransactionRowData,
} from '../../../src/index.js';
import { price } from './price.js';
import { doubt, either } from './readings.js';

const of = 'corporation-or-subsidiary';
const related = { as: ['affiliate', 'associate'], except: of } satisfies TransactionRowData['related'];

const transactions: readonly Provision[] = [
  businessCombination({
    cite: 'D.1',
    summary: 'the Board first, then three-fourths of the votes and three-fifths of those of the others',
    rows: [
      { cite: 'D.1(a)', says: 'a merger with one', deals: ['merger', 'consolidation'], of, parts: ['party'] },
      {
        cite: 'D.1(b)',
        says: 'a merger with whoever is tied to one, or would be after it',
        deals: ['merger', 'consolidation'],
        of,
        parts: ['party'],
        related: { as: ['affiliate', 'associate'], instead: true, afterwards: true },
      },
      {
        cite: 'D.1(c)',
        says: 'a disposition of a sixth of what all shares are worth, or of retained earnings, to one',
        deals: ['disposition'],
        of,
        parts: ['recipient'],
        related,
        size: {
          of: 'book-value',
          when: 'board-approval',
          fraction: { atLeast: '1/6' },
          bases: [
            { of: 'market-value', classes: 'all' },
            { of: 'retained-earnings', notPositive: either('C-1', 'no-measure', 'as-written') },
          ],
          series: { months: 6 },
        },
        except: ['usual-course'],
      },
      {
        cite: 'D.1(d)',
        says: 'an issue worth a twenty-fifth of the ordinary stock to one',
        deals: ['issue'],
        of,
        parts: ['recipient'],
        related,
        size: {
          of: 'market-value',
          when: either('C-2', 'board-approval', 'effect'),
          fraction: { atLeast: '4%' },
          bases: [{ of: 'market-value', classes: ['ordinary'] }],
          series: {},
        },
        except: ['by-a-method-alike-for-all-holders'],
      },
      {
        cite: 'D.1(e)',
        says: 'a liquidation that one proposes',
        deals: ['liquidation', 'dissolution'],
        of,
        parts: ['proposer'],
        related,
      },
      {
        cite: 'D.1(f)',
        says: 'a reclassification that raises one’s part by 3 %',
        deals: ['reclassification', 'recapitalization'],
        of: 'corporation',
        parts: [],
        related,
        increases: { by: { atLeast: '3%' }, measured: either('C-3', 'points', 'relative') },
      },
    ],
    boardFirst: { cite: 'D.1', says: 'approval by the Board, before the holders vote' },
    votes: [
      {
        cite: 'D.1.i',
        says: 'three-fourths of the voting power',
        fraction: { atLeast: '3/4' },
        count: 'votes',
        base: 'general',
        weigh: 'both',
      },
      {
        cite: 'D.1.ii',
        says: 'three-fifths of the voting power of the others',
        fraction: { atLeast: '3/5' },
        count: 'votes',
        base: 'general',
        weigh: 'both',
        without: {
          whose: either('C-4', 'interested-in-it', 'all-interested'),
          shares: either('C-5', 'held', 'beneficially-owned', 'held-of-record'),
          related: ['affiliate', 'associate'],
        },
      },
    ],
    overrides: ['law'],
  }),
  combinationExemption({
    cite: 'D.2(a)',
    summary: 'the Board approved before the person became interested',
    frees: 'D.1',
    says: 'approval by the Board before',
    by: 'approval',
    body: 'board',
    fraction: { majority: true },
    of: 'present',
    atMeeting: false,
    before: 'became-interested',
  }),
  combinationExemption({
    cite: 'D.2(b)',
    summary: 'a merger on fair terms',
    frees: 'D.1',
    says: 'the price and the procedure',
    by: 'conditions',
    topic: 'price-and-procedure',
    rows: { reading: 'C-6', options: { mergers: ['D.1(a)', 'D.1(b)'], every: ['D.1'] } },
  }),
];

const definitions: readonly Provision[] = [
  affiliate({ cite: 'D.3', summary: 'control, up, down and aside' }),
  associate({
    cite: 'D.3',
    summary: 'organisations that one serves or owns an eighth of, trusts and relatives',
    organisations: {
      cite: 'D.3(a)',
      served: ['officer', 'director', 'partner'],
      owned: { atLeast: '1/8' },
      excludes: ['corporation', 'subsidiaries'],
    },
    trusts: {
      cite: 'D.3(b)',
      by: ['beneficiary', 'trustee'],
      plans: { reading: 'O-3', options: { 'as-determined': 'as-determined', literal: 'as-any-trust' } },
    },
    relatives: { cite: 'D.3(c)', who: ['in-one-home', 'serving-the-group'] },
  }),
  ownership({
    cite: 'D.4',
    summary: 'with affiliates, associates, partners and groups; every right',
    together: ['affiliates', 'associates', 'partners', 'group'],
    reach: either('O-1', 'one-hop', 'chained'),
    rights: 'all',
    proxies: { reading: 'O-3', options: { 'as-determined': 'as-determined', literal: 'owned' } },
    base: 'with-own-rights',
    limbs: { rights: 'D.4(b)', base: 'D.4(c)' },
  }),
  interestedShareholder({
    cite: 'D.5',
    summary: 'a holder of 12 % of the votes, who was one within three years, or who succeeds one',
    fraction: { atLeast: '12%' },
    of: 'voting-power',
    excess: either('C-7', 'counted', 'left-out'),
    affiliatesToo: false,
    excludes: ['corporation', 'subsidiaries'],
    lookBack: {
      years: '3',
      firstDay: either('C-8', 'in', 'out'),
      affiliatesOfCorporation: { cite: 'D.5(b)' },
      successors: {
        cite: 'D.5(c)',
        from: 'owner',
        otherThan: 'itself',
        unless: {
          publicOffering: true,
          openMarket: true,
          approvedBy: { agency: 'crown', says: 'the Crown' },
        },
      },
    },
    becoming: either('C-9', 'first-ever', 'present-status'),
    exceptByCorporation: { cite: 'D.5(d)' },
    proForma: ['itself', 'affiliate'],
    limbs: { ownership: 'D.5(a)', affiliates: 'D.4(a)', after: 'D.1(b)' },
  }),
  subsidiary({
    cite: 'D.6',
    summary: 'a majority of the votes',
    is: either('O-4', 'majority-of-votes', 'controlled'),
  }),
  votingStockIs({ cite: 'D.7', summary: 'stock with the general vote', entitled: 'generally' }),
  determinationPower({
    cite: 'D.8',
    summary: 'a majority of the Board determines',
    body: 'board',
    fraction: { majority: true },
    of: either('O-5', 'members', 'present'),
    ifInGoodFaith: true,
    afterInquiry: true,
  }),
];

/** Six classes of transactions with a holder of 12 % of the votes, freed by the Board in advance or by a fair price. */
export const combinations = article('D', 'Deals with large holders', [...transactions, ...price, ...definitions]);

export const combinationReadings: readonly Reading[] = [
  doubt('C-1', 'D.1(c)', 'no-measure', 'as-written'),
  doubt('C-2', 'D.1(d)', 'board-approval', 'effect'),
  doubt('C-3', 'D.1(f)', 'points', 'relative'),
  doubt('C-4', 'D.1.ii', 'interested-in-it', 'all-interested'),
  doubt('C-5', 'D.1.ii', 'held', 'beneficially-owned', 'held-of-record'),
  doubt('C-6', 'D.2(b)', 'mergers', 'every'),
  doubt('C-7', 'D.5', 'counted', 'left-out'),
  doubt('C-8', 'D.5', 'in', 'out'),
  doubt('C-9', 'D.5', 'first-ever', 'present-status'),
  doubt('O-3', 'D.3(b)', 'as-determined', 'literal'),
  doubt('O-4', 'D.6', 'majority-of-votes', 'controlled'),
  doubt('O-5', 'D.8', 'members', 'present'),
];
