import { article, bylawPower, type NoteOfConstruction, type Reading } from '@quorate/engine';
import { inOfficeAtSuchMeeting, recommendationVotes, orMajority } from './votes-eligible.js';

export const section65 = article('6.5', 'Amendment of Bylaws', [
  bylawPower({
    cite: '6.5',
    summary:
      'The Board may adopt, amend or repeal Bylaws, in whole or in part and save as law requires otherwise, by a majority of the directors then in office at a duly constituted meeting; if there is then an Interested Shareholder, two thirds of the Independent Directors then in office at that meeting must vote for it besides (6.5.1). Not later than notice of the next annual meeting is given, all shareholders entitled to vote on the Bylaws are given notice of the substance of what was done (6.5.1). The shareholders amend Bylaws, at a duly constituted meeting called expressly for it, by at least 80 % of all votes eligible to be cast, in one voting group; by a majority of those votes where the Board, at a duly constituted meeting and by the votes of two thirds of the Independent Directors then in office, recommends that they approve it there (6.5.2).',
    exclusive: false,
    board: {
      votes: [
        {
          cite: '6.5.1',
          says: 'the votes of a majority of the directors in office',
          body: 'board',
          fraction: { majority: true },
          of: 'in-office',
          needed: 'always',
          atMeeting: true,
        },
        {
          cite: '6.5.1',
          says: 'the votes of at least two thirds of the Independent Directors in office',
          body: 'independent-directors',
          fraction: { atLeast: '2/3' },
          of: inOfficeAtSuchMeeting,
          needed: 'where-somebody-is-interested',
          atMeeting: true,
        },
      ],
      notice: {
        cite: '6.5.1',
        to: 'shareholders entitled to vote on the Bylaws',
        by: 'notice-of-next-annual-meeting',
      },
    },
    shareholders: {
      reach: { reading: 'D33', options: { 'every-change': 'any', 'amendments-only': 'amendments' } },
      votes: [
        {
          cite: '6.5.2',
          ...orMajority('at least 80 % of all votes eligible to be cast', 'at least 80%', {
            cite: '6.5.2',
            says: 'the Board recommends that the shareholders approve it',
            votes: recommendationVotes('6.5.2'),
          }),
        },
      ],
      law: 'what other law asks of a bylaw of the shareholders (M.G.L. c. 156D, § 10.20)',
    },
  }),
]);

export const section65Readings: readonly Reading[] = [
  {
    id: 'D33',
    cite: '6.5.2',
    asks: 'Does the vote of 6.5.2, which speaks of amending the Bylaws, also reach adopting a new one and repealing one?',
    options: {
      'every-change': 'Yes: shareholders may adopt, amend and repeal, by the same votes.',
      'amendments-only': 'No: for adopting and repealing they have what law gives them.',
    },
    adopted: 'every-change',
    because:
      'To amend the Bylaws is to change them, by whatever is put in or taken out; else the vote could be gone round by repealing.',
  },
];

export const section65Notes: readonly NoteOfConstruction[] = [
  {
    cite: '6.5.1',
    slip: 'The section does not say what follows where notice comes late.',
    readAs: 'The breach is told, and what the Board did stands.',
  },
];
