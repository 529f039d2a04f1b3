import type { Quantity } from '@quorate/engine';
import type { ElectionSums } from './election-sums.js';
import type { HolderOnMatter, HolderWithLines } from './line-of-card.js';
import type { Receipt } from './receipt.js';

/** An election whose cards are counted, as it was proposed. */
export interface ElectionToCount {
  readonly id: string;
  readonly seats: number;
  /** Who stands. */
  readonly candidates: readonly string[];
}

/** A card of a holder whose cards are together of more shares than it held, or one that marks more candidates than there are seats. */
export interface DisputedElectionCard extends Pick<ElectionSums, 'by' | 'alike'>, Receipt {
  readonly card: string;
  readonly file: string;
  /** As many as it tells of on the candidate on whom it tells most. */
  readonly shares: Quantity<'shares'>;
}

/** The cards of such a holder in an election, in the order of receipt. */
export interface DisputedInElection extends HolderOnMatter {
  readonly cards: readonly DisputedElectionCard[];
}

/** What the cards of elections come to before any rule for over-votes. */
export interface ScannedElections {
  readonly elections: readonly ElectionToCount[];
  readonly undisputed: readonly ElectionSums[];
  readonly disputed: readonly DisputedInElection[];
  readonly aside: readonly HolderWithLines[];
}
