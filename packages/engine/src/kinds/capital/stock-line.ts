import { held, message, reason, type Held } from '../../evaluation/index.js';
import { isNegative, isZero, minus, negate, plus, show, sum, type Moment, type Shares } from '../../exact/index.js';
import type { Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { hooks, seriesOn, type Series } from '../../terms/index.js';
import { countsOf, countsOfClass, type Counts } from './class-counts.js';
import type { StockClass, StockClasses } from './stock-parameters.js';

const unissuedSays = message(
  'stock.unissued',
  '{authorised} shares of {class} are authorised and {issued} issued, so that {outcome} are unissued',
);

const unissuedAgainSays = message(
  'stock.unissued-again',
  '{authorised} shares of {class} are authorised and {issued} issued, {back} of them back with the corporation and as good as unissued, so that {outcome} are unissued',
);

const beyondSays = message(
  'stock.beyond-authorised',
  '{authorised} shares of {class} are authorised and {issued} issued: {outcome} beyond what is authorised',
);

/** A class, or a series of it, with its counts. */
export interface Line {
  readonly id: string;
  readonly of: StockClass;
  readonly series: Series | undefined;
  readonly authorised: Shares;
  readonly counts: Counts;
}

/** The class or series of that id; undefined where the provision authorises none. */
export function lineOf(c: Context, placed: Placed<StockClasses>, id: string, at: Moment): Line | undefined {
  const series = seriesOn(c, at.day, [placed.cite]);
  const own = placed.provision.classes.find((each) => each.class === id);
  if (own !== undefined)
    return { id, of: own, series: undefined, authorised: sharesOf(c, own), counts: countsOfClass(c, id, series, at) };
  const found = series.find((each) => each.id === id);
  const parent = placed.provision.classes.find((each) => each.class === found?.class);
  if (found === undefined || parent === undefined) return undefined;
  return { id, of: parent, series: found, authorised: found.designated, counts: countsOf(c, id, at) };
}

/** How many shares of a class may be issued: those of its own row, and those of its series that stand beside it. */
export function sharesOf(c: Context, { authorised, listedApart = [] }: StockClass): Shares {
  const onTop = listedApart.filter((row) => c.resolve(row.onTop)).map(({ shares }) => shares);
  return sum('shares', [authorised, ...onTop]);
}

/** Authorised less issued, with what is in treasury where that may be issued anew. Below zero where too many are issued. */
export function unissuedOf(c: Context, placed: Placed<StockClasses>, line: Line): Held<Shares> {
  const free = minus<'shares'>(line.authorised, line.counts.issued);
  const again = comesBack(c, placed, line);
  const back = again ? plus<'shares'>(free, line.counts.treasury) : free;
  const figures = { authorised: show(line.authorised), class: line.id, issued: show(line.counts.issued) };
  if (isNegative(back)) return held(back, reason(beyondSays, show(negate(back)), { figures, cites: [placed.cite] }));
  const told = again ? { ...figures, back: show(line.counts.treasury) } : figures;
  return held(
    back,
    reason(again ? unissuedAgainSays : unissuedSays, show(back), { figures: told, cites: [placed.cite] }),
  );
}

/** Whether shares in treasury may be issued anew: none of a series that they leave when they are retired, as they must be. */
function comesBack(c: Context, placed: Placed<StockClasses>, line: Line): boolean {
  if (isZero(line.counts.treasury) || (line.series !== undefined && mustRetire(c, line.series))) return false;
  return c.resolve(placed.provision.treasury) === 'unissued';
}

/** Whether shares of a series are retired when the corporation gets them back. */
export function mustRetire(c: Context, { id, class: of }: Series): boolean {
  return hooks(c, 'retires', c.asOf).some(({ placed, hook }) => hook(c, placed, id, of));
}
