import { amendment, article, type NoteOfConstruction, type Reading } from '@quorate/engine';
import { recommendationVotes, ofVotesEligible, orMajority } from './votes-eligible.js';

/** The votes above a majority for which sections ask themselves: the same percentage is needed to change them. */
const twoThirds = (cite: string) => ({
  cite,
  says: `at least two thirds of all votes eligible to be cast, the percentage of ${cite}`,
  vote: 'voting',
  by: 'at least 2/3',
  of: ofVotesEligible,
});
const fourFifths = (cite: string) => ({
  ...twoThirds(cite),
  says: `at least 80 % of all votes eligible to be cast, the percentage of ${cite}`,
  by: 'at least 80%',
});

export const section66 = article('6.6', 'Amendment of the Articles', [
  amendment({
    cite: '6.6',
    summary:
      'The Board amends the Articles without the shareholders to the fullest extent that the Act permits. They may also be amended, save as law gives a voting group a vote of its own, at a duly constituted meeting called expressly for it, by at least 80 % of all votes eligible to be cast, in one voting group; by a majority of those votes where the Board, at a duly constituted meeting and by the votes of at least two thirds of the Independent Directors then in office, recommends that the shareholders approve it there. A provision that provides for approval by more than a majority of all votes eligible is amended, altered, changed or repealed only after approval by the same percentage.',
    of: 'charter',
    acts: ['amendment'],
    holders: [
      {
        cite: '6.6',
        ...orMajority('at least 80 % of all votes eligible to be cast', 'at least 80%', {
          cite: '6.6',
          says: 'the Board recommends that the shareholders approve it',
          votes: recommendationVotes('6.6'),
        }),
      },
    ],
    greater: {
      reading: 'D42',
      options: {
        'full-percentage': [
          { sections: ['6.3'], vote: twoThirds('6.3') },
          { sections: ['6.4.2'], vote: twoThirds('6.4.2') },
          { sections: ['6.5.2'], vote: fourFifths('6.5.2') },
          { sections: ['6.6'], vote: fourFifths('6.6') },
        ],
        'reduced-majority-too': [{ sections: ['6.4.2'], vote: twoThirds('6.4.2') }],
      },
    },
    greaterReach: {
      reading: 'lock_reach',
      options: { 'whole-section': 'section', 'clause-alone': 'vote-clause' },
    },
    boardAloneByLaw: 'M.G.L. c. 156D, §§ 6.02 and 10.05',
    law: 'the votes that other law gives voting groups of their own (M.G.L. c. 156D, § 10.04), and the filing of articles of amendment',
  }),
]);

export const section66Readings: readonly Reading[] = [
  {
    id: 'D42',
    cite: '6.6',
    asks: 'Where a section asks for a percentage that falls to a majority on a recommendation, does a recommended change of that section itself need the percentage?',
    options: {
      'full-percentage': 'Yes: the percentage above a majority for which the section provides.',
      'reduced-majority-too': 'No: the same approval, with the same fall to a majority, is enough.',
    },
    adopted: 'full-percentage',
    because:
      'Read otherwise the sentence would keep nothing in 6.3, 6.5.2 and 6.6, of which three sections it is about.',
  },
  {
    id: 'lock_reach',
    cite: '6.6',
    asks: 'Is the same percentage needed for every change of a section that asks for more than a majority, or only of what it says of that vote?',
    options: {
      'whole-section': 'For every change of the section.',
      'clause-alone': 'Only for a change of what the section says of the vote.',
    },
    adopted: 'whole-section',
    because:
      'A provision of the Articles is a numbered section; the sentence keeps the provision that provides for the vote.',
  },
];

export const section66Notes: readonly NoteOfConstruction[] = [
  {
    cite: '6.6',
    slip: 'Other sections are kept against change, not against an addition that overrides them; only 6.1.7 speaks of what is inconsistent.',
    readAs: 'What overrides a section alters it: such an addition is entered as a change of that section.',
  },
];
