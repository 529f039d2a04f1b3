import { held, QuestionError, type Held, type Reason } from '../../../evaluation/index.js';
import {
  amount,
  minus,
  minusAmount,
  plusAmount,
  ratio,
  sumAmounts,
  times,
  votesOf,
  votesOfAmount,
} from '../../../exact/index.js';
import type { Amount, Moment, Unit } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { outstandingOf, madeOf, beneficialOwnershipNotion, electorateAt, type Owned } from '../../../terms/index.js';
import type { InterestedRule } from './interested-parameters.js';
import { votingStockAt } from '../voting-stock.js';

/** What a person owns of what the definition measures, before it is held against the fraction. */
export interface Figures {
  /** The class, or `voting-power`. */
  readonly class: string;
  readonly unit: 'shares' | 'votes';
  readonly counted: Amount<Unit>;
  readonly base: Amount<Unit>;
  readonly owned: readonly Held<Owned>[];
  /** What the base rests on beside them. */
  readonly grounds: readonly Reason[];
}

/** The classes whose changes may change the standing. */
export function measuredClasses(c: Context, { provision, article }: InterestedRule, at: Moment): readonly string[] {
  if (typeof provision.of === 'object') return provision.of.classes;
  return votingStockAt(c, article, at).value.classes.map(({ id }) => id);
}

/** Of each class that is measured by itself; or one figure, of the voting power of all voting stock. */
export function measuresOf(c: Context, placed: InterestedRule, person: string, at: Moment): readonly Figures[] {
  const { provision, article } = placed;
  const ownedOf = (className: string): Held<Owned> =>
    whole(c, className, at, c.notion(beneficialOwnershipNotion, [person, className], at, article));
  if (provision.of === 'voting-stock') return [ofVotingStock(c, article, ownedOf, at)];
  if (provision.of === 'voting-power') {
    const figures = ofVotingPower(c, article, ownedOf, at);
    const leftOut = provision.excess !== undefined && c.resolve(provision.excess) === 'left-out';
    return [leftOut ? withoutExcess(c, figures, at) : figures];
  }
  return provision.of.classes.map((className) => {
    const owned = ownedOf(className);
    return {
      class: className,
      unit: 'shares',
      counted: owned.value.counted,
      base: owned.value.base,
      owned: [owned],
      grounds: [],
    };
  });
}

/**
 * What is given for a question may say no more than shares, rights and owners: the rest follows from these.
 * @throws {QuestionError} where it does not say even that.
 */
function whole(c: Context, className: string, at: Moment, owned: Held<Partial<Owned>>): Held<Owned> {
  const { shares, rights, owners, counted, base, added } = owned.value;
  if (counted !== undefined && base !== undefined && added !== undefined) return owned as Held<Owned>;
  if (shares === undefined || rights === undefined || owners === undefined) {
    throw new QuestionError(
      `What is given of beneficial ownership of the ${className} says too little: give "shares", "rights" and "owners".`,
    );
  }
  const outstanding = amount(outstandingOf(c, madeOf(c, className, at), at));
  const value: Owned = {
    shares,
    rights,
    owners,
    counted: counted ?? plusAmount(shares, rights),
    base: base ?? plusAmount(outstanding, rights),
    added: added ?? rights,
  };
  return held(value, owned.reason);
}

/** The votes of what the person owns, of all votes and those of the unissued shares that it has rights to. */
function ofVotingPower(c: Context, article: string, ownedOf: (className: string) => Held<Owned>, at: Moment): Figures {
  const stock = votingStockAt(c, article, at);
  const { classes, power } = stock.value;
  const each = classes.map(({ id, votesEach }) => ({ votesEach, owned: ownedOf(id) }));
  const votesOfAll = (of: 'counted' | 'added'): Amount<'votes'> =>
    sumAmounts(
      'votes',
      each.map(({ owned, votesEach }) => votesOfAmount(owned.value[of], votesEach)),
    );
  return {
    class: 'voting-power',
    unit: 'votes',
    counted: votesOfAll('counted'),
    base: plusAmount(amount(power), votesOfAll('added')),
    owned: each.map(({ owned }) => owned),
    grounds: [stock.reason],
  };
}

/** The shares that the person owns of all voting stock, each counted as one. */
function ofVotingStock(c: Context, article: string, ownedOf: (className: string) => Held<Owned>, at: Moment): Figures {
  const stock = votingStockAt(c, article, at);
  const owned = stock.value.classes.map(({ id }) => ownedOf(id));
  const all = (of: 'counted' | 'base'): Amount<'shares'> =>
    sumAmounts(
      'shares',
      owned.map(({ value }) => value[of]),
    );
  return {
    class: 'voting-stock',
    unit: 'shares',
    counted: all('counted'),
    base: all('base'),
    owned,
    grounds: [stock.reason],
  };
}

/** Without the votes that a limit takes out of every count, the person's own and those of others alike. */
function withoutExcess(c: Context, figures: Figures, at: Moment): Figures {
  const { blocks, classes } = electorateAt(c, at).value;
  const owners = new Set(figures.owned.flatMap(({ value }) => value.owners));
  const excess = blocks.flatMap(({ class: id, owners: of, shares, factor, limit }) => {
    const votesEach = classes.find((each) => each.id === id)?.votesEach;
    if (limit?.outOfCount !== true || votesEach === undefined) return [];
    const votes = times(votesOf(shares, votesEach), minus<'ratio'>(ratio(1), factor));
    return [{ votes: amount<'votes'>(votes), own: of.some((owner) => owners.has(owner)) }];
  });
  const sumOf = (some: typeof excess): Amount<Unit> =>
    sumAmounts(
      'votes',
      some.map(({ votes }) => votes),
    );
  return {
    ...figures,
    counted: minusAmount<Unit>(figures.counted, sumOf(excess.filter(({ own }) => own))),
    base: minusAmount<Unit>(figures.base, sumOf(excess)),
  };
}
