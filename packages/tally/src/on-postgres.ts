import { groupedBy } from '@quorate/engine';
import { inTwoPlaces, notOfRecord, underNobody } from './chain.js';
import { castOf, choices, whyWrong } from './choices.js';
import type { Row } from './duckdb.js';
import { electionSumsIn } from './election-sums.js';
import { holdersIn } from './line-of-card.js';
import { coded, faultIn, type NotCounted } from './not-counted.js';
import { lineRuledOn, ruledOnMatters, rulingsOf, type CardRuling } from './rulings.js';
import type { ElectionToCount } from './scanned-elections.js';
import type { FilesToCount, Scanned } from './scan.js';
import { inDispute } from './set-aside.js';
import { inQuotes } from './source-files.js';
import { Summing } from './summing.js';
import { TallyError } from './tally-error.js';
import type { FaultCode } from './faults.js';

/**
 * What is read on PostgreSQL: the positions of a meeting, each one line, the lines of its cards as they came, and what the inspectors ruled. Both keys
 * begin with the holder of record: divided by it, or distributed and collocated, whoever voted stands beside what it held and its whole chain.
 */
export const tablesOnPostgres = [
  `create table positions (
    record text, class text, holder text, above text[] not null default '{}',
    shares bigint not null check (shares >= 0), intermediary boolean not null default false,
    primary key (record, class, holder), check (record = coalesce(above[1], holder)))`,
  `create table cards (
    record text, class text not null, matter text not null, card text not null, holder text not null, candidate text,
    choice text not null check (choice in (${inQuotes([...choices, 'withheld'])})),
    shares bigint not null check (shares between 0 and 999999999999999999), received text collate "C", meeting text, line bigint,
    primary key (record, line))`,
  `create table rulings (card text primary key, counts text, by text, ground text, alone text)`,
] as const;

/** By the holder of record, class and holder: what was passed down to positions under it. */
const passedDown = `select record, class, above[cardinality(above)] as holder, sum(shares) as passed
  from positions where above <> '{}' group by record, class, above[cardinality(above)]`;

const standing = `select positions.record, positions.class, positions.holder, above,
    greatest(shares - coalesce(passed, 0), 0) as held, intermediary or passed is not null as intermediary
  from positions
  left join (${passedDown}) passed_down on passed_down.record = positions.record and passed_down.class = positions.class
    and passed_down.holder = positions.holder`;

const election = {
  is: (matter: string) => `($5::jsonb -> ${matter} is not null)`,
  stands: (matter: string, candidate: string) => `($5::jsonb -> ${matter} -> 'candidates' -> ${candidate} is not null)`,
};

/** Each line of the cards, with what its holder has, and why it does not count by itself. */
const lines = `select told.*, held, intermediary, above, ($5::jsonb -> matter ->> 'seats')::bigint as seats,
    case when '' in (matter, told.class, card, told.holder) then 'incomplete' ${whyWrong((name) => name, election)} end as code,
    case when $4::text is not null and meeting is null or $2::text is not null and received is null then 'incomplete'
      when meeting <> $4 then 'wrong-meeting' when received > $2 then 'late' end as aside
  from (
    select record, class, matter, card, holder, nullif(candidate, '') as candidate, choice, shares,
      nullif(received, '') as received, nullif(meeting, '') as meeting, line
    from cards) told
  left join (${standing}) own on own.record = told.record and own.class = told.class and own.holder = told.holder`;

/**
 * What each holder voted together on a matter, and whether its lines come one by one. A card of an election is of as many shares as it tells of on the
 * candidate on whom it tells most; whoever votes for others may mark more than there are seats, and its card is then of as many as fill them.
 */
const voted = `select record, class, matter, holder, above, held, sum(present) as together, min(first) as first,
    bool_or(is_open) or sum(present) > held as is_open
  from (
    select record, class, matter, holder, above, held, first,
      case when intermediary then greatest(most, div(given + seats - 1, seats)) else most end as present,
      is_open or not intermediary and coalesce(marks > seats, false) as is_open
    from (
      select record, class, matter, holder, above, held, card, intermediary, seats, min(first) as first, bool_or(is_open) as is_open,
        coalesce(max(shares) filter (where candidate is not null), 0) + coalesce(sum(shares) filter (where candidate is null), 0) as most,
        sum(given) as given, count(*) filter (where given > 0) as marks
      from (
        select record, class, matter, holder, above, held, card, intermediary, seats, candidate, min(line) as first,
          sum(shares) as shares, coalesce(sum(shares) filter (where choice = 'for'), 0) as given,
          bool_or(aside is not null or card = any ($3::text[])) or count(*) > count(distinct choice) as is_open
        from (${lines}) line where code is null and held is not null
        group by record, class, matter, holder, above, held, card, intermediary, seats, candidate) of_candidate
      group by record, class, matter, holder, above, held, card, intermediary, seats) of_card) card
  group by record, class, matter, holder, above, held`;

/** Of whoever voted below positions of which more was passed down than they have: each with each of these. */
const below = `select record, class, matter, holder, edge, together, held, ($6::jsonb -> class ->> edge)::numeric as reach
  from (select voted.*, unnest(above) as edge from (${voted}) voted where $6::jsonb <> '{}') below
  where $6::jsonb -> class -> edge is not null`;

/** Those who voted below a position that does not reach to all of it. */
const contested = `select below.record, below.class, below.matter, below.holder
  from (${below}) below
  join (select record, class, matter, edge from (${below}) below
    group by record, class, matter, edge, reach having sum(least(together, held)) > reach) beyond
    on beyond.record = below.record and beyond.class = below.class and beyond.matter = below.matter and beyond.edge = below.edge
  group by below.record, below.class, below.matter, below.holder`;

const statement = `
select matter, class, candidate, choice, block, line, sum(shares)::text as shares, coalesce(sum(present), 0)::text as present
from (
  select matter, class, candidate, choice, shares, block,
    case when is_open then jsonb_build_object('record', record, 'holder', holder, 'above', above, 'held', held::text,
      'intermediary', intermediary, 'card', card, 'received', received, 'line', line::text, 'aside', aside, 'code', code) end as line,
    case when not is_open and line = first and seats is not null then together end as present
  from (
    select line.*, first, together, case when line.record = any ($1::text[]) then line.record end as block,
      code is not null or voted.holder is null or voted.is_open or contested.holder is not null as is_open
    from (${lines}) line
    left join (${voted}) voted on voted.record = line.record and voted.class = line.class and voted.matter = line.matter
      and voted.holder = line.holder
    left join (${contested}) contested on contested.record = line.record and contested.class = line.class
      and contested.matter = line.matter and contested.holder = line.holder) line) part
group by matter, class, candidate, choice, block, line`;

/** A row of the statement. */
export interface PartialSum {
  readonly matter: string;
  readonly class: string;
  readonly candidate: string | null;
  readonly choice: string;
  /** Of holders who are told apart. */
  readonly block: string | null;
  readonly shares: string;
  /** In elections, the shares that the cards are of, each once, told with some line of each. */
  readonly present: string;
  /** Of lines that are told one by one. */
  readonly line: {
    readonly record: string;
    readonly holder: string;
    readonly above: readonly string[] | null;
    /** What the holder had; null of one who had no position. */
    readonly held: string | null;
    readonly intermediary: boolean | null;
    readonly card: string;
    readonly received: string | null;
    readonly line: string;
    readonly aside: string | null;
    readonly code: FaultCode | null;
  } | null;
}

/** What is summed, and what comes line by line. */
export interface SumsWanted extends Pick<Partial<Scanned>, 'passedBeyond'> {
  /** When the polls closed, written as `received` is: what was received after it is late. */
  readonly pollsClosed?: string;
  /** The meeting of which cards are counted. */
  readonly meeting?: string;
  readonly elections?: readonly ElectionToCount[];
  /** Holders of record told by themselves beside the totals. */
  readonly apart?: readonly string[];
  /** Cards that somebody challenged. */
  readonly challenged?: readonly string[];
  readonly rulings?: readonly CardRuling[];
}

/**
 * The partial sums in one statement: by matter, class, candidate, choice and ownership block what no rule changes, and the lines one by one of whoever voted
 * more than it held, held nothing, is below a position that does not reach to all that was voted, or sent a card that is wrong, set aside, challenged or
 * ruled on. All joins and inner sums are by the holder of record, and the outer one only adds: so each part of a divided or distributed database works by
 * itself.
 */
export function partialSums({
  apart = [],
  pollsClosed,
  challenged = [],
  rulings = [],
  meeting,
  elections = [],
  passedBeyond = [],
}: SumsWanted): { readonly text: string; readonly values: readonly unknown[] } {
  const standing = elections.map(({ id, seats, candidates }) => [
    id,
    { seats, candidates: Object.fromEntries(candidates.map((each) => [each, true])) },
  ]);
  const beyond = Array.from(
    groupedBy(passedBeyond, (each) => each.class),
    ([className, all]) => [className, Object.fromEntries(all.map(({ holder, held }) => [holder, String(held)]))],
  );
  const named = [...challenged, ...rulings.map(({ card }) => card)];
  const [ofElections, ofEdges] = [standing, beyond].map((all) => JSON.stringify(Object.fromEntries(all)));
  return {
    text: statement,
    values: [apart, pollsClosed ?? null, named, meeting ?? null, ofElections, ofEdges],
  };
}

/** What a count in a database goes by: what a count of files does. */
export interface OnPostgres extends Omit<SumsWanted, 'rulings' | 'passedBeyond'>, Pick<FilesToCount, 'apartFrom'> {
  /** Where the database is, such as postgres://user@host/name. */
  readonly url: string;
  /** Calls the count off. */
  readonly signal?: AbortSignal;
}

/** For a transaction that runs the statement: a merge by the holder of record and class alone holds each line of a chain to every other of it. */
export const hashingOnPostgres = 'set local enable_mergejoin = off';

/**
 * Reads the partial sums of the meeting whose tables (`tablesOnPostgres`) are in a database, as of one moment of it.
 * @throws {TallyError} where it cannot be reached or read, has no such tables, or where a position or a ruling in it is none
 */
export async function scannedFromPostgres({ url, signal, ...wanted }: OnPostgres): Promise<Scanned> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, application_name: 'quorate-tally' });
  // The statement that is run is told of a lost connection.
  client.on('error', () => {});
  const stop = (): void => {
    void client.end();
  };
  try {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', stop);
    await client.connect();
    await client.query('begin isolation level repeatable read read only');
    await client.query(hashingOnPostgres);
    return await read(async (text, values) => (await client.query<Told>(text, [...values])).rows, wanted);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof TallyError) throw error;
    // Where a name has several addresses, what went wrong at each is within.
    const { code, message } = (error instanceof AggregateError ? error.errors[0] : error) as {
      readonly code?: string;
      readonly message: string;
    };
    const making = tablesOnPostgres.map((each) => `${each};`).join('\n');
    if (code === undefinedTable)
      throw new TallyError(
        `The database has no tables of a meeting. Make them, fill them, and count again:\n${making}`,
      );
    if (code === undefinedColumn)
      throw new TallyError(
        `The database has tables of another shape (${message}). Give those another name, make these, fill them, and count again:\n${making}`,
      );
    throw new TallyError(`The database cannot be read: ${message}`);
  } finally {
    signal?.removeEventListener('abort', stop);
    await client.end();
  }
}

/** The codes of PostgreSQL for a table, and for a column, that is not there. */
const undefinedTable = '42P01';
const undefinedColumn = '42703';

type Told = Readonly<Record<string, string | null>>;
type Rows = (text: string, values: readonly unknown[]) => Promise<readonly Told[]>;

/** All that is read of a database: beside the partial sums what is held, and is to be told of by itself. */
async function read(rows: Rows, asked: Omit<OnPostgres, 'url' | 'signal'>): Promise<Scanned> {
  const { apart: named = [], apartFrom } = asked;
  await refusePositions(rows, named);
  const beyond = await rows(
    `select positions.class, positions.holder, shares::text as held, passed::text from positions
     join (${passedDown}) passed_down on passed_down.record = positions.record and passed_down.class = positions.class
       and passed_down.holder = positions.holder
     where passed > shares order by cardinality(above) desc, positions.class collate "C", positions.holder collate "C"`,
    [],
  );
  const large =
    apartFrom === undefined
      ? []
      : await rows(
          `select distinct holder collate "C" as holder from positions where above = '{}' and shares >= $1 order by 1`,
          [String(apartFrom)],
        );
  const apart = [...new Set([...named, ...large.map(({ holder }) => String(holder))])];
  const ruled = await rows('select * from rulings order by card collate "C"', []);
  const rulings = rulingsOf(ruled.map((row) => ({ row, name: 'rulings' })));
  const held = await rows(
    `select class, coalesce(sum(shares) filter (where above = '{}'), 0)::text as shares, count(*)::text as lines
     from positions group by class order by class collate "C"`,
    [],
  );
  const heldApart = await rows(
    `select holder, class, shares::text from positions where holder = any ($1::text[]) order by holder collate "C", class collate "C"`,
    [apart],
  );
  const wanted = {
    ...asked,
    apart,
    rulings,
    passedBeyond: beyond.map((row) => ({
      class: String(row['class']),
      holder: String(row['holder']),
      held: BigInt(row['held'] ?? ''),
      passed: BigInt(row['passed'] ?? ''),
    })),
  };
  const { text, values } = partialSums(wanted);
  const scan = scannedOnPostgres((await rows(text, values)) as unknown as readonly PartialSum[], wanted);
  return {
    ...scan,
    faults: await withNearHolders(rows, scan.faults),
    heldApart: heldApart.map((row) => ({
      holder: String(row['holder']),
      class: String(row['class']),
      shares: BigInt(row['shares'] ?? ''),
    })),
    held: held.map((row) => ({
      class: String(row['class']),
      shares: BigInt(row['shares'] ?? ''),
      lines: BigInt(row['lines'] ?? ''),
    })),
  };
}

async function refusePositions(rows: Rows, apart: readonly string[]): Promise<void> {
  const refusals: readonly (readonly [sql: string, says: (row: Told) => string])[] = [
    [
      `select holder, class, min(coalesce(above[cardinality(above)], '')) as one, max(coalesce(above[cardinality(above)], '')) as other
       from positions where $1::text[] is not null group by holder, class having count(*) > 1 order by holder, class limit 1`,
      inTwoPlaces,
    ],
    [
      `select holder, class, above[cardinality(above)] as under from positions where $1::text[] is not null and above <> '{}' and not exists
         (select from positions upper where upper.record = positions.record and upper.class = positions.class
           and upper.holder = positions.above[cardinality(positions.above)]
           and upper.above = positions.above[:cardinality(positions.above) - 1])
       order by holder, class limit 1`,
      underNobody,
    ],
    [
      `select holder, min(record) as record from positions where holder = any ($1::text[])
       group by holder having bool_and(above <> '{}') order by holder limit 1`,
      notOfRecord,
    ],
  ];
  for (const [sql, says] of refusals) {
    const [bad] = await rows(sql, [apart]);
    if (bad !== undefined) throw new TallyError(says(bad));
  }
}

/**
 * Of cards of whom there is no position, those whose holder differs from one that is there in case, form or spaces alone.
 * @throws {TallyError} where the holder is there under another holder of record than the card tells
 */
async function withNearHolders(rows: Rows, faults: readonly NotCounted[]): Promise<readonly NotCounted[]> {
  const unknown = faults.filter(({ code }) => code === 'unknown-holder').map(({ holder = '' }) => holder);
  if (unknown.length === 0) return faults;
  const plain = (of: string) => `lower(btrim(normalize(${of}, nfc)))`;
  const near = await rows(
    `select told, class, min(holder collate "C") as holder, min(record) filter (where holder = told) as record
     from positions join unnest($1::text[]) told on ${plain('holder')} = ${plain('told')} group by told, class`,
    [[...new Set(unknown)]],
  );
  const keyOf = (holder: string | null | undefined, className: string | null | undefined) =>
    JSON.stringify([holder, className]);
  const nearest = new Map(near.map((row) => [keyOf(row['told'], row['class']), row]));
  return faults.map((fault) => {
    const found = nearest.get(keyOf(fault.holder, fault.class));
    if (fault.code !== 'unknown-holder' || found === undefined) return fault;
    if (found['record'] !== null) {
      throw new TallyError(
        `The card ${fault.says} tells another holder of record of ${fault.holder} than ${found['record']}, in whose name its shares of ${fault.class} stand. Correct "record" of the cards, and count again.`,
      );
    }
    return coded({ ...fault, code: 'holder-nearly-known' as const, near: String(found['holder']) });
  });
}

/** The rows, of all parts of the database in any order, as a count takes them. */
export function scannedOnPostgres(rows: readonly PartialSum[], wanted: SumsWanted = {}): Scanned {
  const { elections = [], apart = [], passedBeyond = [], rulings = [], challenged = [] } = wanted;
  const isElection = (matter: string) => elections.some(({ id }) => id === matter);
  const [summed, single] = [rows.filter(({ line }) => line === null), rows.filter(({ line }) => line !== null)];
  const sums = new Summing();
  for (const { choice, shares, block, ...of } of summed) {
    if (!isElection(of.matter)) sums.add(of, castOf([{ choice, shares: BigInt(shares) }]), block ?? undefined);
  }
  const ofElections = summed.filter(({ matter }) => isElection(matter));
  const edges = new Map(passedBeyond.map((each, edge) => [JSON.stringify([each.class, each.holder]), edge]));
  // As they stand in the database: two counts tell the same in the same order.
  const lines = single.toSorted((one, other) => inOrderOfLines(one.line, other.line)).map((sum) => lineOf(sum, edges));
  const inDoubt = inDispute(
    holdersIn(
      lines.filter((line) => line['code'] === null),
      String,
    ),
    elections,
  );
  const ruledOn = lines.filter(({ card }) => rulings.some((ruling) => ruling.card === card));
  const ruledOut = rulings.flatMap(({ card, counts }) => (counts === 'not' ? [card] : []));
  return {
    files: [],
    twice: [],
    apart,
    challenged: [...new Set([...challenged, ...ruledOut])],
    rulings: ruledOnMatters(rulings, ruledOn.map(lineRuledOn)),
    held: [],
    tellsIntermediaries: true,
    heldApart: [],
    passedBeyond,
    undisputed: sums.told(),
    disputed: inDoubt.disputed,
    aside: inDoubt.aside,
    elections: {
      elections,
      undisputed: electionSumsIn(
        ofElections.map(({ block, candidate, shares, present, ...of }) => ({
          ...of,
          block: block ?? undefined,
          candidate: candidate ?? undefined,
          shares: BigInt(shares),
          present: BigInt(present),
        })),
      ),
      ...inDoubt.elections,
    },
    faults: [
      ...lines.flatMap((line) => (line['code'] === null ? [] : faultIn(line['code'] as FaultCode, line, file))),
      ...inDoubt.told,
    ],
  };
}

function inOrderOfLines(one: PartialSum['line'], other: PartialSum['line']): number {
  return Number(one?.line) - Number(other?.line) || ((one?.record ?? '') < (other?.record ?? '') ? -1 : 1);
}

/** Lines are of one table, and ruled on as those of a file. */
const file = 'cards';

/** A line that comes by itself, as a scan of files has it. */
function lineOf({ line, ...of }: PartialSum, edges: ReadonlyMap<string, number>): Row {
  if (line === null) throw new Error('A line was expected, and a sum came.');
  const { above, held, code, ...told } = line;
  const beyond = (above ?? []).flatMap((holder) => edges.get(JSON.stringify([of.class, holder])) ?? []);
  return {
    ...of,
    ...told,
    file,
    code: code ?? (held === null ? 'unknown-holder' : null),
    shares: BigInt(of.shares),
    line: BigInt(told.line),
    held: held === null ? null : BigInt(held),
    above: beyond.length === 0 ? null : beyond.join(' '),
  };
}
