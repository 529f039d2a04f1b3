export {
  actsInWords,
  anyActsTerm,
  boundBy,
  hasAPart,
  isPlain,
  makesSeniorStock,
  makesStockOfRank,
  mayBe,
  partsTold,
  substantiallyAll,
  type Acts,
} from './acts.js';
export { conditionInWords, conditionTerm, dividendInTime, holdsNow, type Condition } from './condition.js';
export { formOfDisposition } from './form-of-disposition.js';
export { figureFacts, figureInWords, figureOf, figureTerm, unitOf, type Figure } from './figure.js';
export { anotherUnnamedSo, someUnnamedSo, statedSo, unnamedShares, whoElse, whoPlays } from './persons.js';
export { membersOfBody } from './outside-body.js';
export { measure, measureInWords, verbOf } from './measure.js';
export { knownFacts, preferenceReceived } from './known-facts.js';
export { asWay, isSaidByLaw, needTerm, partsOf, requirementOf, votesOnRecommending, type Need } from './need.js';
export { recursive } from './recursive.js';
export { namedHolder, sharesLeftFacts } from './shares-left.js';
export { isSuchWhile } from './such-while.js';
export { sharedTerms } from './terms.js';
export type { Use } from './use.js';
export {
  dayMeant,
  dayOfMilestone,
  dayStated,
  hasCome,
  hasHappened,
  hasHappenedSince,
  lengthField,
  milestoneDay,
  milestoneReached,
  milestoneReachedSince,
  statedDay,
  lengthInWords,
  whenInWords,
  whenTerm,
  type When,
} from './when.js';
export { boardVoteOf } from './vote.js';
