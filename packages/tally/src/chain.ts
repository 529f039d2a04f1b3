import { isZero, partsOfCards, quantity, type CardPart, type OverVotePolicy, type Quantity } from '@quorate/engine';
import { byReceipt, type Receipt } from './receipt.js';
import { whole, type Cell, type Database, type Row } from './duckdb.js';
import type { FaultCode } from './faults.js';
import { TallyError } from './tally-error.js';

type Shares = Quantity<'shares'>;

/** A position of which more was passed down than it has: what is voted below it counts no further than it reaches. */
export interface PassedBeyond {
  readonly class: string;
  readonly holder: string;
  readonly held: bigint;
  readonly passed: bigint;
}

/**
 * Makes of `position` one of each holder and class, with what of it is not passed down to positions under it; `passed_beyond`, numbered by `edge`
 * from below; and `below`, the positions below these at any depth.
 * @throws {TallyError} where a position is under two others, under none that is there, or under itself
 */
export async function chained(database: Database): Promise<readonly PassedBeyond[]> {
  await database.run(
    `create table of_holder as
     select holder, class, sum(held) as whole, bool_or(intermediary) as intermediary,
       min(under) as under, count(distinct coalesce(under, '')) as places
     from position group by holder, class;
     create table passed_down as
     select under as holder, class, sum(whole) as passed from of_holder where under is not null group by all;
     create table of_record as
     with recursive chain(holder, class, record, depth) as (
       select holder, class, holder, 0 from of_holder where under is null
       union all
       select of_holder.holder, of_holder.class, record, depth + 1
       from of_holder join chain on of_holder.under = chain.holder and of_holder.class = chain.class)
     from chain`,
  );
  await refuse(
    database,
    `select holder, class, min(coalesce(under, '')) as one, max(under) as other from position
     join (select holder, class from of_holder where places > 1) using (holder, class) group by all`,
    inTwoPlaces,
  );
  await refuse(
    database,
    `select holder, class, under from of_holder where under is not null and not exists
       (from of_holder upper where upper.holder = of_holder.under and upper.class = of_holder.class)`,
    underNobody,
  );
  await refuse(
    database,
    'select holder, class, under from of_holder anti join of_record using (holder, class)',
    ({ holder, class: className, under }) =>
      `${holder} has ${className} under ${under}, and so under itself. ${correct}`,
  );
  await database.run(
    `create table in_chain as
     select holder, class, greatest(whole - coalesce(passed, 0), 0) as held, intermediary or passed is not null as intermediary,
       record, under, depth, whole, passed
     from of_holder join of_record using (holder, class) left join passed_down using (holder, class);
     create or replace view position as select rowid as holding, * from in_chain;
     create view under_another as select holding, record from position where under is not null;
     create table passed_beyond as
     select row_number() over (order by depth desc, class, holder) - 1 as edge, class, holder, whole as held, passed
     from in_chain where passed > whole;
     create table below as
     with recursive down(edge, holder, class, holding) as (
       select edge, holder, class, null::bigint from passed_beyond
       union all
       select edge, position.holder, position.class, position.holding
       from position join down on position.under = down.holder and position.class = down.class)
     select edge, holding from down where holding is not null`,
  );
  const beyond = await database.rows('select class, holder, held, passed from passed_beyond order by edge');
  return beyond.map((row) => ({
    class: String(row['class']),
    holder: String(row['holder']),
    held: whole(row['held']),
    passed: whole(row['passed']),
  }));
}

/** Where no position is under another. */
export const notChained = `create table passed_beyond (edge bigint, held bigint);
  create table below (edge bigint, holding bigint);
  create table under_another (holding bigint, record varchar)`;

/** As the statements have them: of each position the ones above it in `passed_beyond`. */
export const edgesAbove = `(select holding, string_agg(edge, ' ') as above from below group by holding)`;

/** The same of every position under another, with its holder of record. */
export const standingUnder = `(select holding, record, above from under_another left join ${edgesAbove} using (holding))`;

/**
 * The matters and positions of which the votes could be too many for one above: what may count of them together is more than it has.
 * @param most a table of `matter`, `holding` and the `most` shares that may count of it
 */
export function contestedOf(most: string): string {
  return `select distinct matter, holding from ${most} join below using (holding) semi join
    (select matter, edge from ${most} join below using (holding) join passed_beyond using (edge)
     group by matter, edge having sum(most) > any_value(held)) reached using (matter, edge)`;
}

export function edgesIn(cell: Cell | undefined): readonly number[] {
  return typeof cell === 'string' ? cell.split(' ').map(Number) : [];
}

/** Why positions are none, of a row of one of them. */
export function inTwoPlaces({ holder, class: className, one, other }: Row): string {
  return `${holder} has ${className} ${one === '' ? 'on the register' : `under ${one}`} and under ${other}: give each account an id of its own. ${correct}`;
}

export function underNobody({ holder, class: className, under }: Row): string {
  return `${holder} has ${className} under ${under}, who has no position of it. ${correct}`;
}

export function notOfRecord({ holder, record }: Row): string {
  return `${holder} is not on the register, and cannot be told apart: its shares stand in the name of ${record}. Name the holder of record.`;
}

const correct = 'Correct the positions, and count again.';

async function refuse(database: Database, sql: string, says: (row: Row) => string): Promise<void> {
  const [bad] = await database.rows(`${sql} order by all limit 1`);
  if (bad !== undefined) throw new TallyError(says(bad));
}

/** A card, and what of it counts. */
export interface RuledCard<Counted> extends Receipt {
  readonly matter: string;
  /** The positions above its own of which more was passed down than they have, by their numbers. */
  readonly above: readonly number[];
  counted: Counted;
  /** Why it does not count, or not wholly. */
  code?: FaultCode;
  /** The holder above whose position did not reach to it. */
  at?: string;
}

/**
 * Rules on cards at each position of which more was passed down than it has, from below: where they count together for more than it has, the rule
 * for over-votes says which do, as of the cards of one holder.
 * @param counts of how many shares, and what of it a position lets through
 */
export function ruledAbove<Counted>(
  cards: readonly RuledCard<Counted>[],
  passedBeyond: readonly PassedBeyond[],
  overVotes: OverVotePolicy,
  counts: {
    readonly uses: (counted: Counted) => Shares;
    readonly within: (
      held: Shares,
      counted: Counted,
      part: CardPart,
    ) => { readonly counted: Counted; readonly code?: FaultCode };
  },
): void {
  if (passedBeyond.length === 0) return;
  const below = new Map<string, RuledCard<Counted>[]>();
  for (const card of cards) {
    for (const edge of card.above) {
      const key = JSON.stringify([edge, card.matter]);
      const known = below.get(key);
      if (known === undefined) below.set(key, [card]);
      else known.push(card);
    }
  }
  const matters = [...new Set(cards.map(({ matter }) => matter))];
  for (const [edge, { holder, held: most }] of passedBeyond.entries()) {
    const held = quantity('shares', most);
    for (const matter of matters) {
      const counting = (below.get(JSON.stringify([edge, matter])) ?? [])
        .filter(({ counted }) => !isZero(counts.uses(counted)))
        .toSorted(byReceipt);
      const parts = partsOfCards(
        held,
        counting,
        ({ counted }) => counts.uses(counted),
        () => overVotes,
      );
      for (const [card, part] of parts) {
        const { counted, code } = counts.within(held, card.counted, part);
        card.counted = counted;
        if (code === undefined) continue;
        card.code = code;
        card.at = holder;
      }
    }
  }
}
