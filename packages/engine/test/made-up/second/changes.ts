import { amendment, article, bylawPower, greaterRequirement, type Reading } from '../../../src/index.js';
import { doubt, either } from './readings.js';

const electors = either('V-1', 'any-vote-for-directors', 'general-vote');

const votes = (cite: string) => [
  {
    cite: `${cite}(i)`,
    says: 'three-fourths of the votes for directors',
    vote: 'voting',
    by: { atLeast: '3/4' },
    of: 'entitled',
    electors,
  },
  {
    cite: `${cite}(ii)`,
    says: 'three-fourths of those of the others',
    vote: 'voting',
    by: { atLeast: '3/4' },
    of: 'entitled',
    electors,
    without: 'interested-shareholders',
    ifAny: true,
    theirs: either('V-2', 'held', 'record', 'beneficial'),
  },
];

/** Three-fourths of all votes for directors, and of those of the others, for bylaws and for what is protected. */
export const changes = article('F', 'Changes', [
  bylawPower({
    cite: 'F.1',
    summary: 'the Board, and the holders by three-fourths',
    exclusive: false,
    shareholders: {
      reach: either('V-3', 'changes-and-inconsistent', 'any'),
      votes: votes('F.1'),
      law: 'the vote that law asks',
    },
  }),
  greaterRequirement({ cite: 'F.2', summary: 'the greater of two votes', law: 'what law lets be' }),
  amendment({
    cite: 'F.3',
    summary: 'a majority of the voting power',
    of: 'charter',
    acts: ['amendment'],
    holders: [
      {
        cite: 'F.3',
        says: 'a majority of the voting power',
        vote: 'voting',
        by: { majority: true },
        of: 'entitled',
      },
    ],
  }),
  amendment({
    cite: 'F.4',
    summary: 'three-fourths besides for what is protected',
    of: 'charter',
    acts: { reading: 'V-4', options: { amendments: ['amendment'], bylaws: ['amendment', 'bylaw'] } },
    protects: {
      sections: ['B', 'D', 'E', 'F.4'],
      touchedBy: ['changes', 'inconsistent', 'circumvents'],
      brings: ['cumulative-voting'],
    },
    holders: votes('F.4'),
  }),
]);

export const changeReadings: readonly Reading[] = [
  doubt('V-1', 'F.4', 'any-vote-for-directors', 'general-vote'),
  doubt('V-2', 'F.4', 'held', 'record', 'beneficial'),
  doubt('V-3', 'F.1', 'changes-and-inconsistent', 'any'),
  doubt('V-4', 'F.4', 'amendments', 'bylaws'),
];
