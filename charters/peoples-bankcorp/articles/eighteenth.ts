import { amendment, article, type NoteOfConstruction, type Reading } from '@quorate/engine';

const ofTheBoard = {
  reading: 'I-18a',
  options: { 'in-office': 'members', 'entire-board': 'whole-board', present: 'present' },
} as const;

const limitedVotes = {
  reading: 'I-18e',
  options: { 'both-sides': 'entitled', 'votes-cast-only': 'outstanding' },
} as const;

export const eighteenth = article('EIGHTEENTH', 'Amendment', [
  amendment({
    cite: 'EIGHTEENTH.A',
    summary:
      'Any provision may be amended, altered, changed or repealed, and the rights of shareholders are subject to that. Unless law or another provision requires otherwise, it takes a majority of the Board and, of the combined voting power of the shares that then have a general vote for directors, a majority too.',
    of: 'charter',
    acts: {
      reading: 'I-18d',
      options: { 'fourth-b': ['amendment'], 'eighteenth-a': ['amendment', 'designate-series'] },
    },
    yieldsTo: ['EIGHTEENTH.B'],
    board: {
      cite: 'EIGHTEENTH.A(a)',
      says: 'a majority of the Board of Directors',
      vote: 'board',
      by: 'majority',
      of: ofTheBoard,
    },
    holders: [
      {
        cite: 'EIGHTEENTH.A(b)',
        says: 'a majority of the combined voting power of shares with a general vote for directors',
        vote: 'voting',
        by: 'majority',
        of: limitedVotes,
      },
    ],
    boardAlone: { reading: 'I-18c', options: { 'both-votes': [], 'board-alone': ['THIRD', 'FIFTH'] } },
  }),
  amendment({
    cite: 'EIGHTEENTH.B',
    summary:
      'Whatever else the certificate says, it takes a majority of the Board and at least 80 % of the combined voting power of the shares that then have a general vote for directors, to amend, repeal, alter or change Articles Seventh to Thirteenth, Sixteenth and Seventeenth and this Section, or to adopt anything inconsistent with them.',
    of: 'charter',
    acts: ['amendment'],
    displaces: ['EIGHTEENTH.A'],
    protects: {
      sections: [
        'SEVENTH',
        'EIGHTH',
        'NINTH',
        'TENTH',
        'ELEVENTH',
        'TWELFTH',
        'THIRTEENTH',
        'SIXTEENTH',
        'SEVENTEENTH',
        'EIGHTEENTH.B',
      ],
      touchedBy: {
        reading: 'I-18b',
        options: { 'changed-or-contradicted': ['changes', 'inconsistent'], 'contradicted-only': ['inconsistent'] },
      },
    },
    board: {
      cite: 'EIGHTEENTH.B',
      says: 'a majority of the Board of Directors',
      vote: 'board',
      by: 'majority',
      of: ofTheBoard,
    },
    holders: [
      {
        cite: 'EIGHTEENTH.B',
        says: 'at least 80 % of the combined voting power of shares with a general vote for directors',
        vote: 'voting',
        by: 'at least 80%',
        of: limitedVotes,
      },
    ],
  }),
]);

export const eighteenthReadings: readonly Reading[] = [
  {
    id: 'I-18a',
    cite: 'EIGHTEENTH.A',
    asks: 'Of which directors is a majority of the Board taken?',
    options: {
      'in-office': 'Of the directors in office.',
      'entire-board': 'Of the entire Board, as Article Thirteenth defines it, empty seats among them.',
      present: 'Of those present at a meeting with a quorum, as the BCL has for an ordinary act.',
    },
    adopted: 'in-office',
    because:
      'The section does not use the defined words “entire Board”; and a vote of the Board that every director must know of is more than the ordinary act of those present.',
  },
  {
    id: 'I-18b',
    cite: 'EIGHTEENTH.B',
    asks: 'Does the higher vote protect the listed Articles themselves, or only bar what is inconsistent with them?',
    options: {
      'changed-or-contradicted':
        'It is needed to change or repeal any of them, and to adopt anything that is inconsistent with any of them.',
      'contradicted-only': 'By the grammar, it is needed only for provisions that are inconsistent with them.',
    },
    adopted: 'changed-or-contradicted',
    because: 'The verbs amend and repeal have no object otherwise; the section means to protect the Articles it lists.',
  },
  {
    id: 'I-18c',
    cite: 'EIGHTEENTH.A',
    asks: 'May the Board alone change what statute lets a board change alone, such as the office or the address for process?',
    options: {
      'both-votes': 'No: the exception is for what law requires, and the statute only permits.',
      'board-alone': 'Yes: the statute’s shorter way is open.',
    },
    adopted: 'both-votes',
    because: 'The letter of the exception; BCL 803(b) permits and does not require.',
  },
  {
    id: 'I-18d',
    cite: 'EIGHTEENTH.A',
    asks: 'Does the Board’s power to create series of preferred stock need the general vote on amendments?',
    options: {
      'fourth-b': 'No: Fourth, Section B, is the special rule.',
      'eighteenth-a': 'Yes: fixing the terms of a series amends the certificate.',
    },
    adopted: 'fourth-b',
    because: 'The special provision prevails over the general, which itself excepts other provisions.',
  },
  {
    id: 'I-18e',
    cite: 'EIGHTEENTH.A',
    asks: 'When Article Seventeenth limits votes, is the combined voting power what remains, or what there would be without the limit?',
    options: {
      'both-sides': 'What remains: limited votes in the votes for and in the whole.',
      'votes-cast-only': 'What there would be: only the votes for are limited.',
    },
    adopted: 'both-sides',
    because: 'A vote that nobody may cast is no voting power; otherwise a limit could make amendment impossible.',
  },
];

export const eighteenthNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'EIGHTEENTH.B',
    slip: 'The Articles are joined by “and”, as if a change had to touch all of them.',
    readAs: 'Any one of them.',
  },
  {
    cite: 'EIGHTEENTH.B',
    slip: 'Fourth, Fourteenth, Fifteenth, Section A of this Article and Nineteenth are not in the list.',
    readAs: 'They are not protected: Section A governs.',
  },
];
