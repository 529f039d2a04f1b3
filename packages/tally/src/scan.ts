import { createHash } from 'node:crypto';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { nearest } from '@quorate/engine';
import { choicesIn, openDatabase, whole, type Cell, type Database, type Resources, type Row } from './duckdb.js';
import type { FaultCode } from './faults.js';
import { scannedElections, type ElectionToCount, type ScannedElections } from './scan-elections.js';
import { TallyError } from './tally-error.js';

/** The files of a meeting, CSV (with a line of names first) or Parquet. */
export interface FilesToCount {
  /** Who held what at the record date: `holder`, `class`, `shares`, and `intermediary` (yes or no) where some hold for others. */
  readonly positions: readonly string[];
  /** How they voted: `card`, `holder`, `class`, `matter`, `choice`, `shares`, and `candidate`, `received` and `meeting` where they are told. */
  readonly cards: readonly string[];
  /** The meeting of which cards are counted; those of another are told and not counted. */
  readonly meeting?: string;
  /** When the polls closed, written as `received` is: what was received after it is late. */
  readonly pollsClosed?: string;
  /** Holders whose shares are told by themselves beside the totals: those whom a limit on votes may reach. */
  readonly apart?: readonly string[];
  /** Of the matters, those that are elections: their cards name candidates. */
  readonly elections?: readonly ElectionToCount[];
}

/** How the scan is done; none of it changes what comes out. */
export interface Scanning extends Partial<Resources> {
  readonly signal?: AbortSignal;
  /** Told of each step before it begins. */
  readonly progress?: (step: string, done: number, steps: number) => void;
}

/** Shares of a matter and class by choice. */
export interface Sums {
  readonly matter: string;
  readonly class: string;
  /** Only of those that are told apart. */
  readonly holder?: string;
  readonly for: bigint;
  readonly against: bigint;
  readonly abstain: bigint;
  readonly unvoted: bigint;
}

/** A card of a holder whose cards are together of more shares than it held. */
export interface DisputedCard extends Omit<Sums, 'matter' | 'class' | 'holder'> {
  readonly card: string;
  readonly file: string;
}

/** The cards of a holder, in the order of receipt, that are together of more shares than it held. */
export interface Disputed {
  readonly matter: string;
  readonly class: string;
  readonly holder: string;
  readonly held: bigint;
  readonly isIntermediary: boolean;
  readonly cards: readonly DisputedCard[];
}

/** A line that does not count. */
export interface Fault {
  readonly code: FaultCode;
  readonly file: string;
  /** As the file has it: the card, or the whole line where it was not read. */
  readonly says: string;
  readonly matter?: string;
  readonly holder?: string;
  /** The id that may be meant. */
  readonly near?: string;
  /** As the file has them; absent where nothing was read. */
  readonly shares?: string;
}

/** What the files come to before any rule of counting: what nobody can dispute is summed, what cards of too many shares say is kept. */
export interface Scanned {
  readonly files: readonly { readonly name: string; readonly sha256: string; readonly of: 'positions' | 'cards' }[];
  /** Files that are there twice, byte for byte: they are read once. */
  readonly twice: readonly string[];
  readonly held: readonly { readonly class: string; readonly shares: bigint; readonly holders: bigint }[];
  readonly undisputed: readonly Sums[];
  readonly disputed: readonly Disputed[];
  readonly elections: ScannedElections;
  readonly faults: readonly Fault[];
}

const choices = ['for', 'against', 'abstain', 'broker-non-vote'] as const;
const choicesOnCandidates = [...choices, 'withheld'] as const;
const steps = ['hashing', 'positions', 'cards', 'holders', 'cards of one holder', 'elections', 'sums'] as const;

/**
 * Reads, matches and sums the files of a meeting. What comes out does not depend on the order of lines, but for cards received at one
 * instant, or without one, which count in the order of the files; nor on the number of threads, nor on how a holding is split over lines.
 * @throws {TallyError} where a file cannot be read or lacks a column, or a position is none: then nothing is counted
 */
export async function scanned(files: FilesToCount, scanning: Scanning = {}): Promise<Scanned> {
  const { signal, progress = () => {}, ...resources } = scanning;
  const folder = resources.folder ?? mkdtempSync(join(tmpdir(), 'quorate-tally-'));
  const database = await openDatabase({ ...resources, folder });
  const stop = () => database.interrupt();
  signal?.addEventListener('abort', stop);
  const step = (name: (typeof steps)[number]) => {
    signal?.throwIfAborted();
    progress(name, steps.indexOf(name), steps.length);
  };
  try {
    step('hashing');
    const { read, twice } = await hashed(files);
    const scan = new Scan(database, files, read);
    step('positions');
    await scan.positions();
    step('cards');
    await scan.cards();
    step('holders');
    await scan.holders();
    step('cards of one holder');
    await scan.cardsOfOneHolder();
    step('elections');
    const elections = await scan.elections();
    step('sums');
    const told = read.map(({ name, sha256, of }) => ({ name, sha256, of }));
    return { files: told, twice, elections, ...(await scan.sums()) };
  } catch (error) {
    if (signal?.aborted === true) throw signal.reason;
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
    database.close();
    if (resources.folder === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

interface ReadFile {
  readonly path: string;
  readonly name: string;
  readonly sha256: string;
  readonly of: 'positions' | 'cards';
}

async function hashed({ positions, cards }: FilesToCount) {
  const read: ReadFile[] = [];
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
    await pipeline(createReadStream(path), hash);
  } catch (error) {
    throw new TallyError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return hash.digest('hex');
}

/** One scan: its tables, in the order in which they are made. */
class Scan {
  private readonly database: Database;
  private readonly wanted: FilesToCount;
  private readonly files: readonly ReadFile[];
  private readonly faults: Fault[] = [];

  constructor(database: Database, wanted: FilesToCount, files: readonly ReadFile[]) {
    this.database = database;
    this.wanted = wanted;
    this.files = files;
  }

  /** `position`: what each holder has of each class, over all lines. A position that is none stops the count: nobody could tell who may vote. */
  async positions(): Promise<void> {
    const sources: string[] = [];
    for (const [index, file] of this.filesOf('positions')) {
      const columns = await this.columnsOf(file, ['holder', 'class', 'shares'], ['intermediary']);
      const texts = ['holder', 'class'].map((name) => `${textOf(name, columns)} as ${name}`);
      const [written, shares] = sharesOf(columns);
      const intermediary = columns.has('intermediary')
        ? `lower(${textOf('intermediary', columns)}) in ('yes', 'true', '1')`
        : 'false';
      sources.push(
        `select ${index} as file, ${texts.join(', ')}, ${written} as written, ${shares} as shares, ${intermediary} as intermediary from ${await this.sourceOf(index, file)}`,
      );
    }
    const [bad] = this.faults;
    if (bad !== undefined) {
      throw new TallyError(`${bad.file}: a line of positions has other columns than the first: ${bad.says}`);
    }
    await this.database.run(`create view position_line as ${sources.join(' union all ')}`);
    await this.reading('positions', async () =>
      this.database.run(
        `create table position as select holder, class, sum(shares) as held, coalesce(bool_or(intermediary), false) as intermediary,
           count(shares) < count(*) as wrong
         from position_line group by holder, class`,
      ),
    );
    const wrongHere = await this.database.rows(
      'select 1 from position where wrong or holder is null or class is null limit 1',
    );
    if (wrongHere.length === 0) return;
    const [wrong] = await this.database.rows(
      'select file, holder, class, written from position_line where holder is null or class is null or shares is null limit 1',
    );
    const { file, holder, class: className, written } = wrong ?? {};
    throw new TallyError(
      `${this.nameOf(file)}: the position of ${holder ?? 'nobody'} in ${className ?? 'no class'} is "${written ?? ''}": a whole number of shares with its holder and class was expected. Correct the file, and count again.`,
    );
  }

  /** `card`: every line of the cards as its file has it, numbered over all files, with why it does not count by itself. */
  async cards(): Promise<void> {
    const needed = ['card', 'holder', 'class', 'matter', 'choice', 'shares'] as const;
    const texts = needed.filter((name) => name !== 'shares');
    const { meeting, pollsClosed } = this.wanted;
    // What is held to the meeting and to the end of the polls has to tell its own: what is not told is neither right nor in time.
    const told = [...(meeting === undefined ? [] : ['meeting']), ...(pollsClosed === undefined ? [] : ['received'])];
    const elections = this.electionsInSql();
    const sources: string[] = [];
    for (const [index, file] of this.filesOf('cards')) {
      const columns = await this.columnsOf(file, [...needed, ...told], ['candidate', 'received', 'meeting']);
      const text = (name: string) => textOf(name, columns);
      const [written, shares] = sharesOf(columns);
      const isElection = elections.is(text('matter'));
      const code = `case when ${[...texts, ...told].map((name) => isEmpty(name, columns)).join(' or ')} then 'incomplete'
        when ${shares} is null then 'shares-not-whole'
        when ${text('choice')} not in (${inQuotes(choices)}) and not (${isElection} and ${text('choice')} in (${inQuotes(choicesOnCandidates)})) then 'unknown-choice'
        when ${text('candidate')} is not null and not ${isElection} then 'no-election'
        when ${text('candidate')} is null and ${isElection} and ${text('choice')} in ('for', 'against') then 'incomplete'
        when ${text('candidate')} is not null and ${text('choice')} = 'broker-non-vote' then 'non-vote-by-candidate'
        when ${text('candidate')} is not null and not ${elections.stands(text('matter'), text('candidate'))} then 'unknown-candidate'
        ${meeting === undefined ? '' : `when ${text('meeting')} <> ${literal(meeting)} then 'wrong-meeting'`}
        ${pollsClosed === undefined ? '' : `when ${text('received')} > ${literal(pollsClosed)} then 'late'`} end`;
      const named = [...texts, 'candidate', 'received', 'meeting'].map((name) => `${text(name)} as ${name}`);
      sources.push(
        `select ${index} as file, ${index} * 1099511627776 + ${isParquet(file) ? 'file_row_number' : 'rowid'} as line, ${named.join(', ')},
           ${written} as written, ${shares} as shares, ${code} as code from ${await this.sourceOf(index, file)}`,
      );
    }
    await this.database.run(`create view card as ${sources.join(' union all ')}`);
  }

  /**
   * `vote`: how many lines each holder has on each matter that is no election, and of how many shares; `matched`: the lines of elections, each
   * with the row of its position. Rows stand for ids there: comparing them costs a fraction. What does not count is looked for where lines are missing.
   */
  async holders(): Promise<void> {
    const isElection = this.electionsInSql().is('matter');
    const hasElections = (this.wanted.elections ?? []).length > 0;
    await this.reading('cards', async () =>
      this.database.run(
        `create table vote as select matter, holding, any_value(class) as class, any_value(held) as held, count(*) as lines, sum(shares) as total,
           any_value(choice) as choice
         from (select matter, position.rowid as holding, class, held, shares, choice
               from card left join position using (holder, class) where code is null${hasElections ? ` and not ${isElection}` : ''})
         group by matter, holding`,
      ),
    );
    await this.database.run(
      `create table matched as select card.*, position.rowid as holding, held
       from card left join position using (holder, class) where ${hasElections ? `code is null and ${isElection}` : 'false'}`,
    );
    const [found] = await this.database.rows(
      `select (select count(*) from card) as all_lines,
         (select coalesce(sum(lines), 0) from vote) + (select count(*) from matched) as right_lines,
         exists (from vote where holding is null) or exists (from matched where holding is null) as has_unknown`,
    );
    if (whole(found?.['all_lines']) !== whole(found?.['right_lines'])) {
      const bad = await this.database.rows('select * from card where code is not null order by line');
      for (const row of bad) this.fault(String(row['code']) as FaultCode, row);
    }
    if (found?.['has_unknown'] !== true) return;
    const unknown = await this.database.rows(
      `select card.*, near.holder as near from card anti join position using (holder, class)
       left join (select ${plainForm('holder')} as form, class, min(holder) as holder from position group by all) near
         on near.form = ${plainForm('card.holder')} and near.class = card.class
       where code is null order by line`,
    );
    for (const row of unknown) this.fault(row['near'] === null ? 'unknown-holder' : 'holder-nearly-known', row);
  }

  /** `kept`: the lines of whoever has several, each card once, or voted more than it held. */
  async cardsOfOneHolder(): Promise<void> {
    await this.database.run(
      `create table several as
       select line, file, matter, class, holding, own.held, card, holder, received, choice, card.shares, written,
         row_number() over (partition by matter, holding, card, choice order by line) as place,
         min(card.shares) over (partition by matter, holding, card, choice) <> max(card.shares) over (partition by matter, holding, card, choice) as differs
       from card join (select matter, holding, vote.held, holder, position.class from vote join position on position.rowid = holding
                       where lines > 1 or total > vote.held) own using (holder, class, matter)
       where code is null`,
    );
    const twice = await this.database.rows('select * from several where differs or place > 1 order by line');
    for (const row of twice) this.fault(row['differs'] === true ? 'card-differs' : 'same-card-twice', row);
    await this.database.run(
      `create table kept as select *, sum(shares) over (partition by matter, holding) as together
       from several where not differs and place = 1`,
    );
  }

  async sums(): Promise<Omit<Scanned, 'files' | 'twice' | 'elections'>> {
    const apart = this.apart();
    // Holders are named only where some are told apart: joining them costs as much as the count.
    const named = apart === 'null' ? '' : 'join (select rowid as holding, holder from position) using (holding)';
    const undisputed = await this.database.rows(
      `select matter, class, ${apart} as holder, ${sumsByChoice}
       from (select matter, class, holding, choice, total as shares from vote where lines = 1 and total <= held
             union all
             select matter, class, holding, choice, shares from kept where together <= held) ${named}
       group by all order by all`,
      this.apartValues(),
    );
    const rows = await this.database.rows(
      `select matter, kept.class, kept.holder, kept.held, intermediary, card, min(file) as file, ${sumsByChoice}
       from kept join position on position.rowid = holding where together > kept.held
       group by matter, kept.class, kept.holder, kept.held, intermediary, card
       order by matter, kept.class, kept.holder, min(received) nulls first, min(line)`,
    );
    const held = await this.database.rows(
      'select class, sum(held) as shares, count(*) as holders from position group by class order by class',
    );
    return {
      held: held.map((row) => ({
        class: String(row['class']),
        shares: whole(row['shares']),
        holders: whole(row['holders']),
      })),
      undisputed: undisputed.map((row) => ({
        matter: String(row['matter']),
        class: String(row['class']),
        ...(row['holder'] === null ? undefined : { holder: String(row['holder']) }),
        ...choicesIn(row),
      })),
      disputed: this.disputedIn(rows),
      faults: this.faults,
    };
  }

  async elections(): Promise<ScannedElections> {
    return scannedElections({
      database: this.database,
      elections: this.wanted.elections ?? [],
      apart: { sql: this.apart(), values: this.apartValues() },
      fault: (code, row) => this.fault(code, row),
      nameOf: (file) => this.nameOf(file),
    });
  }

  /** Whether a matter is an election, and whether somebody stands in it. */
  private electionsInSql() {
    const elections = this.wanted.elections ?? [];
    const ids = elections.map(({ id }) => literal(id));
    return {
      is: (matter: string) => (ids.length === 0 ? 'false' : `(${matter} in (${ids.join(', ')}))`),
      stands: (matter: string, candidate: string) =>
        ids.length === 0
          ? 'false'
          : `(${elections.map(({ id, candidates }) => `${matter} = ${literal(id)} and ${candidate} in (${candidates.map(literal).join(', ')})`).join(' or ')})`,
    };
  }

  private disputedIn(rows: readonly Row[]): readonly Disputed[] {
    const found = new Map<string, Disputed & { readonly cards: DisputedCard[] }>();
    for (const row of rows) {
      const [matter, className, holder] = [String(row['matter']), String(row['class']), String(row['holder'])];
      const key = JSON.stringify([matter, className, holder]);
      const card = { card: String(row['card']), file: this.nameOf(row['file']), ...choicesIn(row) };
      const known = found.get(key);
      if (known === undefined) {
        const isIntermediary = row['intermediary'] === true;
        const own = { matter, class: className, holder, held: whole(row['held']), isIntermediary };
        found.set(key, { ...own, cards: [card] });
      } else known.cards.push(card);
    }
    return [...found.values()];
  }

  private apart(): string {
    const names = Object.keys(this.apartValues()).map((name) => `$${name}`);
    return names.length === 0 ? 'null' : `case when holder in (${names.join(', ')}) then holder end`;
  }

  private apartValues(): Readonly<Record<string, string>> {
    return Object.fromEntries((this.wanted.apart ?? []).map((holder, index) => [`apart${index}`, holder]));
  }

  private filesOf(of: ReadFile['of']): readonly (readonly [number, ReadFile])[] {
    return this.files.map((file, index) => [index, file] as const).filter(([, file]) => file.of === of);
  }

  /** The columns of a file. @throws {TallyError} where one that is needed is not there, or one is unknown */
  private async columnsOf(file: ReadFile, needed: readonly string[], more: readonly string[]): Promise<Columns> {
    const columns: Columns = new Map(
      (
        await this.read(file, async () =>
          this.database.rows(`describe select * from ${relation(file)}`, { path: file.path }),
        )
      ).map((row) => [String(row['column_name']), String(row['column_type'])]),
    );
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

  /** Where the rows of a file are read from. CSV is read once, into a table of its lines; Parquet is read where it stands. */
  private async sourceOf(index: number, file: ReadFile): Promise<string> {
    if (isParquet(file)) return `read_parquet(${literal(file.path)}, file_row_number = true)`;
    const table = `csv_${index}`;
    await this.read(file, async () =>
      this.database.run(`create table ${table} as select * from ${relation(file)}`, { path: file.path }),
    );
    const lines = await this.database.rows('select distinct line, csv_line from reject_errors order by line');
    for (const { csv_line: says } of lines) {
      this.faults.push({ code: 'line-not-read', file: file.name, says: String(says) });
    }
    await this.database.run('drop table reject_errors; drop table reject_scans');
    return table;
  }

  private async reading<T>(of: ReadFile['of'], work: () => Promise<T>): Promise<T> {
    const names = this.filesOf(of).map(([, { name }]) => name);
    return this.read({ name: names.join(', ') }, work);
  }

  private async read<T>(file: Pick<ReadFile, 'name'>, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
      throw new TallyError(`${file.name} cannot be read: ${first}`);
    }
  }

  private fault(code: FaultCode, row: Row): void {
    const text = (name: string) => (row[name] === null || row[name] === undefined ? undefined : String(row[name]));
    const [matter, holder, near] = ['matter', 'holder', 'near'].map(text);
    const shares = text('written') ?? text('shares');
    this.faults.push({
      code,
      file: this.nameOf(row['file']),
      says: text('card') ?? '',
      ...(matter === undefined ? undefined : { matter }),
      ...(holder === undefined ? undefined : { holder }),
      ...(near === undefined ? undefined : { near }),
      ...(shares === undefined ? undefined : { shares }),
    });
  }

  private nameOf(file: Cell | undefined): string {
    return this.files[Number(file)]?.name ?? '';
  }
}

/** The columns of a file, with their types. */
type Columns = ReadonlyMap<string, string>;

/** A column as text; what is empty is not there. */
function textOf(name: string, columns: Columns): string {
  const type = columns.get(name);
  if (type === undefined) return 'null';
  return type === 'VARCHAR' ? `nullif(${name}, '')` : `nullif(cast(${name} as varchar), '')`;
}

/** Whether a column of a row has nothing in it. */
function isEmpty(name: string, columns: Columns): string {
  const type = columns.get(name);
  if (type === undefined) return 'true';
  return type === 'VARCHAR' ? `${name} is null or ${name} = ''` : `${name} is null`;
}

/** Words as a statement has them. */
function literal(words: string): string {
  return `'${words.replaceAll("'", "''")}'`;
}

/** Shares as written, and as the whole number that they are: of digits alone, and at most eighteen of them. */
function sharesOf(columns: Columns): readonly [written: string, shares: string] {
  const type = columns.get('shares') ?? '';
  if (/^U?(TINY|SMALL|BIG|HUGE)?INT(EGER)?$/.test(type)) {
    const isWhole = 'shares between 0 and 999999999999999999';
    return [
      `case when not (${isWhole}) then cast(shares as varchar) end`,
      `case when ${isWhole} then cast(shares as bigint) end`,
    ];
  }
  const isWhole = `length(shares) between 1 and 18 and ltrim(shares, '0123456789') = ''`;
  // Nearly all are written as a number is printed: comparing them costs less than looking at every digit.
  const number = 'try_cast(shares as bigint)';
  const isPrinted = `${number} between 0 and 999999999999999999 and cast(${number} as varchar) = shares`;
  return ['cast(shares as varchar)', `case when ${isPrinted} then ${number} when ${isWhole} then ${number} end`];
}

/** An id without what people do not see: its case, its normal form, spaces about it. */
function plainForm(column: string): string {
  return `lower(trim(nfc_normalize(${column})))`;
}

function inQuotes(words: readonly string[]): string {
  return words.map((each) => `'${each}'`).join(', ');
}

const sumsByChoice = [
  ['yes', 'for'],
  ['no', 'against'],
  ['abstain', 'abstain'],
  ['unvoted', 'broker-non-vote'],
]
  .map(([name, choice]) => `coalesce(sum(shares) filter (choice = '${choice}'), 0) as ${name}`)
  .join(', ');

function isParquet({ path }: ReadFile): boolean {
  return path.toLowerCase().endsWith('.parquet');
}

/** Every value is text: an id with a nought before it stays what it is. */
function relation(file: ReadFile): string {
  return isParquet(file)
    ? 'read_parquet($path)'
    : `read_csv($path, header = true, all_varchar = true, delim = ',', quote = '"', escape = '"', store_rejects = true)`;
}
