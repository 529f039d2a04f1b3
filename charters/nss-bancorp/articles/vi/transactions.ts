import {
  businessCombination,
  constant,
  type NoteOfConstruction,
  type Provision,
  type Reading,
  type TransactionRowData,
} from '@quorate/engine';

const ownOrSubsidiary = 'corporation-or-subsidiary';

/** An Interested Shareholder, or an Affiliate or Associate of one that is neither the Corporation nor a Subsidiary. */
const orRelated = { as: ['affiliate', 'associate'], except: ownOrSubsidiary } satisfies TransactionRowData['related'];

/** By five points of the class, or by a twentieth of what was owned. */
const byATwentieth = {
  by: { atLeast: '5%' },
  measured: { reading: 'A-13', options: { points: 'points', relative: 'relative' } },
} satisfies TransactionRowData['increases'];

const raising =
  'that, alone or in a series, directly or indirectly raises by 5 % or more of the outstanding shares the part of any class of equity or convertible securities, of the Corporation or a Subsidiary, that an Interested Shareholder or an Affiliate or Associate of one owns';

/** VI's opening, VI.A and VI.B: the transactions, the approval of the Board before, and the votes. */
export const transactions: readonly Provision[] = [
  constant({
    cite: 'VI',
    summary:
      'The vote of shareholders that any Business Combination takes is fixed by this Article. Business Combination is defined in Section B, and the other capitalised terms in Section D, unless they are defined elsewhere in the certificate.',
    values: { 'business-combination-terms': 'VI.B and VI.D' },
  }),
  businessCombination({
    cite: 'VI.A',
    summary:
      'In addition to any vote that law or the certificate requires, and except as Section C expressly provides, each transaction listed must be approved first by the Board and then by the holders of (a) at least 80 % of the voting power of the outstanding Voting Stock, and (b) at least two thirds of the voting power of the outstanding Voting Stock without that held by or for the Interested Shareholder concerned or its Affiliates or Associates. Both votes are needed even where law, an agreement with a national securities exchange or anything else asks for no vote or for a lesser part.',
    rows: [
      {
        cite: 'VI.A(1)(a)',
        says: 'a merger or consolidation of the Corporation or a Subsidiary with an Interested Shareholder',
        deals: ['merger', 'consolidation'],
        of: ownOrSubsidiary,
        parts: ['party'],
      },
      {
        cite: 'VI.A(1)(b)',
        says: 'a merger or consolidation of the Corporation or a Subsidiary with any other corporation that is, or after it would be, an Affiliate or Associate of somebody who was an Interested Shareholder before it',
        deals: ['merger', 'consolidation'],
        of: ownOrSubsidiary,
        parts: ['party'],
        related: {
          as: ['affiliate', 'associate'],
          instead: true,
          afterwards: true,
          only: { reading: 'D-16', options: { 'any-entity': 'anybody', 'corporations-only': 'corporations' } },
        },
      },
      {
        cite: 'VI.A(2)',
        says: 'a sale, lease, exchange, mortgage, pledge, transfer or other disposition outside the usual and regular course of business, at once or in a series within any twelve months, to or with an Interested Shareholder or an Affiliate or Associate of one, of assets with a book value, at the end of the last fiscal quarter before the Board approves, of 10 % or more of the Market Value of all outstanding shares or of retained earnings',
        deals: ['disposition'],
        of: ownOrSubsidiary,
        parts: ['recipient'],
        related: orRelated,
        size: {
          of: 'book-value',
          when: 'board-approval',
          fraction: { atLeast: '10%' },
          bases: [
            { of: 'market-value', classes: 'all' },
            {
              of: 'retained-earnings',
              notPositive: { reading: 'A-12', options: { 'no-measure': 'no-measure', literal: 'as-written' } },
            },
          ],
          series: { months: 12 },
        },
        except: ['usual-course'],
      },
      {
        cite: 'VI.A(3)',
        says: 'an issue or transfer to an Interested Shareholder or an Affiliate or Associate of one, at once or in a series, by the Corporation or a Subsidiary, of equity securities of either with a Market Value of 5 % or more of that of the outstanding Common Stock, other than by rights offered in proportion to all holders of Voting Stock or another method that treats them substantially so',
        deals: ['issue', 'distribute-shares'],
        of: ownOrSubsidiary,
        parts: ['recipient'],
        related: orRelated,
        size: {
          of: 'market-value',
          when: { reading: 'VI-1', options: { 'board-approval': 'board-approval', issue: 'effect' } },
          fraction: { atLeast: '5%' },
          bases: [{ of: 'market-value', classes: ['common'] }],
          series: {},
        },
        except: ['by-a-method-alike-for-all-holders'],
      },
      {
        cite: 'VI.A(4)',
        says: 'the adoption of a resolution for the liquidation or dissolution of the Corporation or a Subsidiary, proposed by or on behalf of an Interested Shareholder or an Affiliate or Associate of one',
        deals: ['liquidation', 'dissolution'],
        of: ownOrSubsidiary,
        parts: ['proposer'],
        related: orRelated,
      },
      {
        cite: 'VI.A(5)',
        says: `a reclassification of securities, a reverse split among them, or a recapitalization of the Corporation, ${raising}`,
        deals: ['reclassification', 'recapitalization'],
        of: 'corporation',
        parts: [],
        related: orRelated,
        increases: byATwentieth,
      },
      {
        cite: 'VI.A(5)',
        says: `a merger, consolidation or share exchange of the Corporation with a Subsidiary, ${raising}`,
        deals: ['merger', 'consolidation', 'share-exchange'],
        of: 'corporation',
        to: ownOrSubsidiary,
        parts: [],
        related: orRelated,
        increases: byATwentieth,
      },
    ],
    boardFirst: { cite: 'VI.A', says: 'approval by the Board, before the shareholders vote' },
    votes: [
      {
        cite: 'VI.A(a)',
        says: 'at least 80 % of the voting power of the outstanding Voting Stock',
        fraction: { atLeast: '80%' },
        count: 'votes',
        base: 'general',
        weigh: 'both',
      },
      {
        cite: 'VI.A(b)',
        says: 'at least two thirds of the voting power of the outstanding Voting Stock, without what is held by or for the Interested Shareholder or its Affiliates or Associates',
        fraction: { atLeast: '2/3' },
        count: 'votes',
        base: 'general',
        weigh: 'both',
        without: {
          whose: { reading: 'A-31', options: { party: 'interested-in-it', all: 'all-interested' } },
          shares: {
            reading: 'VI-2',
            options: {
              held: 'held',
              'beneficially-owned': 'beneficially-owned',
              'held-of-record': 'held-of-record',
            },
          },
          related: ['affiliate', 'associate'],
        },
      },
    ],
    law: 'the vote, the five years of waiting and the exemptions of the Connecticut statutes on business combinations, which stay beside this Article and what frees of it (C.G.S. 33-841 to 33-845)',
    overrides: ['law', 'an agreement with a national securities exchange', 'anything else'],
  }),
  constant({
    cite: 'VI.B',
    summary: 'Business Combination means any transaction that one or more of paragraphs (1) to (5) of Section A name.',
    values: { 'business-combination': 'any transaction in VI.A(1) to (5)' },
  }),
];

export const transactionsReadings: readonly Reading[] = [
  {
    id: 'D-16',
    cite: 'VI.A(1)(b)',
    asks: 'Does a merger with an Affiliate or Associate that is no corporation come under the paragraph, which names corporations?',
    options: {
      'any-entity': 'It does: any entity with which there can be a merger is meant.',
      'corporations-only': 'It does not: only a corporation is named.',
    },
    adopted: 'any-entity',
    because:
      'The paragraph is to keep an Interested Shareholder from merging through others, whatever their form; the statute behind it is as wide.',
  },
  {
    id: 'A-12',
    cite: 'VI.A(2)',
    asks: 'What is 10 % of retained earnings where there are none, or only losses?',
    options: {
      'no-measure': 'Nothing: the limb measures no size then, and Market Value alone decides.',
      literal: 'A tenth of the figure as it stands: any sale reaches a tenth of nothing or of a loss.',
    },
    adopted: 'no-measure',
    because:
      'The limb asks how large a sale is against what the Corporation has earned and kept; where that is nothing the letter would catch the sale of a desk. What the text means is not among the facts that VI.E gives to the Board.',
  },
  {
    id: 'VI-1',
    cite: 'VI.A(3)',
    asks: 'As of when are the securities issued and the Common Stock valued, of which the paragraph says nothing?',
    options: {
      'board-approval': 'When the Board approves the issue, as in the paragraph before.',
      issue: 'When they are issued.',
    },
    adopted: 'board-approval',
    because:
      'Whether the votes are needed must be known before the issue; the paragraph before measures at the approval of the Board.',
  },
  {
    id: 'A-13',
    cite: 'VI.A(5)',
    asks: 'Is the increase of 5 % one of five points of the whole class, or of a twentieth of what was owned before?',
    options: {
      points: 'Five points: from 12 % to 17 % of the class.',
      relative: 'A twentieth of the part itself: from 12 % to 12.6 % of the class.',
    },
    adopted: 'points',
    because: 'The text takes the 5 % of the total number of outstanding shares, not of what the person owns (P-11).',
  },
  {
    id: 'A-31',
    cite: 'VI.A(b)',
    asks: 'Where there are several Interested Shareholders, whose shares are left out of the second vote?',
    options: {
      party: 'Those of the one concerned in the transaction, with its Affiliates and Associates.',
      all: 'Those of every Interested Shareholder, with their Affiliates and Associates.',
    },
    adopted: 'party',
    because: 'The text leaves out what is held by or for “such” Interested Shareholder: the one in the transaction.',
  },
  {
    id: 'VI-2',
    cite: 'VI.A(b)',
    asks: 'Which shares of the Interested Shareholder and of its Affiliates and Associates are left out of the second vote?',
    options: {
      held: 'Those that they hold of record, or that others hold for them.',
      'beneficially-owned':
        'All that are deemed owned by the Interested Shareholder under Section D, those of partners in agreements too.',
      'held-of-record': 'Only those of which they are holders of record.',
    },
    adopted: 'held',
    because: 'The words are “held by or on behalf of”, and not “beneficially owned”, which Section D defines (P-03).',
  },
];

export const transactionsNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'VI',
    slip: 'The opening speaks of terms used in “this Article Seventh” and defined in its Section 4, and says of the vote that it shall be set forth.',
    readAs: 'This is Article Sixth, the terms are in Section D, and the vote is set forth here.',
  },
  {
    cite: 'VI.A(1)(b)',
    slip: 'It names only corporations, and a comma parts “would be” from what follows.',
    readAs: 'Any entity with which there can be a merger is meant: see the reading D-16.',
  },
  {
    cite: 'VI.A(2)',
    slip: 'It does not say what is disposed of, speaks of “any of its Subsidiary”, and has retained earnings where the statute has net worth.',
    readAs: 'Assets of the Corporation or any Subsidiary; Subsidiaries; retained earnings, as written.',
  },
  {
    cite: 'VI.A(3)',
    slip: 'It speaks of the issuance of transfer of securities.',
    readAs: 'Issuance or transfer.',
  },
  {
    cite: 'VI.A(5)',
    slip: 'It speaks of any class or equity or convertible securities, and at the end of subsidiaries without a capital.',
    readAs: 'Any class of equity or convertible securities; Subsidiaries as defined.',
  },
  {
    cite: 'VI.A',
    slip: 'The two votes bear the letters (a) and (b), as do limbs of paragraph (1); the second speaks of “such” Interested Shareholder without having named one.',
    readAs: 'The votes are cited as VI.A(a) and (b); the one meant is the Interested Shareholder in the transaction.',
  },
];
