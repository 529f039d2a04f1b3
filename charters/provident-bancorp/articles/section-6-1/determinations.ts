import { constant, determinationPower, type NoteOfConstruction, type Provision, type Reading } from '@quorate/engine';

/** 6.1.5 and 6.1.6: what the Independent Directors may determine, and the duties that stay as they are. */
export const determinations: readonly Provision[] = [
  determinationPower({
    cite: '6.1.5',
    summary:
      'A majority of the Independent Directors then in office has the power, and the duty, to determine for 6.1, from what it knows after reasonable inquiry: (a) whether a person is an Interested Shareholder; (b) the number or percentage of Voting Shares that anyone owns beneficially; (c) whether a person is an Affiliate or Associate of another; (d) whether assets, or what is given for securities, come to 10 % or more of the combined assets of the Corporation and its Subsidiaries; (e) whether the requirements of 6.1.3 are met for a Business Combination; (f) any other question of interpretation under 6.1. Made in good faith, that is conclusive and binding for all purposes of 6.1.',
    body: 'independent-directors',
    fraction: { majority: true },
    of: 'members',
    elsewhere: {
      reading: 'D27',
      options: {
        'wherever-defined-terms-are-used': [
          'interested-shareholder',
          'interested-shareholders',
          'independent-director',
        ],
        'in-6-1-alone': [],
      },
    },
    ifInGoodFaith: true,
    afterInquiry: true,
  }),
  constant({
    cite: '6.1.6',
    summary:
      'Nothing in 6.1 relieves an Interested Shareholder of a fiduciary duty that the law lays on it: what passes 6.1 is not lawful for that alone.',
    values: { 'fiduciary-duties': 'those of an Interested Shareholder stay as the law has them' },
  }),
];

export const determinationsReadings: readonly Reading[] = [
  {
    id: 'D27',
    cite: '6.1.5',
    asks: 'Does what the Independent Directors determine under 6.1.5 about who is an Interested Shareholder, or independent, hold where 6.3 to 6.7 use these words too?',
    options: {
      'wherever-defined-terms-are-used': 'Yes: the words are defined in 6.1, for the whole of the Articles.',
      'in-6-1-alone': 'No: the power is given for the purposes of 6.1.',
    },
    adopted: 'wherever-defined-terms-are-used',
    because:
      'A person cannot be an Interested Shareholder for one section and none for another when one definition serves both; what else 6.7 turns on its own paragraph 6.7.5 gives to the Board.',
  },
];

export const determinationsNotes: readonly NoteOfConstruction[] = [
  {
    cite: '6.1.5',
    slip: 'The heading speaks of powers of the Board, and the text gives them to a majority of the Independent Directors.',
    readAs:
      'The text governs (6.10): an act of the Board counts as far as enough of the Independent Directors voted for it.',
  },
  {
    cite: '6.1.5',
    slip: 'Who is independent turns on who is an Interested Shareholder, which the same directors may determine.',
    readAs:
      'The body is that of the directors who are independent on the facts just before the determination; it is not made up by what it determines. Where there is none, nobody can determine.',
  },
];
