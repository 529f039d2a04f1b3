import { openFact } from '../../../evaluation/index.js';
import { amount, greatest, isZero, least, minus, plusAmount, times, zero } from '../../../exact/index.js';
import type { Moment, Quantity, Shares } from '../../../exact/index.js';
import type { Act, ActOf } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import { ownedOf, weighed } from './measure.js';
import type { OwnershipLimit } from './parameters.js';
import { madeOf, outstandingOf, sharesOfOthers, type Owned } from '../../../terms/index.js';

/** An acquisition or offer that is proposed or asked about. */
export interface Planned {
  readonly person: string;
  readonly class: string;
  readonly shares: Shares;
  /** How many of them nobody holds yet whose shares are outstanding: they add to what is. */
  readonly issued: Shares;
  readonly sort: 'offer' | 'acquisition';
}

/** The acquisition that a proposed act makes or offers; undefined where it makes none. */
export function plannedBy(c: Context, act: Act, at: Moment): Planned | undefined {
  switch (act.kind) {
    case 'acquire-shares': {
      const more = { person: act.by, class: act.class, shares: act.shares };
      const issued = comesFromOutside(c, act, at) ? act.shares : beyondOthers(c, more, at);
      return { ...more, issued, sort: 'acquisition' };
    }
    case 'offer':
      return offerOf(c, act, at);
    case 'issue':
      if (act.to === undefined || act.to === 'dispersed' || act['pro-rata'] === true) return undefined;
      return { person: act.to, class: act.class, shares: act.shares, issued: act.shares, sort: 'acquisition' };
    case 'buy-back':
      return {
        person: 'corporation',
        class: act.class,
        shares: act.shares,
        issued: zero('shares'),
        sort: 'acquisition',
      };
    default:
      return undefined;
  }
}

/** Whether shares come to be outstanding only when they are acquired: newly issued, or held by the corporation or one that it controls. */
function comesFromOutside(c: Context, { how, from }: ActOf<'acquire-shares'>, at: Moment): boolean {
  if (how === 'issue' || from === 'corporation' || from === 'treasury') return true;
  return from !== undefined && c.books.majorityOwned(at).includes(from);
}

/** What an offer would end in. */
export function offerOf(c: Context, offer: Offered, at: Moment): Planned {
  const more = { person: offer.by, class: offer.class, shares: offered(c, offer, at) };
  return { ...more, issued: beyondOthers(c, more, at), sort: 'offer' };
}

type MoreShares = Pick<Planned, 'person' | 'class' | 'shares'>;

/** Of more shares than others hold the rest can only be had once they are issued. */
function beyondOthers(c: Context, { person, class: id, shares }: MoreShares, at: Moment): Shares {
  return greatest(minus<'shares'>(shares, sharesOfOthers(c, person, id, at)), zero('shares'));
}

/** Asked of an offer that says neither a number nor a part of a class of which there are shares. */
export const sharesOfferedFor = openFact('shares-offered-for', 'person', 'class').shares(
  'For how many shares of {1} is the offer of {0}?',
);

interface Offered {
  readonly by: string;
  readonly class: string;
  readonly shares?: Shares | undefined;
  readonly percent?: Quantity<'ratio'> | undefined;
}

/** How many shares an offer is for: the number it says, or the part of what is outstanding, as far as others have it; asked where neither tells. */
export function offered(c: Context, offer: Offered, at: Moment): Shares {
  if (offer.shares !== undefined) return offer.shares;
  const outstanding = outstandingOf(c, madeOf(c, offer.class, at), at);
  if (offer.percent !== undefined && !isZero(outstanding))
    return least(times(outstanding, offer.percent), sharesOfOthers(c, offer.by, offer.class, at));
  return c.exactly(c.quantity('shares', sharesOfferedFor, { about: [offer.by, offer.class], cites: [] }));
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
  placed: OwnershipLimit,
  person: string,
  planned: Measured,
  at: Moment,
): { readonly before: Owned; readonly owned: Owned } {
  const rights = c.resolve(placed.provision.rights);
  const before = ownedOf(c, placed.article, person, planned.measure, rights, at).value;
  const counting = (shares: Shares) => amount(weighed(c, placed.article, planned.measure, planned.class, shares, at));
  const more = counting(planned.shares);
  const owned = {
    ...before,
    shares: plusAmount(before.shares, more),
    counted: plusAmount(before.counted, more),
    base: plusAmount(before.base, counting(planned.issued)),
  };
  return { before, owned };
}
