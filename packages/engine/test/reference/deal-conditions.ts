import { compareBy, ratio, times } from '../../src/exact/index.js';
import { offeredOf, requiredOf, units } from './deal-price.js';
import { announcedOn, completedOn, type PlainClass, type PlainDeal } from './plain-deal.js';

/** Whether each condition on price and procedure is met, by its section; one that asks for nothing is. */
export function conditionsOf(deal: PlainDeal, crossed: number): Readonly<Record<string, boolean>> {
  return {
    'V.2(a)': isPaidEnough(deal, 'common', crossed),
    'V.2(b)': !deal.founder || isPaidEnough(deal, 'founder', crossed),
    'V.2(c)': deal.left !== 'others',
    'V.2(d)': classesOf(deal).every((cls) => isOfForm(deal, cls)),
    'V.2(e)': seniorKept(deal, crossed) && ratesKept(deal, crossed),
    'V.2(f)': nothingAdded(deal, crossed),
    'V.2(g)': noBenefits(deal, crossed),
    'V.2(h)': isMailed(deal),
  };
}

function classesOf({ founder }: PlainDeal): readonly PlainClass[] {
  return founder ? ['common', 'founder'] : ['common'];
}

function isPaidEnough(deal: PlainDeal, cls: PlainClass, crossed: number): boolean {
  return compareBy<'ratio'>('atLeast', offeredOf(deal, cls), requiredOf(deal, cls, crossed));
}

/** Cash always; notes where as many shares were bought for notes as in any other form; the share kept, which is stated to fit. */
function isOfForm(deal: PlainDeal, cls: PlainClass): boolean {
  if (deal.offers[cls].notes === 0) return true;
  const counts = { cash: 0, notes: 0, bond: 0 };
  for (const each of deal.purchases) {
    if (each.class === cls && each.paid !== undefined) counts[each.paid.form] += each.shares;
  }
  return counts.notes > 0 && counts.notes >= counts.cash && counts.notes >= counts.bond;
}

/** Three fifths of the independent directors, by the day of completion; of nobody nothing is a part. */
function isApproved({ approvals, directors }: PlainDeal, what: string): boolean {
  return approvals.some(
    ({ of, yes, on }) => of === what && on <= completedOn && directors > 0 && yes * 5 >= directors * 3,
  );
}

function seniorKept(deal: PlainDeal, crossed: number): boolean {
  if (!deal.gold) return true;
  return deal.omitted.every((on, index) => on <= crossed || on >= completedOn || isApproved(deal, `omitted-${index}`));
}

/** From one rate to the next what a year brings on all that became of a share is not less; nor is it at the end. */
function ratesKept(deal: PlainDeal, crossed: number): boolean {
  const before = deal.rates.filter(({ on }) => on <= crossed);
  let on = crossed;
  let mills = before.at(-1)?.mills ?? 0;
  for (const [index, next] of deal.rates.entries()) {
    if (next.on <= crossed || next.on >= completedOn) continue;
    const now = times(ratio(next.mills), units(deal, 'common', on, next.on));
    if (compareBy<'ratio'>('lessThan', now, ratio(mills)) && !isApproved(deal, `rate-${index}`)) return false;
    ({ on, mills } = next);
  }
  const fewer = compareBy<'ratio'>('lessThan', units(deal, 'common', on, completedOn - 1), ratio(1));
  return !fewer || isApproved(deal, 'split');
}

function nothingAdded({ purchases, rights }: PlainDeal, crossed: number): boolean {
  const isAfter = (on: number): boolean => on > crossed && on < completedOn;
  return !purchases.some(({ on }) => isAfter(on)) && !rights.some(isAfter);
}

function noBenefits({ benefits }: PlainDeal, crossed: number): boolean {
  return benefits.every(
    ({ on, by, from, inProportion }) =>
      on <= crossed || on >= completedOn || by === 'other' || from === 'stranger' || inProportion,
  );
}

/** Twelve days before completion, in order; with the opinion where more than half of the independent directors asked for it. */
function isMailed({ statement, opinionAskedBy, directors }: PlainDeal): boolean {
  if (statement === undefined || statement.on > completedOn - 12 || !statement.complies) return false;
  return opinionAskedBy * 2 <= directors || statement.opinion;
}

/** The day on which directors ask for an opinion. */
export const opinionAskedOn = announcedOn + 3;
