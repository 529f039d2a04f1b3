import { z } from 'zod';
import { held, message, QuestionError, reason, type Held } from '../../evaluation/index.js';
import {
  compareBy,
  equals,
  isZero,
  minus,
  plus,
  show,
  sum,
  zero,
  type Moment,
  type Quantity,
} from '../../exact/index.js';
import {
  byReading,
  nearest,
  provisionFields,
  type Placed,
  type Provision,
  type Written,
} from '../../instrument/index.js';
import type { ActOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import {
  defineKind,
  hooks,
  moneyParameter,
  seriesOn,
  sharesParameter,
  type Bar,
  type Series,
} from '../../terms/index.js';
import { countsOf, countsOfClass, undesignated, type Counts } from './class-counts.js';

const stockClass = z.strictObject({
  class: z.string().describe('the id of the class'),
  authorised: sharesParameter.describe('how many shares of it may be issued'),
  par: moneyParameter.optional().describe('the par value of a share; left out where there is none'),
  inSeries: z.boolean().optional().describe('whether it may be issued only as shares of a series'),
});
type StockClass = z.output<typeof stockClass>;

const parameters = z
  .strictObject({
    ...provisionFields,
    kind: z.literal('stock-classes'),
    total: sharesParameter.describe('shares of all classes together'),
    classes: z.array(stockClass).describe('each class'),
    treasury: byReading(z.enum(['issued', 'unissued'])).describe('whether shares in treasury count as issued'),
  })
  .refine(
    ({ total, classes }) =>
      equals(
        total,
        sum(
          'shares',
          classes.map((each) => each.authorised),
        ),
      ),
    {
      error: 'the classes do not add up to the total: correct one of the numbers',
    },
  );
type StockClasses = z.output<typeof parameters>;

/** The classes of stock: how many shares of each may be issued, and their par value. */
export const stockClasses = (data: Written<typeof parameters>): Provision => ({ kind: 'stock-classes', ...data });

const authorisedSays = message('stock.authorised', '{shares} shares of {class} are authorised');
const unissuedSays = message(
  'stock.unissued',
  '{authorised} shares of {class} are authorised and {issued} issued, so that {outcome} are unissued',
);
const headroom = message(
  'stock.headroom',
  '{shares} shares of {class} are to be issued; {left} are unissued: {outcome}',
);
const fromTreasury = message(
  'stock.treasury',
  '{shares} shares of {class} are to come out of treasury, which holds {left}: {outcome}',
);
const onlyInSeries = message('stock.series-only', 'Shares of {class} are issued only as shares of a designated series');
const notAuthorised = message('stock.not-authorised', 'No class or series {class} is authorised');
const counted = message('stock.counted', 'Of {class} {outcome}');

/**
 * Fixes the classes of stock. Bars an issue of more shares than are unissued (authorised less issued, treasury shares
 * being issued unless a reading says otherwise). Defines `authorised`, `unissued` and `par-value` of a class or series.
 */
export const stockClassesKind = defineKind<StockClasses>({
  kind: 'stock-classes',
  subject: 'capital',
  provides: 'Fixes the classes of stock, the number of shares authorised of each, and the par value.',
  parameters,
  facts: [],
  answers: ['capital.summary', 'capital.issue', 'instrument.profile'],
  profile: ({ total, classes }) => ({
    'authorised-stock': `${show(total)} shares: ${classes.map((each) => `${show(each.authorised)} ${each.class}`).join(', ')}`,
  }),
  defines: () => ['authorised', 'unissued', 'par-value'],
  define: (c, placed, notion, [id = ''], at) => {
    const line = lineOf(c, placed, id, at);
    if (line === undefined) throw unknownClass(placed, id);
    if (notion === 'par-value') return parOf(placed, line);
    return notion === 'authorised' ? authorisedOf(placed, line) : unissuedOf(c, placed, line);
  },
  bars: (c, placed, { act }) => (act.kind === 'issue' && isByCorporation(act) ? [barOf(c, placed, act)] : []),
  tells: (c, placed, topic, _input, at) => (topic === 'stock' ? summaryOf(c, placed, at) : undefined),
});

/** A class, or a series of it, with its counts. */
interface Line {
  readonly id: string;
  readonly of: StockClass;
  readonly series: Series | undefined;
  readonly authorised: Quantity<'shares'>;
  readonly counts: Counts;
}

function lineOf(c: Context, placed: Placed<StockClasses>, id: string, at: Moment): Line | undefined {
  const series = seriesOn(c, at.day, [placed.cite]);
  const own = placed.provision.classes.find((each) => each.class === id);
  if (own !== undefined)
    return { id, of: own, series: undefined, authorised: own.authorised, counts: countsOfClass(c, id, series, at) };
  const found = series.find((each) => each.id === id);
  const parent = placed.provision.classes.find((each) => each.class === found?.class);
  if (found === undefined || parent === undefined) return undefined;
  return { id, of: parent, series: found, authorised: found.designated, counts: countsOf(c, id, at) };
}

function authorisedOf(placed: Placed<StockClasses>, line: Line): Held<Quantity<'shares'>> {
  const shares = show(line.authorised);
  return held(
    line.authorised,
    reason(authorisedSays, shares, { figures: { shares, class: line.id }, cites: [placed.cite] }),
  );
}

function parOf(placed: Placed<StockClasses>, line: Line): Held<unknown> {
  return held(
    line.of.par,
    reason(counted, 'the par value is fixed', { figures: { class: line.id }, cites: [placed.cite] }),
  );
}

function unissuedOf(c: Context, placed: Placed<StockClasses>, line: Line): Held<Quantity<'shares'>> {
  const free = minus<'shares'>(line.authorised, line.counts.issued);
  const back = comesBack(c, placed, line) ? plus<'shares'>(free, line.counts.treasury) : free;
  const figures = { authorised: show(line.authorised), class: line.id, issued: show(line.counts.issued) };
  return held(back, reason(unissuedSays, show(back), { figures, cites: [placed.cite] }));
}

/** Whether shares in treasury may be issued anew: none of a series that they leave when they are retired, as they must be. */
function comesBack(c: Context, placed: Placed<StockClasses>, line: Line): boolean {
  if (isZero(line.counts.treasury) || (line.series !== undefined && mustRetire(c, line.series))) return false;
  return c.resolve(placed.provision.treasury) === 'unissued';
}

function mustRetire(c: Context, { id, class: of }: Series): boolean {
  return hooks(c, 'retires', c.asOf).some(({ placed, hook }) => hook(c, placed, id, of));
}

function barOf(c: Context, placed: Placed<StockClasses>, act: ActOf<'issue'>): Bar {
  c.covered('register', c.asOf, [placed.cite]);
  const line = lineOf(c, placed, act.class, c.now);
  if (line === undefined) return flatBar(placed, act, notAuthorised, 'not authorised');
  if (line.of.inSeries === true && line.series === undefined)
    return flatBar(placed, act, onlyInSeries, 'only in series');
  const out = act['from-treasury'] === true;
  const unissued = out ? undefined : unissuedOf(c, placed, line);
  const left = unissued?.value ?? line.counts.treasury;
  const enough = compareBy<'shares'>('notMoreThan', act.shares, left);
  return {
    barred: !enough,
    figures: {
      class: act.class,
      shares: act.shares,
      [out ? 'treasury' : 'unissued']: left,
      ...(enough ? undefined : { short: minus<'shares'>(act.shares, left) }),
    },
    reason: reason(out ? fromTreasury : headroom, enough ? 'enough' : 'too few', {
      figures: { shares: show(act.shares), class: act.class, left: show(left) },
      cites: [placed.cite],
      grounds: unissued === undefined ? [] : [unissued.reason],
    }),
  };
}

function flatBar(placed: Placed<StockClasses>, act: ActOf<'issue'>, says: typeof headroom, outcome: string): Bar {
  return {
    barred: true,
    figures: { class: act.class, shares: act.shares },
    reason: reason(says, outcome, { figures: { class: act.class }, cites: [placed.cite] }),
  };
}

/** An issue by a subsidiary is not one of the stock that this instrument authorises. */
function isByCorporation(act: ActOf<'issue'>): boolean {
  return act.by === undefined || act.by === 'corporation';
}

function summaryOf(c: Context, placed: Placed<StockClasses>, at: Moment): Held<unknown> {
  c.covered('register', at.day, [placed.cite]);
  const series = seriesOn(c, at.day, [placed.cite]);
  const classes = placed.provision.classes.map((each) => classSummary(c, placed, each, series, at));
  const value = { total: placed.provision.total, classes: classes.map((each) => each.value) };
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
  const line: Line = {
    id: of.class,
    of,
    series: undefined,
    authorised: of.authorised,
    counts: countsOfClass(c, of.class, series, at),
  };
  const unissued = unissuedOf(c, placed, line);
  const value = {
    id: of.class,
    cite: placed.cite,
    authorised: of.authorised,
    ...(of.par === undefined ? undefined : { par: of.par }),
    ...line.counts,
    unissued: unissued.value,
    ...(of.inSeries === true
      ? {
          designated: filed.reduce<Quantity<'shares'>>(
            (so, each) => plus<'shares'>(so, each.designated),
            zero('shares'),
          ),
          undesignated: undesignated(of.authorised, filed),
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
    unissued: unissuedOf(c, placed, line).value,
  };
}

function unknownClass(placed: Placed<StockClasses>, id: string): QuestionError {
  const near = nearest(
    id,
    placed.provision.classes.map((each) => each.class),
  );
  return new QuestionError(
    `${placed.cite} authorises no class "${id}"${near === undefined ? '' : `; did you mean "${near}"?`}, and no such series has been designated.`,
  );
}
