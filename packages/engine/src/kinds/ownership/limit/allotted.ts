import { dividedBy, equals, isZero, plus, recount, times, votesOf, zero } from '../../../exact/index.js';
import type { Moment, Ratio, Shares } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import type { Limit, VotingClass } from '../../../terms/index.js';
import { votingStockAt } from '../voting-stock.js';
import { isVotingStock, ownedOf } from './measure.js';
import type { NotCounted } from './parameters.js';

/** Whose votes are allotted, and what part of all of them is left. */
export interface ToAllot {
  readonly article: string;
  readonly person: string;
  readonly measure: string;
  readonly owners: readonly string[];
  readonly classes: readonly string[];
  /** Whether unissued shares to which the person has a right are among its shares. */
  readonly withRights: boolean;
  readonly left: Ratio;
}

type Part = Pick<Limit, 'owners' | 'classes' | 'factor' | 'ofShares'>;

/**
 * The votes that are left, spread over shares of several classes: the same number for each share where the text counts
 * shares and not votes, so that a share with few votes may carry more than its own; else nothing, and each keeps its part.
 */
export function allotted(c: Context, effect: NotCounted, all: ToAllot, at: Moment): readonly Part[] | undefined {
  if (effect.allots === undefined || !isVotingStock(all.measure)) return undefined;
  const owned = ownedByClass(c, all, at);
  const [first] = owned;
  if (first === undefined || owned.every(({ each }) => equals(each.votesEach, first.each.votesEach))) return undefined;
  if (c.resolve(effect.allots) === 'by-votes') return undefined;
  const votes = owned.reduce((sum, { each, counted }) => plus(sum, votesOf(counted, each.votesEach)), zero('votes'));
  const number = owned.reduce((sum, { counted }) => plus<'shares'>(sum, counted), zero('shares'));
  const ofEach = times(dividedBy(recount('ratio', votes), recount('ratio', number)), all.left);
  return owned.map(({ each }) => ({
    owners: all.owners,
    classes: [each.id],
    factor: dividedBy(ofEach, each.votesEach),
    ofShares: all.left,
  }));
}

interface OfClass {
  readonly each: VotingClass;
  readonly counted: Shares;
}

function ownedByClass(c: Context, { article, person, classes, withRights }: ToAllot, at: Moment): readonly OfClass[] {
  const voting = votingStockAt(c, article, at).value.classes.filter(({ id }) => classes.includes(id));
  return voting.flatMap((each) => {
    const { value } = ownedOf(c, article, person, each.id, withRights ? 'counted' : 'not-counted', at);
    const counted = c.exactly(value.counted);
    return isZero(counted) ? [] : [{ each, counted }];
  });
}
