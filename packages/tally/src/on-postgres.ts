import { nothingCast, presentIn, quantity } from '@quorate/engine';
import type { Disputed, DisputedCard } from './cards-of-one-holder.js';
import { coded, type NotCounted } from './not-counted.js';
import { byReceipt, firstReceipt } from './receipt.js';
import type { DisputedWithAside, LineOfCard } from './line-of-card.js';
import type { Scanned } from './scan.js';
import { Summing } from './summing.js';
import { TallyError } from './tally-error.js';

/**
 * What the statement reads, on PostgreSQL: the positions of a meeting, each one line, and the lines of its cards, each once. Both keys begin with
 * the holder: divided by it, or distributed and collocated, whoever voted stands beside what it held.
 */
export const tablesOnPostgres = [
  `create table positions (
    holder text, class text, shares bigint not null check (shares >= 0), intermediary boolean not null default false,
    primary key (holder, class))`,
  `create table cards (
    holder text, class text, matter text, card text,
    choice text check (choice in ('for', 'against', 'abstain', 'broker-non-vote')),
    shares bigint not null check (shares >= 0), received text collate "C", line bigint not null,
    primary key (holder, class, matter, card, choice))`,
] as const;

const isInTime = `($2::text is null or received <= $2)`;

/**
 * The partial sums in one statement: by matter, class, choice and ownership block what no rule changes, and the lines one by one of whoever voted
 * more than it held, held nothing, or sent a card that came too late. All joins and the inner sum are by holder, and the outer one only adds: so each part of a
 * divided or distributed database works by itself. Its values: the holders told apart, and when the polls closed, or null.
 */
export const partialSums = `
select matter, class, choice, block, holder, card,
  sum(shares)::text as shares, min(held)::text as held, bool_or(intermediary) as intermediary, bool_and(in_time) as in_time,
  min(received) as received, min(line)::text as line
from (
  select cards.matter, cards.class, cards.choice, cards.shares, positions.shares as held, intermediary, received, line,
    coalesce(${isInTime}, false) as in_time,
    case when cards.holder = any ($1::text[]) then cards.holder end as block,
    case when together <= positions.shares and are_in_time then null else cards.holder end as holder,
    case when together <= positions.shares and are_in_time then null else cards.card end as card
  from cards
  join (select holder, class, matter, sum(shares) as together, bool_and(coalesce(${isInTime}, false)) as are_in_time
    from cards group by holder, class, matter) own
    on own.holder = cards.holder and own.class = cards.class and own.matter = cards.matter
  left join positions on positions.holder = cards.holder and positions.class = cards.class
) line
group by matter, class, choice, block, holder, card`;

/** A row of the statement. */
export interface PartialSum {
  readonly matter: string;
  readonly class: string;
  readonly choice: 'for' | 'against' | 'abstain' | 'broker-non-vote';
  /** Of holders who are told apart. */
  readonly block: string | null;
  /** Of lines that are told one by one. */
  readonly holder: string | null;
  readonly card: string | null;
  readonly shares: string;
  /** What the holder had; null of one who had no position. */
  readonly held: string | null;
  readonly intermediary: boolean | null;
  readonly in_time: boolean;
  readonly received: string | null;
  readonly line: string;
}

const figures = { for: 'for', against: 'against', abstain: 'abstain', 'broker-non-vote': 'unvoted' } as const;

/** What a count in a database goes by. */
export interface OnPostgres {
  /** Where the database is, such as postgres://user@host/name. */
  readonly url: string;
  /** When the polls closed, written as `received` is: what was received after it is late. */
  readonly pollsClosed?: string;
  /** Holders told by themselves beside the totals. */
  readonly apart?: readonly string[];
  /** Calls the count off. */
  readonly signal?: AbortSignal;
}

/**
 * Reads the partial sums of the meeting whose tables (`tablesOnPostgres`) are in a database, as of one moment of it.
 * @throws {TallyError} where it cannot be reached or read, or has no such tables
 */
export async function scannedFromPostgres({ url, pollsClosed, apart = [], signal }: OnPostgres): Promise<Scanned> {
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
    const { rows: held } = await client.query<{ class: string; shares: string; lines: string }>(
      'select class, sum(shares)::text as shares, count(*)::text as lines from positions group by class order by class collate "C"',
    );
    const { rows } = await client.query<PartialSum>(partialSums, [apart, pollsClosed ?? null]);
    const { rows: heldApart } = await client.query<{ holder: string; class: string; shares: string }>(
      'select holder, class, shares::text from positions where holder = any ($1::text[])',
      [apart],
    );
    return {
      ...scannedOnPostgres(rows),
      apart,
      heldApart: heldApart.map((row) => ({ ...row, shares: BigInt(row.shares) })),
      held: held.map((row) => ({ class: row.class, shares: BigInt(row.shares), lines: BigInt(row.lines) })),
    };
  } catch (error) {
    signal?.throwIfAborted();
    // Where a name has several addresses, what went wrong at each is within.
    const { code, message } = (error instanceof AggregateError ? error.errors[0] : error) as {
      readonly code?: string;
      readonly message: string;
    };
    throw new TallyError(
      code === undefinedTable
        ? `The database has no tables of a meeting. Make them, fill them, and count again:\n${tablesOnPostgres.map((each) => `${each};`).join('\n')}`
        : `The database cannot be read: ${message}`,
    );
  } finally {
    signal?.removeEventListener('abort', stop);
    await client.end();
  }
}

/** The code of PostgreSQL for a table that is not there. */
const undefinedTable = '42P01';

/** The rows, of all parts of the database in any order, as a count takes them; elections and positions below others are counted from files. */
export function scannedOnPostgres(rows: readonly PartialSum[]): Scanned {
  const sums = new Summing();
  const faults: NotCounted[] = [];
  const holders = new Map<string, Map<string, PartialSum[]>>();
  for (const row of rows) {
    const { matter, class: className, holder, card, shares, held } = row;
    if (holder === null || card === null) sums.add(row, castOf([row]), row.block ?? undefined);
    else if (held === null) {
      faults.push(
        coded({ code: 'unknown-holder', file: 'cards', says: card, matter, class: className, holder, shares }),
      );
    } else {
      const key = JSON.stringify([matter, className, holder]);
      const cards = holders.get(key) ?? new Map<string, PartialSum[]>();
      holders.set(key, cards);
      cards.set(card, [...(cards.get(card) ?? []), row]);
    }
  }
  const all = [...holders.values()];
  const isAside = (cards: ReadonlyMap<string, readonly PartialSum[]>) =>
    [...cards.values()].flat().some((row) => !row.in_time);
  const disputed = all.filter((cards) => !isAside(cards)).flatMap(disputedOf);
  const aside = all.filter(isAside).flatMap((cards) => withAsideOf([...cards.values()].flat()));
  const elections = { elections: [], undisputed: [], disputed: [], aside: [] };
  return {
    files: [],
    twice: [],
    apart: [],
    challenged: [],
    rulings: [],
    held: [],
    tellsIntermediaries: true,
    heldApart: [],
    passedBeyond: [],
    undisputed: sums.told(),
    disputed,
    aside,
    elections,
    faults,
  };
}

function withAsideOf(rows: readonly PartialSum[]): readonly DisputedWithAside[] {
  const [first] = rows;
  if (first === undefined) return [];
  const lines = rows.map(({ card, choice, shares, received, line, in_time }): LineOfCard => ({
    card: String(card),
    file: 'cards',
    choice,
    shares: BigInt(shares),
    received: received ?? '',
    line: BigInt(line),
    ...(in_time ? undefined : { aside: received === null ? 'incomplete' : 'late' }),
  }));
  return [{ ...holderOf(first), lines }];
}

/** Whose lines these are, on what. */
function holderOf({ matter, class: className, holder, held, intermediary }: PartialSum): Omit<Disputed, 'cards'> {
  const own = { holder: String(holder), record: String(holder), above: [], held: quantity('shares', String(held)) };
  return { matter, class: className, ...own, isIntermediary: intermediary === true };
}

function disputedOf(byCard: ReadonlyMap<string, readonly PartialSum[]>): readonly Disputed[] {
  const all = [...byCard.values()];
  const [first] = all.flat();
  if (first === undefined) return [];
  const cards = all.map((lines): DisputedCard => {
    const cast = castOf(lines);
    const receipts = lines.map(({ received, line }) => ({ received: received ?? '', line: BigInt(line) }));
    return { card: String(lines[0]?.card), file: 'cards', ...firstReceipt(receipts), cast, shares: presentIn(cast) };
  });
  return [{ ...holderOf(first), cards: cards.toSorted(byReceipt) }];
}

function castOf(lines: readonly PartialSum[]) {
  const cast = lines.map(({ choice, shares }) => [figures[choice], quantity('shares', shares)] as const);
  return { ...nothingCast, ...Object.fromEntries(cast) };
}
