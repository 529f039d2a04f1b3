import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nothingCast, presentIn, quantity, type CastShares, type Quantity } from '@quorate/engine';
import { notCountedOf, ruledOn, type Disputed, type DisputedCard } from './cards-of-one-holder.js';
import { choicesIn, openDatabase, whole, type Cell, type Database, type Resources, type Row } from './duckdb.js';
import type { FaultCode } from './faults.js';
import { faultIn, type NotCounted } from './not-counted.js';
import { chained, contestedOf, notChained, notOfRecord, standingUnder, type PassedBeyond } from './chain.js';
import { choices, whyWrong } from './choices.js';
import { linesOnce } from './lines-once.js';
import { lineRuledOn, ruledOnMatters, rulingsIn, type CardRuling, type RuledOnMatter } from './rulings.js';
import { holderIn, holdersIn, type HolderWithLines } from './line-of-card.js';
import { scannedElections } from './scan-elections.js';
import type { ElectionToCount, ScannedElections } from './scanned-elections.js';
import {
  columnsOf,
  hashed,
  inQuotes,
  isEmpty,
  isOfCards,
  literal,
  reading,
  rowsOf,
  sharesOf,
  textOf,
  type SourceFile,
} from './source-files.js';
import { Summing, type Summed } from './summing.js';
import { TallyError } from './tally-error.js';

/** The files of a meeting, CSV (with a line of names first) or Parquet. */
export interface FilesToCount {
  /**
   * Who held what at the record date: `holder`, `class`, `shares`; `intermediary` (yes or no) where some hold for others, and `under` where a
   * position is a part of that of another holder, who passed it down.
   */
  readonly positions: readonly string[];
  /** How they voted: `card`, `holder`, `class`, `matter`, `choice`, `shares`, and `candidate`, `received` and `meeting` where they are told. */
  readonly cards: readonly string[];
  /** Cards of proxies, where they are files of their own: counted as cards are, and told apart from them by name and hash. */
  readonly proxies?: readonly string[];
  /**
   * What the inspectors ruled on cards: `card`, `counts`, `by`, `ground`, and `alone`. One that counts as cast does so though it is late, of another
   * meeting, or does not tell; one that does not count is among the challenged.
   */
  readonly rulings?: readonly string[];
  /** Cards that somebody challenged: they are kept one by one, so that a ruling on them needs no other scan. */
  readonly challenged?: readonly string[];
  /** The meeting of which cards are counted; those of another are told and not counted. */
  readonly meeting?: string;
  /** When the polls closed, written as `received` is: what was received after it is late. */
  readonly pollsClosed?: string;
  /** Holders of record whose shares, with those below them, are told by themselves beside the totals: those whom a limit on votes may reach. */
  readonly apart?: readonly string[];
  /** Whoever holds at least as many shares of a class of record is told apart too. */
  readonly apartFrom?: bigint;
  /** Of the matters, those that are elections: their cards name candidates. */
  readonly elections?: readonly ElectionToCount[];
}

/** How the scan is done; none of it changes what comes out. */
export interface Scanning extends Partial<Resources> {
  readonly signal?: AbortSignal;
  /** Told of each step before it begins. */
  readonly progress?: (step: string, done: number, steps: number) => void;
}

/** What the files come to before any rule for over-votes: what none changes is summed, what the cards of an intermediary of too many shares say is kept. */
export interface Scanned {
  readonly files: readonly { readonly name: string; readonly sha256: string; readonly of: SourceFile['of'] }[];
  /** Files that are there twice, byte for byte: they are read once. */
  readonly twice: readonly string[];
  /** The holders of record who are told by themselves. */
  readonly apart: readonly string[];
  /** The cards of which every line is kept one by one. */
  readonly challenged: readonly string[];
  /** What the inspectors ruled, by matter. */
  readonly rulings: readonly RuledOnMatter[];
  /** What stands of each class on the register. */
  readonly held: readonly { readonly class: string; readonly shares: bigint; readonly lines: bigint }[];
  /** Whether the positions tell who holds for others; where they do not, nobody is taken to, but for who passed a part of its position down. */
  readonly tellsIntermediaries: boolean;
  /** What holders of record who are told by themselves have. */
  readonly heldApart: readonly { readonly holder: string; readonly class: string; readonly shares: bigint }[];
  /** Positions of which more was passed down than they have; those below others come first. */
  readonly passedBeyond: readonly PassedBeyond[];
  /** What no rule of counting changes: of whoever is no intermediary the latest of cards of too many shares counts always. */
  readonly undisputed: Summed;
  readonly disputed: readonly Disputed[];
  readonly aside: readonly HolderWithLines[];
  readonly elections: ScannedElections;
  readonly faults: readonly NotCounted[];
}

const steps = ['hashing', 'positions', 'cards', 'matching', 'cards of one holder', 'elections', 'sums'] as const;

/** Of as many matters, classes, choices, holders told apart and positions it is told by one bit each whether a line was there: 128 megabytes in every thread. */
const mostBits = 2n ** 30n;

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
    const held = await scan.positions();
    const heldApart = await scan.heldApart();
    step('cards');
    await scan.cards();
    const rulings = await scan.rulings();
    step('matching');
    await scan.match();
    step('cards of one holder');
    const disputed = await scan.cardsOfOneHolder();
    step('elections');
    const elections = await scan.elections();
    step('sums');
    const undisputed = await scan.sums();
    const told = read.map(({ name, sha256, of }) => ({ name, sha256, of }));
    const { passedBeyond, faults, apartHolders: apart, challenged, aside, tellsIntermediaries } = scan;
    return {
      files: told,
      twice,
      apart,
      challenged,
      rulings,
      held,
      tellsIntermediaries,
      heldApart,
      passedBeyond,
      undisputed,
      disputed,
      aside,
      elections,
      faults,
    };
  } catch (error) {
    if (signal?.aborted === true) throw signal.reason;
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
    database.close();
    if (resources.folder === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

/** One scan: its tables, in the order in which they are made. */
class Scan {
  readonly faults: NotCounted[] = [];
  passedBeyond: readonly PassedBeyond[] = [];
  apartHolders: readonly string[] = [];
  /** The cards that are kept one by one: those that were named, and those that do not count by a ruling. */
  challenged: readonly string[] = [];
  aside: readonly HolderWithLines[] = [];
  tellsIntermediaries = false;
  private isChained = false;
  private isAnyAside = false;
  private ruled: readonly CardRuling[] = [];
  private readonly undisputed = new Summing();
  private readonly database: Database;
  private readonly wanted: FilesToCount;
  private readonly files: readonly SourceFile[];
  /** More than any `holding`: a matter and a holding are one number, its pair. */
  private holdings = 0n;
  /** The lines of the cards, file by file: `every` of a relation with the columns of the file, and the place that each has in `line`. */
  private readonly lines: {
    readonly relation: string;
    readonly place: string;
    readonly named: string;
    readonly every: (relation: string) => string;
  }[] = [];
  /** What of the sums over all lines is taken away again, and what is put in its place: statements. */
  private readonly corrections: string[] = [];

  constructor(database: Database, wanted: FilesToCount, files: readonly SourceFile[]) {
    this.database = database;
    this.wanted = wanted;
    this.files = files;
    this.apartHolders = wanted.apart ?? [];
  }

  /**
   * `position`: what each holder has of each class, numbered by `holding`, as the lines have it. A position that is none stops the count:
   * nobody could tell who may vote.
   */
  async positions(): Promise<Scanned['held']> {
    const sources: string[] = [];
    for (const [index, file] of this.filesOf('positions')) {
      const columns = await columnsOf(this.database, file, ['holder', 'class', 'shares'], ['intermediary', 'under']);
      this.isChained ||= columns.has('under');
      this.tellsIntermediaries ||= columns.has('intermediary');
      const texts = ['holder', 'class', 'under'].map((name) => `${textOf(name, columns)} as ${name}`);
      const [written, shares] = sharesOf(columns);
      const intermediary = columns.has('intermediary') ? yesOrNo(textOf('intermediary', columns)) : 'false';
      const { relation, place, count } = await rowsOf(this.database, file, columns, index, (line) => {
        throw new TallyError(`${file.name}: a line of positions has other columns than the first: ${line}`);
      });
      sources.push(
        `select ${index} as file, ${this.holdings} + ${place} as holding, ${texts.join(', ')}, ${written} as written, ${shares} as held, ${intermediary} as intermediary from ${relation}`,
      );
      this.holdings += count;
    }
    await this.database.run(`create view position as select *, holder as record from (${sources.join(' union all ')})`);
    const isWrong = 'holder is null or class is null or held is null or intermediary is null';
    const held = await this.reading(
      'positions',
      `select class, coalesce(sum(held) filter (under is null), 0) as shares, count(*) as lines, count(*) filter (${isWrong}) > 0 as wrong from position group by class order by class`,
    );
    if (held.every(({ wrong }) => wrong !== true)) {
      if (this.isChained) {
        this.passedBeyond = await chained(this.database);
        await this.refuseApartOfOthers();
      } else await this.database.run(notChained);
      this.apartHolders = await this.whoIsApart();
      return held.map((row) => ({
        class: String(row['class']),
        shares: whole(row['shares']),
        lines: whole(row['lines']),
      }));
    }
    const [bad] = await this.database.rows(
      `select file, holder, class, written, intermediary is null as unread from position where ${isWrong} order by holding limit 1`,
    );
    const { file, holder, class: className, written, unread } = bad ?? {};
    const wrong =
      unread === true
        ? 'tells by neither yes nor no whether its holder is an intermediary'
        : `is "${written ?? ''}": a whole number of shares with its holder and class was expected`;
    throw new TallyError(
      `${this.nameOf(file)}: the position of ${holder ?? 'nobody'} in ${className ?? 'no class'} ${wrong}. Correct the file, and count again.`,
    );
  }

  async heldApart(): Promise<Scanned['heldApart']> {
    const names = this.apartNames();
    if (names.length === 0) return [];
    const rows = await this.database.rows(
      `select holder, class, sum(${this.isChained ? 'whole' : 'held'}) as shares from position where holder in (${names.join(', ')})
       ${this.isChained ? 'and under is null' : ''} group by all order by all`,
      this.apartValues(),
    );
    return rows.map(({ holder, class: className, shares }) => ({
      holder: String(holder),
      class: String(className),
      shares: whole(shares),
    }));
  }

  private async whoIsApart(): Promise<readonly string[]> {
    const { apart = [], apartFrom } = this.wanted;
    if (apartFrom === undefined) return apart;
    const rows = await this.database.rows(
      `select distinct holder from (select holder, class from position ${this.isChained ? 'where under is null' : ''} group by holder, class
       having sum(${this.isChained ? 'whole' : 'held'}) >= $least) order by holder`,
      { least: apartFrom },
    );
    return [...new Set([...apart, ...rows.map(({ holder }) => String(holder))])];
  }

  /** The engine takes its part of a limit of holders of record: whoever is below another is in what that one voted. */
  private async refuseApartOfOthers(): Promise<void> {
    const names = this.apartNames();
    if (names.length === 0) return;
    const [bad] = await this.database.rows(
      `select holder, any_value(record) as record from position where holder in (${names.join(', ')})
       group by holder having count(*) filter (under is null) = 0 order by holder limit 1`,
      this.apartValues(),
    );
    if (bad === undefined) return;
    throw new TallyError(notOfRecord(bad));
  }

  /**
   * `card`: every line of the cards as its file has it, numbered over all files, with why it does not count by itself; `line`: what of it is summed,
   * and whether it is right by itself, where its matter, choice and holder are.
   */
  async cards(): Promise<void> {
    const needed = ['card', 'holder', 'class', 'matter', 'choice', 'shares'] as const;
    const texts = needed.filter((name) => name !== 'shares');
    const { meeting, pollsClosed } = this.wanted;
    // What is held to the meeting and to the end of the polls has to tell its own: what is not told is neither right nor in time.
    const told = [...(meeting === undefined ? [] : ['meeting']), ...(pollsClosed === undefined ? [] : ['received'])];
    this.ruled = await rulingsIn(this.database, this.filesOf('rulings'));
    const ruledOut = this.ruled.flatMap(({ card, counts }) => (counts === 'not' ? [card] : []));
    this.challenged = [...new Set([...(this.wanted.challenged ?? []), ...ruledOut])];
    const elections = this.electionsInSql();
    const short: string[] = [];
    for (const [index, file] of this.filesOf('cards')) {
      const columns = await columnsOf(this.database, file, [...needed, ...told], ['candidate', 'received', 'meeting']);
      const text = (name: string) => textOf(name, columns);
      const [written, shares] = sharesOf(columns);
      const asText = (name: string) => (columns.get(name) === 'VARCHAR' ? name : `cast(${name} as varchar)`);
      const named = `hash(${['holder', 'class', 'matter'].map(asText).join(', ')})`;
      const code = `case when ${texts.map((name) => isEmpty(name, columns)).join(' or ')} then 'incomplete'
        when ${shares} is null then 'shares-not-whole'
        ${whyWrong(text, elections)} end`;
      // Until a ruling admits it: the card says how it votes, and not that it is of this meeting or in time.
      const aside = `case ${told.map((name) => `when ${isEmpty(name, columns)} then 'incomplete'`).join(' ')}
        ${meeting === undefined ? '' : `when ${text('meeting')} <> ${literal(meeting)} then 'wrong-meeting'`}
        ${pollsClosed === undefined ? '' : `when ${text('received')} > ${literal(pollsClosed)} then 'late'`}
        when false then '' end`;
      const ofTexts = [...texts, 'candidate', 'received', 'meeting'].map((name) => `${text(name)} as ${name}`);
      const { relation, place } = await rowsOf(this.database, file, columns, index, (line) => {
        this.faults.push({ code: 'line-not-read', file: file.name, says: line });
      });
      this.lines.push({
        relation,
        place,
        named,
        every: (of) =>
          `select ${index} as file, ${index} * 1099511627776 + ${place} as line, ${ofTexts.join(', ')},
             ${written} as written, ${shares} as shares, ${aside} as aside, ${code} as code from ${of}`,
      });
      const isRight = [
        `${asText('card')} <> ''`,
        ...(columns.has('candidate') ? [`${text('candidate')} is null`] : []),
        ...(meeting === undefined ? [] : [`${text('meeting')} = ${literal(meeting)}`]),
        ...(pollsClosed === undefined ? [] : [`${text('received')} <= ${literal(pollsClosed)}`]),
      ];
      short.push(
        `select ${named} as named, ${asText('holder')} as holder, ${asText('class')} as class, ${text('matter')} as matter,
           try_cast(${asText('choice')} as choice_of) as choice, ${shares} as shares, ${isRight.join(' and ')} as isRight from ${relation}`,
      );
    }
    await this.database.run(
      `create type choice_of as enum (${inQuotes(choices)});
       create view card as ${this.lines.map(({ relation, every }) => every(relation)).join(' union all ')};
       create view line as from (${short.join(' union all ')}) where not (${elections.is('matter')} and matter is not null)`,
    );
  }

  async rulings(): Promise<readonly RuledOnMatter[]> {
    if (this.ruled.length === 0) return [];
    const lines = await this.database.rows(
      `select card, matter, class, holder, candidate, shares, aside from card
       where card in (${inQuotes(this.ruled.map(({ card }) => card))}) and matter is not null and class is not null and holder is not null`,
    );
    return ruledOnMatters(this.ruled, lines.map(lineRuledOn));
  }

  /**
   * `total`: the lines of all matters that are no elections, summed as they are joined to positions, whatever else is wrong with them, for no line of who
   * sent one becomes a row; `matched`: the lines of elections.
   */
  async match(): Promise<void> {
    // Files are read, and lines have their numbers: no order of rows tells anything from here on.
    await this.database.run('set preserve_insertion_order = false');
    await this.reading(
      'cards',
      'create type matter_of as enum (select distinct matter from card where matter is not null order by matter)',
    );
    let found = await this.joined();
    if (found.joined > found.lines) {
      // Some position has several lines: its cards were joined to each of them.
      await this.database.run(
        `create table whole_position as
         select holder, class, sum(held) as held, bool_or(intermediary) as intermediary from position group by holder, class;
         create or replace view position as select rowid as holding, *, holder as record from whole_position;
         drop table total; drop table matched`,
      );
      found = await this.joined();
    }
    if (found.wrong === 0n) return;
    await this.database.run('create table wrong as from card where code is not null or aside is not null');
    await this.database.run(
      `create table wrong_of_holder as
       select matter, class, cast(try_cast(choice as choice_of) as varchar) as choice, ${this.apart()} as apart, coalesce(shares, 0) as shares
       from wrong join (select holder, class, record from position) own using (holder, class)
       where code is not null and (not ${this.electionsInSql().is('matter')} or matter is null)`,
      this.apartValues(),
    );
    this.corrections.push(`select matter, class, choice, apart, -shares, -1 from wrong_of_holder where ${isOfVote}`);
    const [some] = await this.database.rows('select 1 from wrong where code is null limit 1');
    this.isAnyAside = some !== undefined;
    const bad = await this.database.rows('select * from wrong where code is not null order by line');
    for (const row of bad) this.fault(String(row['code']) as FaultCode, row);
    const unknown = await this.database.rows(
      `select card.*, near.holder as near from card anti join position using (holder, class)
       left join (select ${plainForm('holder')} as form, class, min(holder) as holder from position group by all) near
         on near.form = ${plainForm('card.holder')} and near.class = card.class
       where code is null order by line`,
    );
    for (const row of unknown) this.fault(row['near'] === null ? 'unknown-holder' : 'holder-nearly-known', row);
  }

  private async joined(): Promise<{ readonly lines: bigint; readonly joined: bigint; readonly wrong: bigint }> {
    const [{ groups = 0n } = {}] = await this.database.rows(
      `select len(enum_range(null::matter_of)) * (select count(distinct class) from position) * ${choices.length * (this.apartHolders.length + 1)} as groups`,
    );
    const areFew = whole(groups) * this.holdings <= mostBits;
    // By one bit for each position it is known whether anybody sent two lines on a matter.
    const bits = areFew && this.holdings > 0n ? `bitstring_agg(holding, 0, ${this.holdings - 1n})` : 'null::bit';
    await this.reading(
      'cards',
      `create table total as
       select matter, class, cast(choice as varchar) as choice, apart, shares, lines, rightLines, present, beyond from (
         select matter, own.class as class, choice, apart, sum(shares) as shares, count(*) as lines,
           count(*) filter (isRight and shares is not null) as rightLines, ${bits} as present, list(holding) filter (shares > held) as beyond
         from line left join (select holder, class, holding, held, ${this.apart()} as apart from position) own
           on own.holder = line.holder and own.class = line.class
         group by all)`,
      this.apartValues(),
    );
    await this.reading(
      'cards',
      `create table matched as
       select card.*, holding, enum_code(cast(matter as matter_of)) * ${this.holdings} + holding as pair, held
       from card left join position using (holder, class) where ${this.electionsInSql().is('matter')}`,
    );
    const [row] = await this.database.rows(
      `select (select count(*) from card) as lines, cast(coalesce(sum(lines), 0) as bigint) + (select count(*) from matched) as joined,
         cast(coalesce(sum(lines - if(${isOfVote}, rightLines, 0)), 0) as bigint)
           + (select count(*) from matched where holding is null or code is not null or aside is not null) as wrong from total`,
    );
    return { lines: whole(row?.['lines']), joined: whole(row?.['joined']), wrong: whole(row?.['wrong']) };
  }

  /**
   * `several`: by the hash of matter, class and holder, those of which there are several lines, or one of more than was held, and sometimes others, who are
   * counted the same; `kept`: their lines, each card once.
   */
  async cardsOfOneHolder(): Promise<readonly Disputed[]> {
    const [again] = await this.database.rows(
      `select count(*) as matters from (
         select matter from total where class is not null group by matter
         having coalesce(bit_count(bit_or(present)), 0) < sum(lines))`,
    );
    await this.database.run(
      `create table several (named ubigint);
       insert into several select hash(holder, class, matter)
       from (select matter, unnest(beyond) as holding from total) join position using (holding)`,
    );
    if (whole(again?.['matters']) > 0n) {
      await this.reading('cards', 'insert into several select named from line group by named having count(*) > 1');
    }
    await this.contest();
    const [some] = await this.database.rows('select count(*) as lines from several');
    if (whole(some?.['lines']) === 0n) return [];
    const ofSeveral = this.lines.map(({ relation, place, named, every }) =>
      every(`(select *${place === 'rowid' ? ', rowid' : ''} from ${relation} where ${named} in (from several))`),
    );
    await this.reading(
      'cards',
      `create table several_line as
       select line, file, matter, class, holder, card, candidate, choice, received, written, shares, aside,
         enum_code(cast(matter as matter_of)) * ${this.holdings} + holding as pair, held, intermediary, ${this.apart()} as apart
       from (${ofSeveral.join(' union all ')})
       join (select holder, class, record, holding, held, intermediary from position) own using (holder, class)
       where code is null and not ${this.electionsInSql().is('matter')}`,
      this.apartValues(),
    );
    await this.database.run(
      `create table with_aside as select distinct pair from several_line where aside is not null;
       create view without_aside as from several_line anti join with_aside using (pair)`,
    );
    await linesOnce(this.database, { from: 'without_aside', into: 'kept' }, (code, row) => this.fault(code, row));
    await this.keepWithAside();
    await this.database.run(
      `create table kept_pair as
       select pair, sum(shares) as together, count(*) as lines, min(line) as first, max(line) as second, bool_or(intermediary) as for_others
       from kept group by pair`,
    );
    await this.supersede();
    const line = 'matter, class, choice, apart';
    this.corrections.push(
      `select ${line}, -shares, -1 from several_line`,
      `select ${line}, shares, 1 from kept join kept_pair using (pair) anti join contested using (pair) where together <= held`,
      `select ${line}, shares, 1 from kept semi join settled using (line)`,
    );
    const apart = new Set(this.apartHolders);
    const disputed: Disputed[] = [];
    let isContested = false;
    const add = (all: Disputed): void => {
      if (all.isIntermediary || all.above.length > 0 || isContested) {
        disputed.push(all);
        return;
      }
      for (const ruled of ruledOn(all, 'latest')) {
        this.undisputed.add(all, ruled.counted, apart.has(all.record) ? all.record : undefined);
        const fault = notCountedOf(ruled);
        if (fault !== undefined) this.faults.push(fault);
      }
    };
    let last: Cell | undefined;
    let open: (Disputed & { readonly cards: DisputedCard[] }) | undefined;
    await this.database.eachRow(
      `select any_value(matter) as matter, any_value(class) as class, any_value(holder) as holder, pair, any_value(held) as held,
         any_value(intermediary) as intermediary, any_value(record) as record, any_value(above) as above, any_value(contested.pair) is not null as contested, card, min(file) as file,
         min(received) as received, min(line) as line, ${sumsByChoice}
       from kept join kept_pair using (pair) anti join settled using (pair) left join contested using (pair)
       left join ${standingUnder} chain on chain.holding = pair % ${this.holdings}
       where together > held or contested.pair is not null
       group by pair, card
       order by any_value(matter), any_value(class), any_value(holder), min(received) nulls first, min(line)`,
      (row) => {
        const { pair, card } = row;
        if (open === undefined || pair !== last) {
          if (open !== undefined) add(open);
          isContested = row['contested'] === true;
          last = pair;
          open = {
            ...holderIn(row),
            cards: [],
          };
        }
        const cast = castIn(row);
        open.cards.push({
          card: String(card),
          file: this.nameOf(row['file']),
          received: String(row['received'] ?? ''),
          line: whole(row['line']),
          cast,
          shares: presentIn(cast),
        });
      },
    );
    if (open !== undefined) add(open);
    return disputed;
  }

  /** The holders of whose lines some are set aside, with all of these. */
  private async keepWithAside(): Promise<void> {
    const rows = await this.database.rows(
      `select matter, class, holder, held, intermediary, record, above, card, file, choice, shares, received, line, aside
       from several_line semi join with_aside using (pair)
       left join ${standingUnder} chain on chain.holding = pair % ${this.holdings} order by matter, class, holder, line`,
    );
    this.aside = holdersIn(rows, (file) => this.nameOf(file));
  }

  /**
   * `contested`: the pairs of which the votes could be too many for a position above, and those with a card that somebody challenged, or with one
   * that is set aside; they are among `several`.
   */
  private async contest(): Promise<void> {
    const { challenged } = this;
    const isVote = `code is null and not ${this.electionsInSql().is('matter')}`;
    await this.database.run('create table contested_vote (matter varchar, holding bigint)');
    if (challenged.length > 0) {
      await this.reading(
        'cards',
        `insert into contested_vote select matter, holding
         from card join (select holder, class, holding from position) own using (holder, class)
         where ${isVote} and card in (${inQuotes(challenged)})`,
      );
    }
    if (this.isAnyAside) {
      await this.database.run(
        `insert into contested_vote select distinct matter, holding
         from wrong join (select holder, class, holding from position) own using (holder, class) where ${isVote}`,
      );
    }
    if (this.passedBeyond.length > 0) {
      await this.database.run(
        `create table voted as
         select matter, holding, least(sum(shares), any_value(held)) as most
         from card join (select holder, class, holding, held from position) own using (holder, class)
         where ${isVote} and holding in (select holding from below) group by matter, holding;
         insert into contested_vote ${contestedOf('voted')}`,
      );
    }
    await this.database.run(
      `create table contested as
       select distinct enum_code(cast(matter as matter_of)) * ${this.holdings} + holding as pair from contested_vote;
       insert into several select hash(holder, class, matter) from contested_vote join position using (holding)`,
    );
  }

  /**
   * `settled`: the ordinary second card. Of a pair of too many shares by two cards of a line each, of somebody who votes for nobody else, the later
   * line counts whole where it is of no more than was held, and the earlier is superseded, as `partsOfCards` has it. All others are ruled on one by one.
   */
  private async supersede(): Promise<void> {
    await this.database.run(
      `create view two as
       select pair, first, second from kept_pair anti join contested using (pair) where lines = 2 and not for_others;
       create table settled as
       select pair, if(isFirstLater, first, second) as line, if(isFirstLater, second, first) as superseded
       from (select two.*, one.shares as sharesFirst, other.shares as sharesSecond, one.held,
               coalesce(one.received, '') > coalesce(other.received, '') as isFirstLater
             from two join kept one on one.line = first join kept other on other.line = second where one.card <> other.card and one.held > 0 and one.shares + other.shares > one.held)
       where if(isFirstLater, sharesFirst, sharesSecond) <= held`,
    );
    await this.database.eachRow(
      `select file, card, matter, class, holder, shares from kept semi join settled on kept.line = settled.superseded order by line`,
      ({ file, card, matter, class: className, holder, shares }) => {
        const of = { matter: String(matter), class: String(className), holder: String(holder), shares: String(shares) };
        this.faults.push({
          code: 'superseded',
          file: this.nameOf(file),
          says: String(card),
          ...of,
          counted: nothingCast,
        });
      },
    );
  }

  async elections(): Promise<ScannedElections> {
    return scannedElections({
      database: this.database,
      elections: this.wanted.elections ?? [],
      challenged: this.challenged,
      apart: { sql: this.apart(), values: this.apartValues() },
      fault: (code, row) => this.fault(code, row),
      nameOf: (file) => this.nameOf(file),
    });
  }

  /** What is undisputed: all lines, without those that are wrong or of who sent several, of which those are put back that are together within the shares held. */
  async sums(): Promise<Summed> {
    const rows = await this.database.rows(
      `select matter, class, apart as holder, ${sumsByChoice}
       from (select matter, class, choice, apart, shares, lines from total where ${isOfVote} ${this.corrections.map((each) => `union all ${each}`).join('\n')})
       group by all having sum(lines) > 0 order by all`,
    );
    for (const row of rows) {
      const holder = row['holder'] === null ? undefined : String(row['holder']);
      this.undisputed.add({ matter: String(row['matter']), class: String(row['class']) }, castIn(row), holder);
    }
    return this.undisputed.told();
  }

  /** Whether a matter is an election, and whether somebody stands in it. */
  private electionsInSql() {
    const elections = this.wanted.elections ?? [];
    const ids = elections.map(({ id }) => id);
    return {
      is: (matter: string) => (ids.length === 0 ? 'false' : `(${matter} in (${inQuotes(ids)}))`),
      stands: (matter: string, candidate: string) =>
        ids.length === 0
          ? 'false'
          : `(${elections.map(({ id, candidates }) => `${matter} = ${literal(id)} and ${candidate} in (${inQuotes(candidates)})`).join(' or ')})`,
    };
  }

  private apart(): string {
    const names = this.apartNames();
    return names.length === 0 ? 'null' : `case when record in (${names.join(', ')}) then record end`;
  }

  private apartNames(): readonly string[] {
    return Object.keys(this.apartValues()).map((name) => `$${name}`);
  }

  private apartValues(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.apartHolders.map((holder, index) => [`apart${index}`, holder]));
  }

  private filesOf(of: SourceFile['of']): readonly (readonly [number, SourceFile])[] {
    return this.files
      .map((file, index) => [index, file] as const)
      .filter(([, file]) => file.of === of || (isOfCards(file) && of === 'cards'));
  }

  private async reading(
    of: SourceFile['of'],
    sql: string,
    values?: Readonly<Record<string, string>>,
  ): Promise<readonly Row[]> {
    const files = this.filesOf(of).map(([, file]) => file);
    return reading(files, async () => this.database.rows(sql, values));
  }

  private fault(code: FaultCode, row: Row): void {
    this.faults.push(faultIn(code, row, this.nameOf(row['file'])));
  }

  private nameOf(file: Cell | undefined): string {
    return this.files[Number(file)]?.name ?? '';
  }
}

/** Of sums over lines: those whose holder, matter and choice are right. */
const isOfVote = 'class is not null and matter is not null and choice is not null';

/** Where nothing is written it is no; what is neither is null. */
function yesOrNo(text: string): string {
  return `case when ${text} is null or lower(${text}) in ('no', 'false', '0') then false when lower(${text}) in ('yes', 'true', '1') then true end`;
}

/** An id without what people do not see: its case, its normal form, spaces about it. */
function plainForm(column: string): string {
  return `lower(trim(nfc_normalize(${column})))`;
}

function inShares(cell: Cell | undefined): Quantity<'shares'> {
  return quantity('shares', whole(cell));
}

function castIn(row: Row): CastShares {
  const { for: yes, against, abstain, unvoted } = choicesIn(row);
  return {
    ...nothingCast,
    for: inShares(yes),
    against: inShares(against),
    abstain: inShares(abstain),
    unvoted: inShares(unvoted),
  };
}

const sumsByChoice = [
  ['yes', 'for'],
  ['no', 'against'],
  ['abstain', 'abstain'],
  ['unvoted', 'broker-non-vote'],
]
  .map(([name, choice]) => `cast(coalesce(sum(shares) filter (choice = '${choice}'), 0) as hugeint) as ${name}`)
  .join(', ');
