import {
  businessCombination,
  constant,
  votingStockIs,
  type NoteOfConstruction,
  type Provision,
  type Reading,
  type TransactionRowData,
} from '@quorate/engine';
import { votesEligible } from '../votes-eligible.js';
import { independentDirectorsCounted } from './independent-directors-counted.js';

const ownOrSubsidiary = 'corporation-or-subsidiary';

/** An Interested Shareholder, or an Affiliate of one; the Corporation's own, if they are Affiliates, only as a reading says. */
const orAffiliate = {
  as: ['affiliate'],
  except: { reading: 'deals_within_the_group', options: { caught: 'nobody', free: ownOrSubsidiary } },
} satisfies TransactionRowData['related'];

/** A tenth of the combined assets or more, in one transaction or a series. */
const aTenth = (of: 'fair-value' | 'consideration') =>
  ({
    of,
    when: 'effect',
    fraction: { atLeast: '10%' },
    bases: [
      {
        of: 'combined-assets',
        measured: {
          reading: 'combined_assets',
          options: {
            'last-balance-sheet': 'last-balance-sheet',
            'added-up': 'last-balance-sheets-added-up',
            'at-the-transaction': 'at-effect',
          },
        },
      },
    ],
    series: {},
  }) satisfies TransactionRowData['size'];

/** Any increase of the proportionate share, however small, each transaction by itself. */
const anyIncrease = {
  by: { moreThan: '0%' },
  measured: 'points',
  alone: true,
} satisfies TransactionRowData['increases'];

const raising =
  'that directly or indirectly raises the proportionate share of the outstanding shares of any class or series of equity or convertible securities, of the Corporation or a Subsidiary, that an Interested Shareholder or an Affiliate of one owns directly or indirectly';

const otherDeals = [
  'merger',
  'consolidation',
  'share-exchange',
  'buy-back',
  'redemption',
  'distribute-shares',
  'disposition',
  'acquire-securities',
  'assistance',
  'transaction',
  'increase',
] satisfies TransactionRowData['deals'];

/** 6.1.1 and 6.1.2: the vote that a Business Combination takes, and what is one. */
export const combinations: readonly Provision[] = [
  businessCombination({
    cite: '6.1.1',
    summary:
      'Besides every vote that the Act or the Articles ask for, and except as Section 6.1.3, or the Articles expressly for the Series A Preferred Stock while any of it is outstanding, provide: a Business Combination needs the votes of holders of at least 80 % of the voting power of all outstanding Voting Shares, which are the shares entitled to vote generally in the election of directors, in one voting group. It needs them even where law, the rest of the Articles, a certificate of designation, an agreement with a national securities exchange or anything else asks for a lesser vote or none.',
    rows: [
      {
        cite: '6.1.2(a)(a)',
        says: 'a merger or consolidation of the Corporation or a Subsidiary with an Interested Shareholder',
        deals: ['merger', 'consolidation'],
        of: ownOrSubsidiary,
        parts: ['party'],
      },
      {
        cite: '6.1.2(a)(b)',
        says: 'a merger or consolidation of the Corporation or a Subsidiary with any other corporation that is, or after it would be, an Interested Shareholder or an Affiliate of one',
        deals: ['merger', 'consolidation'],
        of: ownOrSubsidiary,
        parts: ['party'],
        afterwards: true,
        related: {
          ...orAffiliate,
          instead: true,
          afterwards: true,
          only: { reading: 'D13', options: { 'corporations-only': 'corporations', 'any-entity': 'anybody' } },
        },
      },
      {
        cite: '6.1.2(b)',
        says: 'a sale, lease, exchange, mortgage, pledge, transfer or other disposition, at once or in a series, to or with an Interested Shareholder or an Affiliate of one, of assets of the Corporation or a Subsidiary whose Fair Market Value is 10 % or more of the combined assets of the Corporation and its Subsidiaries',
        deals: ['disposition'],
        of: ownOrSubsidiary,
        parts: ['recipient'],
        related: orAffiliate,
        size: aTenth('fair-value'),
      },
      {
        cite: '6.1.2(c)',
        says: 'an issue or transfer by the Corporation or a Subsidiary, at once or in a series, of securities of either to an Interested Shareholder or an Affiliate of one, for cash, securities or other property whose Fair Market Value is 10 % or more of the combined assets of the Corporation and its Subsidiaries, other than under an employee benefit plan established with the approval of a majority of the Independent Directors',
        deals: ['issue'],
        of: ownOrSubsidiary,
        parts: ['recipient'],
        related: orAffiliate,
        size: aTenth('consideration'),
        except: [
          {
            establishedWith: {
              cite: '6.1.2(c)',
              says: 'the approval of a majority of the Independent Directors in office when the plan was established',
              body: 'independent-directors',
              fraction: { majority: true },
              of: independentDirectorsCounted('in-office'),
              needed: 'always',
              atMeeting: false,
            },
          },
        ],
      },
      {
        cite: '6.1.2(d)',
        says: 'the adoption of a plan or proposal for the liquidation or dissolution of the Corporation, proposed by or on behalf of an Interested Shareholder or an Affiliate of one',
        deals: ['liquidation', 'dissolution'],
        of: 'corporation',
        parts: ['proposer'],
        related: orAffiliate,
      },
      {
        cite: '6.1.2(e)',
        says: `a reclassification of securities, a reverse split among them, or a recapitalization of the Corporation, ${raising}`,
        deals: ['reclassification', 'recapitalization'],
        of: 'corporation',
        parts: [],
        related: orAffiliate,
        increases: anyIncrease,
      },
      {
        cite: '6.1.2(e)',
        says: `a merger or consolidation of the Corporation with a Subsidiary, ${raising}`,
        deals: ['merger', 'consolidation'],
        of: 'corporation',
        to: ownOrSubsidiary,
        parts: [],
        related: orAffiliate,
        increases: anyIncrease,
      },
      {
        cite: '6.1.2(e)',
        says: `any other transaction, whether or not an Interested Shareholder has a part in it, ${raising}`,
        deals: {
          reading: 'issues_under_6_1_2_e',
          options: { reached: [...otherDeals, 'issue'], 'left-to-6.1.2(c)': otherDeals },
        },
        of: 'anyone',
        parts: [],
        related: orAffiliate,
        increases: { ...anyIncrease, untold: 'supposed-none' },
      },
    ],
    votes: [
      {
        cite: '6.1.1',
        says: 'at least 80 % of the voting power of all outstanding Voting Shares',
        fraction: { atLeast: '80%' },
        count: 'votes',
        base: 'general',
        weigh: votesEligible,
      },
    ],
    overrides: [
      'law',
      'any other provision of the Articles but 6.1.3',
      'a certificate of designation',
      'an agreement with a national securities exchange',
      'anything else',
    ],
  }),
  votingStockIs({
    cite: '6.1.1',
    summary:
      'Voting Shares are the outstanding shares of every class and series entitled to vote generally in the election of directors.',
    entitled: 'generally',
  }),
  constant({
    cite: '6.1.2',
    summary: 'In Article VI, Business Combination means what paragraphs (a) to (e) list.',
    values: { 'business-combination': 'any transaction in 6.1.2(a) to (e)' },
  }),
];

export const combinationsReadings: readonly Reading[] = [
  {
    id: 'D13',
    cite: '6.1.2(a)(b)',
    asks: 'Does a merger with an Affiliate of an Interested Shareholder that is no corporation, a limited liability company or a partnership, come under the paragraph?',
    options: {
      'corporations-only': 'It does not: the paragraph names corporations, and Person is the wider word.',
      'any-entity': 'It does: any entity with which there can be a merger is meant.',
    },
    adopted: 'corporations-only',
    because:
      'The Articles define Person for entities of every sort, and say corporation here. An Affiliate to which the shares are attributed is an Interested Shareholder itself, and comes under (a)(a) whatever its form.',
  },
  {
    id: 'deals_within_the_group',
    cite: '6.1.2',
    asks: 'Where the mutual holding company is an Interested Shareholder, do the Corporation and its Subsidiaries count as Affiliates of one?',
    options: {
      caught:
        'They do: mergers within the group, large transfers within it, and a dissolution that the Board proposes are caught.',
      free: 'They do not: the list is about dealings with those outside the Corporation and its Subsidiaries.',
    },
    adopted: 'caught',
    because:
      'Whoever is controlled by an Interested Shareholder is its Affiliate, and 6.1.4(h) leaves the Corporation and its Subsidiaries out of Interested Shareholder only. Approval under 6.1.3(a) frees what should be free.',
  },
  {
    id: 'combined_assets',
    cite: '6.1.2(b)',
    asks: 'Which figure are the combined assets of the Corporation and its Subsidiaries, of which no date and no accounts are named?',
    options: {
      'last-balance-sheet': 'Their total assets by the last consolidated balance sheet before the agreement.',
      'added-up': 'The total assets of each by its last balance sheet before the agreement, added up.',
      'at-the-transaction': 'Their consolidated total assets on the day on which the transaction takes effect.',
    },
    adopted: 'last-balance-sheet',
    because:
      'Whether the vote is needed must be known before the agreement, and assets that two of them count only once are combined by consolidation.',
  },
  {
    id: 'issues_under_6_1_2_e',
    cite: '6.1.2(e)',
    asks: 'Does paragraph (e), on whatever raises a proportionate share, also reach issues of shares, of which paragraph (c) speaks?',
    options: {
      reached:
        'It does: any other transaction is any that has the effect, an issue too small for (c) or under a plan too.',
      'left-to-6.1.2(c)': 'It does not: an issue is a Business Combination only as far as (c) says.',
    },
    adopted: 'reached',
    because: 'The words are “any other transaction”, by its effect; nothing takes out what another paragraph measures.',
  },
];

export const combinationsNotes: readonly NoteOfConstruction[] = [
  {
    cite: '6.1.1',
    slip: 'A closing quotation mark stands after “Series A” without an opening one, and “amendment of designation” is written for a certificate of designation.',
    readAs: 'The series is the Series A Preferred Stock; certificates of designation are meant.',
  },
  {
    cite: '6.1.1',
    slip: 'The words on what the Articles expressly provide for the Series A Preferred Stock do not say whether that frees a combination of the vote or asks for more.',
    readAs:
      'Its consents stand beside the vote: nothing in Appendix B frees a Business Combination of 6.1.1, and the consents of its Section 7(d) are additional.',
  },
  {
    cite: '6.1.2(a)',
    slip: 'Paragraph (a) has limbs that bear the letters (a) and (b) again, and its second limb leaves out the Interested Shareholders of the first only by the word “other”.',
    readAs: 'The limbs are cited as 6.1.2(a)(a) and 6.1.2(a)(b).',
  },
  {
    cite: '6.1.2(c)',
    slip: 'The parenthesis on how the plan was established does not close.',
    readAs: 'It closes at the end of the paragraph.',
  },
  {
    cite: '6.1.2(e)',
    slip: '“Any other transaction” does not say whose it must be.',
    readAs:
      'One of the Corporation or a Subsidiary, as all those before it: what holders buy from one another is no matter for a vote.',
  },
];
