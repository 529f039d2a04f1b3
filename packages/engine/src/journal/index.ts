/** The journal: what happened, entry by entry, each with its date, its writer and its basis. */
export { endsProblems } from './ends-check.js';
export { Journal, type Appended, type ReadEntries } from './journal.js';
export {
  bases,
  type Basis,
  type Entry,
  type EntryInput,
  type Paper,
  type PersonalCommitment,
  type Supersedes,
} from './entry.js';
export {
  entryTypeNamed,
  type AnyEntry,
  type DataInputOf,
  type DataOf,
  type EntryOf,
  type EntryTypeName,
  type EntryTypeNameOf,
} from './entry-types.js';
export { defineEntryType, type EntryType } from './entry-type.js';
export { waysOfPassing } from './register/shares.js';
export { overVotePolicies } from './meetings/polls.js';
export { countedFileKinds, type CountedFile } from './acts/counted-files.js';
export { frequencies, type Frequency } from './acts/frequencies.js';
export { reasonCodes } from './acts/ballots.js';
export { entryTypes } from './registry.js';
export { completeFamilies, familyInWords, type CompleteFamily, type Family } from './family.js';
export { describeEntryTypes, saysOf, type EntryTypeDescription, type FieldDescription } from './describe.js';
export { quotationSorts, venues, venuesInWords, type QuotationSort, type Venue } from './market/quotations.js';
export { classUses, idUses, type IdUse } from './known-things.js';
export { formedMilestone } from './formation-check.js';
export { reservedPersons } from './field/index.js';
export type { VotingRequirement } from './act/texts.js';
export { actSchema, type Act, type ActInput, type ActKind, type ActOf } from './act/index.js';
export type { Problem } from './problem.js';
export { readEntry } from './read-entry.js';
export { nearestName } from './nearest.js';
export { mistakableIds, mistakenFor } from './mistakable-ids.js';
export { lookOf, unseenSign } from './looks.js';
export { isInstant, isLaterThan } from './instant.js';
export { knownFrom } from './entry.js';
export { AccountsBuilder, closeOf, placeOf, type Accounts, type ClassAccounts } from './accounts/index.js';
export type { Cells } from './columns/column.js';
export { snapshotFormat, type Snapshot } from './snapshot/snapshot.js';
export { snapshotOf } from './snapshot/write-snapshot.js';
export { journalFromSnapshot, type SnapshotPlace } from './snapshot/read-snapshot.js';
