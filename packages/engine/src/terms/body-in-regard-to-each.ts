import { message, reason } from '../evaluation/index.js';
import { bodyInRegardTo, type RelativeBody } from './relative-body.js';
import type { BodyOfDirectors } from './requirement.js';

const inEachRegard = message('relative-body.each', '{member} belongs to the body in regard to each of {persons}');
const inNoRegard = message('relative-body.nobody', '{member} sits on the board, and nobody is concerned');

/**
 * A body made up in regard to several persons: a member must belong in regard to each of them. For one person it is the
 * body in regard to that person; for none, every director in office.
 */
export function bodyInRegardToEach(body: RelativeBody, persons: readonly string[], place: string): BodyOfDirectors {
  const [first, ...others] = persons;
  if (first !== undefined && others.length === 0) return bodyInRegardTo(body, first, place);
  return {
    name: body.name,
    says: others.length === 0 ? body.says : `${body.says} in regard to each of ${persons.join(', ')}`,
    candidates: (c, at) => c.notion<readonly string[]>('directors-in-office', [], at, place).value,
    belongs: (c, member, at) => {
      const each = persons.map((person) => c.notion<boolean>(body.notion, [member, person], at, place));
      const not = each.find((held) => !held.value);
      if (not !== undefined) return not;
      const figures = { member: c.nameOf(member), persons: persons.map((person) => c.nameOf(person)).join(', ') };
      const said = persons.length === 0 ? inNoRegard : inEachRegard;
      return { value: true, reason: reason(said, 'yes', { figures, grounds: each.map((held) => held.reason) }) };
    },
  };
}
