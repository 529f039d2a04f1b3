import type { Wire } from '@quorate/sdk';
import type { Member, Seat } from '../../parts/answer/Seats.js';
import type { Requirement } from '../../parts/answer/requirement.js';
import { withoutNote } from '../../words/acts.js';

type BodyVote = Wire['Act']['bodies'][number];

/**
 * The members of a body that voted on an act, as seats: who is entered by name is shown so. Where only counts are entered
 * nobody is shown, for nobody knows who it was.
 */
export function membersBehind(step: Requirement, act: Wire['Act']): readonly Member[] {
  if (step.kind !== 'body') return [];
  const body = act.bodies.findLast((each) => each.decides === 'approve' && isOf(each, step));
  if (body === undefined || body.yes?.persons === undefined) return [];
  const seated = new Map<string, Member>();
  const seat = (persons: NonNullable<BodyVote['yes']>['persons'], as: Seat): void => {
    for (const { person, name } of persons ?? []) {
      if (!seated.has(person)) seated.set(person, { id: person, name: withoutNote(name), seat: as });
    }
  };
  seat(body.yes.persons, 'for');
  seat(body.no?.persons, 'against');
  seat(body.abstain?.persons, 'abstained');
  seat(body.present?.persons, 'abstained');
  return [...seated.values()];
}

/** Whether a step is of the body that voted: its figures are that vote's. */
function isOf({ yes }: BodyVote, { figures: { have } }: Requirement): boolean {
  return have !== undefined && yes !== undefined && String(yes.count) === have;
}
