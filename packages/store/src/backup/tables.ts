import { accountTables, grantChangeTable, grantTable, readTable } from './access-tables.js';
import type { BackedUpTable } from './backed-up-table.js';
import { charterTables } from './charter-tables.js';
import { factRequestTable } from './fact-request-table.js';
import { journalTables, recordTable } from './journal-tables.js';
import { matterTables } from './matter-tables.js';
import { paperTables } from './paper-tables.js';
import { personalTables } from './personal-tables.js';
import { questionTables } from './question-tables.js';
import { secondPersonTables } from './second-person-tables.js';

/**
 * The tables that a backup has of each corporation, after its journal and in this order: while it is written others write too,
 * and what refers to something is read before it. A request for a fact, say, comes before the proposal that replies to it, a draft of a matter before
 * the proposal that it was brought out as, and a proposal to erase something before what it erases.
 */
export const tablesOfCorporation: readonly BackedUpTable[] = [
  ...journalTables,
  ...charterTables,
  ...matterTables,
  factRequestTable,
  ...secondPersonTables,
  ...paperTables,
  ...questionTables,
  ...personalTables,
  grantTable,
  grantChangeTable,
  readTable,
  recordTable,
];

/** The tables that a backup has of the service itself. */
export const tablesOfService: readonly BackedUpTable[] = [...accountTables];

/** The tables that a part of a backup has, by their names, those of pieces among them. */
export type NamedTables = ReadonlyMap<string, BackedUpTable>;

export const namedOfCorporation = named(tablesOfCorporation);
export const namedOfService = named(tablesOfService);

function named(tables: readonly BackedUpTable[]): NamedTables {
  const all = tables.flatMap((each) => [each, ...(each.pieces === undefined ? [] : [each.pieces])]);
  return new Map(all.map((each) => [each.table, each]));
}
