import { interestedShareholder, type NoteOfConstruction, type Provision, type Reading } from '@quorate/engine';
import { independentDirectorsCounted } from './independent-directors-counted.js';

/** Whether the same day two years before is in a look-back of two years, here and in 6.1.3(b). */
export const twoYearsBefore = {
  reading: 'two_year_window',
  options: { 'first-day-in': 'in', 'first-day-out': 'out' },
} as const;

const leftOut = ['corporation', 'subsidiaries-by-each-class', 'plans-of-the-corporation'] as const;

/** 6.1.4(h): who is an Interested Shareholder. */
export const interested: readonly Provision[] = [
  interestedShareholder({
    cite: '6.1.4(h)',
    summary:
      'An Interested Shareholder is a person other than the Corporation, a Subsidiary and an employee stock ownership plan that the Corporation formed, who (1) owns beneficially, directly or indirectly, 10 % or more of the voting power of the outstanding Voting Shares; or (2) is an Affiliate of the Corporation and so owned at any time in the two years before; or (3) is the assignee of, or has otherwise succeeded to, Voting Shares that at any time in those two years an Interested Shareholder owned beneficially, in a transaction that involved no public offering under the Securities Act of 1933 and that two thirds of the Independent Directors did not approve.',
    fraction: { atLeast: '10%' },
    of: 'voting-power',
    affiliatesToo: false,
    excludes: {
      reading: 'mhc_is_interested_shareholder',
      options: {
        literal: [...leftOut],
        'left-out': [...leftOut, 'mutual-holding-company'],
      },
    },
    lookBack: {
      years: '2',
      firstDay: twoYearsBefore,
      affiliatesOfCorporation: { cite: '6.1.4(h)(2)' },
      successors: {
        cite: '6.1.4(h)(3)',
        from: 'interested',
        otherThan: 'those-counted-with-it',
        onward: {
          reading: 'shares_freed_once',
          options: { 'every-transfer': 'every-transfer', 'freed-for-good': 'until-freed' },
        },
        unless: {
          publicOffering: true,
          openMarket: { reading: 'D25', options: { literal: false, 'public-market': true } },
          approvedBy: {
            body: 'independent-directors',
            says: 'the approval of a transfer by two thirds of the Independent Directors in office',
            fraction: { atLeast: '2/3' },
            of: independentDirectorsCounted('members'),
          },
        },
      },
    },
    becoming: { reading: 'D14', options: { latest: 'present-status', 'first-ever': 'first-ever' } },
    proForma: ['itself', 'affiliate'],
    limbs: { ownership: '6.1.4(h)(1)', affiliates: '6.1.4(c)(1)', after: '6.1.2(a)' },
  }),
];

export const interestedReadings: readonly Reading[] = [
  {
    id: 'two_year_window',
    cite: '6.1.4(h)',
    asks: 'Is the same day two years earlier within the two years immediately before a day?',
    options: {
      'first-day-in': 'Yes: from that day, up to the day in question, which is out.',
      'first-day-out': 'No: only from the day after it.',
    },
    adopted: 'first-day-in',
    because:
      'Two years immediately before a day end with the day before it, and so begin with the day of the same date; from 29 February they reach back to the 28th.',
  },
  {
    id: 'mhc_is_interested_shareholder',
    cite: '6.1.4(h)',
    asks: 'Is the mutual holding company, which must keep a majority of the stock, an Interested Shareholder?',
    options: {
      literal: 'Yes: it owns 10 % or more, and the definition does not leave it out.',
      'left-out': 'No: Article VI is meant for others than the parent by which the Corporation exists.',
    },
    adopted: 'literal',
    because:
      'The definition names whom it leaves out, and 6.7.2(i) shows that the company was named where that was meant. The Independent Directors may determine otherwise under 6.1.5(a).',
  },
  {
    id: 'D25',
    cite: '6.1.4(h)(3)',
    asks: 'Is who buys shares of an Interested Shareholder on the open market an Interested Shareholder?',
    options: {
      literal: 'Yes: a trade on an exchange involves no public offering under the Securities Act of 1933.',
      'public-market': 'No: what is bought on a public market is bought of nobody in particular.',
    },
    adopted: 'literal',
    because:
      'The text leaves out public offerings and approved transfers, and nothing else. The Independent Directors may approve the transfer, or determine under 6.1.5.',
  },
  {
    id: 'shares_freed_once',
    cite: '6.1.4(h)(3)',
    asks: 'Do shares of an Interested Shareholder make a private buyer one that came to the seller in a public offering, or with approval?',
    options: {
      'every-transfer':
        'Yes: the buyer’s own transaction was neither, and an Interested Shareholder owned the shares within the two years.',
      'freed-for-good': 'No: what was once free is free for whoever has it later.',
    },
    adopted: 'every-transfer',
    because:
      'The text asks how the shares came to the person in question, and not how they came to whoever had them before.',
  },
  {
    id: 'D14',
    cite: '6.1.4(h)',
    asks: 'When did a person become an Interested Shareholder that was one, ceased to be, and is one again?',
    options: {
      latest: 'When its present status began.',
      'first-ever': 'When it first was one.',
    },
    adopted: 'latest',
    because: 'What the Articles hang on the date concerns the status that there is now, and not one that lapsed.',
  },
];

export const interestedNotes: readonly NoteOfConstruction[] = [
  {
    cite: '6.1.4(h)(3)',
    slip: 'By its letter a person is the assignee of any Interested Shareholder, and so of itself or of its own Affiliate, for ever.',
    readAs: 'Of another Interested Shareholder, whose shares were not already counted as the person’s own.',
  },
  {
    cite: '6.1.4(h)(3)',
    slip: 'It asks for no least number of shares, and takes the two thirds without saying “in office”.',
    readAs:
      'One share is enough, until two years after the other last owned it while an Interested Shareholder; of whom two thirds are taken is told with 6.1.3(b)(6).',
  },
  {
    cite: '6.1.4(h)(3)',
    slip: 'By its letter whoever happens to buy on an exchange what an Interested Shareholder sells is one too, though neither knows of the other.',
    readAs:
      'So it is told of buyers who are entered by name (D25); holders who are entered as dispersed are nobody in particular, and nobody of them is looked at.',
  },
];
