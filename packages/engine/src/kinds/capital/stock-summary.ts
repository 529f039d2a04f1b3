import { held, message, reason, type Held } from '../../evaluation/index.js';
import { isNegative, isZero, negate, plus, sum, sumOf, zero, type Moment, type Shares } from '../../exact/index.js';
import type { Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { seriesOn, type Series } from '../../terms/index.js';
import { countsOf, countsOfClass, undesignated } from './class-counts.js';
import { rightsToNewShares } from './reserved-shares.js';
import { mustRetire, sharesOf, unissuedOf, type Line } from './stock-line.js';
import type { StockClass, StockClasses } from './stock-parameters.js';

const counted = message('stock.counted', 'Of {class} {outcome}');

/** The stock class by class, and of classes issued in series, series by series. */
export function summaryOf(c: Context, placed: Placed<StockClasses>, at: Moment): Held<unknown> {
  c.covered('register', at.day, [placed.cite]);
  const series = seriesOn(c, at.day, [placed.cite]);
  const classes = placed.provision.classes.map((each) => classSummary(c, placed, each, series, at));
  const authorised = placed.provision.classes.map((each) => sharesOf(c, each));
  const value = { total: sum('shares', authorised), classes: classes.map((each) => each.value) };
  return held(
    value,
    reason(counted, 'the shares are counted', {
      figures: { class: 'all classes' },
      cites: [placed.cite],
      grounds: classes.map((each) => each.reason),
    }),
  );
}

function classSummary(c: Context, placed: Placed<StockClasses>, of: StockClass, series: readonly Series[], at: Moment) {
  const own = series.filter((each) => each.class === of.class);
  const filed = own.filter((each) => each.filed !== undefined);
  const authorised = sharesOf(c, of);
  const line: Line = {
    id: of.class,
    of,
    series: undefined,
    authorised,
    counts: countsOfClass(c, of.class, series, at),
  };
  const unissued = unissuedOf(c, placed, line);
  const value = {
    id: of.class,
    cite: placed.cite,
    authorised,
    ...(of.par === undefined ? undefined : { par: of.par }),
    ...line.counts,
    ...roomIn(unissued.value),
    ...reservedIn(c, of.class),
    ...(of.inSeries === true
      ? {
          designated: filed.reduce<Shares>((so, each) => plus<'shares'>(so, each.designated), zero('shares')),
          undesignated: undesignated(authorised, filed),
          series: own.map((each) => seriesSummary(c, placed, of, each, at)),
        }
      : undefined),
  };
  return { value, reason: unissued.reason };
}

function seriesSummary(c: Context, placed: Placed<StockClasses>, of: StockClass, series: Series, at: Moment) {
  const counts = countsOf(c, series.id, at);
  const line: Line = { id: series.id, of, series, authorised: series.designated, counts };
  return {
    id: series.id,
    designated: series.designated,
    filed: series.filed ?? 'not filed',
    ...counts,
    ...roomIn(unissuedOf(c, placed, line).value),
    ...reservedIn(c, series.id),
    ...(!isZero(counts.treasury) && mustRetire(c, series) ? { 'to-be-retired': counts.treasury } : undefined),
  };
}

/** What rights to new shares that stand need; nothing where none is entered. */
function reservedIn(c: Context, id: string): Readonly<Record<string, Shares>> {
  const needed = sumOf('shares', rightsToNewShares(c, id), (right) => right.shares);
  return isZero(needed) ? {} : { reserved: needed };
}

/** What is unissued; what was issued beyond the authorised number happened, and is told as such. */
function roomIn(unissued: Shares): Readonly<Record<string, Shares>> {
  return isNegative(unissued) ? { unissued: zero('shares'), 'beyond-authorised': negate(unissued) } : { unissued };
}
