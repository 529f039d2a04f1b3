import { held, message, reason, withGrounds, type Held, type Reason } from '../../../evaluation/index.js';
import {
  dividedBy,
  equals,
  floor,
  greatestWholeBelow,
  includesFigure,
  isNegative,
  isWhole,
  isZero,
  least,
  minus,
  ratio,
  recountAmount,
  show,
  times,
  timesAmount,
  zero,
} from '../../../exact/index.js';
import type { Amount, Fraction, Moment, Ratio, Shares, Unit } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import type { InterestedRule } from './interested-parameters.js';
import { measuresOf, type Figures } from './interested-measures.js';
import { votingStockAt } from '../voting-stock.js';
import { sharesOfOthers, type Owned } from '../../../terms/index.js';

/** How many more shares may be had before a line is crossed. The value that `tells` gives for `largest-purchase`. */
export interface LargestPurchase {
  readonly id: string;
  readonly cite: string;
  readonly line: string;
  readonly class: string;
  /** Buying shares that are outstanding. */
  readonly existing: Shares;
  /** Taking up shares newly issued, which add to what is outstanding; undefined where there is no end to it. */
  readonly issued: Shares | undefined;
  readonly owned: Shares;
  readonly base: Shares;
  /** Whether the line is crossed already. */
  readonly crossed: boolean;
}

/** What is owned, of what. */
type Whole = Pick<Owned, 'counted' | 'base'>;

const says = message(
  'largest.purchase',
  '{person} owns {owned} of {base} of the {class}: {existing} more existing shares, or {issued} newly issued ones, can be had without {line}',
);

/**
 * The most whole shares that a person may add to what it owns and stay on the near side of a line.
 *
 * @param crossing the fraction that crosses the line: `atLeast` 10 % (the figure crosses) or `moreThan` 10 %
 */
export function largestPurchase(
  c: Context,
  owned: Whole,
  crossing: Fraction,
  told: {
    readonly person: string;
    readonly class: string;
    /** What is measured in words, where that is no class. */
    readonly says?: string;
    readonly line: string;
    readonly cite: string;
    readonly id: string;
    /** How many outstanding shares others have that could be bought. */
    readonly ofOthers: Shares;
    /** What one share counts for in what is owned and measured, where that is not shares; one where absent. */
    readonly each?: Ratio;
  },
): Held<LargestPurchase> {
  const counted = c.exactly(owned.counted);
  const base = c.exactly(owned.base);
  const left = minus<'shares'>(times(base, crossing.of), counted);
  const room = dividedBy(left, told.each ?? ratio(1));
  const isOnLine = includesFigure(crossing.verb) && equals<'shares'>(counted, times(base, crossing.of));
  const crossed = isNegative(room) || (isOnLine && !isZero(base));
  const existing = crossed ? zero('shares') : least(within(room, crossing), told.ofOthers);
  const others = minus<'ratio'>(ratio(1), crossing.of);
  const issued = equals(others, ratio(0))
    ? undefined
    : crossed
      ? zero('shares')
      : within(dividedBy(room, others), crossing);
  const value = {
    id: told.id,
    cite: told.cite,
    line: told.line,
    class: told.class,
    existing,
    issued,
    owned: counted,
    base,
    crossed,
  };
  return held(
    value,
    reason(says, show(existing), {
      figures: {
        person: c.nameOf(told.person),
        class: told.says ?? told.class,
        owned: show(counted),
        base: show(base),
        existing: show(existing),
        issued: issued === undefined ? 'any number of' : show(issued),
        line: told.line,
      },
      cites: [told.cite],
    }),
  );
}

/** The figure itself crosses a line drawn at 'at least', and does not cross one drawn at 'more than'. */
function within(room: Shares, crossing: Fraction): Shares {
  const most = includesFigure(crossing.verb) && isWhole(room) ? greatestWholeBelow(room) : floor(room);
  return isNegative(most) ? zero('shares') : most;
}

/** Before a person becomes an Interested Shareholder, for the classes that the definition measures. */
export function largestBeforeInterested(
  c: Context,
  placed: InterestedRule,
  input: Readonly<Record<string, unknown>>,
  at: Moment,
): Held<unknown> | undefined {
  const { person, class: className } = input as { readonly person: string; readonly class: string };
  const { provision, cite } = placed;
  const owned = measuredIn(c, placed, person, className, at);
  if (owned === undefined) return undefined;
  const line = 'becoming an Interested Shareholder';
  const found = largestPurchase(c, owned.value, provision.fraction, {
    person,
    class: owned.says,
    line,
    cite,
    id: 'interested',
    ofOthers: sharesOfOthers(c, person, className, at),
  });
  return held([{ ...found.value, class: className }], withGrounds(found.reason, owned.grounds));
}

/** What a person owns against the definition, in shares of a class; undefined of a class that it does not measure. */
function measuredIn(
  c: Context,
  placed: InterestedRule,
  person: string,
  className: string,
  at: Moment,
): { readonly value: Whole; readonly says: string; readonly grounds: readonly Reason[] } | undefined {
  const { provision, article } = placed;
  const figures = measuresOf(c, placed, person, at);
  const grounds = figures.flatMap((each) => each.owned.map((owned) => owned.reason));
  if (typeof provision.of === 'object') {
    const own = figures.find((each) => each.class === className);
    return own === undefined ? undefined : { value: inShares(own, ratio(1)), says: className, grounds };
  }
  const stock = votingStockAt(c, article, at, className).value.classes.find(({ id }) => id === className);
  const each = stock !== undefined && provision.of === 'voting-stock' ? ratio(1) : stock?.votesEach;
  const [all] = figures;
  if (each === undefined || all === undefined) return undefined;
  return { value: inShares(all, each), says: `voting stock, counted in shares of the ${className}`, grounds };
}

/** Shares, or votes counted in the shares of a class that carry as many. */
function inShares({ counted, base }: Figures, votesEach: Ratio): Whole {
  const each = dividedBy(ratio(1), votesEach);
  const shares = (of: Amount<Unit>): Amount<'shares'> => recountAmount('shares', timesAmount(of, each));
  return { counted: shares(counted), base: shares(base) };
}
