import { atClose, compare, earliestOf, isZero, type Day, type Shares } from '../../../exact/index.js';
import { message, openFact } from '../../../evaluation/index.js';
import type { Act } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import type { Matter, Standing } from '../../../terms/index.js';
import { rankInOneWord } from '../series/series-rank.js';
import type { Restriction } from './restriction-parameters.js';
import { isBySubsidiary, isOneOfOurs } from './subsidiary.js';

/** The stock that an act pays on or gets: of the corporation, by its rank, or other stock that counts as its capital stock. */
export interface Touched {
  readonly stock: Standing | 'own' | 'subsidiary-equity' | 'trust-preferred';
  /** The class or series, where it is stock of the corporation. */
  readonly class: string | undefined;
}

export const sortOfSecurities = openFact('sort-of-securities', 'act').choice(
  ['subsidiary-equity', 'trust-preferred', 'neither'],
  'What are the securities in {0}: equity of a subsidiary of the corporation, trust preferred securities of the corporation or of an affiliate, or neither?',
);

/** What of an act the restriction is about; nothing where it is about none of it. */
export function touchedBy(c: Context, placed: Restriction, { id, act }: Matter, on: Day): Touched | undefined {
  switch (placed.provision.restricts) {
    case 'distributions':
      return distributed(c, placed, act, on);
    case 'repurchases':
      return taken(c, placed, act) ?? securities(c, placed, id, act, false);
    case 'acquisitions':
      return taken(c, placed, act) ?? bySubsidiary(c, placed, act) ?? securities(c, placed, id, act, true);
    case 'acquisitions-for-value': {
      const touched = taken(c, placed, act) ?? bySubsidiary(c, placed, act);
      return touched?.stock === 'junior' || touched?.stock === 'parity' ? touched : undefined;
    }
  }
}

/** A dividend or distribution on junior stock or on stock at parity. */
function distributed(c: Context, placed: Restriction, act: Act, when: Day): Touched | undefined {
  if (act.kind !== 'dividend' && act.kind !== 'distribute-shares') return undefined;
  const on = act.kind === 'dividend' ? act.class : act['on-class'];
  if (on === placed.provision.series) return undefined;
  const touched = stockOf(c, placed, on, when);
  return touched.stock === 'senior' ? undefined : touched;
}

/** Stock of its own that the corporation buys back or redeems. */
function taken(c: Context, placed: Restriction, act: Act): Touched | undefined {
  if (act.kind !== 'buy-back' && act.kind !== 'redemption') return undefined;
  if (act.class !== placed.provision.series) return stockOf(c, placed, act.class);
  return reachesOwn(c, placed, act.shares) ? { stock: 'own', class: act.class } : undefined;
}

/** Whether it reaches shares of the series itself; a redemption without a number is of all. */
function reachesOwn(c: Context, { provision }: Restriction, shares: Shares | undefined): boolean {
  const own = provision.own === undefined ? 'not-reached' : c.resolve(provision.own);
  if (own !== 'in-part-only') return own === 'reached';
  return shares !== undefined && compare<'shares'>(shares, c.books.outstanding(provision.series).at(c.now)) < 0;
}

/** Stock of the corporation that a subsidiary gets. */
function bySubsidiary(c: Context, placed: Restriction, act: Act): Touched | undefined {
  if (act.kind !== 'acquire-shares' || !isBySubsidiary(c, placed, act)) return undefined;
  return act.class === placed.provision.series ? { stock: 'own', class: act.class } : stockOf(c, placed, act.class);
}

/** Equity of a subsidiary or trust preferred securities, got by the corporation, or by a subsidiary where those are bound too. */
function securities(
  c: Context,
  { cite }: Restriction,
  id: string,
  act: Act,
  bindsSubsidiaries: boolean,
): Touched | undefined {
  if (act.kind !== 'acquire-securities') return undefined;
  const by = act.by ?? 'corporation';
  if (by !== 'corporation' && !(bindsSubsidiaries && isOneOfOurs(c, by, cite))) return undefined;
  const stock = c.ask(sortOfSecurities, { about: [id], cites: [cite] });
  return stock === 'neither'
    ? undefined
    : { stock: stock as 'subsidiary-equity' | 'trust-preferred', class: undefined };
}

function stockOf(c: Context, { provision, cite }: Restriction, of: string, when = c.asOf): Touched {
  return { stock: rankInOneWord(c, provision.series, of, when, cite), class: of };
}

export const noneOut = message('restriction.none-outstanding', 'No share of {series} is outstanding: {outcome}');

/** Whether a share of the series is out at the close of a day, as far as is known by now, so that it is protected. */
export function isOut(
  c: Context,
  { provision }: { readonly provision: { readonly series: string } },
  on: Day,
): boolean {
  const day = earliestOf(on, c.asOf);
  return !isZero(c.books.outstanding(provision.series).at(atClose(day)));
}
