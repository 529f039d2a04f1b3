import { held, message, reason, type Held } from '../../evaluation/index.js';
import { isZero, show, sum, votesOf, type Moment } from '../../exact/index.js';
import type { BuiltInNotion, Context } from '../../session/index.js';
import { votingClass, votingStockNotion, type VotingClass, type VotingStock } from '../../terms/index.js';

/** @param also a class or series of which shares are to be issued, whether or not there were any before */
export function votingStockAt(c: Context, article: string, at: Moment, also?: string): Held<VotingStock> {
  return c.notion(votingStockNotion, also === undefined ? [] : [also], at, article);
}

/** The stock of which voting stock is made: what was ever issued, or somebody has rights to, or is to be issued. */
export function stockToLookAt(c: Context, also: readonly string[], at: Moment): readonly VotingClass[] {
  const withRights = c.books.entriesOf('right-granted', at).map(({ data }) => data.class);
  const ids = new Set([...c.books.classes(at), ...withRights, ...also]);
  return [...ids].toSorted().map((id) => votingClass(c, id, at));
}

const allVotes = message('voting-stock.power', 'The outstanding voting stock has {power} votes before any limit');

/** Works the notion out where no provision defines it: all that has a vote on matters put to a general vote. */
export const votingStock: BuiltInNotion = (c, also, at) =>
  votingStockOf(
    stockToLookAt(c, also, at).filter((each) => !isZero(each.votesEach)),
    [],
  );

/** The stock of these classes, with its reason. */
export function votingStockOf(classes: readonly VotingClass[], cites: readonly string[]): Held<VotingStock> {
  const power = sum(
    'votes',
    classes.map((each) => votesOf(each.outstanding, each.votesEach)),
  );
  const all = [...new Set([...cites, ...classes.flatMap((each) => each.cites)])];
  return held({ classes, power }, reason(allVotes, show(power), { figures: { power: show(power) }, cites: all }));
}
