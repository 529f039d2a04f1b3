import { message, reason, type Reason } from '../../../evaluation/index.js';
import {
  amount,
  equals,
  greatest,
  isZero,
  least,
  minus,
  plus,
  ratio,
  recount,
  share,
  show,
  showPercent,
  sumAmounts,
  times,
  votesOf,
  votesOfAmount,
} from '../../../exact/index.js';
import type { Amount, Moment, Quantity, Ratio } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { classOf, beneficialOwnershipNotion } from '../../../terms/index.js';
import type { Limit, VotingClass, VotingStock } from '../../../terms/index.js';
import { goesOver } from './anyone-else-over.js';
import { breachOf, underwrittenOf, type Breach } from './breach.js';
import { creditFor } from './credit.js';
import { measuresOf, votingPower, votingShares } from './measure.js';
import type { OwnershipLimit, OwnershipLimitProvision } from './parameters.js';
import { allOf } from '../counted-together.js';
import { votingStockAt } from '../voting-stock.js';

const reduced = message(
  'limit.reduced',
  '{person} owns {votes} of {power} votes: {line} of them, {what}, count in full, and each above that as {to} of a vote; {left} votes are left, {factor} of each',
);

/**
 * Reduces the votes above a part of the voting power, and spreads what is left over all shares of the person alike. The
 * voting power is that of all outstanding voting stock before any limit. Whether any vote lies above the line is looked
 * at before how the shares were acquired.
 */
export function limitReduced(
  c: Context,
  placed: OwnershipLimit,
  effect: Extract<OwnershipLimitProvision['effect'], { kind: 'reduced' }>,
  person: string,
  at: Moment,
): readonly Limit[] {
  const { cite, article } = placed;
  const { classes: voting, power } = votingPowerAt(c, article, at);
  if (isZero(power)) return [];
  const line = times(power, effect.above);
  const { value: owned, entries } = c.witnessed(() => votesOwned(c, article, person, voting, at));
  if (!goesOver(c, placed, owned.votes, amount(line))) return [];
  const breach = measuresOf(c, placed)
    .map((measure) => breachOf(c, placed, person, measure, at))
    .find((each) => each.value !== undefined);
  if (breach?.value === undefined) return [];
  const own = c.exactly(owned.votes);
  const aside = underwrittenOf(c, placed, { person, measure: votingPower, until: at }, at).shares;
  const allowed = greatest(line, creditInVotes(c, placed, breach.value, voting) ?? line);
  const start = plus<'votes'>(allowed, recount('votes', aside));
  const left = reducedVotes(own, start, effect.to);
  const factor = share<'votes'>(left, own);
  const figures = {
    person: c.nameOf(person),
    votes: show(own),
    power: show(power),
    line: show(start),
    what: `${equals<'votes'>(allowed, line) ? `${showPercent(effect.above)} of the voting power` : 'what was approved'}${isZero(aside) ? '' : ' and what it underwrote'}`,
    to: show(effect.to),
    left: show(left),
    factor: show(factor),
  };
  const grounds = [...owned.grounds, breach.reason];
  const because = reason(reduced, `${figures.left} votes`, { figures, cites: [cite], grounds });
  const { owners } = owned;
  const rule = {
    unit: 'votes',
    base: power,
    part: effect.above,
    whole: false,
    inFull: start,
    owned: own,
    leaves: effect.to,
  } as const;
  return [
    { person, owners, classes: 'all', factor, outOfCount: false, restsOn: entries(), cite, reason: because, rule },
  ];
}

/** What is left of votes: those up to a line in full, and a part of each above it. */
export function reducedVotes(own: Quantity<'votes'>, line: Quantity<'votes'>, to: Ratio): Quantity<'votes'> {
  const full = least(own, line);
  return plus<'votes'>(full, times(minus<'votes'>(own, full), to));
}

/** The voting stock of which something is outstanding, and all its votes before any limit. */
export function votingPowerAt(c: Context, article: string, at: Moment): VotingStock {
  const { classes, power } = votingStockAt(c, article, at).value;
  return { classes: classes.filter((each) => !isZero(each.outstanding)), power };
}

/** A person's votes before any limit, and whose shares carry them. */
export interface VotesOwned {
  readonly votes: Amount<'votes'>;
  readonly owners: readonly string[];
  readonly grounds: readonly Reason[];
}

export function votesOwned(
  c: Context,
  article: string,
  person: string,
  voting: readonly VotingClass[],
  at: Moment,
): VotesOwned {
  const owned = voting.map((each) => ({
    each,
    held: c.notion(beneficialOwnershipNotion, [person, each.id], at, article),
  }));
  return {
    votes: sumAmounts(
      'votes',
      owned.map(({ each, held }) => votesOfAmount(held.value.shares, each.votesEach)),
    ),
    owners: allOf(owned.map(({ held }) => held.value.owners)),
    grounds: owned.map(({ held }) => held.reason),
  };
}

function creditInVotes(
  c: Context,
  placed: OwnershipLimit,
  breach: Breach,
  voting: readonly VotingClass[],
): Quantity<'votes'> | undefined {
  const credit = creditFor(c, placed, breach);
  if (credit === undefined) return undefined;
  const { measure } = breach;
  if (measure === votingPower) return recount('votes', credit);
  const each = voting.find(({ id }) => measure === votingShares || id === measure || classOf(c, id) === measure);
  return votesOf(credit, each?.votesEach ?? ratio(0));
}
