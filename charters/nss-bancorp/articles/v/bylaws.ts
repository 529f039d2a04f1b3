import { bylawPower, constant, type NoteOfConstruction, type Provision, type Reading } from '@quorate/engine';
import { ofTheDirectorsElectorate, sharesOfTheInterested } from '../voting-power.js';

export const bylawPowers: readonly Provision[] = [
  constant({
    cite: 'V',
    summary:
      'Every power of the Corporation that may lawfully be vested in the Board is the Board’s, and its business, property and affairs are managed by and under the direction of the Board.',
    values: {
      'powers-of-the-board':
        'every power of the Corporation that the certificate may lawfully vest in it; it directs the business, property and affairs',
    },
  }),
  bylawPower({
    cite: 'V',
    summary:
      'The Board may make, adopt, alter, amend and repeal Bylaws; so may the shareholders, those of the Board among them. A shareholder action that amends or repeals a Bylaw, or adopts what is inconsistent with the Bylaws, takes at least 60 % of the voting power of the outstanding shares entitled to vote for directors (i); and if there is an Interested Shareholder, at least 60 % of such voting power that others hold besides (ii).',
    exclusive: false,
    shareholders: {
      reach: { reading: 'A-08', options: { 'changes-only': 'changes-and-inconsistent', 'any-bylaw': 'any' } },
      votes: [
        {
          cite: 'V(i)',
          says: 'at least 60 % of the voting power of the outstanding shares entitled to vote for directors',
          vote: 'voting',
          by: 'at least 60%',
          of: 'entitled',
          electors: ofTheDirectorsElectorate,
        },
        {
          cite: 'V(ii)',
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
      law: 'the vote that other law asks of shareholders on a bylaw, at a meeting with a quorum (Article IV; C.G.S. 33-709), and that the Board cannot adopt one that raises their quorum or vote (C.G.S. 33-807)',
    },
  }),
];

export const bylawPowersReadings: readonly Reading[] = [
  {
    id: 'A-08',
    cite: 'V',
    asks: 'Does the vote of 60 % reach a bylaw of the shareholders that only adds to the Bylaws and is consistent with them?',
    options: {
      'changes-only': 'No: it is asked for amending, for repealing, and for adopting what is inconsistent.',
      'any-bylaw': 'Yes: every act of the shareholders on the Bylaws takes it.',
    },
    adopted: 'changes-only',
    because: 'The sentence names three effects; a consistent addition has none of them.',
  },
];

export const bylawPowersNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'V',
    slip: '“Interested Shareholder” is said to be defined in Article Seventh, which is about special meetings.',
    readAs: 'As defined in VI.D.4, the only definition there is.',
  },
  {
    cite: 'V',
    slip: 'The right of the shareholders is to alter Bylaws “made by the Board”, as if they could not alter their own.',
    readAs: 'No limit on what law lets shareholders do with Bylaws that they made themselves.',
  },
];
