import { minus, sumOf, type Moment, type Shares } from '../exact/index.js';
import type { Context } from '../session/index.js';
import { seriesNames } from './series.js';

/** The ids that make up a class: those in the register, and those too to which there may be rights and no more. */
interface MadeUp {
  readonly every: readonly string[];
  readonly inRegister: readonly string[];
}

/** The ids in the register that make up a class: itself, or the series of it by then. */
export function madeOf(c: Context, className: string, at: Moment): readonly string[] {
  return madeUpOf(c, className, at).inRegister;
}

/** The same, those too of which the register has nothing: there may be rights to them. */
export function everySeriesOf(c: Context, className: string, at: Moment): readonly string[] {
  return madeUpOf(c, className, at).every;
}

function madeUpOf(c: Context, className: string, { day }: Moment): MadeUp {
  return c.once(c, `what ${className} is made up of on ${day}`, () => {
    const series = seriesNames(c, day).filter((each) => each.class === className && each.since <= day);
    const every = [...new Set([className, ...series.map(({ id }) => id)])];
    const held = c.books.classes(c.now);
    return { every, inRegister: every.filter((id) => held.includes(id)) };
  });
}

/** The class of which an id in the register is a series; the id itself where it is a class. */
export function classOf(c: Context, id: string): string {
  return seriesNames(c, c.asOf).find((each) => each.id === id)?.class ?? id;
}

/** Every class of stock in the register: each class as one, or each series by itself. */
export function stockBy(c: Context, measure: 'class' | 'series'): readonly string[] {
  const ids = c.books.classes(c.now).toSorted();
  return measure === 'series' ? ids : [...new Set(ids.map((id) => classOf(c, id)))];
}

export function outstandingOf(c: Context, ids: readonly string[], at: Moment): Shares {
  return sumOf('shares', ids, (id) => c.books.outstanding(id).at(at));
}

/** What is outstanding of a class, of all its series, and not a person's own: the most of it that the person can buy. */
export function sharesOfOthers(c: Context, person: string, className: string, at: Moment): Shares {
  return minus(outstandingOf(c, madeOf(c, className, at), at), ownShares(c, person, className, at));
}

/** What a person owns of a class, of all its series. */
export function ownShares(c: Context, person: string, className: string, at: Moment): Shares {
  const own = madeOf(c, className, at).flatMap((id) => c.books.blocksOwned([person], id, at));
  return sumOf('shares', own, ({ shares }) => shares);
}
