import type { FactType } from '../evaluation/index.js';
import { amount, exactly, greatest, isZero, least, sumAmounts, toWire } from '../exact/index.js';
import type { Amount, Shares } from '../exact/index.js';
import type { Context } from '../session/index.js';
import type { VotesCast } from './ballots.js';
import { lessOrNone, presentIn, type CastShares } from './voted-shares.js';

/**
 * Asked of a holder whose shares do not all count and of whom no ballot is entered, where a total of its whole class may have
 * them in it.
 */
function howVoted(name: string, done: string): FactType {
  return {
    name,
    asks: `How many of its shares of {1} did {0}, of whom the total of the class may have some, ${done} on {2}?`,
    about: ['person', 'class', 'proposal'],
    reply: { kind: 'quantity', unit: 'shares' },
  };
}

const facts = {
  for: howVoted('shares-voted-for', 'vote for it'),
  against: howVoted('shares-voted-against', 'vote against it'),
  oneYear: howVoted('shares-voted-one-year', 'vote for every year'),
  twoYears: howVoted('shares-voted-two-years', 'vote for every second year'),
  threeYears: howVoted('shares-voted-three-years', 'vote for every third year'),
  present: howVoted('shares-represented', 'have present at the vote'),
};
/** Asked where a total does not tell a figure, and shares are left of which it may be. */
function inTotal(name: string, done: string): FactType {
  return {
    name,
    asks: `How many shares of {1} did holders of whom {0} tells ${done} {2}? It does not say.`,
    about: ['entry', 'class', 'proposal'],
    reply: { kind: 'quantity', unit: 'shares' },
  };
}

const totalFacts = {
  for: inTotal('total-voted-for', 'vote for'),
  against: inTotal('total-voted-against', 'vote against'),
  oneYear: inTotal('total-voted-one-year', 'vote for every year in'),
  twoYears: inTotal('total-voted-two-years', 'vote for every second year in'),
  threeYears: inTotal('total-voted-three-years', 'vote for every third year in'),
  present: inTotal('total-present-besides', 'have present, beside those told, at the vote on'),
};

export const unshownVotesFacts: readonly FactType[] = [...Object.values(facts), ...Object.values(totalFacts)];

/** A measure of what was cast. */
export type CastMeasure = keyof typeof facts;

export const measures: Readonly<Record<CastMeasure, (cast: CastShares) => Shares>> = {
  for: (cast) => cast.for,
  against: (cast) => cast.against,
  oneYear: (cast) => cast.oneYear,
  twoYears: (cast) => cast.twoYears,
  threeYears: (cast) => cast.threeYears,
  present: presentIn,
};

/** A holder of whom no ballot shows how it voted. */
export interface UnshownHolder {
  readonly holder: string;
  readonly held: Shares;
}

/**
 * How many shares of such a holder are in a total of its class: between what the other holders cannot have cast of it and
 * what the holder has.
 *
 * @param others what all holders who are not shown have, this one among them
 */
export function unshownVotes(
  c: Context,
  of: { readonly matter: string; readonly class: string; readonly cite: string },
  { holder, held }: UnshownHolder,
  cast: VotesCast,
  others: Shares,
  measure: CastMeasure,
): Amount<'shares'> {
  const counted = measures[measure](cast.others);
  const most = least(held, counted);
  const fewest = lessOrNone(counted, lessOrNone(others, held));
  if (toWire(most) === toWire(fewest)) return amount(most);
  const type = facts[measure];
  const asked = c.quantity<'shares'>(
    'shares',
    { ...type, reply: { kind: 'quantity', unit: 'shares', least: toWire(fewest), greatest: toWire(most) } },
    { about: [holder, of.class, of.matter], cites: [of.cite] },
  );
  const stated = exactly(asked);
  return stated === undefined ? asked : amount(least(greatest(stated, fewest), most));
}

/** How many shares totals may have beside what they tell: what is not told of those that are left, as a measure counts it. */
export function untoldVotes(
  c: Context,
  of: { readonly matter: string; readonly class: string; readonly cite: string },
  cast: VotesCast,
  measure: CastMeasure,
): Amount<'shares'> {
  const asked = cast.untold.flatMap(({ total, choices, left, present }) => {
    const greatest = measure === 'present' ? lessOrNone(left, present) : left;
    const isUntold = measure === 'present' ? isZero(present) : choices.includes(measure);
    if (!isUntold || isZero(greatest)) return [];
    const reply = { kind: 'quantity', unit: 'shares', greatest: toWire(greatest) } as const;
    const about = [total, of.class, of.matter];
    const stated = c.quantity<'shares'>('shares', { ...totalFacts[measure], reply }, { about, cites: [of.cite] });
    const known = exactly(stated);
    return [known === undefined ? stated : amount(least(known, greatest))];
  });
  return sumAmounts('shares', asked);
}
