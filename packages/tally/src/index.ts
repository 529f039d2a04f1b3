/** Counts the cards of a meeting from files: read, matched and summed by DuckDB, ruled on exactly by the rules of the engine. */
export { atStake, countOf, type Count, type CountRules, type Line, type NotCounted } from './count.js';
export { entriesOf, type EntriesWanted } from './entries.js';
export { scanned, type Disputed, type FilesToCount, type Scanned, type Scanning } from './scan.js';
export { faultCodes, isoCodes, type FaultCode } from './faults.js';
export { recounted, type Difference } from './recount.js';
export { TallyError } from './tally-error.js';
