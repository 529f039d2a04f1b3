import type { NoteOfConstruction, Reading } from '@quorate/engine';

/** What Articles V and XV have in common: two votes of one fraction, of all the shares and of those of the others. */
export const ofTheDirectorsElectorate = {
  reading: 'A-61',
  options: { 'any-director': 'any-vote-for-directors', 'general-vote': 'general-vote' },
} as const;

export const sharesOfTheInterested = {
  reading: 'P-03',
  options: { held: 'held', 'held-of-record': 'record', 'beneficially-owned': 'beneficial' },
} as const;

export const votingPowerReadings: readonly Reading[] = [
  {
    id: 'A-61',
    cite: 'XV',
    asks: 'Are shares whose holders elect some directors of their own, and have no general vote, entitled to vote for the election of directors?',
    options: {
      'any-director': 'Yes: they have a vote for some director, one for each share.',
      'general-vote': 'No: only shares with a vote in the general election of directors.',
    },
    adopted: 'any-director',
    because: 'Articles V and XV leave out the word “generally”, which the definition of Voting Stock in VI.D.10 has.',
  },
  {
    id: 'P-03',
    cite: 'XV',
    asks: 'Which shares are those of an Interested Shareholder, that leave the vote of the others in Articles V and XV?',
    options: {
      held: 'Those that it holds itself, of record or through a nominee; where there are several, those of each.',
      'held-of-record': 'Those of which it is the holder of record.',
      'beneficially-owned': 'All that it owns beneficially by Article VI, those of affiliates and associates included.',
    },
    adopted: 'held',
    because:
      'The vote is that of shares held by others than the Interested Shareholder; only VI.A(b) adds its Affiliates and Associates.',
  },
];

export const votingPowerNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'XV',
    slip: 'Articles V and XV speak of “the” Interested Shareholder, as if there could be one only.',
    readAs: 'Each of them: the shares of all are left out.',
  },
  {
    cite: 'XV',
    slip: 'Articles V and XV borrow the definition of an Interested Shareholder, and not the power of VI.E to determine who is one, which binds for Article VI.',
    readAs:
      'A determination under VI.E is followed here as well, since it belongs to the definition; every answer says what it would be without it.',
  },
];
