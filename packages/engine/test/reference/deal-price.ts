import { compareBy, dividedBy, greatest, plus, ratio, times, type Ratio } from '../../src/exact/index.js';
import {
  announcedOn,
  completedOn,
  notesMills,
  outstandingAtStart,
  type PlainClass,
  type PlainDeal,
} from './plain-deal.js';

/** How many shares one share of an earlier day is on a later one: the split counts on its own day. */
export function units({ split }: PlainDeal, cls: PlainClass, earlier: number, later: number): Ratio {
  if (cls !== 'common' || split === undefined || split.on <= earlier || split.on > later) return ratio(1);
  return dividedBy(ratio(split.becomes), ratio(split.forEach));
}

/** The day on which both together first held a fifth of the common stock; undefined where they never did. */
export function crossedOn(deal: PlainDeal): number | undefined {
  let held = ratio(0);
  const all = times(ratio(outstandingAtStart), units(deal, 'common', 0, completedOn));
  for (const { on, class: cls, shares } of deal.purchases) {
    if (cls !== 'common') continue;
    // In shares as they are on the day of completion, so that a split changes nothing of the part.
    held = plus(held, times(ratio(shares), units(deal, 'common', on, completedOn)));
    if (compareBy<'ratio'>('atLeast', times(held, ratio(5)), all)) return on;
  }
  return undefined;
}

/** The highest price of the ten days before a day, that day out, for the share of that day; else what the board settled. */
export function valueOn(deal: PlainDeal, cls: PlainClass, on: number): Ratio {
  const found = deal.quotations
    .filter((each) => each.class === cls && each.on >= on - 10 && each.on < on)
    .map((each) => dividedBy(ratio(each.mills), units(deal, cls, each.on, on)));
  const [first, ...others] = found;
  return first === undefined ? ratio(deal.settledMills) : greatest(first, ...others);
}

/** What each share must get at least, in mills. */
export function requiredOf(deal: PlainDeal, cls: PlainClass, crossed: number): Ratio {
  const last = completedOn - 1;
  const asOfLast = (mills: Ratio, on: number): Ratio => dividedBy(mills, units(deal, cls, on, last));
  const figures: Ratio[] = [];
  for (const each of deal.purchases) {
    if (each.class !== cls || each.paid === undefined) continue;
    const isRecent = each.on >= announcedOn - 365 && each.on < announcedOn;
    if (isRecent || each.on === crossed) figures.push(asOfLast(ratio(each.paid.mills), each.on));
  }
  for (const on of [announcedOn, crossed]) figures.push(asOfLast(valueOn(deal, cls, on), on));
  if (cls === 'founder') figures.push(ratio(deal.preferenceMills));
  return greatest(ratio(0), ...figures);
}

/** What each share gets, in mills: cash, notes, and the share itself where it is kept. */
export function offeredOf(deal: PlainDeal, cls: PlainClass): Ratio {
  const { mills, notes, keeps } = deal.offers[cls];
  const inHand = plus(ratio(mills), times(ratio(notes), ratio(notesMills)));
  return keeps ? plus(inHand, valueOn(deal, cls, completedOn)) : inHand;
}
