import { article, businessCombination, combinationExemption, constant, substantialPart } from '@quorate/engine';
import { sixteenthContinuingDirector, sixteenthInterestedShareholder } from './sixteenth-definitions.js';

export { sixteenthNotes, sixteenthReadings } from './sixteenth-readings.js';

const limitedShares = {
  reading: 'I-16f',
  options: { 'both-sides': 'both', 'votes-cast-only': 'cast', 'full-shares': 'neither' },
} as const;

const ownOrSubsidiary = 'corporation-or-subsidiary';

export const sixteenth = article('SIXTEENTH', 'Business combinations with an Interested Shareholder', [
  businessCombination({
    cite: 'SIXTEENTH.A',
    summary:
      'In addition to what law requires, each transaction listed takes at least 80 % of all outstanding shares that may vote on it, with at least two thirds of each class or series that votes separately, and a majority of those among all the voting shares that no Interested Shareholder is deemed to own. No other Article, law or agreement with an exchange or quotation system lets it go with less.',
    rows: [
      {
        cite: 'SIXTEENTH.A(1)(a)',
        says: 'a consolidation, merger or share exchange of the Corporation or a subsidiary with an Interested Shareholder, or into one',
        deals: ['merger', 'share-exchange', 'consolidation'],
        of: ownOrSubsidiary,
        parts: ['party'],
        afterwards: true,
      },
      {
        cite: 'SIXTEENTH.A(1)(b)',
        says: 'a disposition, at once or in a series, of all or a Substantial Part of the assets of the Corporation or of a subsidiary, mortgages, pledges and voting securities of a subsidiary included, if an Interested Shareholder receives them or it is proposed by or for one',
        deals: ['disposition'],
        of: ownOrSubsidiary,
        parts: ['recipient', 'proposer'],
        afterwards: true,
        size: 'all-or-substantial-part',
      },
      {
        cite: 'SIXTEENTH.A(1)(c)',
        says: 'a disposition to the Corporation or a subsidiary, at once or in a series, of all or a Substantial Part of the assets of an Interested Shareholder',
        deals: ['disposition'],
        of: 'anyone',
        to: ownOrSubsidiary,
        parts: ['transferor'],
        afterwards: true,
        size: 'all-or-substantial-part',
      },
      {
        cite: 'SIXTEENTH.A(1)(d)',
        says: 'an issue or transfer to an Interested Shareholder, at once or in a series, by the Corporation or a subsidiary, of securities of either, other than a dividend or distribution in proportion to all shareholders',
        deals: ['issue', 'distribute-shares'],
        of: ownOrSubsidiary,
        parts: ['recipient'],
        afterwards: true,
        except: ['in-proportion-to-all-holders'],
      },
      {
        cite: 'SIXTEENTH.A(1)(e)',
        says: 'an acquisition by the Corporation or a subsidiary of securities of an Interested Shareholder, or of what converts into them',
        deals: ['acquire-securities', 'buy-back'],
        of: ownOrSubsidiary,
        parts: { reading: 'I-16j', options: { 'issued-by': ['issuer'], 'held-by': ['issuer', 'holder'] } },
        afterwards: true,
      },
      {
        cite: 'SIXTEENTH.A(1)(f)',
        says: 'a transaction proposed by or for an Interested Shareholder, or under an agreement with one, that directly or indirectly raises its proportion of voting securities of the Corporation or a subsidiary, or of what gives a right to them',
        deals: ['transaction', 'increase', 'buy-back', 'redemption', 'reclassification', 'recapitalization', 'issue'],
        of: 'anyone',
        parts: ['proposer', 'under-agreement'],
        afterwards: true,
        increases: 'by-any-amount',
      },
      {
        cite: 'SIXTEENTH.A(1)(g)',
        says: 'a plan of liquidation or dissolution, or a reincorporation elsewhere, proposed by or for an Interested Shareholder',
        deals: ['liquidation', 'dissolution', 'reincorporation'],
        of: 'corporation',
        parts: { reading: 'I-16b', options: { 'all-four': ['proposer'], 'the-last-only': [] } },
        afterwards: true,
      },
      {
        cite: 'SIXTEENTH.A(1)(g)',
        says: 'a reclassification of the common stock, proposed by or for an Interested Shareholder',
        deals: ['reclassification'],
        of: 'corporation',
        classes: ['common'],
        parts: { reading: 'I-16b', options: { 'all-four': ['proposer'], 'the-last-only': [] } },
        afterwards: true,
      },
      {
        cite: 'SIXTEENTH.A(1)(g)',
        says: 'a recapitalization involving the common stock, proposed by or for an Interested Shareholder',
        deals: ['recapitalization'],
        of: 'corporation',
        classes: ['common'],
        parts: ['proposer'],
        afterwards: true,
      },
      {
        cite: 'SIXTEENTH.A(1)(h)',
        says: 'loans, advances, guarantees, pledges, other financial help, covenants or tax advantages by, through or to the Corporation or a subsidiary, from which an Interested Shareholder benefits otherwise than in proportion as a shareholder',
        deals: ['assistance', 'director-loan'],
        of: 'anyone',
        parts: ['beneficiary'],
        afterwards: true,
        except: ['benefit-only-in-proportion'],
      },
    ],
    agreements: 'SIXTEENTH.A(1)(i)',
    votes: [
      {
        cite: 'SIXTEENTH.A(1)[i]',
        says: 'at least 80 % of all outstanding shares that may vote on it',
        fraction: { atLeast: '80%' },
        count: 'shares',
        base: {
          reading: 'I-16g',
          options: { 'general-vote-only': 'general', 'separate-classes-too': 'with-separate-classes' },
        },
        weigh: limitedShares,
        eachSeparateClass: {
          says: 'at least two thirds of the outstanding shares of the class or series that votes separately',
          fraction: { atLeast: '2/3' },
        },
      },
      {
        cite: 'SIXTEENTH.A(1)[ii]',
        says: 'a majority of all outstanding shares that may vote on it, those deemed owned by an Interested Shareholder left out',
        fraction: { majority: true },
        count: 'shares',
        base: {
          reading: 'I-16g',
          options: { 'general-vote-only': 'general', 'separate-classes-too': 'with-separate-classes' },
        },
        weigh: limitedShares,
        without: {
          whose: { reading: 'I-16e', options: { all: 'all-interested', party: 'interested-in-it' } },
          shares: 'beneficially-owned',
        },
      },
    ],
    overrides: [
      'any other provision of the certificate',
      'any provision of law',
      'any agreement with a national securities exchange or automated quotation system',
    ],
    overridesAt: 'SIXTEENTH.A(2)',
  }),
  constant({
    cite: 'SIXTEENTH.A(3)',
    summary: 'Business Combination means any transaction in the list of Section A(1), from (a) to (i).',
    values: { 'business-combination': 'any transaction in SIXTEENTH.A(1)(a) to (i)' },
  }),
  combinationExemption({
    cite: 'SIXTEENTH.B',
    summary:
      'Neither vote is needed if at least two thirds of the Continuing Directors, at a meeting with a Continuing Director Quorum, approved in advance either the combination or the transaction by which the Interested Shareholder became one.',
    frees: 'SIXTEENTH.A',
    says: 'approval in advance by the continuing directors',
    by: 'approval',
    body: 'continuing-directors',
    fraction: { atLeast: '2/3' },
    of: 'members',
    quorum: { atLeast: '2/3' },
    atMeeting: true,
    before: { reading: 'I-16o', options: { agreement: 'agreement', completion: 'effect' } },
    becoming: { class: 'common' },
  }),
  ...sixteenthInterestedShareholder,
  substantialPart({
    cite: 'SIXTEENTH.C(2)',
    summary:
      'Substantial Part: more than 10 % of the total assets of the Corporation, or of the person concerned, at the end of its last fiscal year that ended before the test is made.',
    fraction: { moreThan: '10%' },
    ofOthers: {
      reading: 'I-16a',
      options: { 'interested-shareholder': 'their-own-assets', corporation: 'assets-of-the-corporation' },
    },
    assets: { reading: 'I-16k', options: { consolidated: 'consolidated', 'parent-alone': 'parent-alone' } },
    atFiscalYearEnd: 'last-before',
  }),
  sixteenthContinuingDirector,
  constant({
    cite: 'SIXTEENTH.C(4)',
    summary:
      'Continuing Director Quorum: at least two thirds of the Continuing Directors who are able to exercise the powers given to them.',
    values: { 'continuing-director-quorum': 'at least two thirds of the Continuing Directors able to act' },
  }),
]);
