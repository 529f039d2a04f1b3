import { held, message, reason, type Held } from '../../evaluation/index.js';
import { amount, isZero, plus, plusAmount, show, sum, zero } from '../../exact/index.js';
import type { Amount, Moment, Shares } from '../../exact/index.js';
import type { Placed } from '../../instrument/index.js';
import type { EntryOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import { furtherHoldingsOf } from './further-holdings.js';
import type { OwnershipProvision } from './ownership-parameters.js';
import { sharesByProxy } from './proxies.js';
import { isPlanOfCorporation } from './ties/exclusion.js';
import { everySeriesOf, outstandingOf, madeOf, countedTogetherNotion } from '../../terms/index.js';

/** What persons who are counted together own, whoever of them is asked about. The value of the notion `owned-together`. */
export interface OwnedTogether {
  /** Outstanding shares, each share once. */
  readonly shares: Amount<'shares'>;
  /** Unissued shares that they may acquire. */
  readonly rights: Amount<'shares'>;
  /** What it is measured against. */
  readonly base: Amount<'shares'>;
  /** Of these rights what is added to what is outstanding. */
  readonly added: Amount<'shares'>;
  /** Whether some right counts in it. */
  readonly byRights: boolean;
  readonly entries: readonly string[];
}

const told = message('ownership.owned-together', 'Together they own {shares} outstanding shares of the {class}');

/** What a person and those counted together with it own of a class. */
export function ownedTogether(
  c: Context,
  placed: Placed<OwnershipProvision>,
  person: string,
  className: string,
  at: Moment,
): Held<OwnedTogether> {
  const { provision, cite, article } = placed;
  c.covered('register', at.day, [cite]);
  const owners = c.notion(countedTogetherNotion, [person], at, article).value;
  const ids = madeOf(c, className, at);
  const own = sharesOwned(c, withoutPlans(c, placed, owners, at), ids, at);
  const rights = rightsOf(c, provision, owners, everySeriesOf(c, className, at), at);
  const byProxy = sharesByProxy(c, placed, owners, ids, at);
  const outstanding = outstandingOf(c, ids, at);
  // Of a class of which nothing is outstanding nobody has a part, whatever rights it has: the base stays empty.
  const added = addedTo(c, placed, rights.unissued, everySeriesOf(c, className, at), at);
  const base = isZero(outstanding) ? outstanding : plus(outstanding, added);
  const value: OwnedTogether = {
    shares: plusAmount(
      amount(plus(plus(own.shares, rights.outstanding), byProxy.shares)),
      // Of what is not outstanding nobody owns any, entered or not.
      isZero(outstanding)
        ? amount(zero('shares'))
        : furtherHoldingsOf(c, [person, ...owners], className, [cite], at, { outstanding, own: own.shares }),
    ),
    rights: amount(rights.unissued),
    base: amount(base),
    added: amount(added),
    byRights: rights.entries.length > 0,
    entries: [...own.entries, ...rights.entries, ...byProxy.entries],
  };
  const figures = () => ({ shares: show(value.shares.known), class: className });
  return held(value, reason(told, 'found', { figures, cites: [cite] }));
}

/** What is added to what is outstanding: the own rights to unissued shares, those of everybody, or nothing. */
function addedTo(
  c: Context,
  { provision }: Placed<OwnershipProvision>,
  own: Shares,
  ids: readonly string[],
  at: Moment,
): Shares {
  switch (c.resolve(provision.base)) {
    case 'outstanding':
      return zero('shares');
    case 'with-own-rights':
      return own;
    case 'with-all-rights':
      return rightsOf(c, provision, holdersOfRights(c, at), ids, at).unissued;
  }
}

function holdersOfRights(c: Context, at: Moment): readonly string[] {
  return [...new Set(c.books.entriesOf('right-granted', at).map(({ data }) => data.holder))];
}

interface Counted {
  readonly shares: Shares;
  readonly entries: readonly string[];
}

/** A union: a share that several of the owners own is counted once. */
function sharesOwned(c: Context, owners: readonly string[], ids: readonly string[], at: Moment): Counted {
  const found = ids.flatMap((id) =>
    c.books
      .blocksOwned(owners, id, at)
      .map((block) => ({ block, entries: [...block.entries, ...c.books.registerEntries(block.holder, id, at)] })),
  );
  const entries = [...new Set(found.flatMap((each) => each.entries))];
  c.restsOn(entries);
  return {
    shares: sum(
      'shares',
      found.map((each) => each.block.shares),
    ),
    entries,
  };
}

/** Rights over unissued shares, and over outstanding shares that the owners do not own already. */
function rightsOf(
  c: Context,
  { rights: which, notToEffect }: OwnershipProvision,
  owners: readonly string[],
  ids: readonly string[],
  at: Moment,
) {
  const every = ids.flatMap((id) =>
    owners.flatMap((owner) =>
      which === 'all' ? c.books.rights(owner, id, at) : c.books.rightsWithin(which.withinDays, owner, id, at.day),
    ),
  );
  const all = every.filter(({ entry }) => notToEffect === undefined || !isToEffect(c, entry, notToEffect));
  const entries = all.map((right) => right.entry.id);
  c.restsOn(entries);
  const ofOthers = all.filter((right) => right.over === 'outstanding' && !isOwn(right.entry.data.of, owners));
  return {
    unissued: sum(
      'shares',
      all.filter((right) => right.over === 'unissued').map((right) => right.shares),
    ),
    outstanding: sum(
      'shares',
      ofOthers.map((right) => right.shares),
    ),
    entries,
  };
}

/** Whether a right is given only by an agreement with the corporation, to effect an act of one of these kinds. */
function isToEffect(c: Context, { data }: EntryOf<'right-granted'>, acts: readonly string[]): boolean {
  const act = data['to-effect'] === undefined ? undefined : c.books.proposal(data['to-effect']);
  return act !== undefined && acts.includes(act.data.act.kind);
}

/** What a plan of the corporation or a subsidiary holds counts for no owner, where the definition says so. */
function withoutPlans(
  c: Context,
  { provision, article }: Placed<OwnershipProvision>,
  owners: readonly string[],
  at: Moment,
): readonly string[] {
  if (provision.underPlans !== 'nobodys') return owners;
  return owners.filter((owner) => !isPlanOfCorporation(c, owner, at, article));
}

function isOwn(whose: string | undefined, owners: readonly string[]): boolean {
  return whose !== undefined && owners.includes(whose);
}
