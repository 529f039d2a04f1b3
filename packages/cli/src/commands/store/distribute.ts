import { distribute, type TableOnCitus } from '@quorate/store';
import { BadInputError, exits } from '../../bad-input.js';
import { inItsWords, storePlace } from '../../kept/store-place.js';
import type { Output } from '../../output.js';

export interface DistributeOptions {
  /** Tells what would be done, and does nothing. */
  readonly dryRun?: boolean;
}

/**
 * Spreads a store in PostgreSQL over the servers of Citus, and says what lies where.
 * @throws {BadInputError} where the store is a file, or the database has no Citus
 */
export async function distributeStore({ dryRun = false }: DistributeOptions, output: Output): Promise<number> {
  const place = storePlace({});
  if (!('url' in place)) throw new BadInputError(aFile);
  const tables = await distribute(place.url, { dryRun }).catch(inItsWords);
  if (output.json) output.write(JSON.stringify(tables, undefined, 2));
  else output.write(inWords(tables, dryRun));
  return exits.well;
}

const aFile =
  'A file of SQLite is on one machine. To distribute a store in PostgreSQL with Citus, put its address in DATABASE_URL, and leave QUORATE_DATA out; "quorate backup" and "quorate restore" carry everything from a file to it.';

function inWords(tables: readonly TableOnCitus[], dryRun: boolean): string {
  const statements = tables.flatMap(({ statement }) => statement ?? []);
  if (statements.length === 0) return 'Nothing to do: every table of corporations is spread over the servers.';
  const counted = statements.length === 1 ? '1 table' : `${statements.length} tables`;
  if (dryRun)
    return [...statements.map((each) => `${each};`), `Nothing was done. ${counted} would be spread.`].join('\n');
  const width = Math.max(...tables.map(({ table }) => table.length));
  const rows = tables.map((each) => `${each.table.padEnd(width)}  ${whereItLies(each)}`);
  return [...rows, `Spread over the servers: ${counted}.`].join('\n');
}

function whereItLies({ lies, statement }: TableOnCitus): string {
  if (lies === 'coordinator') return 'whole, on the coordinator: it is the service’s own';
  const where = lies === 'everywhere' ? 'whole, on every server' : 'distributed';
  return `${where}, ${statement === undefined ? 'before' : 'now'}`;
}
