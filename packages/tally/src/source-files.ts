import { createHash } from 'node:crypto';
import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { nearest } from '@quorate/engine';
import type { Database } from './duckdb.js';
import { TallyError } from './tally-error.js';

/** A file that is read, and what it is of. */
export interface SourceFile {
  readonly path: string;
  readonly name: string;
  readonly sha256: string;
  readonly of: 'positions' | 'cards';
}

/** The rows of a file, as a statement names them. */
export interface SourceRows {
  readonly relation: string;
  /** The place of a row in its file: a column. */
  readonly place: string;
}

/** The columns of a file, with their types. */
export type Columns = ReadonlyMap<string, string>;

/** The hash of each file, and those that are there twice, byte for byte: they are read once. */
export async function hashed({
  positions,
  cards,
}: {
  readonly positions: readonly string[];
  readonly cards: readonly string[];
}): Promise<{ readonly read: readonly SourceFile[]; readonly twice: readonly string[] }> {
  const read: SourceFile[] = [];
  const twice: string[] = [];
  for (const [of, paths] of [['positions', positions] as const, ['cards', cards] as const]) {
    if (paths.length === 0) throw new TallyError(`No file of ${of} is named: name one at least.`);
    for (const path of paths) {
      const sha256 = await hashOf(path);
      if (read.some((each) => each.sha256 === sha256 && each.of === of)) twice.push(basename(path));
      else read.push({ path, name: basename(path), sha256, of });
    }
  }
  return { read, twice };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(path, { highWaterMark: 1_048_576 }), hash);
  } catch (error) {
    throw new TallyError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return hash.digest('hex');
}

/** @throws {TallyError} where a file lacks a column, or has one that is not read */
export async function columnsOf(
  database: Database,
  file: SourceFile,
  needed: readonly string[],
  more: readonly string[],
): Promise<Columns> {
  const columns = isParquet(file) ? await columnsOfParquet(database, file) : namesOfCsv(file);
  const names = [...columns.keys()];
  const missing = needed.filter((name) => !names.includes(name));
  const known = [...needed, ...more];
  const unknown = names.filter((name) => !known.includes(name));
  if (missing.length === 0 && unknown.length === 0) return columns;
  const told = [
    ...missing.map((name) => `the column "${name}" is missing`),
    ...unknown.map((name) => {
      const near = nearest(name, missing.length > 0 ? missing : known);
      return `"${name}" is no column that is read${near === undefined ? '' : `; is "${near}" meant?`}`;
    }),
  ];
  throw new TallyError(
    `${file.name}: ${told.join('; ')}. The columns are ${needed.join(', ')}, and ${more.join(', ')} where it has them.`,
  );
}

async function columnsOfParquet(database: Database, file: SourceFile): Promise<Columns> {
  const described = await reading([file], async () =>
    database.rows('describe select * from read_parquet($path)', { path: file.path }),
  );
  return new Map(described.map((row) => [String(row['column_name']), String(row['column_type'])]));
}

/** More than any line of names is long. */
const longestFirstLine = 65_536;

/** The names in the first line of a CSV file: every column is text. The database would guess them, and gives up where a later line is broken. */
function namesOfCsv({ path }: SourceFile): Columns {
  const first = Buffer.alloc(longestFirstLine);
  const open = openSync(path, 'r');
  const length = readSync(open, first, 0, longestFirstLine, 0);
  closeSync(open);
  const [line = ''] = first
    .toString('utf8', 0, length)
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n/u, 1);
  const names = line.split(',').map((name) => name.replace(/^"(.*)"$/u, '$1'));
  return new Map(names.filter((name) => name !== '').map((name) => [name, 'VARCHAR']));
}

/**
 * CSV is read once, into a table of its lines; Parquet is read where it stands.
 * @param notRead told of each line that has other columns than the first
 */
export async function rowsOf(
  database: Database,
  file: SourceFile,
  columns: Columns,
  index: number,
  notRead: (line: string) => void,
): Promise<SourceRows> {
  if (isParquet(file)) {
    return { relation: `read_parquet(${literal(file.path)}, file_row_number = true)`, place: 'file_row_number' };
  }
  const table = `csv_${index}`;
  await reading([file], async () =>
    database.run(`create table ${table} as select * from ${csv(columns)}`, { path: file.path }),
  );
  const lines = await database.rows(
    `select line, any_value(csv_line) as says, bool_or(error_type = 'UNQUOTED VALUE') as quoted from reject_errors group by line order by line`,
  );
  for (const { line, says, quoted } of lines) {
    const told = String(says).trim();
    if (quoted === true && told.includes('\n')) {
      const [first = ''] = told.split('\n');
      throw new TallyError(
        `${file.name}, line ${line}: nothing closes a quotation mark in "${first.trim()}", so that no line after it can be read. Correct the file, and count again.`,
      );
    }
    notRead(told);
  }
  await database.run('drop table reject_errors; drop table reject_scans');
  return { relation: table, place: 'rowid' };
}

/** @throws {TallyError} which names the files, where the work cannot be done */
export async function reading<T>(files: readonly SourceFile[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new TallyError(`${files.map(({ name }) => name).join(', ')} cannot be read: ${first}`);
  }
}

/** A column as text; what is empty is not there. */
export function textOf(name: string, columns: Columns): string {
  const type = columns.get(name);
  if (type === undefined) return 'null';
  return type === 'VARCHAR' ? `nullif(${name}, '')` : `nullif(cast(${name} as varchar), '')`;
}

/** Whether a column of a row has nothing in it. */
export function isEmpty(name: string, columns: Columns): string {
  const type = columns.get(name);
  if (type === undefined) return 'true';
  return type === 'VARCHAR' ? `${name} is null or ${name} = ''` : `${name} is null`;
}

/** Shares as written, and as the whole number that they are: of digits alone, and at most eighteen of them. */
export function sharesOf(columns: Columns): readonly [written: string, shares: string] {
  const type = columns.get('shares') ?? '';
  if (/^U?(TINY|SMALL|BIG|HUGE)?INT(EGER)?$/.test(type)) {
    const isWhole = 'shares between 0 and 999999999999999999';
    return [
      `case when not (${isWhole}) then cast(shares as varchar) end`,
      `case when ${isWhole} then cast(shares as bigint) end`,
    ];
  }
  const isWhole = `length(shares) between 1 and 18 and ltrim(shares, '0123456789') = ''`;
  return ['cast(shares as varchar)', `case when ${isWhole} then try_cast(shares as bigint) end`];
}

/** Words as a statement has them. */
export function literal(words: string): string {
  return `'${words.replaceAll("'", "''")}'`;
}

export function inQuotes(words: readonly string[]): string {
  return words.map(literal).join(', ');
}

function isParquet({ path }: SourceFile): boolean {
  return path.toLowerCase().endsWith('.parquet');
}

/** Every value is text: an id with a nought before it stays what it is. */
function csv(columns: Columns): string {
  const types = Array.from(columns, ([name, type]) => `${literal(name)}: ${literal(type)}`).join(', ');
  return `read_csv($path, auto_detect = false, header = true, columns = {${types}}, delim = ',', quote = '"', escape = '"', store_rejects = true)`;
}
