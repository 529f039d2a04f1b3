import { createHash } from 'node:crypto';
import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { basename, resolve, sep } from 'node:path';
import { nearest } from '@quorate/engine';
import { whole, type Database } from './duckdb.js';
import { CountingLines, longestLine, type LinesOfCsv } from './lines-of-csv.js';
import { TallyError } from './tally-error.js';

/** A file that is read, and what it is of. */
export interface SourceFile {
  readonly path: string;
  readonly name: string;
  readonly sha256: string;
  readonly of: 'positions' | 'cards' | 'proxies' | 'rulings';
  /** Of a file of CSV, what it has by its bytes. */
  readonly lines?: LinesOfCsv;
}

/** The rows of a file, as a statement names them. */
export interface SourceRows {
  readonly relation: string;
  /** The place of a row in its file: a column. */
  readonly place: string;
  readonly count: bigint;
}

/** The columns of a file, with their types. */
export type Columns = ReadonlyMap<string, string>;

/** The hash of each file, and those that are there twice, byte for byte: they are read once. */
export async function hashed({
  positions,
  cards,
  proxies = [],
  rulings = [],
}: {
  readonly positions: readonly string[];
  readonly cards: readonly string[];
  readonly proxies?: readonly string[];
  readonly rulings?: readonly string[];
}): Promise<{ readonly read: readonly SourceFile[]; readonly twice: readonly string[] }> {
  const read: SourceFile[] = [];
  const twice: string[] = [];
  if (positions.length === 0) throw new TallyError('No file of positions is named: name one at least.');
  if (cards.length + proxies.length === 0) throw new TallyError('No file of cards is named: name one at least.');
  const named = { positions, cards, proxies, rulings } as const;
  for (const of of ['positions', 'cards', 'proxies', 'rulings'] as const) {
    for (const path of named[of]) {
      const name = basename(path);
      const { sha256, lines } = await readThrough(path, isParquet({ path }) ? undefined : new CountingLines(name));
      if (
        read.some(
          (each) =>
            each.sha256 === sha256 && isOfCards(each) === isOfCards({ of }) && (isOfCards({ of }) || each.of === of),
        )
      )
        twice.push(name);
      else read.push({ path, name, sha256, of, ...(lines === undefined ? undefined : { lines }) });
    }
  }
  return { read, twice };
}

/** Whether a file tells how was voted, in person or by proxy. */
export function isOfCards({ of }: Pick<SourceFile, 'of'>): boolean {
  return of === 'cards' || of === 'proxies';
}

async function readThrough(path: string, counting: CountingLines | undefined) {
  const hash = createHash('sha256');
  try {
    for await (const bytes of createReadStream(path, { highWaterMark: 1_048_576 })) {
      hash.update(bytes as Buffer);
      counting?.take(bytes as Buffer);
    }
  } catch (error) {
    if (error instanceof TallyError) throw error;
    throw new TallyError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return { sha256: hash.digest('hex'), lines: counting?.told() };
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
  const described = await reading([file], async () => database.rows(`describe select * from ${parquet(file)}`));
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
 * @param notRead told of each line that has other columns than the first, or is too long
 * @throws {TallyError} where the lines that were read, and those that are told, are not all that the file has
 */
export async function rowsOf(
  database: Database,
  file: SourceFile,
  columns: Columns,
  index: number,
  notRead: (line: string) => void,
): Promise<SourceRows> {
  const { lines } = file;
  if (lines === undefined) {
    const [counted] = await reading([file], async () =>
      database.rows(`select count(*) as count from ${parquet(file)}`),
    );
    return {
      relation: parquet(file, ', file_row_number = true'),
      place: 'file_row_number',
      count: whole(counted?.['count']),
    };
  }
  const table = `csv_${index}`;
  await reading([file], async () =>
    database.run(`create table ${table} as select * from ${csv(columns)}`, { path: thatAlone(file) }),
  );
  const rejected = await database.rows(
    `select any_value(csv_line) as says from reject_errors group by line having not bool_or(error_type = 'LINE SIZE OVER MAXIMUM') order by line`,
  );
  const told = [...rejected.map(({ says }) => String(says).trim()), ...lines.tooLong];
  const [read] = await database.rows(`select count(*) as count from ${table}`);
  const count = whole(read?.['count']);
  const missing = lines.count - 1n - count - BigInt(told.length);
  if (missing !== 0n) {
    throw new TallyError(
      `${file.name} has ${lines.count - 1n} lines below that of the names, and ${missing < 0n ? 'more' : 'fewer'} could be read: its lines may end in different ways, or have quotation marks where none can be. Correct the file, and count again.`,
    );
  }
  for (const says of told) notRead(says);
  await database.run('drop table reject_errors; drop table reject_scans');
  return { relation: table, place: 'rowid', count };
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
  if (type === undefined) return 'cast(null as varchar)';
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
  const isWhole = `ltrim(shares, '0123456789') = '' and strlen(shares) < 19`;
  return ['cast(shares as varchar)', `case when ${isWhole} then try_cast(shares as bigint) end`];
}

/** Words as a statement has them. */
export function literal(words: string): string {
  return `'${words.replaceAll("'", "''")}'`;
}

export function inQuotes(words: readonly string[]): string {
  return words.map(literal).join(', ');
}

function isParquet({ path }: Pick<SourceFile, 'path'>): boolean {
  return path.toLowerCase().endsWith('.parquet');
}

/**
 * The path of a file as the database takes it for that file alone. What it would take for a pattern, of which it reads other files, an
 * address in the network or a part of its own names stands for itself; nor has a folder called "choice=for" a value for every row.
 * @throws {TallyError} where no pattern is of that file alone
 */
function thatAlone({ path, name }: SourceFile): string {
  const whole = resolve(path);
  const alone = whole.replaceAll(/[*?[]/gu, '[$&]');
  if (sep === '/' && alone !== whole && whole.includes('\\'))
    throw new TallyError(
      `${name} cannot be read: its path has a backslash beside *, ? or [, by which others would be read. Rename it.`,
    );
  return alone;
}

const ofNoFolder = 'hive_partitioning = false';

function parquet(file: SourceFile, more = ''): string {
  return `read_parquet(${literal(thatAlone(file))}, ${ofNoFolder}${more})`;
}

/** Every value is text: an id with a nought before it stays what it is. */
function csv(columns: Columns): string {
  const types = Array.from(columns, ([name, type]) => `${literal(name)}: ${literal(type)}`).join(', ');
  return `read_csv($path, auto_detect = false, header = true, columns = {${types}}, delim = ',', quote = '"', escape = '"', store_rejects = true, max_line_size = ${longestLine + 1}, ${ofNoFolder})`;
}
