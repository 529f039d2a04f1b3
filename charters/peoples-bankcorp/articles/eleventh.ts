import {
  article,
  indemnity,
  indemnityBesides,
  indemnityByGrant,
  type NoteOfConstruction,
  type Reading,
} from '@quorate/engine';

export const eleventh = article('ELEVENTH', 'Indemnification', [
  indemnity({
    cite: 'ELEVENTH.A',
    summary:
      'A director or officer of the Corporation, or one who while such serves another enterprise at its request, is indemnified against all expense, liability and loss reasonably incurred in a proceeding of any sort by reason of that, in whatever official or related capacity, to the fullest extent of the BCL; the right outlasts the office, passes to heirs, executors and administrators, is a contract right that no amendment cuts back for earlier acts, and includes defence costs in advance, as law and the Bylaws lay down.',
    own: 'ELEVENTH.A(1)',
    servingElsewhere: 'ELEVENTH.A(2)',
    covers: ['expenses and attorneys’ fees', 'judgments', 'fines', 'ERISA excise taxes and penalties', 'settlements'],
    advances: true,
    contractRight: true,
    laterLaw: { reading: 'I-11b', options: { ratchet: 'only-if-broader', 'as-amended': 'as-amended' } },
    law: 'the limits of indemnification, its procedure, and the undertaking for advances (BCL 721 to 726; federal banking law)',
  }),
  indemnityBesides({
    cite: 'ELEVENTH.B',
    summary:
      'These rights exclude no other; the Bylaws may add reasonable procedures, and conditions, that are not inconsistent with the Article.',
    besides: [
      'statute',
      'the certificate',
      'the Bylaws',
      'agreement',
      'a vote of shareholders or disinterested directors',
      'any other source',
    ],
    bylawsMay: 'add reasonable procedures, and conditions, that are not inconsistent',
  }),
  indemnityByGrant({
    cite: 'ELEVENTH.C',
    summary:
      'So far as the Board authorises, others may be given like, lesser or (where lawful) greater rights: employees and agents, those serving elsewhere at request, and personnel of affiliates, predecessors, subsidiaries and absorbed companies. Nothing here narrows Section A.',
    reaches: [
      'employees and agents of the Corporation',
      'persons who are not directors or officers, serving another enterprise at its request',
      'personnel of affiliates, predecessors, subsidiaries and absorbed companies, and those who serve elsewhere at the request of one of these',
    ],
  }),
]);

export const eleventhReadings: readonly Reading[] = [
  {
    id: 'I-11b',
    cite: 'ELEVENTH.A',
    asks: 'How does a change of the law after the act count for indemnity?',
    options: {
      ratchet: 'Only so far as it allows more: the law at the act is the least.',
      'as-amended': 'The law as amended counts, narrower or broader.',
    },
    adopted: 'ratchet',
    because:
      'The parenthesis, a double negative, lets an amendment count for earlier acts so far as it does not forbid what was allowed.',
  },
];

export const eleventhNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'ELEVENTH.A',
    slip: 'The two limbs are numbered (1) and (2), and later called (i) and (ii).',
    readAs: 'The same limbs (I-11a).',
  },
  {
    cite: 'ELEVENTH.A',
    slip: 'The sentence on those who have left office does not name trustees, whom the second limb has.',
    readAs: 'Trustees are meant with the others.',
  },
];
