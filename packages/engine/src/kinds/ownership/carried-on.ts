import { amount, minusAmount, plusAmount, ratio, recount, times, timesAmount, zero } from '../../exact/index.js';
import type { Amount, Moment, Ratio, Unit } from '../../exact/index.js';
import { momentOfEntry } from '../../books/index.js';
import type { Carried, Context } from '../../session/index.js';
import { isEarlier } from './earlier.js';
import { notionsOfPersons } from './settled-value.js';
import { outstandingOf, madeOf, interestedStandingNotion } from '../../terms/index.js';
import type { InterestedStanding, Owned } from '../../terms/index.js';

/**
 * What a body determined, at a later moment: it settled what was owned when it was made, and what was bought or sold since
 * counts anew. Whether somebody is interested is worked out again once it owns more, where it was found not to be, or less,
 * where it was; persons who come to be counted together later are counted.
 */
export function carriedOn(c: Context, article: string, cite: string, carried: Carried): unknown {
  const { determination, value, made, at, worked } = carried;
  const { notion, about, id } = determination.data;
  if (notion === 'beneficial-ownership') return ownedLater(c, about, carried);
  if (notionsOfPersons.has(notion)) {
    const [then, now] = [worked(made), worked(at)] as readonly (readonly string[])[];
    const since = (now ?? []).filter((person) => then?.includes(person) !== true);
    return [...new Set([...(value as readonly string[]), ...since])].toSorted();
  }
  if (notion !== 'interested-shareholder') return value;
  const [then, now] = [made, at].map(
    (when) => c.notion(interestedStandingNotion, [about[0] ?? ''], when, article).value,
  );
  if (then === undefined || now === undefined || !(value === true ? ownsMore(c, now, then) : ownsMore(c, then, now))) {
    return value;
  }
  c.remark({
    says: `What ${c.nameOf(about[0] ?? '')} owned on ${made.day} was the ground of ${c.nameOf(id)}; it owns ${value === true ? 'less' : 'more'} since, and its standing is worked out anew.`,
    cites: [cite],
  });
  return undefined;
}

/** The figure determined, with what came and went since; both as splits have made it. */
function ownedLater(c: Context, [, className = '']: readonly string[], { value, made, at, worked }: Carried): Owned {
  const determined = value as Owned;
  const [then, now] = [worked(made) as Owned, worked(at) as Owned];
  const factor = splitsBetween(c, className, made, at);
  const since = (figure: (owned: Owned) => Amount<'shares'>): Amount<'shares'> =>
    minusAmount(figure(now), timesAmount(figure(then), factor));
  const later = (figure: (owned: Owned) => Amount<'shares'>): Amount<'shares'> =>
    notBelowNothing(c, plusAmount(timesAmount(figure(determined), factor), since(figure)));
  const added = later((owned) => owned.added);
  return {
    shares: later((owned) => owned.shares),
    rights: later((owned) => owned.rights),
    owners: now.owners,
    counted: later((owned) => owned.counted),
    base: plusAmount(amount(outstandingOf(c, madeOf(c, className, at), at)), added),
    added,
  };
}

function notBelowNothing(c: Context, of: Amount<'shares'>): Amount<'shares'> {
  return c.test('lessThan', of, nothing) ? nothing : of;
}

const nothing = amount(zero('shares'));

function splitsBetween(c: Context, className: string, made: Moment, at: Moment): Ratio {
  return c.books
    .splits(className, at)
    .filter(({ entry }) => isEarlier(made, momentOfEntry(entry)))
    .reduce((factor, each) => times(factor, each.factor), ratio(1));
}

/** Whether the second owns more of something measured than the first, in number and in part. */
function ownsMore(c: Context, first: InterestedStanding, second: InterestedStanding): boolean {
  return second.classes.some((later) => {
    const before = first.classes.find((each) => each.class === later.class);
    if (before === undefined) return true;
    if (!c.test<Unit>('moreThan', later.counted, before.counted)) return false;
    const [was, is] = [before.base, later.base].map((base) => recount('ratio', c.exactly(base)));
    return c.test<Unit>('moreThan', timesAmount(later.counted, was!), timesAmount(before.counted, is!));
  });
}
