import type { FactType } from '../evaluation/index.js';
import { amendsCharter } from './acts-within.js';
import { ballotCounts } from './ballot-review.js';
import { totalInTime } from './ballots.js';
import { whichCameFirst } from './body-step.js';
import { membersPresent, votesOfMembers } from './body-within-board.js';
import { votesOfEachShare, votesSeparately } from './electorate.js';
import {
  figureFacts,
  formOfDisposition,
  hasAPart,
  makesSeniorStock,
  makesStockOfRank,
  knownFacts,
  preferenceReceived,
  sharesLeftFacts,
  membersOfBody,
  milestoneDay,
  milestoneReached,
  milestoneReachedSince,
  hasHappened,
  hasHappenedSince,
  statedDay,
  someUnnamedSo,
  anotherUnnamedSo,
  dividendInTime,
  statedSo,
  substantiallyAll,
  whoPlays,
  whoElse,
} from './language/index.js';
import { annualMeetingFact } from './meeting-days.js';
import { inspectorsMayLookAt } from './inspection.js';
import { calledExpressly, calledForNothingElse } from './meeting-called-for.js';
import { longHeldFacts } from './long-held.js';
import { proRata } from './players.js';
import { recommendedVote } from './recommendation.js';
import { recordDateOfItsVotes, recordDateOfVote } from './matter.js';
import { seriesVoteGiven, seriesVotesByTerms } from './separate-vote.js';
import { unshownVotesFacts } from './unshown-votes.js';
import { subsidiaryFact } from './subsidiary.js';
import { touchFacts } from './touched-sections.js';

/** The open facts that the shared terms ask for, whichever kind uses them. */
export const termFacts: readonly FactType[] = [
  amendsCharter,
  ballotCounts,
  totalInTime,
  recordDateOfItsVotes,
  recordDateOfVote,
  inspectorsMayLookAt,
  whichCameFirst,
  votesOfEachShare,
  votesSeparately,
  votesOfMembers,
  membersPresent,
  calledExpressly,
  calledForNothingElse,
  recommendedVote,
  seriesVoteGiven,
  seriesVotesByTerms,
  ...unshownVotesFacts,
  ...longHeldFacts,
  subsidiaryFact,
  someUnnamedSo,
  anotherUnnamedSo,
  statedSo,
  hasHappened,
  hasHappenedSince,
  statedDay,
  ...figureFacts,
  ...knownFacts,
  preferenceReceived,
  ...sharesLeftFacts,
  formOfDisposition,
  membersOfBody,
  milestoneDay,
  milestoneReached,
  milestoneReachedSince,
  hasAPart,
  whoPlays,
  whoElse,
  dividendInTime,
  annualMeetingFact,
  proRata,
  makesSeniorStock,
  makesStockOfRank,
  substantiallyAll,
  ...touchFacts,
];

export { whichCameFirst };
