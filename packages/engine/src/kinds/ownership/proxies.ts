import { openFact, defineNotion, held, message, reason, type Held } from '../../evaluation/index.js';
import { least, sum, zero, type Moment, type Shares } from '../../exact/index.js';
import type { Placed } from '../../instrument/index.js';
import type { EntryOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import type { OwnershipProvision } from './ownership-parameters.js';

/** The notion that tells whether the proxies of a holder are ownership of it, about [the holder]; a body may determine it. */
export const proxiesNotion = defineNotion<boolean, readonly [holder: string]>('proxies-are-ownership');

/** Never supposed: the text has no rule for proxies, and leaves the facts to a body. */
export const proxiesFact = openFact(proxiesNotion, 'person').yesNo(
  'Is what {0} may vote by revocable proxies owned beneficially by it? Enter what the body that may determine it has determined.',
);

const found = message('ownership.proxies', 'What {person} may vote by proxies is its beneficial ownership: {outcome}');

/** Never supposed: asked of a proxy whose entry leaves it open. */
export const solicitedProxy = openFact('solicited-proxy', 'entry').yesNo(
  'Was the proxy {0} revocable, given for one meeting, and given on a public solicitation of proxies for it?',
);

/** By the letter, or as stated; never where the definition leaves proxies out. */
export function proxiesAreOwnership(
  c: Context,
  { provision, cite }: Placed<OwnershipProvision>,
  person: string,
): Held<boolean> {
  const rule = provision.proxies === undefined ? 'not-owned' : c.resolve(provision.proxies);
  const value = rule === 'as-determined' ? c.is(proxiesFact, { about: [person], cites: [cite] }) : rule !== 'not-owned';
  return held(value, reason(found, value ? 'yes' : 'no', { figures: { person: c.nameOf(person) }, cites: [cite] }));
}

/** The shares that these persons may vote by proxies of others, where that is ownership; each proxy up to what its giver has. */
export function sharesByProxy(
  c: Context,
  { provision, article, cite }: Placed<OwnershipProvision>,
  owners: readonly string[],
  ids: readonly string[],
  at: Moment,
): { readonly shares: Shares; readonly entries: readonly string[] } {
  if (provision.proxies === undefined) {
    const held = c.books.asEntered('proxy-granted', at).filter(({ data }) => owners.includes(data.to));
    const because = `${cite} as it is written out counts no proxy as ownership; where one makes its holder an owner, enter the shares as held for it`;
    c.passOver(
      held.map(({ id }) => id),
      because,
    );
    return { shares: zero('shares'), entries: [] };
  }
  const proxies = owners.flatMap((owner) => {
    const given = c.books.proxiesHeld(owner, at).filter(({ data }) => !owners.includes(data.by) && reaches(data, ids));
    if (given.length === 0 || !c.notion(proxiesNotion, [owner], at, article).value) return [];
    const unlessSolicited = c.resolve(provision.proxies ?? 'not-owned') === 'owned-unless-solicited';
    return unlessSolicited ? given.filter((proxy) => !wasSolicited(c, proxy, cite)) : given;
  });
  const entries = proxies.map(({ id }) => id);
  c.restsOn(entries);
  const each = proxies.flatMap(({ data }) =>
    ids
      .filter((id) => data.class === undefined || data.class === id)
      .map((id) => {
        const has = c.books.holding(data.by, id).at(at);
        return data.shares === undefined ? has : least<'shares'>(data.shares, has);
      }),
  );
  return { shares: sum('shares', each), entries };
}

/** As its entry says, where that settles it; a proxy that holds for every meeting is none for one. */
function wasSolicited(c: Context, { id, data }: EntryOf<'proxy-granted'>, cite: string): boolean {
  const { revocable, 'public-solicitation': publicly, meeting, proposal } = data;
  if (revocable === false || publicly === false) return false;
  const forOne = meeting !== undefined || proposal !== undefined;
  if (revocable === true && publicly === true && forOne) return true;
  return c.is(solicitedProxy, { about: [id], cites: [cite] });
}

function reaches(proxy: EntryOf<'proxy-granted'>['data'], ids: readonly string[]): boolean {
  return proxy.class === undefined || ids.includes(proxy.class);
}
