import { held, message, reason, type FactType, type Held } from '../../evaluation/index.js';
import { amount, compare, times, type Moment, type Quantity } from '../../exact/index.js';
import type { Placed } from '../../instrument/index.js';
import type { EntryOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import {
  bodyDecided,
  bodyInRegardToEach,
  continuingDirectors,
  type BodyActEntry,
  type BodyStep,
} from '../../terms/index.js';
import type { Acquired } from './acquiring.js';
import { membersOf } from './counted-together.js';
import type { OwnershipLimitProvision } from './limit-parameters.js';
import { classOf } from './stock.js';

/** Whether an acquisition was approved in advance, and up to what where it went beyond. */
export interface Approval {
  readonly approved: boolean;
  /** The most that an approval in advance reached, where what was acquired went beyond it. */
  readonly upTo?: Quantity<'shares'>;
}

const none = message('limit.no-approval', 'No approval in advance of what {person} acquired on {day} is entered');
const reached = message('limit.approval', 'What {person} acquired on {day} was approved in advance: {outcome}');

/** Asked of an acquisition before the acts of bodies were kept. */
export const approvedBeforeRecords: FactType = {
  name: 'acquisition-approved',
  asks: 'Was what {0} acquired of the {1} before the records begin approved in advance, as the limit on ownership asks?',
  about: ['person', 'class'],
  reply: { kind: 'yes-no' },
};

const stated = message('limit.approval-stated', 'What {person} acquired on {day} was approved in advance, as stated');

function isBeforeRecords(c: Context, at: Moment): boolean {
  const [span] = c.books.coverage('acts');
  return span !== undefined && at.day < span.from;
}

/** The approval in advance of an acquisition. Nobody need be counted where no approval was ever given. */
export function approvalOf(
  c: Context,
  placed: Placed<OwnershipLimitProvision>,
  person: string,
  className: string,
  acquired: Acquired,
): Held<Approval> {
  const { cite } = placed;
  c.covered('acts', acquired.at.day, [cite]);
  const figures = { person: c.nameOf(person), day: acquired.at.day };
  const acts = subjectsOf(c, person, className, acquired)
    .flatMap((subject) => c.books.bodyActs(subject, { day: acquired.at.day }))
    .filter(({ data }) => data.by === placed.provision.unless.body && data.decides === 'approve')
    .filter(({ data }) => data['relative-to'] === undefined || data['relative-to'] === person);
  if (
    acts.length === 0 &&
    isBeforeRecords(c, acquired.at) &&
    c.is(approvedBeforeRecords, { about: [person, className], cites: [cite] })
  ) {
    return held({ approved: true }, reason(stated, 'yes', { figures, cites: [cite] }));
  }
  if (acts.length === 0) return held({ approved: false }, reason(none, 'no', { figures, cites: [cite] }));
  const decided = acts.map((act) => ({
    act,
    carried: bodyDecided(c, approvalStep(c, placed, person, acquired.at), act as unknown as BodyActEntry),
  }));
  const carried = decided.filter((each) => each.carried.value).map((each) => each.act);
  const full = carried.some((act) => reachesAll(c, act, acquired));
  const caps = carried.flatMap((act) => capOf(act, acquired) ?? []);
  const upTo = full ? undefined : caps.toSorted((a, b) => compare<'shares'>(b, a))[0];
  const grounds = decided.map((each) => each.carried.reason);
  const outcome = full ? 'yes' : upTo === undefined ? 'no' : 'in part';
  return held(
    { approved: full, ...(upTo === undefined ? undefined : { upTo }) },
    reason(reached, outcome, { figures, cites: [cite], grounds }),
  );
}

/** The approval as a step of a requirement, in regard to a person; in advance of a moment where there is one. */
export function approvalStep(
  c: Context,
  { provision, cite, article }: Placed<OwnershipLimitProvision>,
  person: string,
  before: Moment | undefined,
): BodyStep {
  return {
    kind: 'body',
    id: `${cite} approval`,
    cite,
    says: 'approval in advance by the continuing directors',
    body: bodyInRegardToEach(continuingDirectors, [person], article),
    decides: ['approve'],
    fraction: provision.unless.fraction,
    of: 'members',
    atMeeting: c.resolve(provision.unless.atMeeting),
    ...(before === undefined
      ? undefined
      : { before: { says: `what was acquired on ${before.day}`, moment: () => before } }),
  };
}

/** What an approval may have been entered on: the person itself, or an act proposed of its offer or acquisition. */
function subjectsOf(c: Context, person: string, className: string, { at, how }: Acquired): readonly string[] {
  // What a member was allowed to buy does not allow a group to form.
  const members = how === 'forming-a-group' ? [] : (membersOf(c, person, at) ?? []);
  const persons = [person, ...members];
  const proposed = c.books.proposals().filter((id) => {
    const act = c.books.proposal(id)?.data.act;
    if (act?.kind === 'issue') return act.to !== undefined && persons.includes(act.to) && isOf(c, act.class, className);
    if (act?.kind !== 'acquire-shares' && act?.kind !== 'offer') return false;
    return persons.includes(act.by) && isOf(c, act.class, className);
  });
  const offers = persons.flatMap((one) => c.books.offers(one)).flatMap((entry) => entry.data.id ?? []);
  return [person, ...proposed, ...offers];
}

function isOf(c: Context, id: string, className: string): boolean {
  return id === className || classOf(c, id) === className;
}

function reachesAll(c: Context, act: EntryOf<'body-act'>, acquired: Acquired): boolean {
  const cap = capOf(act, acquired);
  return cap === undefined || c.test('notMoreThan', acquired.owned.counted, amount(cap));
}

function capOf({ data }: EntryOf<'body-act'>, { owned }: Acquired): Quantity<'shares'> | undefined {
  const percent = data['up-to-percent'];
  return data['up-to-shares'] ?? (percent === undefined ? undefined : times(owned.base.known, percent));
}
