import { message, reason } from '../../../evaluation/index.js';
import {
  amount,
  equals,
  ceiling,
  dividedBy,
  floor,
  greatest,
  isZero,
  least,
  minus,
  neededFor,
  plus,
  ratio,
  share,
  shares,
  show,
  showPercent,
  sum,
  times,
  zero,
} from '../../../exact/index.js';
import type { Amount, Moment, Ratio, Shares } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { longHeldAt, longHeldShares, type Limit, type Owned } from '../../../terms/index.js';
import { allotted } from './allotted.js';
import { goesOver } from './anyone-else-over.js';
import { breachOf, underwrittenOf, type Breach } from './breach.js';
import { creditFor } from './credit.js';
import { classesIn, nameOfMeasure, outstandingIn, ownedOf, votingPower } from './measure.js';
import type { NotCounted, OwnershipLimit, OwnershipLimitProvision } from './parameters.js';
import { spread, type SpreadPart } from './spread.js';

const cut = message(
  'limit.not-counted',
  '{person} owns {owned} of {outstanding} {what} of the {class}, and the limit is {part} of them: {kept} of its shares count, {lost}',
);

/**
 * Takes the shares above the line out of every count, once and on the full base: those taken out still count toward what
 * is outstanding when the line is drawn. Whether there are any is looked at before how they were acquired.
 */
export function limitNotCounted(
  c: Context,
  placed: OwnershipLimit,
  effect: NotCounted,
  person: string,
  measure: string,
  at: Moment,
): readonly Limit[] {
  const { article, provision } = placed;
  const classes = classesIn(c, article, measure, at);
  const outstanding = outstandingIn(c, article, measure, at);
  if (isZero(outstanding)) return [];
  const cite = effect.cite ?? placed.cite;
  const { value: owned, entries } = c.witnessed(() =>
    ownedOf(c, article, person, measure, c.resolve(provision.rights), at),
  );
  const { measured, base, line, withRights } = measuredFor(c, placed, effect, owned.value, outstanding);
  if (!goesOver(c, placed, measured, amount(line))) return [];
  const breach = breachOf(c, placed, person, measure, at);
  if (breach.value === undefined) return [];
  const whole = partsOf(c, placed, person, breach.value, { measured, line }, at);
  const isUnissuedFirst = withRights && effect.unissuedFirst === true;
  const { own, kept, removed } = isUnissuedFirst ? issuedParts(c, owned.value, whole) : whole;
  // Of issued shares nothing is above the line: each has its votes.
  if (isUnissuedFirst && isZero(removed)) return [];
  const outOfCount = effect.outstanding !== 'as-each-vote-says';
  const figures = {
    person: c.nameOf(person),
    class: nameOfMeasure(measure),
    what: equals<'shares'>(base, outstanding) ? 'outstanding shares' : 'shares, with those to which it has rights,',
    owned: show(own),
    kept: show(kept),
    outstanding: show(base),
    part: showPercent(provision.over.of),
    removed: show(removed),
    lost: lostInWords(effect, show(removed), outOfCount),
  };
  const because = reason(cut, `${figures.removed} not counted`, {
    figures,
    cites: [...new Set([placed.cite, cite])],
    grounds: [owned.reason, breach.reason],
  });
  const { owners } = owned.value;
  const leaves = effect.leaves ?? ratio(0);
  const left = share<'shares'>(plus<'shares'>(kept, times(removed, leaves)), own);
  const parts =
    allotted(c, effect, { article, person, measure, owners, classes, withRights, left }, at) ??
    spread(c, effect, { article, cite, measure, owners, classes, own, removed, leaves }, at).map((part) =>
      withLongHeld(c, part, leaves, at),
    );
  const restsOn = entries();
  const rule = {
    unit: 'shares',
    classes,
    base,
    part: provision.over.of,
    whole: c.resolve(effect.whole),
    inFull: kept,
    owned: own,
    leaves,
  } as const;
  const isByRule = (part: Pick<Limit, 'factor' | 'withLongHeld'>) =>
    !withRights && measure !== votingPower && part.withLongHeld === undefined && equals<'ratio'>(part.factor, left);
  return parts.map((part) => ({
    person,
    outOfCount,
    restsOn,
    cite: placed.cite,
    reason: because,
    ...part,
    ...(isByRule(part) ? { rule } : undefined),
  }));
}

/**
 * Shares within the limit that have been held long keep the votes that they have beyond one; those above it are taken to be the
 * ones held shortest. Where shares are counted and not votes, the part is what it is without them.
 */
function withLongHeld(
  c: Context,
  part: SpreadPart,
  leaves: Ratio,
  at: Moment,
): SpreadPart & Pick<Limit, 'ofShares' | 'withLongHeld'> {
  const rows = part.classes.flatMap((id) => longHeldAt(c, id, at, part.owners).value);
  const [first] = rows;
  if (first === undefined) return part;
  const blocks = part.classes.flatMap((id) => c.books.blocksOwned(part.owners, id, at));
  const own = sum(
    'shares',
    blocks.map(({ shares }) => shares),
  );
  const lost = minus<'ratio'>(ratio(1), leaves);
  const above = isZero(lost) ? zero('shares') : dividedBy(times(own, minus<'ratio'>(ratio(1), part.factor)), lost);
  const long = longHeldShares(rows);
  const within = least(long, minus<'shares'>(own, above));
  return {
    ...part,
    factor: plus(part.factor, times(share<'shares'>(within, own), first.more)),
    ofShares: part.factor,
    withLongHeld: true,
  };
}

function lostInWords({ leaves }: NotCounted, removed: string, outOfCount: boolean): string {
  if (leaves !== undefined) return `and of the ${removed} above that each is voted as ${show(leaves)} of a vote`;
  return outOfCount ? `${removed} are neither voted nor counted` : `${removed} are voted by nobody`;
}

/** Of issued shares alone, where those that are not issued are the first to be above the line. */
function issuedParts(c: Context, owned: Owned, { removed }: Parts): Parts {
  const issued = c.exactly(owned.shares);
  const unissued = minus<'shares'>(c.exactly(owned.counted), issued);
  const above = minus<'shares'>(removed, least(removed, unissued));
  return { own: issued, kept: minus<'shares'>(issued, above), removed: above };
}

/** What a person owns, what is outstanding, and the line, as the effect looks at them: with rights to unissued shares or without. */
function measuredFor(
  c: Context,
  { provision }: OwnershipLimit,
  effect: NotCounted,
  owned: Owned,
  outstanding: Shares,
): Measured {
  const anyRights = !isZero(c.exactly(owned.rights)) || !isZero(c.exactly(owned.added));
  const included = anyRights && effect.rights !== undefined && c.resolve(effect.rights) === 'included';
  const base = included ? c.exactly(owned.base) : outstanding;
  const exact = neededFor(provision.over, base);
  return {
    withRights: included,
    measured: included ? owned.counted : owned.shares,
    base,
    line: c.resolve(effect.whole) ? wholeLine(provision, effect, exact) : exact,
  };
}

/** How many whole shares are kept: those up to the line; or the most that is not over the limit. */
function wholeLine({ over }: OwnershipLimitProvision, { keeps }: NotCounted, exact: Shares): Shares {
  const isOverAtLine = keeps === 'what-is-not-over' && over.verb === 'atLeast';
  return isOverAtLine ? greatest(minus<'shares'>(ceiling(exact), shares(1)), zero('shares')) : floor(exact);
}

interface Measured {
  readonly withRights: boolean;
  readonly measured: Amount<'shares'>;
  readonly base: Shares;
  readonly line: Shares;
}

interface Parts {
  readonly own: Shares;
  readonly kept: Shares;
  readonly removed: Shares;
}

/** Of what a person owns, what stays and what is above the line, or above what it was allowed; what the limit does not reach stays. */
function partsOf(
  c: Context,
  placed: OwnershipLimit,
  person: string,
  breach: Breach,
  { measured, line }: Pick<Measured, 'measured' | 'line'>,
  at: Moment,
): Parts {
  const own = c.exactly(measured);
  const aside = underwrittenOf(c, placed, { person, measure: breach.measure, until: at }, at).shares;
  const allowed = greatest(line, creditFor(c, placed, breach) ?? line);
  const kept = least(plus<'shares'>(allowed, aside), own);
  return { own, kept, removed: minus<'shares'>(own, kept) };
}

/** How many whole outstanding shares must leave a person for nothing to be above the line any more. */
export function sharesToLeave(
  c: Context,
  placed: OwnershipLimit,
  effect: NotCounted,
  { person, breach, owned }: { readonly person: string; readonly breach: Breach; readonly owned: Owned },
  at: Moment,
): Shares {
  const outstanding = outstandingIn(c, placed.article, breach.measure, at);
  const { measured, line } = measuredFor(c, placed, effect, owned, outstanding);
  const { removed } = partsOf(c, placed, person, breach, { measured, line }, at);
  return least(ceiling(removed), floor(c.exactly(owned.shares)));
}
