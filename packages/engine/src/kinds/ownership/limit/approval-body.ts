import { held, message, reason, type Held } from '../../../evaluation/index.js';
import { amount, compare, times, type Quantity } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { EntryOf } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import { bodyDecided } from '../../../terms/index.js';
import type { BodyCondition } from './condition.js';
import type { OwnershipLimitProvision } from './parameters.js';
import { bodyStep } from './steps.js';
import { subjectsOf, type Approval, type Approved } from './subjects.js';
import type { Owned } from '../ownership.js';

const none = message('limit.no-approval', 'No approval in advance of what {person} acquired on {day} is entered');
const reached = message('limit.approval', 'What {person} acquired on {day} was approved in advance: {outcome}');

/** The approval in advance by a body. Nobody need be counted where no approval was ever given. */
export function approvalByBody(
  c: Context,
  placed: Placed<OwnershipLimitProvision>,
  condition: BodyCondition,
  approved: Approved,
  owned: Owned,
): Held<Approval> {
  const { person, at } = approved;
  const cite = condition.cite ?? placed.cite;
  const figures = { person: c.nameOf(person), day: at.day };
  const acts = subjectsOf(c, approved)
    .flatMap((subject) => c.books.bodyActs(subject, { day: at.day }))
    .filter(({ data }) => data.by === condition.body && data.decides === 'approve')
    .filter(({ data }) => data['relative-to'] === undefined || data['relative-to'] === person);
  if (acts.length === 0)
    return held({ approved: false, lacking: [cite] }, reason(none, 'no', { figures, cites: [cite] }));
  const decided = acts.map((act) => {
    const step = bodyStep(c, placed, condition, { person, subject: act.data.on, before: at });
    return { act, carried: bodyDecided(c, step, act) };
  });
  const carried = decided.filter((each) => each.carried.value).map((each) => each.act);
  const full = carried.some((act) => reachesAll(c, act, owned));
  const caps = carried.flatMap((act) => capOf(act, owned) ?? []);
  const upTo = full ? undefined : caps.toSorted((a, b) => compare<'shares'>(b, a))[0];
  const grounds = decided.map((each) => each.carried.reason);
  const outcome = full ? 'yes' : upTo === undefined ? 'no' : 'in part';
  return held(
    { approved: full, lacking: full ? [] : [cite], ...(upTo === undefined ? undefined : { upTo }) },
    reason(reached, outcome, { figures, cites: [cite], grounds }),
  );
}

function reachesAll(c: Context, act: EntryOf<'body-act'>, owned: Owned): boolean {
  const cap = capOf(act, owned);
  return cap === undefined || c.test('notMoreThan', owned.counted, amount(cap));
}

function capOf({ data }: EntryOf<'body-act'>, { base }: Owned): Quantity<'shares'> | undefined {
  const percent = data['up-to-percent'];
  return data['up-to-shares'] ?? (percent === undefined ? undefined : times(base.known, percent));
}
