import { held, message, reason, type Held } from '../../evaluation/index.js';
import { show, type Moment } from '../../exact/index.js';
import type { Placed } from '../../instrument/index.js';
import type { EntryOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import { approvalOf } from './limit-approval.js';
import { exemption, isOver } from './limit-breach.js';
import type { OwnershipLimitProvision } from './limit-parameters.js';
import { isInTime } from './limit-window.js';
import { measureOf, offered, resultingFrom, type Planned } from './planned-acquisition.js';

const bare = message(
  'limit.offer',
  '{person} offered on {day} to acquire {shares} of the {class} without approval in advance: forbidden, and no vote is lost by it',
);

/** Offers that would have taken a person over the limit, made in its time without approval in advance. */
export function offerBreaches(
  c: Context,
  placed: Placed<OwnershipLimitProvision>,
  person: string,
  at: Moment,
): readonly Held<unknown>[] {
  if (!placed.provision.forbids.includes('offer')) return [];
  return c.books.offers(person, at).flatMap((offer) => breachBy(c, placed, person, offer) ?? []);
}

function breachBy(
  c: Context,
  placed: Placed<OwnershipLimitProvision>,
  person: string,
  offer: EntryOf<'offer'>,
): Held<unknown> | undefined {
  const { cite } = placed;
  const at: Moment = offer.time === undefined ? { day: offer.on } : { day: offer.on, time: offer.time };
  if (!isInTime(c, placed, at)) return undefined;
  const shares = offered(c, offer.data, at);
  const planned: Planned = { person, class: offer.data.class, shares, issued: false, sort: 'offer' };
  const owned = resultingFrom(c, placed, person, planned, at);
  if (!isOver(c, placed, owned) || exemption(c, placed, person, at).value) return undefined;
  c.restsOn([offer.id]);
  const className = measureOf(c, placed, offer.data.class);
  const approval = approvalOf(c, placed, person, className, { at, how: 'shares-or-rights', before: undefined, owned });
  if (approval.value.approved) return undefined;
  const value = {
    id: `${cite} ${person} ${className} offer`,
    cite,
    person,
    class: className,
    offered: shares,
    contravention: true,
    reached: true,
    since: offer.on,
    how: 'offer',
    votesLimited: false,
  };
  const figures = { person: c.nameOf(person), day: offer.on, shares: show(shares), class: className };
  return held(
    value,
    reason(bare, 'a contravention', { figures, cites: [cite], entries: [offer.id], grounds: [approval.reason] }),
  );
}
