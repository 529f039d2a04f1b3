import type { FactType } from '../../../evaluation/index.js';
import { amount, plusAmount, times, type Moment, type Quantity } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Act } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import { ownedOf, weighed } from './measure.js';
import type { OwnershipLimitProvision } from './parameters.js';
import type { Owned } from '../ownership.js';
import { outstandingOf, seriesOf } from '../stock.js';

/** An acquisition or offer that is proposed or asked about. */
export interface Planned {
  readonly person: string;
  readonly class: string;
  readonly shares: Quantity<'shares'>;
  /** Newly issued, so that they add to what is outstanding. */
  readonly issued: boolean;
  readonly sort: 'offer' | 'acquisition';
}

/** The acquisition that a proposed act makes or offers; undefined where it makes none. */
export function plannedBy(c: Context, act: Act, at: Moment): Planned | undefined {
  switch (act.kind) {
    case 'acquire-shares':
      return { person: act.by, class: act.class, shares: act.shares, issued: act.how === 'issue', sort: 'acquisition' };
    case 'offer':
      return { person: act.by, class: act.class, shares: offered(c, act, at), issued: false, sort: 'offer' };
    case 'issue':
      if (act.to === undefined || act.to === 'dispersed') return undefined;
      return { person: act.to, class: act.class, shares: act.shares, issued: true, sort: 'acquisition' };
    case 'buy-back':
      return { person: 'corporation', class: act.class, shares: act.shares, issued: false, sort: 'acquisition' };
    default:
      return undefined;
  }
}

/** Asked of an offer that says neither a number nor a part of the class. */
export const sharesOfferedFor: FactType = {
  name: 'shares-offered-for',
  asks: 'For how many shares of {1} is the offer of {0}?',
  about: ['person', 'class'],
  reply: { kind: 'quantity', unit: 'shares', least: '0' },
};

/** How many shares an offer is for: the number it says, or the part of what is outstanding; asked where it says neither. */
export function offered(
  c: Context,
  offer: {
    readonly by: string;
    readonly class: string;
    readonly shares?: Quantity<'shares'> | undefined;
    readonly percent?: Quantity<'ratio'> | undefined;
  },
  at: Moment,
): Quantity<'shares'> {
  if (offer.shares !== undefined) return offer.shares;
  if (offer.percent === undefined) {
    return c.exactly(c.quantity('shares', sharesOfferedFor, { about: [offer.by, offer.class], cites: [] }));
  }
  return times(outstandingOf(c, seriesOf(c, offer.class, at), at), offer.percent);
}

/** The person and every group with which it acts in concert: each a person of its own under the limit. */
export function personsWith(c: Context, person: string, at: Moment): readonly string[] {
  return [
    person,
    ...c.books
      .groupsOf(person, at)
      .filter((entry) => entry.data.basis === 'concert')
      .map((entry) => entry.data.id)
      .toSorted(),
  ];
}

/** What is planned, with what the limit measures for it. */
export interface Measured extends Planned {
  readonly measure: string;
}

/** What a person owns, and would own once it had acquired what is planned. */
export function resultingFrom(
  c: Context,
  placed: Placed<OwnershipLimitProvision>,
  person: string,
  planned: Measured,
  at: Moment,
): { readonly before: Owned; readonly owned: Owned } {
  const rights = c.resolve(placed.provision.rights);
  const before = ownedOf(c, placed.article, person, planned.measure, rights, at).value;
  const more = amount(weighed(c, placed.article, planned.measure, planned.class, planned.shares, at));
  const owned = {
    ...before,
    shares: plusAmount(before.shares, more),
    counted: plusAmount(before.counted, more),
    base: planned.issued ? plusAmount(before.base, more) : before.base,
  };
  return { before, owned };
}
