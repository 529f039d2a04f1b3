import { held, message, reason, type Held } from '../../../evaluation/index.js';
import {
  amount,
  equals,
  plusAmount,
  ratio,
  show,
  sum,
  sumAmounts,
  times,
  timesAmount,
  zero,
} from '../../../exact/index.js';
import type { Amount, Moment, Ratio, Shares } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { classOf, outstandingOf, madeOf, stockBy, beneficialOwnershipNotion } from '../../../terms/index.js';
import type { Owned, VotingClass } from '../../../terms/index.js';
import type { OwnershipLimit } from './parameters.js';
import { votingStockAt } from '../voting-stock.js';

/** All stock with a general vote as one, by the number of its shares. */
export const votingShares = 'voting-stock';
/** The same by the votes of its shares: every figure of it counts each share for its votes. */
export const votingPower = 'voting-power';

/** What answers and facts call a measure: all voting stock alike, whether its shares or its votes are counted. */
export function idOfMeasure(measure: string): string {
  return measure === votingPower ? votingShares : measure;
}

/** What sentences call a measure: a class or series by its id. */
export function nameOfMeasure(measure: string): string {
  return isVotingStock(measure) ? 'voting stock' : measure;
}

/** Everything that a limit measures by itself: each class, each series, or the voting stock. */
export function measuresOf(c: Context, { provision }: OwnershipLimit): readonly string[] {
  const of = c.resolve(provision.of);
  if (typeof of === 'object') return of.classes;
  return of === votingShares || of === votingPower ? [of] : stockBy(c, of);
}

/** What the limit measures of a class or series; undefined where it does not reach it, as stock without a vote. */
export function measureOf(
  c: Context,
  { provision, article }: OwnershipLimit,
  id: string,
  at: Moment,
): string | undefined {
  const of = c.resolve(provision.of);
  if (of === votingShares || of === votingPower)
    return votingClassOf(c, article, id, at) === undefined ? undefined : of;
  const className = classOf(c, id);
  if (typeof of === 'object') return of.classes.includes(className) ? className : undefined;
  return className === id || of === 'series' ? id : className;
}

export function isVotingStock(measure: string): boolean {
  return measure === votingShares || measure === votingPower;
}

/** The ids in the register that a measure takes together. */
export function classesIn(c: Context, article: string, measure: string, at: Moment): readonly string[] {
  return isVotingStock(measure) ? votingClasses(c, article, at).map(({ id }) => id) : madeOf(c, measure, at);
}

function votingClasses(c: Context, article: string, at: Moment): readonly VotingClass[] {
  return votingStockAt(c, article, at).value.classes;
}

/** What one share of a class counts for in a measure: one, or its votes. */
export function weightOf(c: Context, article: string, measure: string, id: string, at: Moment): Ratio {
  if (measure !== votingPower) return one;
  return votingClassOf(c, article, id, at)?.votesEach ?? ratio(0);
}

/** A class or series as voting stock, though no share of it was issued yet; undefined where it is none. */
function votingClassOf(c: Context, article: string, id: string, at: Moment): VotingClass | undefined {
  const named = (classes: readonly VotingClass[]) => classes.find((each) => each.id === id);
  return named(votingClasses(c, article, at)) ?? named(votingStockAt(c, article, at, id).value.classes);
}

const one = ratio(1);

/** That the figures of a measure are votes, where that is not the same as shares; for answers. */
export function unitOf(c: Context, article: string, measure: string, at: Moment): { readonly unit?: 'votes' } {
  if (measure !== votingPower) return {};
  return votingClasses(c, article, at).some(({ votesEach }) => !equals(votesEach, one)) ? { unit: 'votes' } : {};
}

/** Shares of one class in the count of a measure. */
export function weighed(c: Context, article: string, measure: string, id: string, shares: Shares, at: Moment): Shares {
  return times(shares, weightOf(c, article, measure, id, at));
}

/** What is outstanding of a measure, in its own count. */
export function outstandingIn(c: Context, article: string, measure: string, at: Moment): Shares {
  if (!isVotingStock(measure)) return outstandingOf(c, madeOf(c, measure, at), at);
  return sum(
    'shares',
    votingClasses(c, article, at).map((each) =>
      measure === votingPower ? times(each.outstanding, each.votesEach) : each.outstanding,
    ),
  );
}

const together = message(
  'measure.voting-stock',
  '{person} owns beneficially {counted} of {base} of the {measure}, all its classes together',
);

/** Whether shares that are not issued yet count, where a person has a right to them. */
export type Rights = 'counted' | 'not-counted';

/** What a person owns of a measure: as its article counts it, summed over the classes of the voting stock. */
export function ownedOf(
  c: Context,
  article: string,
  person: string,
  measure: string,
  rights: Rights,
  at: Moment,
): Held<Owned> {
  if (!isVotingStock(measure)) return ownedOfClass(c, article, person, measure, rights, at);
  const parts = votingClasses(c, article, at).map(({ id, votesEach }) => ({
    found: ownedOfClass(c, article, person, id, rights, at),
    weight: measure === votingPower ? votesEach : one,
  }));
  const total = (figure: (owned: Owned) => Amount<'shares'>): Amount<'shares'> =>
    sumAmounts(
      'shares',
      parts.map(({ found, weight }) => timesAmount(figure(found.value), weight)),
    );
  const added = total((owned) => owned.added);
  const value: Owned = {
    shares: total((owned) => owned.shares),
    rights: total((owned) => owned.rights),
    owners: [...new Set(parts.flatMap(({ found }) => found.value.owners))].toSorted(),
    counted: total((owned) => owned.counted),
    base: plusAmount(amount(outstandingIn(c, article, measure, at)), added),
    added,
  };
  const figures = {
    person: c.nameOf(person),
    counted: show(value.counted.known),
    base: show(value.base.known),
    measure: nameOfMeasure(measure),
  };
  const grounds = parts.map(({ found }) => found.reason);
  return held(value, reason(together, figures.counted, { figures, grounds }));
}

/** Without rights, only what is outstanding counts, against what is outstanding. */
function ownedOfClass(
  c: Context,
  article: string,
  person: string,
  id: string,
  rights: Rights,
  at: Moment,
): Held<Owned> {
  const found = c.notion(beneficialOwnershipNotion, [person, id], at, article);
  if (rights === 'counted') return found;
  const base = amount(outstandingOf(c, madeOf(c, id, at), at));
  return { ...found, value: { ...found.value, counted: found.value.shares, base, added: amount(zero('shares')) } };
}
