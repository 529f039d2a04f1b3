import { openFact, type FactType } from '../evaluation/index.js';
import { isZero, type Quantity } from '../exact/index.js';
import type { Context } from '../session/index.js';
import type { BodyActEntry, BodyStep } from './requirement.js';

/** Asked of an act of the board that is entered by number, where the votes of some of its directors are counted apart. */
export const votesOfMembers = openFact('votes-of-members', 'act', 'body').persons(
  'How many members of this body voted for {0}: {1}?',
);

/** Asked where the fraction is taken of those of them who were there. */
export const membersPresent = openFact('members-present', 'act', 'body').persons('How many of {1} were there for {0}?');

/**
 * An act of a wider body as the members of this one took part in it. Voters who are named are counted as they are; where
 * only a number was entered, how many of them are members is asked.
 */
export function votesWithin(c: Context, step: BodyStep, act: BodyActEntry): BodyActEntry {
  if (step.within === undefined || act.data['by'] !== step.within) return act;
  const id = typeof act.data['id'] === 'string' ? act.data['id'] : act.id;
  const asked = (fact: FactType): Quantity<'persons'> =>
    c.exactly(c.quantity<'persons'>('persons', fact, { about: [id, step.body.name], cites: [step.cite] }));
  const { yes, present } = act.data;
  return {
    ...act,
    data: {
      ...act.data,
      yes: Array.isArray(yes) || isNobody(yes) ? yes : asked(votesOfMembers),
      present: step.of !== 'present' || Array.isArray(present) ? present : asked(membersPresent),
      capable: undefined,
    },
  };
}

function isNobody(voters: unknown): boolean {
  return typeof voters === 'object' && voters !== null && isZero(voters as Quantity<'persons'>);
}
