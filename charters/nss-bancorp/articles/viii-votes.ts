import { greaterRequirement, type NoteOfConstruction, type Provision } from '@quorate/engine';

/** The last rule of Article VIII, which has nothing to do with vacancies. */
export const votingRequirements: readonly Provision[] = [
  greaterRequirement({
    cite: 'VIII.3',
    summary:
      'The shareholders may change a voting requirement that Connecticut law or the Bylaws have; but such a Bylaw is adopted with the quorum, and by the vote, then in effect or proposed, whichever is greater.',
    law: 'that no bylaw lowers a vote or quorum below what law lets it be (C.G.S. 33-709, 33-807)',
  }),
];

export const votingRequirementsNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'VIII.3',
    slip: 'The rule stands at the end of the Article on vacancies, speaks of “the Shareholder”, and of “such Bylaw” before any was named.',
    readAs: 'A rule of its own on Bylaws of the shareholders that change a quorum or a vote, as in C.G.S. 33-807(a).',
  },
];
