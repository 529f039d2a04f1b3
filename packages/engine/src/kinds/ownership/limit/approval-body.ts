import { nothingFurther, openFact, held, message, reason, type Held, type Reason } from '../../../evaluation/index.js';
import type { Context } from '../../../session/index.js';
import { bodyDecided, voteCarried, type Owned } from '../../../terms/index.js';
import type { BodyCondition, DirectorsCondition } from './condition.js';
import type { OwnershipLimit } from './parameters.js';
import { approvalReached } from './reach.js';
import { bodyStep, votedOn } from './steps.js';
import { subjectsOf, type Approval, type Approved } from './subjects.js';

/** Asked of an approval that lifts a limit only while its conditions are met. */
export const approvalConditionsMet = openFact('approval-conditions-met', 'proposal', 'person').yesNo(
  'Does {1} meet every condition that the approval of {0} lays down?',
  nothingFurther('inquiry found no condition of the approval of {0} that {1} does not meet', 'yes'),
);

const none = message('limit.no-approval', 'No approval in advance of what {person} acquired on {day} is entered');
const reached = message('limit.approval', 'Was what {person} acquired on {day} approved in advance? {outcome}');

/** The approval in advance by a body. Nobody need be counted where no approval was ever given. */
export function approvalByBody(
  c: Context,
  placed: OwnershipLimit,
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
  const grounds = decided.map((each) => each.carried.reason);
  return toldOf(cite, figures, approvalReached(c, placed, carried, approved, owned), grounds);
}

/** The approval in advance by votes of directors: an act of the board that has each vote that was needed then. */
export function approvalByDirectors(
  c: Context,
  placed: OwnershipLimit,
  condition: DirectorsCondition,
  approved: Approved,
  owned: Owned,
): Held<Approval> {
  const { person, at } = approved;
  const { cite } = condition;
  const figures = { person: c.nameOf(person), day: at.day };
  const acts = subjectsOf(c, approved)
    .flatMap((subject) => c.books.bodyActs(subject, { day: at.day }))
    .filter(({ data }) => data.by === 'board' && data.decides === 'approve');
  if (acts.length === 0)
    return held({ approved: false, lacking: [cite] }, reason(none, 'no', { figures, cites: [cite] }));
  const decided = acts.map((act) => {
    const on = votedOn({ person, subject: act.data.on, before: at });
    return { act, votes: c.resolve(condition.votes).map((vote) => voteCarried(c, placed, vote, act, on)) };
  });
  const carried = decided
    .filter(({ votes }) => votes.every(({ value }) => value))
    .map(({ act }) => act)
    .filter(
      ({ data }) =>
        condition.whileConditionsMet !== true ||
        c.is(approvalConditionsMet, { about: [data.on, person], cites: [cite] }),
    );
  const grounds = decided.flatMap(({ votes }) => votes.map((vote) => vote.reason));
  return toldOf(cite, figures, approvalReached(c, placed, carried, approved, owned), grounds);
}

function toldOf(
  cite: string,
  figures: Readonly<Record<string, string>>,
  found: Pick<Approval, 'approved' | 'upTo'>,
  grounds: readonly Reason[],
): Held<Approval> {
  const outcome = found.approved ? 'yes' : found.upTo === undefined ? 'no' : 'in part';
  const value: Approval = { ...found, lacking: found.approved ? [] : [cite] };
  return held(value, reason(reached, outcome, { figures, cites: [cite], grounds }));
}
