import type { NoteOfConstruction, Reading } from '@quorate/engine';

/** Sections 6.3, 6.4.2, 6.5.2 and 6.6 count all votes that may be cast; Section 6.7.3 takes votes from some holders. */
export const votesEligible = {
  reading: 'capped_votes_in_base',
  options: { excluded: 'both', included: 'cast' },
} as const;

/** The votes of which Sections 6.3, 6.5.2 and 6.6 take a part. */
export const ofVotesEligible = {
  reading: 'capped_votes_in_base',
  options: { excluded: 'entitled', included: 'outstanding' },
} as const;

/** A meeting "called expressly" for a matter, in Sections 6.3, 6.5.2 and 6.6. */
export const calledExpressly = {
  reading: 'called_expressly',
  options: { 'purpose-stated': 'called-for-it', 'only-purpose': 'called-only-for-it' },
} as const;

/** A part of all votes eligible, or on a recommendation a majority of them, at a meeting called expressly. */
export const orMajority = (says: string, by: string, recommended: object) => ({
  id: 'votes',
  says: `${says}, or with a recommendation a majority of all votes eligible to be cast`,
  meeting: calledExpressly,
  any: [
    { id: 'holders', says, vote: 'voting', by, of: ofVotesEligible },
    {
      id: 'holders recommended',
      says: 'a majority of all votes eligible to be cast',
      vote: 'voting',
      by: 'majority',
      of: ofVotesEligible,
      recommended,
    },
  ],
});

/** Independent Directors "then in office at such meeting", in Sections 6.3 and 6.5.1. */
export const inOfficeAtSuchMeeting = {
  reading: 'in_office_at_such_meeting',
  options: { 'in-office': 'in-office', 'at-the-meeting': 'present' },
} as const;

/** A recommendation in Sections 6.5.2 and 6.6: two thirds of the Independent Directors, and an act of the Board or not. */
export const recommendationVotes = (cite: string) => {
  const independent = {
    cite,
    says: 'the votes of at least two thirds of the Independent Directors in office',
    body: 'independent-directors',
    fraction: { atLeast: '2/3' },
    of: 'in-office',
    needed: 'always',
    atMeeting: true,
  } as const;
  const board = {
    cite,
    says: 'an act of the Board, by a majority of the directors present',
    body: 'board',
    fraction: { majority: true },
    of: 'present',
    needed: 'always',
    atMeeting: true,
  } as const;
  return {
    reading: 'id_recommendation_needs_board_act',
    options: { 'board-act-too': [board, independent], 'independent-directors-alone': [independent] },
  };
};

export const votesEligibleReadings: readonly Reading[] = [
  {
    id: 'capped_votes_in_base',
    cite: '6.6',
    asks: 'Are votes that Section 6.7.3 lets nobody cast among the votes eligible to be cast, and part of the voting power?',
    options: {
      excluded: 'No: they leave the base, and the votes needed become fewer.',
      included: 'Yes: the base stays that of all outstanding shares with a vote.',
    },
    adopted: 'excluded',
    because: 'A vote that the Articles let nobody cast is not eligible to be cast.',
  },
  {
    id: 'called_expressly',
    cite: '6.6',
    asks: 'May a meeting called expressly for a vote under 6.3, 6.5.2 or 6.6 have other purposes?',
    options: {
      'purpose-stated': 'Yes: it is enough that its notice states this purpose expressly.',
      'only-purpose': 'No: 6.4.2, which speaks of one of the purposes, is the exception.',
    },
    adopted: 'purpose-stated',
    because: 'What is to be told expressly is the purpose; nothing says that it is to be the only one.',
  },
  {
    id: 'in_office_at_such_meeting',
    cite: '6.5.1',
    asks: 'Are the Independent Directors then in office at a meeting all who are in office, or those of them who came?',
    options: {
      'in-office': 'All who are in office when the Board meets, whether they come or not.',
      'at-the-meeting': 'Those who are at the meeting.',
    },
    adopted: 'in-office',
    because: 'To be in office is not to be present; the words name when it is looked at.',
  },
  {
    id: 'id_recommendation_needs_board_act',
    cite: '6.6',
    asks: 'Is the vote of two thirds of the Independent Directors alone the recommendation of the Board under 6.5.2 and 6.6?',
    options: {
      'board-act-too': 'No: the Board itself must recommend, by its ordinary act, and they must vote for it besides.',
      'independent-directors-alone': 'Yes: their vote is how the Board recommends.',
    },
    adopted: 'board-act-too',
    because:
      'It is the Board that recommends, and law has an act of the Board take a majority of the directors present, which articles may only raise (M.G.L. c. 156D, § 8.24).',
  },
];

export const votesEligibleNotes: readonly NoteOfConstruction[] = [
  {
    cite: '6.3',
    slip: '6.1.1, 6.3 and 6.6 speak of “the Act” without defining it.',
    readAs: 'The Massachusetts Business Corporation Act, M.G.L. c. 156D, which the form cites.',
  },
];
