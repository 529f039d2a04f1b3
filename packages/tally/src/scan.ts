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
    await this.database.run(
      'create table position_line (file utinyint, holder varchar, class varchar, written varchar, shares bigint, intermediary varchar)',
    );
    for (const [index, file] of this.filesOf('positions')) {
      const columns = await this.columnsOf(file, ['holder', 'class', 'shares'], ['intermediary']);
      const texts = ['holder', 'class'].map((name) => textOf(name, columns));
      await this.insert('position_line', index, file, [
        ...texts,
        ...sharesOf(columns),
        textOf('intermediary', columns),
      ]);
    }
    const [bad] = this.faults;
    if (bad !== undefined) {
      throw new TallyError(`${bad.file}: a line of positions has other columns than the first: ${bad.says}`);
    }
    const [wrong] = await this.database.rows(
      'select file, holder, class, written from position_line where holder is null or class is null or shares is null limit 1',
    );
    if (wrong !== undefined) {
      const { file, holder, class: className, written } = wrong;
      throw new TallyError(
        `${this.nameOf(file)}: the position of ${holder ?? 'nobody'} in ${className ?? 'no class'} is "${written ?? ''}": a whole number of shares with its holder and class was expected. Correct the file, and count again.`,
      );
    }
    await this.database.run(
      `create table position as select holder, class, sum(shares) as held,
         coalesce(bool_or(lower(intermediary) in ('yes', 'true', '1')), false) as intermediary
       from position_line group by all;
       drop table position_line`,
    );
  }

  /** `card`: every line of the cards, with why it does not count by itself. */
  async cards(): Promise<void> {
    const needed = ['card', 'holder', 'class', 'matter', 'choice', 'shares'] as const;
    const texts = needed.filter((name) => name !== 'shares');
    await this.database.run(
      `create table card (file utinyint, ${[...texts, 'candidate', 'received', 'meeting', 'written'].map((name) => `${name} varchar`).join(', ')}, shares bigint, code varchar)`,
    );
    const { meeting, pollsClosed } = this.wanted;
    // What is held to the meeting and to the end of the polls has to tell its own: what is not told is neither right nor in time.
    const told = [...(meeting === undefined ? [] : ['meeting']), ...(pollsClosed === undefined ? [] : ['received'])];
    const values = {
      ...(meeting === undefined ? undefined : { meeting }),
      ...(pollsClosed === undefined ? undefined : { pollsClosed }),
    };
    const elections = this.electionsInSql();
    for (const [index, file] of this.filesOf('cards')) {
      const columns = await this.columnsOf(file, [...needed, ...told], ['candidate', 'received', 'meeting']);
      const text = (name: string) => textOf(name, columns);
      const [written, shares] = sharesOf(columns);
      const isElection = elections.is(text('matter'));
      const code = `case when ${[...texts, ...told].map((name) => `${text(name)} is null`).join(' or ')} then 'incomplete'
        when ${shares} is null then 'shares-not-whole'
        when ${text('choice')} not in (${inQuotes(choices)}) and not (${isElection} and ${text('choice')} in (${inQuotes(choicesOnCandidates)})) then 'unknown-choice'
        when ${text('candidate')} is not null and not ${isElection} then 'no-election'
        when ${text('candidate')} is null and ${isElection} and ${text('choice')} in ('for', 'against') then 'incomplete'
        when ${text('candidate')} is not null and ${text('choice')} = 'broker-non-vote' then 'non-vote-by-candidate'
        when ${text('candidate')} is not null and not ${elections.stands(text('matter'), text('candidate'))} then 'unknown-candidate'
        ${meeting === undefined ? '' : `when ${text('meeting')} <> $meeting then 'wrong-meeting'`}
        ${pollsClosed === undefined ? '' : `when ${text('received')} > $pollsClosed then 'late'`} end`;
      const all = [...texts.map(text), text('candidate'), text('received'), text('meeting'), written, shares, code];
      await this.insert('card', index, file, all, { ...values, ...elections.values, ...elections.candidates });
    }
    const bad = await this.database.rows('select * from card where code is not null order by rowid');
    for (const row of bad) this.fault(String(row['code']) as FaultCode, row);
  }

  /**
   * `matched`: each line that may count, with the row of its position; `vote`: what those of each holder come to on each matter. From
   * here on rows stand for ids: comparing them costs a fraction.
   */
  async holders(): Promise<void> {
    const elections = this.electionsInSql();
    await this.database.run(
      `create table matched as select card.rowid as line, matter, choice, card.shares, position.rowid as holding, held
       from card left join position using (holder, class) where code is null`,
    );
    const unknown = await this.database.rows(
      `select card.*, near.holder as near from matched join card on card.rowid = line
       left join (select ${plainForm('holder')} as form, class, min(holder) as holder from position group by all) near
         on near.form = ${plainForm('card.holder')} and near.class = card.class
       where holding is null order by line`,
    );
    for (const row of unknown) this.fault(row['near'] === null ? 'unknown-holder' : 'holder-nearly-known', row);
    await this.database.run(
      `create table vote as select matter, holding, any_value(held) as held, count(*) as lines, sum(shares) as total, ${sumsByChoice}
       from matched where holding is not null and not ${elections.is('matter')} group by matter, holding`,
      elections.values,
    );
  }

  /** `kept`: the lines of whoever has several, each card once, or voted more than it held. */
  async cardsOfOneHolder(): Promise<void> {
    await this.database.run(
      `create table several as
       select line, file, matter, holding, vote.held, card, card.holder, received, matched.choice, matched.shares, written,
         row_number() over (partition by matter, holding, card, matched.choice order by line) as place,
         count(distinct matched.shares) over (partition by matter, holding, card, matched.choice) as figures
       from matched join vote using (matter, holding) join card on card.rowid = line
       where vote.lines > 1 or vote.total > vote.held`,
    );
    const twice = await this.database.rows('select * from several where figures > 1 or place > 1 order by line');
    for (const row of twice) this.fault(Number(row['figures']) > 1 ? 'card-differs' : 'same-card-twice', row);
    await this.database.run(
      `create table kept as select *, sum(shares) over (partition by matter, holding) as together
       from several where figures = 1 and place = 1`,
    );
  }

  async sums(): Promise<Omit<Scanned, 'files' | 'twice' | 'elections'>> {
    const undisputed = await this.database.rows(
      `select matter, class, ${this.apart()} as holder, sum(yes) as yes, sum(no) as no, sum(abstain) as abstain, sum(unvoted) as unvoted
       from (select matter, holding, yes, no, abstain, unvoted from vote where lines = 1 and total <= held
             union all
             select matter, holding, ${oneByChoice} from kept where together <= held)
       join position on position.rowid = holding
       group by all order by all`,
      this.apartValues(),
    );
    const rows = await this.database.rows(
      `select matter, class, position.holder, position.held, intermediary, card, min(file) as file, ${sumsByChoice}
       from kept join position on position.rowid = holding where together > kept.held
       group by matter, class, position.holder, position.held, intermediary, card
       order by matter, class, position.holder, min(received) nulls first, min(line)`,
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

  /** Whether a matter is an election, and whether somebody stands in it, with the values that these name. */
  private electionsInSql() {
    const elections = this.wanted.elections ?? [];
    const ids = elections.map((_, index) => `$election${index}`);
    const standing = elections.map(({ candidates }, index) => candidates.map((_, place) => `$stands${index}_${place}`));
    return {
      is: (matter: string) => (ids.length === 0 ? 'false' : `(${matter} in (${ids.join(', ')}))`),
      stands: (matter: string, candidate: string) =>
        ids.length === 0
          ? 'false'
          : `(${ids.map((id, index) => `${matter} = ${id} and ${candidate} in (${standing[index]?.join(', ')})`).join(' or ')})`,
      values: Object.fromEntries(elections.map(({ id }, index) => [`election${index}`, id])),
      candidates: Object.fromEntries(
        elections.flatMap(({ candidates }, index) => candidates.map((id, place) => [`stands${index}_${place}`, id])),
      ),
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

  private async insert(
    table: string,
    index: number,
    file: ReadFile,
    columns: readonly string[],
    values: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    await this.read(file, async () =>
      this.database.run(`insert into ${table} select ${index}, ${columns.join(', ')} from ${relation(file)}`, {
        ...values,
        path: file.path,
      }),
    );
    if (isParquet(file)) return;
    const lines = await this.database.rows('select distinct line, csv_line from reject_errors order by line');
    for (const { csv_line: says } of lines) {
      this.faults.push({ code: 'line-not-read', file: file.name, says: String(says) });
    }
    await this.database.run('drop table reject_errors; drop table reject_scans');
  }

  private async read<T>(file: ReadFile, work: () => Promise<T>): Promise<T> {
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
  return ['cast(shares as varchar)', `case when ${isWhole} then try_cast(shares as bigint) end`];
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

const oneByChoice = [
  ['yes', 'for'],
  ['no', 'against'],
  ['abstain', 'abstain'],
  ['unvoted', 'broker-non-vote'],
]
  .map(([name, choice]) => `case when choice = '${choice}' then shares else 0 end as ${name}`)
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
