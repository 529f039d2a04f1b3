import {
  article,
  boardClasses,
  boardNumber,
  classApportionment,
  constant,
  electionRule,
  exculpation,
  indemnityBesides,
  removal,
  requires,
  type NoteOfConstruction,
  type Reading,
} from '@quorate/engine';
import { votesEligible } from './votes-eligible.js';

export const section64 = article('6.4', 'Directors', [
  boardNumber({
    cite: '6.4.1',
    summary: 'The Board fixes the number of directors and their classes from time to time.',
    range: { fixedBy: ['board'], moreForSeries: false },
  }),
  requires({
    cite: '6.4.1',
    summary:
      'If there is an Interested Shareholder when the Board fixes the number or the classes, a majority of the Independent Directors then in office must vote for it besides.',
    acts: [{ acts: ['board-size'] }, { acts: ['bylaw'], where: { proposalSays: 'number-of-directors' } }],
    needs: {
      says: 'the votes of directors that fixing their number needs',
      all: [
        { vote: 'board', decides: ['approve', 'other'] },
        {
          says: 'the votes of a majority of the Independent Directors in office',
          vote: 'independent-directors',
          by: 'majority',
          of: 'members',
          whereInterested: true,
          decides: ['approve', 'other'],
        },
      ],
    },
  }),
  boardClasses({
    cite: '6.4.1',
    summary:
      'The directors, those apart whom holders of another class or series elect by a separate right, are divided into three classes, one of which is elected each year. Successors of those whose terms end at an annual meeting are elected there for a term that ends at the annual meeting of the third year after the year of their election. A director serves to the end of the term, or dies, resigns, is removed or becomes disqualified before; after the term until a successor is elected and qualified.',
    classes: ['I', 'II', 'III'],
    termLasts: '3',
    counted: 'years',
  }),
  classApportionment({
    cite: '6.4.1',
    summary:
      'The classes are as nearly equal in number as possible. No decrease of the number shortens the term of an incumbent; but whoever serves on after the end of a term does so only until the number has been reduced.',
    sizes: 'as-equal-as-possible',
    decrease: 'at-end-of-terms',
    holdingOver: 'ends-when-the-number-is-cut',
  }),
  constant({
    cite: '6.4.1',
    summary:
      'While the classes are being brought about, one class may be elected for a term of one year and one for a term of two.',
    values: { 'terms-while-the-classes-are-brought-about': 'one class one year, one class two years, one class three' },
  }),
  electionRule({
    cite: '6.4.1',
    summary: 'Directors are elected by a plurality of all votes cast at the meeting.',
    wins: 'plurality',
  }),
  removal({
    cite: '6.4.2',
    summary:
      'Subject to the rights of a voting group with a separate right to elect directors, any director, one whom the directors elected to a vacancy included, may be removed only for cause, and only by at least two thirds of all votes eligible to be cast, as one class, at a duly constituted meeting called expressly to remove that director, whose notice states removal as its purpose or as one of its purposes.',
    holders: {
      cite: '6.4.2',
      fraction: { atLeast: '2/3' },
      of: 'outstanding',
      weigh: votesEligible,
      meeting: 'called-for-it',
    },
    otherRoutes: { reading: 'D31', options: { exclusive: 'none', 'as-law-says': 'as-law-says' } },
    seriesDirectors: 'by-series-terms',
    forCause: 'needed',
    causes: [],
    causeForSeries: 'not-needed',
  }),
  exculpation({
    cite: '6.4.3',
    summary:
      'A director owes the Corporation and its shareholders no damages for breach of fiduciary duty as a director, whatever law says, save in four cases. No amendment or repeal has an effect on what was done or left undone before it. Where the General Laws come to free directors further, they are freed so far.',
    towards: ['corporation', 'shareholders'],
    unless: [
      {
        cite: '6.4.3(a)',
        what: 'disloyalty',
        says: 'a breach of the duty of loyalty to the Corporation or its shareholders',
      },
      {
        cite: '6.4.3(b)',
        what: 'bad-faith',
        says: 'an act or omission not in good faith, intentional misconduct, or a knowing violation of law',
      },
      {
        cite: '6.4.3(c)',
        what: 'unlawful-distribution',
        says: 'an improper distribution under M.G.L. c. 156D, § 6.40',
      },
      {
        cite: '6.4.3(d)',
        what: 'improper-benefit',
        says: 'a transaction from which the director derived an improper personal benefit',
      },
    ],
    repealSparesItsDay: false,
    laterLaw:
      'whether the General Laws have come to free directors further than this section does: then they are freed so far',
    law: 'what law does not let articles excuse (M.G.L. c. 156D, § 2.02); a court decides whether a breach is one of the four',
  }),
  indemnityBesides({
    cite: '6.4.3',
    summary:
      'The Corporation makes no payment of indemnity that Section 18(k) of the Federal Deposit Insurance Act, or the regulations of the Federal Deposit Insurance Corporation under it, prohibit.',
    besides: [],
    never:
      'payments that Section 18(k) of the Federal Deposit Insurance Act or the regulations under it (12 CFR part 359) prohibit',
  }),
]);

export const section64Readings: readonly Reading[] = [
  {
    id: 'D31',
    cite: '6.4.2',
    asks: 'Is the vote of the shareholders the only way to remove a director, although law speaks of removal for cause by the directors?',
    options: {
      exclusive: 'Yes: only by that vote, and only for cause.',
      'as-law-says': 'No: what law gives besides stays beside it (M.G.L. c. 156D, §§ 8.08(d) and 8.09).',
    },
    adopted: 'exclusive',
    because: 'The section says only twice: only for cause, and only by that vote.',
  },
];

export const section64Notes: readonly NoteOfConstruction[] = [
  {
    cite: '6.4.1',
    slip: 'Director, Officer, Annual Meeting, Board of Directors and Bylaws have capitals throughout Appendix C, and no definition.',
    readAs: 'Their ordinary meanings in the law of corporations.',
  },
  {
    cite: '6.4.1',
    slip: 'The section is silent on vacancies, on ties, and on the least and the greatest number of directors.',
    readAs: 'They are left to law and the Bylaws.',
  },
  {
    cite: '6.4.1',
    slip: 'A reduced number ends service after the term, and a decrease shortens no term.',
    readAs: 'Only a term that has ended can be cut off: who holds over may go, nobody else.',
  },
  {
    cite: '6.4.2',
    slip: '“Single class” here, “single voting group” in the other sections.',
    readAs: 'The same: all votes are counted together.',
  },
  {
    cite: '6.4.2',
    slip: 'Cause is not defined.',
    readAs: 'Whoever votes finds it, and a court may review it.',
  },
  {
    cite: '6.4.3',
    slip: 'Director and director, Corporation and corporation, shareholders and stockholders change places.',
    readAs: 'The same persons throughout.',
  },
];
