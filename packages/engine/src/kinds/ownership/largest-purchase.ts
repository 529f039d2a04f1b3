import { held, message, reason, withGrounds, type Held } from '../../evaluation/index.js';
import {
  dividedBy,
  equals,
  floor,
  greatestWholeBelow,
  includesFigure,
  isNegative,
  isWhole,
  minus,
  ratio,
  show,
  times,
  zero,
  type Fraction,
  type Moment,
  type Quantity,
} from '../../exact/index.js';
import type { Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import type { InterestedShareholderProvision } from './interested-parameters.js';
import type { Owned } from './ownership.js';

/** How many more shares may be had before a line is crossed. The value that `tells` gives for `largest-purchase`. */
export interface LargestPurchase {
  readonly id: string;
  readonly cite: string;
  readonly line: string;
  readonly class: string;
  /** Buying shares that are outstanding. */
  readonly existing: Quantity<'shares'>;
  /** Taking up shares newly issued, which add to what is outstanding; undefined where there is no end to it. */
  readonly issued: Quantity<'shares'> | undefined;
  readonly owned: Quantity<'shares'>;
  readonly base: Quantity<'shares'>;
  /** Whether the line is crossed already. */
  readonly crossed: boolean;
}

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
  owned: Owned,
  crossing: Fraction,
  told: {
    readonly person: string;
    readonly class: string;
    readonly line: string;
    readonly cite: string;
    readonly id: string;
  },
): Held<LargestPurchase> {
  const counted = c.exactly(owned.counted);
  const base = c.exactly(owned.base);
  const room = minus<'shares'>(times(base, crossing.of), counted);
  const crossed =
    isNegative(room) || (includesFigure(crossing.verb) && equals<'shares'>(counted, times(base, crossing.of)));
  const existing = crossed ? zero('shares') : within(room, crossing);
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
        class: told.class,
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
function within(room: Quantity<'shares'>, crossing: Fraction): Quantity<'shares'> {
  const most = includesFigure(crossing.verb) && isWhole(room) ? greatestWholeBelow(room) : floor(room);
  return isNegative(most) ? zero('shares') : most;
}

/** Before a person becomes an Interested Shareholder, for the classes that the definition measures. */
export function largestBeforeInterested(
  c: Context,
  placed: Placed<InterestedShareholderProvision>,
  input: Readonly<Record<string, unknown>>,
  at: Moment,
): Held<unknown> | undefined {
  const { person, class: className } = input as { readonly person: string; readonly class: string };
  const { provision, article, cite } = placed;
  if (!provision.classes.includes(className)) return undefined;
  const owned = c.notion<Owned>('beneficial-ownership', [person, className], at, article);
  const line = 'becoming an Interested Shareholder';
  const found = largestPurchase(c, owned.value, provision.fraction, {
    person,
    class: className,
    line,
    cite,
    id: 'interested',
  });
  return held([found.value], withGrounds(found.reason, [owned.reason]));
}
