import { contestedOf, edgesAbove } from './chain.js';
import { textIn, whole, type Cell, type Database, type Row } from './duckdb.js';
import { electionSumsIn, type SumOfElection } from './election-sums.js';
import { holdersIn } from './line-of-card.js';
import { linesOnce } from './lines-once.js';
import type { ElectionToCount, ScannedElections } from './scanned-elections.js';
import { inDispute } from './set-aside.js';
import { inQuotes } from './source-files.js';

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
    `select matter, class, ${apart.sql} as block, candidate, choice, cast(sum(shares) as hugeint) as shares, cast(0 as hugeint) as present
     from election_line join election_holder using (matter, holding) join position using (holding) where not disputed
     group by all
     union all
     select matter, class, ${apart.sql} as block, null, null, cast(0 as hugeint), cast(sum(present) as hugeint)
     from election_card join election_holder using (matter, holding) join position using (holding) where not disputed
     group by all`,
    apart.values,
  );
  const lines = (
    from: string,
  ) => `select matter, class, own.holder, record, own.held, own.intermediary, above, card, file, candidate, choice,
       shares, received, line, aside
     from (${from}) join (select holding, holder, class, record, held, intermediary from position) own using (holding) left join ${edgesAbove} using (holding)`;
  const inDoubt = await database.rows(
    `${lines(`select ${columns} from election_line semi join (from election_holder where disputed) using (matter, holding)`)}
     union all
     ${lines(`select ${columns} from right_of_election semi join election_aside using (matter, holding)`)}
     order by matter, class, holder, line`,
  );
  // Each line is there once: nothing is told of those that are not set aside.
  const { disputed, aside } = inDispute(holdersIn(inDoubt, scanning.nameOf), elections).elections;
  return { elections, undisputed: electionSumsIn(undisputed.map(sumIn)), disputed, aside };
}

const columns = 'matter, holding, card, file, candidate, choice, shares, received, line, aside';

function sumIn(row: Row): SumOfElection {
  return {
    matter: String(row['matter']),
    class: String(row['class']),
    block: textIn(row, 'block'),
    candidate: textIn(row, 'candidate'),
    choice: textIn(row, 'choice'),
    shares: whole(row['shares']),
    present: whole(row['present']),
  };
}
