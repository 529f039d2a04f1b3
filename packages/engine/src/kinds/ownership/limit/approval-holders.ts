import { held, message, reason, type Held } from '../../../evaluation/index.js';
import { amount, compareMoments, type Moment } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { isMet, momentOf, pollsEnd, whichCameFirst, type Matter } from '../../../terms/index.js';
import type { Acquired } from '../acquiring.js';
import type { HoldersCondition } from './condition.js';
import type { OwnershipLimit } from './parameters.js';
import { reachOfProposal } from './reach.js';
import { holdersSteps } from './steps.js';
import { acquisitionsProposed, type Approval, type Approved } from './subjects.js';

const none = message('limit.no-vote', 'No vote of the holders on what {person} acquired on {day} was over before that');
const voted = message('limit.vote', 'The holders approved in advance what {person} acquired on {day}: {outcome}');

/**
 * The approval of the holders, by a vote on the acquisition that was over before it. It reaches what the person owned when
 * it was proposed, with the shares that it was proposed to acquire.
 */
export function approvalByHolders(
  c: Context,
  placed: OwnershipLimit,
  condition: HoldersCondition,
  approved: Approved,
  acquired: Acquired,
): Held<Approval> {
  const { person, at } = approved;
  const { cite } = condition;
  c.covered('meetings', at.day, [cite]);
  const figures = { person: c.nameOf(person), day: at.day };
  const over = acquisitionsProposed(c, approved).filter((matter) => isOverBefore(c, matter, at, cite));
  if (over.length === 0)
    return held({ approved: false, lacking: [cite] }, reason(none, 'no', { figures, cites: [cite] }));
  const judged = over.map((matter) => ({
    matter,
    met: isMet(c, holdersSteps(c, condition, { subject: matter.id, before: at }), matter),
  }));
  const carried = judged
    .filter(({ met }) => met.value)
    .map(({ matter }) => reachOfProposal(c, placed, matter, approved));
  const full = carried.some((reach) => c.test('notMoreThan', acquired.owned.counted, amount(reach)));
  const [upTo] = full ? [] : carried;
  const outcome = full ? 'yes' : upTo === undefined ? 'no' : 'in part';
  const grounds = judged.map(({ met }) => met.reason);
  return held(
    { approved: full, lacking: full ? [] : [cite], ...(upTo === undefined ? undefined : { upTo }) },
    reason(voted, outcome, { figures, cites: [cite], grounds }),
  );
}

/** Carried out with what it approves, the vote was over then; of one day, and the time not known, the order is asked. */
function isOverBefore(c: Context, matter: Matter, at: Moment, cite: string): boolean {
  const end = pollsEnd(c, matter);
  if (end === undefined) return false;
  const polls = c.books.pollsClosed(matter.id);
  if (polls === undefined && momentOf(c, matter, 'effect')?.day === at.day) return true;
  const order = compareMoments(end, at);
  return order === undefined ? c.holds(whichCameFirst, [matter.id, `what was acquired on ${at.day}`], cite) : order < 0;
}
