import { momentOfEntry } from '../../../books/index.js';
import { amount, compare, plus, times, type Shares } from '../../../exact/index.js';
import type { Act, EntryOf } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import { matterOf, type Matter, type Owned } from '../../../terms/index.js';
import { ownedOf, weighed } from './measure.js';
import type { OwnershipLimit } from './parameters.js';
import { offered } from './planned-acquisition.js';
import { personsOf, type Approval, type Approved } from './subjects.js';

/**
 * How much an approval of a proposed acquisition or offer lets a person own: what it owned when that was proposed, with
 * the shares that it was to acquire.
 */
export function reachOfProposal(
  c: Context,
  placed: OwnershipLimit,
  { act, proposed }: Matter,
  { person, measure }: Pick<Approved, 'person' | 'measure'>,
): Shares {
  const { article, provision } = placed;
  const owned = c.exactly(ownedOf(c, article, person, measure, c.resolve(provision.rights), proposed).value.counted);
  const more = sharesOf(c, act, proposed);
  return more === undefined
    ? owned
    : plus<'shares'>(owned, weighed(c, article, measure, more.class, more.shares, proposed));
}

function sharesOf(c: Context, act: Act, proposed: Matter['proposed']): { class: string; shares: Shares } | undefined {
  if (act.kind === 'acquire-shares' || act.kind === 'issue') return { class: act.class, shares: act.shares };
  return act.kind === 'offer' ? { class: act.class, shares: offered(c, act, proposed) } : undefined;
}

/** The most that an approval of a body reaches: as it says itself, else as far as what it approved; undefined, all. */
function capOf(
  c: Context,
  placed: OwnershipLimit,
  { data }: EntryOf<'body-act'>,
  approved: Approved,
  { base }: Owned,
): Shares | undefined {
  const percent = data['up-to-percent'];
  const said = data['up-to-shares'] ?? (percent === undefined ? undefined : times(c.exactly(base), percent));
  if (said !== undefined) return said;
  const matter = c.books.proposal(data.on) === undefined ? offerAs(c, data.on, approved) : matterOf(c, data.on);
  return matter === undefined ? undefined : reachOfProposal(c, placed, matter, approved);
}

/** An offer that was entered by itself, as if it had been proposed when it was made. */
function offerAs(c: Context, id: string, approved: Approved): Matter | undefined {
  const made = personsOf(c, approved).flatMap((one) => c.books.offers(one));
  const offer = made.find(({ data }) => data.id === id);
  if (offer === undefined) return undefined;
  const { by, class: className, shares, percent } = offer.data;
  const act = { kind: 'offer', by, class: className, shares, percent } as const;
  return { id, act, proposed: momentOfEntry(offer), entry: offer.id };
}

/** How far the approvals that carried reach: all that was acquired, or the most of what they say. */
export function approvalReached(
  c: Context,
  placed: OwnershipLimit,
  carried: readonly EntryOf<'body-act'>[],
  approved: Approved,
  owned: Owned,
): Pick<Approval, 'approved' | 'upTo'> {
  const caps = carried.map((act) => capOf(c, placed, act, approved, owned));
  const full = caps.some((cap) => cap === undefined || c.test('notMoreThan', owned.counted, amount(cap)));
  if (full) return { approved: true };
  const [upTo] = caps.flatMap((cap) => cap ?? []).toSorted((a, b) => compare<'shares'>(b, a));
  return { approved: false, ...(upTo === undefined ? undefined : { upTo }) };
}
