import { held, message, reason, type Held } from '../../../evaluation/index.js';
import { compareMoments, show, type Moment } from '../../../exact/index.js';
import type { EntryOf } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import { membersOf } from '../counted-together.js';
import { approvalOf } from './approval.js';
import { exemption } from './exempt.js';
import { isCaught } from './over.js';
import { measureOf } from './measure.js';
import type { OwnershipLimit } from './parameters.js';
import { isInTime } from './window.js';
import { offerOf, resultingFrom, type Planned } from './planned-acquisition.js';

/** An offer that a limit forbids, made in its time without what lifts it. */
export interface OfferBreach {
  readonly person: string;
  readonly measure: string;
  readonly at: Moment;
  readonly shares: Planned['shares'];
  readonly lacking: readonly string[];
}

const bare = message(
  'limit.offer',
  '{person} offered on {day} to acquire {shares} shares of the {class} without what would have lifted the limit before: forbidden',
);

/** The offers of a person, or of a member of a group, that a limit forbids; in order. */
export function offerBreaches(
  c: Context,
  placed: OwnershipLimit,
  person: string,
  at: Moment,
): readonly Held<OfferBreach>[] {
  if (!placed.provision.forbids.includes('offer')) return [];
  return c.books.offers(person, at).flatMap((offer) => breachBy(c, placed, person, offer) ?? []);
}

/** The first of them in one measure: of the person itself, or of a member where it is a group. */
export function firstOfferBreach(
  c: Context,
  placed: OwnershipLimit,
  person: string,
  measure: string,
  at: Moment,
): Held<OfferBreach> | undefined {
  return [person, ...(membersOf(c, person, at) ?? [])]
    .flatMap((one) => offerBreaches(c, placed, one, at))
    .filter(({ value }) => value.measure === measure)
    .toSorted((a, b) => compareMoments(a.value.at, b.value.at) ?? 0)[0];
}

function breachBy(
  c: Context,
  placed: OwnershipLimit,
  person: string,
  offer: EntryOf<'offer'>,
): Held<OfferBreach> | undefined {
  const { cite } = placed;
  const at: Moment = offer.time === undefined ? { day: offer.on } : { day: offer.on, time: offer.time };
  const measure = measureOf(c, placed, offer.data.class, at);
  if (measure === undefined || !isInTime(c, placed, at)) return undefined;
  const planned = offerOf(c, offer.data, at);
  const step = resultingFrom(c, placed, person, { ...planned, measure }, at);
  if (!isCaught(c, placed, step) || exemption(c, placed, person, at).value) return undefined;
  c.restsOn([offer.id]);
  const approval = approvalOf(c, placed, person, measure, { at, how: 'shares-or-rights', ...step }, 'offer');
  if (approval.value.approved) return undefined;
  const { shares } = planned;
  const figures = { person: c.nameOf(person), day: offer.on, shares: show(shares), class: offer.data.class };
  return held(
    { person, measure, at, shares, lacking: approval.value.lacking },
    reason(bare, 'a contravention', { figures, cites: [cite], entries: [offer.id], grounds: [approval.reason] }),
  );
}
