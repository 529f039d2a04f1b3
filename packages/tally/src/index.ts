/** Counts the cards of a meeting from files: read, matched and summed by DuckDB, ruled on exactly by the rules of the engine. */
export { countOf, type Count } from './count.js';
export type { CountRules } from './count-rules.js';
export type { CandidateLine, ElectionLines } from './elections.js';
export { atStake, type NotCounted } from './not-counted.js';
export { entriesOf, needsList, type EntriesWanted } from './entries.js';
export { listOfNotCounted } from './left-out.js';
export { leftOutRecounted, listIn, type LeftOutRecounted } from './left-out-recounted.js';
export type { Disputed, Ruled } from './cards-of-one-holder.js';
export { scanned, type FilesToCount, type Scanned, type Scanning } from './scan.js';
export type { ElectionToCount } from './scanned-elections.js';
export { faultCodes, isoCodes, type FaultCode } from './faults.js';
export type { Difference } from './difference.js';
export type { LimitsRecounted } from './limits-recounted.js';
export { electionsIn, filesCompared, limitsIn, recounted, ruleIn, votesRecounted } from './recount.js';
export {
  hashingOnPostgres,
  partialSums,
  scannedFromPostgres,
  scannedOnPostgres,
  tablesOnPostgres,
  type OnPostgres,
  type PartialSum,
  type SumsWanted,
} from './on-postgres.js';
export type { Line } from './summing.js';
export { TallyError } from './tally-error.js';
