import { held, message, openFact, reason, type Held } from '../../evaluation/index.js';
import { compareBy, isZero, minus, show, zero, type Shares } from '../../exact/index.js';
import { nearest, writerOf, type Placed } from '../../instrument/index.js';
import type { Act, ActOf } from '../../journal/index.js';
import { asAmended, type Context } from '../../session/index.js';
import { beforeEffect, defineKind, dividendRecordOrNow, seriesNames, spokeOn } from '../../terms/index.js';
import type { Bar, Kind, Matter } from '../../terms/index.js';
import { distributionRoom } from './distribution-room.js';
import { remarkOnReserved } from './reserved-shares.js';
import { barsBeyondWhatThereIs, convertedByHolder } from './shares-to-be-had.js';
import { lineOf, unissuedOf, type Line } from './stock-line.js';
import { stockParameters, type StockClasses } from './stock-parameters.js';
import { summaryOf } from './stock-summary.js';

/** The classes of stock: how many shares of each may be issued, and their par value. */
export const stockClasses = writerOf(stockParameters);

const authorisedSays = message('stock.authorised', '{shares} shares of {class} are authorised');
const parSays = message('stock.par', 'Of {class} {outcome}');
const headroom = message(
  'stock.headroom',
  '{shares} shares of {class} are to be issued; {left} are unissued: {outcome}',
);
const fromTreasury = message(
  'stock.treasury',
  '{shares} shares of {class} are to come out of treasury, which holds {left}: {outcome}',
);
const onlyInSeries = message('stock.series-only', 'Shares of {class} are issued only as shares of a designated series');
const notAuthorised = message('stock.not-authorised', '{class} is no class or series that is authorised{meant}');

/** Asked of stock of whose redemption no instrument in force speaks: its terms may be entered in part, or in words only. */
const redeemableByTerms = openFact('redeemable-by-terms', 'class or series', 'day').yesNo(
  'Do the terms of {0} let the corporation redeem its shares on {1}?',
);

const noRight = message(
  'stock.not-redeemable',
  'No instrument in force lets the corporation redeem shares of {class}, and their terms do not on {on}: {outcome}',
);

const noneOutstandingSays = message('stock.none-outstanding', 'No share of {class} is outstanding: {outcome}');

/**
 * Fixes the classes of stock. Bars an issue and a distribution of more shares than are unissued (authorised less issued, treasury shares
 * being issued unless a reading says otherwise), a dividend on, or a deal in, stock of which there is no class or series, a buy-back or redemption
 * of more shares than are outstanding, an acquisition or offer of more than others have and can still be issued, and a dividend, distribution or redemption where none is, or on a class that has them only in series. Defines `authorised`, `unissued` and `par-value` of a class or series.
 */
export const stockClassesKind = defineKind<StockClasses>({
  kind: 'stock-classes',
  subject: 'capital',
  provides: 'Fixes the classes of stock, the number of shares authorised of each, and the par value.',
  parameters: stockParameters,
  facts: [redeemableByTerms, convertedByHolder],
  answers: [
    'capital.summary',
    'capital.issue',
    'capital.distribute-shares',
    'capital.reacquire',
    'capital.redeem',
    'dividends.permit',
    'acquisition.permit',
    'acquisition.offer',
    'instrument.profile',
  ],
  profile: ({ total, classes }) => ({
    'authorised-stock': `${total === undefined ? '' : `${show(total)} shares: `}${rowsOf(classes).join(', ')}`,
  }),
  defines: () => ['authorised', 'unissued', 'par-value'],
  define: (c, placed, notion, [id = ''], at) => {
    const line = lineOf(c, placed, id, at);
    if (line === undefined) return noneOf(placed, notion, id);
    if (notion === 'par-value') return parOf(placed, line);
    return notion === 'authorised' ? authorisedOf(placed, line) : unissuedOf(c, placed, line);
  },
  bars: (c, placed, matter) => {
    const { act } = matter;
    const none = noneOfThisName(c, placed, act) ?? noneOutstanding(c, placed, matter);
    if (none !== undefined) return [none];
    if (act.kind === 'redemption')
      return [...barsBeyondWhatThereIs(c, placed, matter, act), ...noRightBars(c, placed, act)];
    if (act.kind === 'buy-back' || act.kind === 'acquire-shares' || act.kind === 'offer')
      return barsBeyondWhatThereIs(c, placed, matter, act);
    if (act.kind === 'distribute-shares') return [distributionBar(c, placed, matter, act)];
    return act.kind === 'issue' && isByCorporation(act) ? [issueBar(c, placed, matter, act)] : [];
  },
  tells: (c, placed, topic, _input, at) => (topic === 'stock' ? summaryOf(c, placed, at) : undefined),
});

/** The rows of the stock as the instrument has them. */
function rowsOf(classes: StockClasses['classes']): readonly string[] {
  return classes.flatMap((each) => [
    `${show(each.authorised)} ${each.class}`,
    ...(each.listedApart ?? []).map(({ series, shares }) => `${show(shares)} ${series}`),
  ]);
}

function authorisedOf(placed: Placed<StockClasses>, line: Line): Held<Shares> {
  const shares = show(line.authorised);
  return held(
    line.authorised,
    reason(authorisedSays, shares, { figures: { shares, class: line.id }, cites: [placed.cite] }),
  );
}

function parOf(placed: Placed<StockClasses>, line: Line): Held<unknown> {
  return held(
    line.of.par,
    reason(parSays, 'the par value is fixed', { figures: { class: line.id }, cites: [placed.cite] }),
  );
}

function issueBar(c: Context, placed: Placed<StockClasses>, matter: Matter, act: ActOf<'issue'>): Bar {
  c.covered('register', c.asOf, [placed.cite]);
  const line = lineOf(c, placed, act.class, beforeEffect(c, matter));
  if (line === undefined || !isIssuable(line))
    return noSuchStock(placed, line !== undefined, act.class, { shares: act.shares });
  return roomFor(c, placed, line, act);
}

/** A distribution issues new shares: as many as are unissued. */
function distributionBar(
  c: Context,
  placed: Placed<StockClasses>,
  matter: Matter,
  act: ActOf<'distribute-shares'>,
): Bar {
  const line = lineOf(c, placed, act.class, beforeEffect(c, matter));
  if (line === undefined || !isIssuable(line)) return noSuchStock(placed, line !== undefined, act.class);
  return distributionRoom(c, placed, matter, act);
}

function roomFor(c: Context, placed: Placed<StockClasses>, line: Line, act: ActOf<'issue'>): Bar {
  const out = act['from-treasury'] === true;
  const unissued = out ? undefined : unissuedOf(c, placed, line);
  const left = unissued?.value ?? line.counts.treasury;
  const enough = compareBy<'shares'>('notMoreThan', act.shares, left);
  if (enough && !out) remarkOnReserved(c, act.class, act.shares, left, placed.cite);
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

/** Of stock that there is none of, nothing can be paid, bought back, redeemed, acquired or offered for. */
function noneOfThisName(c: Context, placed: Placed<StockClasses>, act: Act): Bar | undefined {
  const id = stockDealtIn(act);
  if (id === undefined || placed.provision.classes.some((each) => each.class === id)) return undefined;
  if (c.books.classes(c.now).includes(id) || seriesNames(c, c.asOf).some((each) => each.id === id)) return undefined;
  c.covered('instruments', c.asOf, [placed.cite]);
  return noSuchStock(placed, false, id);
}

/**
 * On stock of which no share is outstanding nothing is paid, distributed or redeemed: neither on the day of the question, or the record
 * date of a dividend, nor on that of the proposal. Where a class has shares only in series, it is done on those of one.
 */
function noneOutstanding(c: Context, placed: Placed<StockClasses>, matter: Matter): Bar | undefined {
  const { provision, cite } = placed;
  const id = stockHeld(matter.act);
  if (id === undefined) return undefined;
  if (provision.classes.some((each) => each.class === id && each.inSeries === true))
    return noSuchStock(placed, true, id);
  const at = matter.act.kind === 'dividend' ? dividendRecordOrNow(c, matter) : c.now;
  c.covered('register', at.day, [cite]);
  const isOut = [at, matter.proposed].some((when) => !isZero(c.books.outstanding(id).at(when)));
  if (isOut) return undefined;
  const figures = { class: id };
  return {
    barred: true,
    figures: { class: id, outstanding: zero('shares') },
    reason: reason(noneOutstandingSays, 'nobody would receive anything', { figures, cites: [cite] }),
  };
}

/** What questions ask of provisions that let a series be redeemed. */
const onRedemption: ReadonlySet<string> = new Set(['redemption.effect', 'redemption.price', 'redemption.schedule']);

/** Shares are redeemed by a right to it: of a provision in force, or else of their terms, which is asked. */
function noRightBars(
  c: Context,
  { cite }: Placed<StockClasses>,
  { class: id, on }: ActOf<'redemption'>,
): readonly Bar[] {
  const speaks = (each: Placed): boolean =>
    (each.provision as { readonly series?: unknown }).series === id &&
    ((c.kindOf(each) as unknown as Kind).answers ?? []).some((question) => onRedemption.has(question)) &&
    spokeOn(c, each, c.asOf);
  const right = c.provisionsOn(c.asOf).find(speaks);
  if (right !== undefined) {
    asAmended(c, right, c.asOf);
    return [];
  }
  if (c.is(redeemableByTerms, { about: [id, on], cites: [cite] })) return [];
  const figures = { class: id, on };
  return [{ barred: true, figures, reason: reason(noRight, 'it may not be redeemed', { figures, cites: [cite] }) }];
}

/** The class or series that an act takes to be there. */
function stockDealtIn(act: Act): string | undefined {
  switch (act.kind) {
    case 'dividend':
    case 'buy-back':
    case 'redemption':
    case 'acquire-shares':
    case 'offer':
      return act.class;
    case 'distribute-shares':
      return act['on-class'];
    default:
      return undefined;
  }
}

/** The class or series on every outstanding share of which an act pays or gives something. */
function stockHeld(act: Act): string | undefined {
  if (act.kind === 'distribute-shares') return act['on-class'];
  return act.kind === 'dividend' || (act.kind === 'redemption' && act.shares === undefined) ? act.class : undefined;
}

/** Shares of a class that is issued only in series are issued as shares of one. */
function isIssuable({ of, series }: Line): boolean {
  return of.inSeries !== true || series !== undefined;
}

/** What bars an act on stock of no class or series, or of a class of which there are shares only in series. */
function noSuchStock(
  placed: Placed<StockClasses>,
  isClass: boolean,
  className: string,
  more: Bar['figures'] = {},
): Bar {
  const near = isClass ? undefined : nearestTo(placed, className);
  const figures = { class: className, meant: near === undefined ? '' : `; did you mean ${near}?` };
  return {
    barred: true,
    figures: { class: className, ...more },
    reason: reason(isClass ? onlyInSeries : notAuthorised, isClass ? 'only in series' : 'not authorised', {
      figures,
      cites: [placed.cite],
    }),
  };
}

/** Of what is not authorised there are no shares, and no par value. */
function noneOf(placed: Placed<StockClasses>, notion: string, id: string): Held<unknown> {
  const value = notion === 'par-value' ? undefined : zero('shares');
  return held(value, noSuchStock(placed, false, id).reason);
}

function nearestTo({ provision }: Placed<StockClasses>, id: string): string | undefined {
  return nearest(
    id,
    provision.classes.map((each) => each.class),
  );
}

/** An issue by a subsidiary is not one of the stock that this instrument authorises. */
function isByCorporation(act: ActOf<'issue'>): boolean {
  return act.by === undefined || act.by === 'corporation';
}
