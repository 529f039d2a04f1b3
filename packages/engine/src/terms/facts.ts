import type { FactType } from '../evaluation/index.js';
import { whichCameFirst } from './body-step.js';
import { membersPresent, votesOfMembers } from './body-within-board.js';
import { votesSeparately } from './electorate.js';
import { calledExpressly, calledForNothingElse } from './meeting-called-for.js';
import { recommendedVote } from './recommendation.js';

/** The open facts that the shared terms ask for, whichever kind uses them. */
export const termFacts: readonly FactType[] = [
  whichCameFirst,
  votesSeparately,
  votesOfMembers,
  membersPresent,
  calledExpressly,
  calledForNothingElse,
  recommendedVote,
];

export { whichCameFirst };
