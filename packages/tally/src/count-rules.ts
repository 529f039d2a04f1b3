import type { OverVotePolicy } from '@quorate/engine';

/** What is chosen before the polls close. */
export interface CountRules {
  /** Which cards of an intermediary count that are of more shares than it held; of anybody else the latest does. */
  readonly overVotes: OverVotePolicy;
  /** What of a card counts that gives a candidate more shares than were held: as many as were, or none; clipped if left out. */
  readonly ballotAbove?: 'clipped' | 'invalid';
}
