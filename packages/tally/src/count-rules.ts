import type { OverVotePolicy } from '@quorate/engine';

/** What is chosen before the polls close. */
export interface CountRules {
  /** Which cards of an intermediary count that are of more shares than it held; of anybody else the latest does. */
  readonly overVotes: OverVotePolicy;
  /** What of a card counts that gives a candidate more shares than were held: as many as were, or none; clipped if left out. */
  readonly ballotAbove?: 'clipped' | 'invalid';
  /** Cards that count by a ruling of the inspectors though they are late, of another meeting, or do not tell. */
  readonly admitted?: readonly string[];
  /** Cards that do not count by a ruling of the inspectors: of those that were named as challenged when the files were read. */
  readonly struck?: readonly string[];
}
