import type { z } from 'zod';
import { held, message, reason, type Held, type Reason } from '../../evaluation/index.js';
import {
  amount,
  isZero,
  plus,
  plusAmount,
  share,
  show,
  showPercent,
  sum,
  zero,
  type Amount,
  type Moment,
  type Quantity,
} from '../../exact/index.js';
import type { Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { defineKind } from '../../terms/index.js';
import { actsInConcert, countedTogether } from './counted-together.js';
import { furtherHoldings, furtherHoldingsOf } from './further-holdings.js';
import { ownershipParameters, type OwnershipProvision } from './ownership-parameters.js';
import { proxiesAreOwnership, proxiesFact, proxiesNotion, sharesByProxy } from './proxies.js';
import { everySeriesOf, outstandingOf, seriesOf } from './stock.js';

/** What a person owns of a class, as an article counts it. The value of the notion `beneficial-ownership`. */
export interface Owned {
  /** Outstanding shares of everybody counted together, each share once. */
  readonly shares: Amount<'shares'>;
  /** Unissued shares that they may acquire. */
  readonly rights: Amount<'shares'>;
  /** Who is counted together, the person among them; sorted. */
  readonly owners: readonly string[];
  /** What is measured: shares and rights. */
  readonly counted: Amount<'shares'>;
  /** What it is measured against: the outstanding shares, with the person's own rights where they are added. */
  readonly base: Amount<'shares'>;
  /** Of these rights what is added to what is outstanding; of an empty class too, whose base stays empty. */
  readonly added: Amount<'shares'>;
}

const counted = message(
  'ownership.counted',
  '{person}{together} beneficially owns {shares} outstanding shares of the {class}{rights}: {counted} of {base}, which is {percent}',
);

/** How beneficial ownership is counted for an article: whose shares go together, which rights count, against what. */
export const ownershipKind = defineKind<OwnershipProvision>({
  kind: 'ownership',
  subject: 'ownership',
  provides: 'how beneficial ownership is counted: whose shares go together, which rights count, and against what base',
  parameters: ownershipParameters,
  facts: [furtherHoldings, proxiesFact],
  answers: ['ownership.beneficial', 'ownership.interested-shareholder', 'ownership.limit'],
  defines: ({ proxies }) => [
    'beneficial-ownership',
    'counted-together',
    'acts-in-concert',
    ...(proxies === undefined ? [] : [proxiesNotion]),
  ],
  define: (c, placed, notion, about, at) => {
    const [person = '', className = ''] = about;
    switch (notion) {
      case 'acts-in-concert':
        return concert(c, placed, person, at);
      case proxiesNotion:
        return proxiesAreOwnership(c, placed, person);
      case 'counted-together':
        return together(c, placed, person, at);
      default:
        return owned(c, placed, person, className, at);
    }
  },
});

const acting = message('ownership.concert', '{group} acts in concert: {outcome}');

/** Whether a group acts in concert, as it is entered; a body with the power may determine it otherwise. */
function concert(c: Context, { cite }: Placed<OwnershipProvision>, group: string, at: Moment): Held<boolean> {
  const value = actsInConcert(c, group, at);
  return held(value, reason(acting, value ? 'yes' : 'no', { figures: { group: c.nameOf(group) }, cites: [cite] }));
}

const joined = message('ownership.together', 'The shares of {owners} count as those of {person}');

function together(c: Context, placed: Placed<OwnershipProvision>, person: string, at: Moment): Held<readonly string[]> {
  const { provision, article } = placed;
  const inConcert = (group: string): boolean => c.notion<boolean>('acts-in-concert', [group], at, article).value;
  const reach = provision.reach === undefined ? 'one-hop' : c.resolve(provision.reach);
  const grounds: Reason[] = [];
  const hears = (step: Reason): void => void grounds.push(step);
  const counting = { together: provision.together, reach, article, inConcert, hears } as const;
  const owners = countedTogether(c, counting, person, at);
  const figures = { person: c.nameOf(person), owners: owners.map((owner) => c.nameOf(owner)).join(', ') };
  return held(owners, reason(joined, figures.owners, { figures, cites: [placed.cite], grounds }));
}

function owned(c: Context, placed: Placed<OwnershipProvision>, person: string, className: string, at: Moment) {
  const { provision, cite, article } = placed;
  const day = c.covered('register', at.day, [cite]);
  const then: Moment = day === at.day ? at : { day };
  const together = c.notion<readonly string[]>('counted-together', [person], at, article);
  const owners = together.value;
  const ids = seriesOf(c, className, then);
  const own = sharesOwned(c, owners, ids, then);
  const rights = rightsOf(c, provision.rights, owners, everySeriesOf(c, className, then), then);
  const byProxy = sharesByProxy(c, placed, owners, ids, then);
  const outstanding = outstandingOf(c, ids, then);
  // Of a class of which nothing is outstanding nobody has a part, whatever rights it has: the base stays empty.
  const added = c.resolve(provision.base) === 'with-own-rights' ? rights.unissued : zero('shares');
  const base = isZero(outstanding) ? outstanding : plus(outstanding, added);
  const shares = plusAmount(
    amount(plus(plus(own.shares, rights.outstanding), byProxy.shares)),
    furtherHoldingsOf(c, person, className, [cite]),
  );
  const value: Owned = {
    shares,
    rights: amount(rights.unissued),
    owners,
    counted: plusAmount(shares, amount(rights.unissued)),
    base: amount(base),
    added: amount(added),
  };
  const others = owners.filter((owner) => owner !== person).map((owner) => c.nameOf(owner));
  const known = plus(shares.known, rights.unissued);
  return held(
    value,
    reason(counted, show(known), {
      figures: () => ({
        person: c.nameOf(person),
        together: others.length === 0 ? '' : `, with ${others.join(', ')},`,
        class: className,
        shares: show(shares.known),
        rights: isZero(rights.unissued) ? '' : ` and has rights to ${show(rights.unissued)} more, unissued`,
        counted: show(known),
        base: show(base),
        percent: isZero(base) ? 'of nothing, no part' : showPercent(share(known, base)),
      }),
      cites: rights.entries.length === 0 ? [cite] : [cite, ...Object.values(provision.limbs ?? {})],
      entries: [...own.entries, ...rights.entries, ...byProxy.entries],
      grounds: others.length === 0 ? [] : [together.reason],
    }),
  );
}

interface Counted {
  readonly shares: Quantity<'shares'>;
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
  which: OwnershipProvision['rights'],
  owners: readonly string[],
  ids: readonly string[],
  at: Moment,
) {
  const all = ids.flatMap((id) =>
    owners.flatMap((owner) =>
      which === 'all' ? c.books.rights(owner, id, at) : c.books.rightsWithin(which.withinDays, owner, id, at.day),
    ),
  );
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

function isOwn(whose: string | undefined, owners: readonly string[]): boolean {
  return whose !== undefined && owners.includes(whose);
}

/** Writes a provision of this kind. */
export function ownership(
  data: Omit<z.input<typeof ownershipParameters>, 'kind'>,
): z.input<typeof ownershipParameters> {
  return { kind: 'ownership', ...data };
}
