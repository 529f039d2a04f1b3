export * from './context.js';
export * from './coverage.js';
export * from './determinations.js';
export * from './given.js';
export * from './in-force.js';
export {
  asAmended,
  changesFact,
  changesNothing,
  defining,
  notLoadedChangesNothing,
  notWorkedOutFacts,
  ofKind,
  whatSays,
  whatSaysFact,
} from './not-worked-out.js';
export * from './notions.js';
export { meetingOfRule, overVotesAt, policiesFor, sealedPolicy, type OverVotePolicy } from './over-votes.js';
export * from './session.js';
export { speaks } from './speaks.js';
export * from './stamp.js';
export { maySpeakOf } from './stock-spoken-of.js';
export * from './version.js';
export type { EnteredUnder } from './unused.js';
