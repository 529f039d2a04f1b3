import { openFact, defineNotion, held, message, reason } from '../../../evaluation/index.js';
import type { Held, Notion, Reason } from '../../../evaluation/index.js';
import {
  amount,
  compareDays,
  compareMoments,
  fractionInWords,
  isZero,
  least,
  minus,
  minusAmount,
  plusDays,
  showMoment,
  sum,
  zero,
} from '../../../exact/index.js';
import type { Day, Moment, Shares } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { acquisitionsOf, type Acquired } from '../acquiring.js';
import { changesOf } from '../ownership-changes.js';
import { approvalOf } from './approval.js';
import { isCaught, isOver } from './over.js';
import { exemption } from './exempt.js';
import { leftOfUnderwritten, underwrittenNotion } from './exempt-acquisition.js';
import { classesIn, idOfMeasure, nameOfMeasure, ownedOf } from './measure.js';
import { firstOfferBreach } from './offers.js';
import type { OwnershipLimit } from './parameters.js';
import { isInTime } from './window.js';
import type { Owned } from '../../../terms/index.js';

/** How a person came to be reached: by what it acquired, or by an offer that was forbidden while it held already. */
export type Way = Acquired['how'] | 'offer';

/** What brings a person within the reach of a limit: in its time, lifted by nobody in advance, and exempt by nothing. */
export interface Breach {
  /** What is measured: a class, a series or the voting stock. */
  readonly measure: string;
  readonly at: Moment;
  readonly how: Way;
  readonly owned: Owned;
  /** The sections of the conditions that were not met. */
  readonly lacking: readonly string[];
  /** The most that was approved in advance, where more was acquired. */
  readonly approvedUpTo?: Shares;
  /** What it owned before, where it was over the limit already and nothing that it had acquired was a breach. */
  readonly overBefore?: Owned;
}

const breached = message(
  'limit.breached',
  'On {day} {person} came to own {fraction} of the {class}, {how}, without approval in advance',
);
const kept = message(
  'limit.kept',
  'Nothing that {person} acquired of the {class} in the time of this section went over the limit without approval or exemption',
);

/** The name of the notion that tells the first breach of one provision, about [person, measure]. */
export function breachNotion(cite: string): Notion<Breach | undefined, readonly [person: string, measure: string]> {
  return defineNotion(`breach of ${cite}`);
}

/** The first breach of a person in a measure up to a moment; undefined where there is none. Worked out once for each. */
export function breachOf(
  c: Context,
  { cite, article }: OwnershipLimit,
  person: string,
  measure: string,
  at: Moment,
): Held<Breach | undefined> {
  return c.notion(breachNotion(cite), [person, measure], at, article);
}

/** Works the notion out. */
export function workBreachOut(
  c: Context,
  placed: OwnershipLimit,
  person: string,
  measure: string,
  at: Moment,
): Held<Breach | undefined> {
  const reaches = c.resolve(placed.provision.reaches);
  return reaches === 'offeror-who-acquires' || reaches === 'offeror-who-holds'
    ? breachByOffer(c, placed, { person, measure, holding: reaches === 'offeror-who-holds' }, at)
    : breachByAcquisition(c, placed, person, measure, at);
}

function breachByAcquisition(
  c: Context,
  placed: OwnershipLimit,
  person: string,
  measure: string,
  at: Moment,
): Held<Breach | undefined> {
  const { article, provision, cite } = placed;
  const rights = c.resolve(provision.rights);
  const acquisitions = acquisitionsOf(c, article, { person, measure, rights }, at);
  const passed: Reason[] = [];
  let approved: Shares | undefined;
  for (const found of acquisitions.value) {
    if (!isCaught(c, placed, found)) continue;
    const acquired = dated(c, placed, person, measure, found);
    if (!countsHere(c, placed, acquired)) continue;
    if (
      c.resolve(provision.counts) === 'crossing' &&
      acquired.before !== undefined &&
      isOver(c, placed, acquired.before)
    )
      continue;
    const exempt = exemption(c, placed, person, acquired.at);
    if (exempt.value) {
      passed.push(exempt.reason);
      continue;
    }
    const underwritten = (until: Moment) => underwrittenOf(c, placed, { person, measure, until }, at);
    const { shares, grounds } = underwritten(acquired.at);
    if (!isZero(shares)) {
      const eve = { day: plusDays(acquired.at.day, -1) };
      const before = acquired.before === undefined ? undefined : less(acquired.before, underwritten(eve).shares);
      if (!isCaught(c, placed, { before, owned: less(acquired.owned, shares) })) {
        passed.push(...grounds);
        continue;
      }
    }
    const approval = approvalOf(c, placed, person, measure, acquired);
    if (approval.value.approved) {
      approved = c.exactly(acquired.owned.counted);
      passed.push(approval.reason);
      continue;
    }
    if (provision.lasts === 'while-over' && cameWithin(c, placed, { person, measure, since: acquired.at }, at))
      continue;
    const { lacking } = approval.value;
    const upTo = approval.value.upTo ?? approved;
    const { before } = acquired;
    const wasOver = before !== undefined && isOver(c, placed, before);
    const value: Breach = {
      measure,
      at: acquired.at,
      how: acquired.how,
      owned: acquired.owned,
      lacking,
      ...(upTo === undefined ? undefined : { approvedUpTo: upTo }),
      ...(wasOver ? { overBefore: before } : undefined),
    };
    const figures = {
      person: c.nameOf(person),
      class: nameOfMeasure(measure),
      day: showMoment(acquired.at),
      how: wayOf[acquired.how],
      fraction: fractionInWords(provision.over),
    };
    const outcome = provision.forbids.includes('acquisition') ? 'a contravention' : 'reached';
    return held(value, reason(breached, outcome, { figures, cites: [cite], grounds: [approval.reason] }));
  }
  const figures = { person: c.nameOf(person), class: nameOfMeasure(measure) };
  return held(undefined, reason(kept, 'none', { figures, cites: [cite], grounds: [acquisitions.reason, ...passed] }));
}

/** Of what a person owns of a measure, what the limit does not reach: acquired as an underwriter, and not held too long. */
export function underwrittenOf(
  c: Context,
  { article, provision, cite }: OwnershipLimit,
  { person, measure, until }: { readonly person: string; readonly measure: string; readonly until: Moment },
  at: Moment,
): { readonly shares: Shares; readonly grounds: readonly Reason[] } {
  if (!c.isDefined(underwrittenNotion, article, at)) return { shares: zero('shares'), grounds: [] };
  const lots = acquisitionsOf(c, article, { person, measure, rights: c.resolve(provision.rights) }, at)
    .value.filter((each) => compareDays(each.at.day, until.day) <= 0)
    .map((acquired) => ({
      acquired,
      found: c.notion(underwrittenNotion, [person, acquired.at.day], at, article),
    }))
    .filter(({ found }) => found.value);
  const left = lots.map(({ acquired: { at: on, before, owned } }) => {
    const own = c.exactly(owned.counted);
    const shares = before === undefined ? own : minus<'shares'>(own, c.exactly(before.counted));
    const sold = c.books
      .entriesOf('shares-transferred', at)
      .some((entry) => owned.owners.includes(entry.data.from) && compareDays(entry.on, on.day) >= 0);
    if (!sold) return shares;
    const still = c.quantity<'shares'>('shares', leftOfUnderwritten, { about: [person, on.day], cites: [cite] });
    return least(c.exactly(still), shares);
  });
  return { shares: sum('shares', left), grounds: lots.map(({ found }) => found.reason) };
}

/** What the limit reaches of what was owned at a moment. */
function less(owned: Owned, shares: Shares): Owned {
  return isZero(shares) ? owned : { ...owned, counted: minusAmount(owned.counted, amount(shares)) };
}

/** Whether a person was within the limit at some moment after one at which it went over. */
function cameWithin(
  c: Context,
  placed: OwnershipLimit,
  { person, measure, since }: { readonly person: string; readonly measure: string; readonly since: Moment },
  at: Moment,
): boolean {
  const { article, provision } = placed;
  const rights = c.resolve(provision.rights);
  const classes = classesIn(c, article, measure, at);
  return changesOf(c, article, person, classes, at)
    .filter((when) => compareMoments(when, since) === 1)
    .some((when) => {
      const owned = ownedOf(c, article, person, measure, rights, when).value;
      if (!isOver(c, placed, owned)) return true;
      const { shares } = underwrittenOf(c, placed, { person, measure, until: when }, at);
      return !isZero(shares) && !isOver(c, placed, less(owned, shares));
    });
}

const wayOf: Readonly<Record<Acquired['how'], string>> = {
  'shares-or-rights': 'by shares or rights acquired',
  'forming-a-group': 'by forming a group',
  passively: 'as fewer shares came to be outstanding',
  'as-determined': 'as was determined',
};

const offeredFirst = message(
  'limit.offered-first',
  '{person} owns {fraction} of the {class} and made an offer that this section forbids: {outcome}',
);
const noneAfterOffer = message(
  'limit.none-after-offer',
  '{person} acquired nothing of the {class} after an offer that this section forbids',
);

/** An offer that the section forbids, and what its maker acquired after it, or held at it where that is enough. */
function breachByOffer(
  c: Context,
  placed: OwnershipLimit,
  { person, measure, holding }: { readonly person: string; readonly measure: string; readonly holding: boolean },
  at: Moment,
): Held<Breach | undefined> {
  const { article, provision, cite } = placed;
  const offer = firstOfferBreach(c, placed, person, measure, at);
  const figures = {
    person: c.nameOf(person),
    class: nameOfMeasure(measure),
    fraction: fractionInWords(provision.over),
  };
  const none = held(
    undefined,
    reason(noneAfterOffer, 'none', { figures, cites: [cite], ...(offer && { grounds: [offer.reason] }) }),
  );
  if (offer === undefined) return none;
  const made = offer.value.at;
  const rights = c.resolve(provision.rights);
  const after = acquisitionsOf(c, article, { person, measure, rights }, at)
    .value.filter((each) => each.at.day >= made.day)
    .find((each) => isOver(c, placed, each.owned));
  const told = (how: string) => reason(offeredFirst, how, { figures, cites: [cite], grounds: [offer.reason] });
  const { lacking } = offer.value;
  if (after !== undefined) {
    const value: Breach = { measure, at: after.at, how: after.how, owned: after.owned, lacking };
    return held(value, told(`it acquired over the limit on ${showMoment(after.at)}`));
  }
  const owned = ownedOf(c, article, person, measure, rights, at).value;
  if (!holding || !isOver(c, placed, owned)) return none;
  return held<Breach>({ measure, at: made, how: 'offer', owned, lacking }, told('it is over the limit already'));
}

/** Asked where the list that opens the register shows a person over the limit. */
export const lastAcquired = openFact('last-acquired-before-the-register', 'person', 'class').day(
  'On which day did {0} last acquire {1} before the register begins?',
);

function dated(c: Context, { cite }: OwnershipLimit, person: string, measure: string, found: Acquired): Acquired {
  if (found.beforeRecords === undefined) return found;
  return {
    ...found,
    at: { day: c.ask(lastAcquired, { about: [person, idOfMeasure(measure)], cites: [cite] }) as Day },
  };
}

/** In the time of the provision; or at any time, where it reaches all who hold. */
function countsHere(c: Context, placed: OwnershipLimit, acquired: Acquired): boolean {
  return isInTime(c, placed, acquired.at) || c.resolve(placed.provision.reaches) === 'holding';
}
