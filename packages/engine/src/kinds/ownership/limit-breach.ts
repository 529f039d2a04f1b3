import { held, message, reason, type FactType, type Held, type Reason } from '../../evaluation/index.js';
import {
  amount,
  fractionInWords,
  isZero,
  neededFor,
  showMoment,
  type Day,
  type Moment,
  type Quantity,
} from '../../exact/index.js';
import type { Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import type { Acquired } from './acquiring.js';
import { approvalOf } from './limit-approval.js';
import type { OwnershipLimitProvision } from './limit-parameters.js';
import { isInTime } from './limit-window.js';
import type { Owned } from './ownership.js';

/** An acquisition over the limit, in the time of the provision, that nobody approved in advance and nothing exempts. */
export interface Breach {
  readonly class: string;
  readonly acquired: Acquired;
  /** The most that was approved in advance, where more was acquired. */
  readonly approvedUpTo?: Quantity<'shares'>;
}

const breached = message(
  'limit.breached',
  'On {day} {person} came to own {fraction} of the {class}, {how}, without approval in advance',
);
const kept = message(
  'limit.kept',
  'Nothing that {person} acquired of the {class} in the time of this section went over the limit without approval or exemption',
);

/** The first such acquisition of a person in a class up to a moment; undefined where there is none. */
export function breachOf(
  c: Context,
  placed: Placed<OwnershipLimitProvision>,
  person: string,
  className: string,
  at: Moment,
): Held<Breach | undefined> {
  const { article, cite } = placed;
  const acquisitions = c.notion<readonly Acquired[]>('acquisitions', [person, className], at, article);
  const passed: Reason[] = [];
  for (const found of acquisitions.value) {
    if (!isOver(c, placed, found.owned)) continue;
    const acquired = dated(c, placed, person, className, found);
    if (!countsHere(c, placed, acquired)) continue;
    if (
      c.resolve(placed.provision.counts) === 'crossing' &&
      acquired.before !== undefined &&
      isOver(c, placed, acquired.before)
    )
      continue;
    const exempt = exemption(c, placed, person, acquired.at);
    if (exempt.value) {
      passed.push(exempt.reason);
      continue;
    }
    const approval = approvalOf(c, placed, person, className, acquired);
    if (approval.value.approved) {
      passed.push(approval.reason);
      continue;
    }
    const { upTo } = approval.value;
    const value: Breach = { class: className, acquired, ...(upTo === undefined ? undefined : { approvedUpTo: upTo }) };
    const figures = {
      person: c.nameOf(person),
      class: className,
      day: showMoment(acquired.at),
      how: wayOf[acquired.how],
      fraction: fractionInWords(placed.provision.over),
    };
    const outcome = placed.provision.forbids.includes('acquisition') ? 'a contravention' : 'reached';
    return held(value, reason(breached, outcome, { figures, cites: [cite], grounds: [approval.reason] }));
  }
  const figures = { person: c.nameOf(person), class: className };
  return held(undefined, reason(kept, 'none', { figures, cites: [cite], grounds: [acquisitions.reason, ...passed] }));
}

const wayOf: Readonly<Record<Acquired['how'], string>> = {
  'shares-or-rights': 'by shares or rights acquired',
  'forming-a-group': 'by forming a group',
  passively: 'as fewer shares came to be outstanding',
};

/** Asked where the list that opens the register shows a person over the limit. */
export const lastAcquired: FactType = {
  name: 'last-acquired-before-the-register',
  asks: 'On which day did {0} last acquire {1} before the register begins?',
  about: ['person', 'class'],
  reply: { kind: 'day' },
};

function dated(
  c: Context,
  { cite }: Placed<OwnershipLimitProvision>,
  person: string,
  className: string,
  found: Acquired,
): Acquired {
  if (found.beforeRecords === undefined) return found;
  return { ...found, at: { day: c.ask(lastAcquired, { about: [person, className], cites: [cite] }) as Day } };
}

/** In the time of the provision; or at any time, where it reaches all who hold. */
function countsHere(c: Context, placed: Placed<OwnershipLimitProvision>, acquired: Acquired): boolean {
  return isInTime(c, placed, acquired.at) || c.resolve(placed.provision.reaches) === 'holding';
}

/** Whether what is owned is over the limit; of an empty class nobody owns any part. */
export function isOver(c: Context, { provision }: Placed<OwnershipLimitProvision>, owned: Owned): boolean {
  if (isZero(owned.base.known)) return false;
  return c.test(provision.over.verb, owned.counted, amount(neededFor(provision.over, owned.base.known)));
}

const outside = message('limit.outside', '{person} is not a person whom the limit reaches');
const inside = message('limit.inside', 'Nothing exempts {person} from the limit');

/** Whether a person is outside the limit: it acquires nothing in the sense of the article, or is exempt. */
export function exemption(
  c: Context,
  { provision, article, cite }: Placed<OwnershipLimitProvision>,
  person: string,
  at: Moment,
): Held<boolean> {
  const told = { figures: { person: c.nameOf(person) }, cites: [cite] };
  const able = c.notion<boolean>('may-acquire', [person], at, article);
  if (!able.value) return held(true, reason(outside, 'exempt', { ...told, grounds: [able.reason] }));
  if (provision.exempt === undefined) return held(false, reason(inside, 'not exempt', told));
  return c.notion<boolean>(provision.exempt, [person], at, article);
}
