import { contestedOf, edgesAbove, edgesIn } from './chain.js';
import { linesOnce } from './lines-once.js';
import type { Receipt } from './receipt.js';
import { lineIn, type LineOfCard, type WithLines } from './line-of-card.js';
import { inQuotes } from './source-files.js';
import { choicesIn, whole, type Cell, type Database, type Row } from './duckdb.js';

/** An election whose cards are counted, as it was proposed. */
export interface ElectionToCount {
  readonly id: string;
  readonly seats: number;
  /** Who stands. */
  readonly candidates: readonly string[];
}

/** Shares as they were voted on a candidate, or on all alike. */
export interface CandidateSums {
  readonly for: bigint;
  /** Withheld from the candidate, or against it. */
  readonly withheld: bigint;
  readonly abstain: bigint;
  readonly unvoted: bigint;
}

/** Shares of an election and class that nobody disputes. */
export interface ElectionSums {
  readonly election: string;
  readonly class: string;
  /** Only of those that are told apart. */
  readonly holder?: string;
  /** By candidate; `alike` are those of lines that name none. */
  readonly by: ReadonlyMap<string, CandidateSums>;
  readonly alike: CandidateSums;
  /** The shares that the cards are of, each once. */
  readonly present: bigint;
}

/** A card of a holder whose cards are together of more shares than it held, or one that marks more candidates than there are seats. */
export interface DisputedElectionCard extends Pick<ElectionSums, 'by' | 'alike' | 'present'>, Receipt {
  readonly card: string;
  readonly file: string;
}

/** The cards of such a holder in an election, in the order of receipt. */
export interface DisputedInElection {
  readonly election: string;
  readonly class: string;
  readonly holder: string;
  readonly record: string;
  readonly above: readonly number[];
  readonly held: bigint;
  readonly isIntermediary: boolean;
  readonly cards: readonly DisputedElectionCard[];
}

export type ElectionWithAside = Omit<DisputedInElection, 'cards'> & WithLines;

export interface ScannedElections {
  readonly elections: readonly ElectionToCount[];
  readonly undisputed: readonly ElectionSums[];
  readonly disputed: readonly DisputedInElection[];
  readonly aside: readonly ElectionWithAside[];
}

/** What the scan of the elections needs of the one that it is a part of: `matched` and `card` are made. */
export interface ElectionScanning {
  readonly database: Database;
  readonly elections: readonly ElectionToCount[];
  readonly challenged: readonly string[];
  /** The holders who are told by themselves: an expression, and its values. */
  readonly apart: { readonly sql: string; readonly values: Readonly<Record<string, string>> };
  readonly fault: (code: 'same-card-twice' | 'card-differs', row: Row) => void;
  readonly nameOf: (file: Cell | undefined) => string;
}

/** Sums the cards of elections. A card is of as many shares as it tells of on the candidate on whom it tells most. */
export async function scannedElections(scanning: ElectionScanning): Promise<ScannedElections> {
  const { database, elections, challenged, apart } = scanning;
  const isChallenged = challenged.length === 0 ? 'false' : `card in (${inQuotes(challenged)})`;
  if (elections.length === 0) return { elections, undisputed: [], disputed: [], aside: [] };
  await database.run('create table election (matter varchar, seats bigint)');
  for (const { id, seats } of elections) {
    await database.run('insert into election values ($id, $seats)', { id, seats: BigInt(seats) });
  }
  await database.run(
    `create view right_of_election as select * exclude (class, held) from matched where holding is not null and code is null;
     create table election_aside as select distinct matter, holding from right_of_election where aside is not null;
     create view of_election as from right_of_election anti join election_aside using (matter, holding)`,
  );
  await linesOnce(database, { from: 'of_election', into: 'election_line' }, scanning.fault);
  // Whoever votes for others may mark more candidates than there are seats: its card is then of as many shares as fill them.
  await database.run(
    `create table election_card as
     select matter, holding, held, intermediary, card, min(file) as file, min(received) as received, min(line) as line,
       case when intermediary then greatest(most, (given + seats - 1) // seats) else most end as present,
       not intermediary and marks > seats as beyond
     from (select matter, holding, card, min(file) as file, min(received) as received, min(line) as line,
             coalesce(max(shares) filter (candidate is not null), 0) + coalesce(sum(shares) filter (candidate is null), 0) as most,
             sum(yes) as given, count(*) filter (yes > 0) as marks
           from (select matter, holding, card, candidate, sum(shares) as shares, coalesce(sum(shares) filter (choice = 'for'), 0) as yes,
                   min(file) as file, min(received) as received, min(line) as line
                 from election_line group by matter, holding, card, candidate)
           group by matter, holding, card)
     join election using (matter) join (select holding, held, intermediary from position) using (holding)
     group by all;
     create table election_most as
     select matter, holding, least(sum(present), any_value(held)) as most, sum(present) > any_value(held) or bool_or(beyond or ${isChallenged}) as disputed
     from election_card group by matter, holding;
     create view election_might as
     select matter, holding, most from election_most
     union all select matter, holding, held from election_aside join position using (holding);
     create table contested_election as ${contestedOf('election_might')};
     create view election_holder as
     select matter, holding, disputed or contested_election.holding is not null as disputed
     from election_most left join contested_election using (matter, holding)`,
  );
  const undisputed = await database.rows(
    `select matter, class, ${apart.sql} as holder, candidate, ${sumsOfCandidate}, null as present
     from election_line join election_holder using (matter, holding) join position using (holding) where not disputed
     group by all
     union all
     select matter, class, ${apart.sql} as holder, null, 0, 0, 0, 0, sum(present)
     from election_card join election_holder using (matter, holding) join position using (holding) where not disputed
     group by all
     order by all`,
    apart.values,
  );
  const disputed = await database.rows(
    `select matter, class, position.holder, record, position.held, position.intermediary, card, candidate, ${sumsOfCandidate},
       any_value(above) as above, any_value(election_card.file) as file, any_value(present) as present,
       any_value(election_card.received) as received, any_value(election_card.line) as line
     from election_line join election_holder using (matter, holding) join position using (holding)
     join election_card using (matter, holding, card) left join ${edgesAbove} using (holding) where disputed
     group by matter, class, position.holder, record, position.held, position.intermediary, card, candidate
     order by matter, class, position.holder, any_value(election_card.received) nulls first, any_value(election_card.line), candidate`,
  );
  const aside = await database.rows(
    `select matter, class, own.holder, record, held, own.intermediary, above, card, file, candidate, choice, shares, received, line, aside
     from right_of_election semi join election_aside using (matter, holding)
     join (select holding, holder, class, record, held, intermediary from position) own using (holding) left join ${edgesAbove} using (holding)
     order by matter, holding, line`,
  );
  return {
    elections,
    undisputed: sumsIn(undisputed),
    disputed: disputedIn(disputed, scanning),
    aside: asideIn(aside, scanning),
  };
}

const sumsOfCandidate = [
  ['yes', `choice = 'for'`],
  ['no', `choice in ('against', 'withheld')`],
  ['abstain', `choice = 'abstain'`],
  ['unvoted', `choice = 'broker-non-vote'`],
]
  .map(([name, which]) => `coalesce(sum(shares) filter (${which}), 0) as ${name}`)
  .join(', ');

const nothing: CandidateSums = { for: 0n, withheld: 0n, abstain: 0n, unvoted: 0n };

interface Gathering {
  readonly by: Map<string, CandidateSums>;
  alike: CandidateSums;
  present: bigint;
}

function gathered(): Gathering {
  return { by: new Map(), alike: nothing, present: 0n };
}

function sumOf(row: Row): CandidateSums {
  const { against: withheld, ...others } = choicesIn(row);
  return { ...others, withheld };
}

function sumsIn(rows: readonly Row[]): readonly ElectionSums[] {
  const found = new Map<string, Gathering & Pick<ElectionSums, 'election' | 'class' | 'holder'>>();
  for (const row of rows) {
    const { matter, class: className, holder, candidate, present } = row;
    const key = JSON.stringify([matter, className, holder]);
    const of = {
      election: String(matter),
      class: String(className),
      ...(holder === null ? undefined : { holder: String(holder) }),
    };
    const known = found.get(key) ?? { ...of, ...gathered() };
    found.set(key, known);
    if (present !== null) known.present = whole(present);
    else if (candidate === null || candidate === undefined) known.alike = sumOf(row);
    else known.by.set(String(candidate), sumOf(row));
  }
  return [...found.values()];
}

function holderIn(row: Row): Omit<DisputedInElection, 'cards'> {
  return {
    election: String(row['matter']),
    class: String(row['class']),
    holder: String(row['holder']),
    record: String(row['record']),
    above: edgesIn(row['above']),
    held: whole(row['held']),
    isIntermediary: row['intermediary'] === true,
  };
}

function keyOf({ election, class: className, holder }: Omit<DisputedInElection, 'cards'>): string {
  return JSON.stringify([election, className, holder]);
}

function asideIn(rows: readonly Row[], { nameOf }: ElectionScanning): readonly ElectionWithAside[] {
  const found = new Map<string, ElectionWithAside & { readonly lines: LineOfCard[] }>();
  for (const row of rows) {
    const of = holderIn(row);
    const known = found.get(keyOf(of)) ?? { ...of, lines: [] };
    found.set(keyOf(of), known);
    known.lines.push(lineIn(row, nameOf));
  }
  return [...found.values()];
}

function disputedIn(rows: readonly Row[], { nameOf }: ElectionScanning): readonly DisputedInElection[] {
  type Card = Gathering & Pick<DisputedElectionCard, 'card' | 'file' | keyof Receipt>;
  const found = new Map<string, Omit<DisputedInElection, 'cards'> & { readonly cards: Card[] }>();
  for (const row of rows) {
    const card = String(row['card']);
    const own = holderIn(row);
    const of = found.get(keyOf(own)) ?? { ...own, cards: [] };
    found.set(keyOf(own), of);
    const last = of.cards.at(-1);
    const known: Card =
      last !== undefined && last.card === card
        ? last
        : {
            card,
            file: nameOf(row['file']),
            received: String(row['received'] ?? ''),
            line: whole(row['line']),
            ...gathered(),
            present: whole(row['present']),
          };
    if (known !== last) of.cards.push(known);
    const { candidate } = row;
    if (candidate === null || candidate === undefined) known.alike = sumOf(row);
    else known.by.set(String(candidate), sumOf(row));
  }
  return [...found.values()];
}
