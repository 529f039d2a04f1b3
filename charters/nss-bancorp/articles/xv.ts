import { amendment, article, type NoteOfConstruction, type Reading } from '@quorate/engine';
import {
  ofTheDirectorsElectorate,
  sharesOfTheInterested,
  votingPowerNotes,
  votingPowerReadings,
} from './voting-power.js';

export const xv = article('XV', 'Amendments that need a greater vote', [
  amendment({
    cite: 'XV',
    summary:
      'Whatever Article XVI says, Articles III, V, VI, VII, VIII, X, XI, XII, XIII and XIV and this Article may not be changed or repealed in any respect, no article imposing cumulative voting may be added, and no other provision may be amended, adopted or repealed that would modify the effect of these, let them be circumvented or be inconsistent with them, unless besides every vote of law, Bylaws or certificate it has at least 60 % of the voting power of the outstanding shares entitled to vote for directors (i), and if there is an Interested Shareholder at least 60 % of such voting power that others hold (ii).',
    of: 'charter',
    acts: {
      reading: 'A-62',
      options: {
        'certificate-only': ['amendment'],
        'bylaws-too': ['amendment', 'bylaw'],
        'designations-too': ['amendment', 'designate-series', 'resize-series'],
      },
    },
    protects: {
      sections: ['III', 'V', 'VI', 'VII', 'VIII', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV'],
      touchedBy: ['changes', 'inconsistent', 'circumvents'],
      brings: ['cumulative-voting'],
    },
    holders: [
      {
        cite: 'XV(i)',
        says: 'at least 60 % of the voting power of the outstanding shares entitled to vote for directors',
        vote: 'voting',
        by: 'at least 60%',
        of: 'entitled',
        electors: ofTheDirectorsElectorate,
      },
      {
        cite: 'XV(ii)',
        says: 'at least 60 % of the voting power of such shares held by others than an Interested Shareholder',
        vote: 'voting',
        by: 'at least 60%',
        of: 'entitled',
        electors: ofTheDirectorsElectorate,
        without: 'interested-shareholders',
        ifAny: true,
        theirs: sharesOfTheInterested,
      },
    ],
    greater: {
      reading: 'A-22',
      options: {
        'charter-vote': [],
        'greater-existing-vote': [
          {
            sections: ['VI'],
            vote: {
              cite: 'VI.A(a)',
              says: 'at least 80 % of the voting power of the outstanding Voting Stock, as Article VI asks for itself',
              vote: 'voting',
              by: 'at least 80%',
              of: 'entitled',
            },
          },
          {
            sections: ['XIII'],
            vote: {
              cite: 'XIII(a)',
              says: 'at least two thirds of the voting power of the outstanding Voting Stock, as Article XIII asks for itself',
              vote: 'voting',
              by: 'at least 2/3',
              of: 'entitled',
            },
          },
        ],
      },
    },
    law: 'the greater vote, where law keeps for a change of a section the vote for which the section itself asks (C.G.S. 33-709, 33-711)',
  }),
]);

export const xvReadings: readonly Reading[] = [
  ...votingPowerReadings,
  {
    id: 'A-22',
    cite: 'XV',
    asks: 'Do 60 % suffice to change a section that itself asks for a greater vote, such as the 80 % of Article VI?',
    options: {
      'charter-vote': 'Yes, as far as the certificate goes; what law asks besides is left to law.',
      'greater-existing-vote': 'No: the vote for which the section asks is needed to change it.',
    },
    adopted: 'charter-vote',
    because:
      'Article XV names one fraction for all the Articles it lists; that law may keep the greater vote is said apart (C.G.S. 33-709, 33-711).',
  },
  {
    id: 'A-62',
    cite: 'XV',
    asks: 'Which acts besides an amendment of the certificate itself does the Article reach?',
    options: {
      'certificate-only': 'None: “any other provision” is one of the certificate.',
      'bylaws-too': 'A Bylaw that is inconsistent with a protected Article or circumvents it.',
      'designations-too': 'The creation and the resizing of a series by the Board under Article III.',
    },
    adopted: 'certificate-only',
    because:
      'The provisions named are those “herein”; Bylaws have a vote of their own in Article V, and the power of III.B would be dead if each use of it were an amendment of Article III.',
  },
];

export const xvNotes: readonly NoteOfConstruction[] = [
  ...votingPowerNotes,
  {
    cite: 'XV',
    slip: '“Interested Shareholder” is said to be defined in Article Seventh; the certificate is called “Articles of Incorporation”.',
    readAs: 'As defined in VI.D.4; this certificate.',
  },
  {
    cite: 'XV',
    slip: 'The Article prevails over Article XVI, which is subject to this Article: each names the other.',
    readAs: 'This Article prevails.',
  },
  {
    cite: 'XV',
    slip: 'Articles IV (quorum), IX (liability) and XVI (amendment) are not in the list, although others lean on them.',
    readAs:
      'They are not protected themselves; a change of them is caught if it would modify, circumvent or contradict a protected Article.',
  },
];
