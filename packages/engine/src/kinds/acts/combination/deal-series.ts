import { compareDays, isAfter, plusMonths, type Day } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { matterOf, momentOf, type Matter, type SizeTest } from '../../../terms/index.js';

/** The name of the series of transactions to which a deal belongs; undefined where it stands alone. */
export function seriesName({ act, series }: Matter): string | undefined {
  return act.kind === 'disposition' ? (act.series ?? series) : series;
}

/** A deal, and every other of its series that was not withdrawn and that is to be taken with it. */
export function dealsOfSeries(c: Context, matter: Matter, joins: (other: Matter) => boolean): readonly Matter[] {
  const series = seriesName(matter);
  if (series === undefined) return [matter];
  return [matter, ...othersBeside(c, matter).filter((other) => seriesName(other) === series && joins(other))];
}

/** A deal, and whichever are taken with it by the size that a row asks for. */
export function dealsTakenTogether(
  c: Context,
  matter: Matter,
  { series }: SizeTest,
  cite: string,
  joins: (other: Matter) => boolean,
): readonly Matter[] {
  if (series === undefined) return [matter];
  if (series.of !== 'every-deal') return dealsOfSeries(c, matter, joins);
  const since = series.months === undefined ? undefined : plusMonths(dayOfDeal(c, matter), -series.months);
  c.covered('acts', c.asOf, [cite], since);
  return [matter, ...othersBeside(c, matter).filter((other) => joins(other))];
}

function othersBeside(c: Context, matter: Matter): readonly Matter[] {
  return c.books
    .proposals(c.now)
    .filter((id) => id !== matter.id && c.books.withdrawn(id) === undefined)
    .map((id) => matterOf(c, id));
}

/** Deals by their days. */
export function inOrder(c: Context, deals: readonly Matter[]): readonly Matter[] {
  return deals.toSorted((a, b) => compareDays(dayOfDeal(c, a), dayOfDeal(c, b)));
}

/**
 * The largest groups of deals that fall within so many months, wherever those begin, each with the deal asked about among
 * them. A period that begins on a day runs to the day before the same date so many months later. Without months all of
 * them are one group.
 */
export function groupsWithin(
  c: Context,
  deals: readonly Matter[],
  months: number | undefined,
): readonly (readonly Matter[])[] {
  const [asked] = deals;
  if (months === undefined || asked === undefined || deals.length === 1) return [deals];
  const groups = inOrder(c, deals).map((first) => {
    const start = dayOfDeal(c, first);
    return deals.filter((deal) => isWithin(dayOfDeal(c, deal), start, months));
  });
  const withAsked = groups.filter((group) => group.includes(asked));
  return withAsked.filter(
    (group, index) =>
      !withAsked.some((other, at) => contains(other, group) && (other.length > group.length || at < index)),
  );
}

function isWithin(day: Day, start: Day, months: number): boolean {
  return compareDays(day, start) >= 0 && isAfter(plusMonths(start, months), day);
}

function contains(all: readonly Matter[], some: readonly Matter[]): boolean {
  return some.every((deal) => all.includes(deal));
}

/** The day of a deal: that on which it took effect, else of the agreement for it, else on which it was proposed. */
function dayOfDeal(c: Context, deal: Matter): Day {
  return (momentOf(c, deal, 'effect') ?? momentOf(c, deal, 'agreement') ?? deal.proposed).day;
}
