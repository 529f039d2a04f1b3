import { defineNotion, message, reason, listed } from '../evaluation/index.js';
import { continuingDirectorNotion, directorsInOfficeNotion, independentDirectorNotion } from './notions.js';
import type { BodyOfDirectors, NumberNotion } from './requirement.js';

const inEachRegard = message('relative-body.each', '{member} belongs to the body in regard to each of {persons}');
const inNoRegard = message('relative-body.nobody', '{member} sits on the board, and nobody is concerned');

/** How an instrument tells a body of directors: by a notion, and where it is relative in regard to a person. */
export interface BodyInRegard {
  /** As `body-act` entries name it: `continuing-directors`. */
  readonly name: string;
  readonly says: string;
  /** The notion that tells whether a director belongs, about [director, person], or [director] where it is not relative. */
  readonly notion: typeof continuingDirectorNotion;
  /** The notion under which a question may give the number of its members, about [person] or []. */
  readonly sizeNotion: NumberNotion;
}

/** The continuing directors: those who sat before a person became interested, and successors they recommended. */
export const continuingDirectors: BodyInRegard = {
  name: 'continuing-directors',
  says: 'the continuing directors',
  notion: continuingDirectorNotion,
  sizeNotion: defineNotion('continuing-directors-count'),
};

/** The independent directors: told of each director by himself, and in regard to nobody in particular. */
export const independentDirectors: BodyInRegard = {
  name: 'independent-directors',
  says: 'the independent directors',
  notion: independentDirectorNotion,
  sizeNotion: defineNotion('independent-directors-count'),
};

/**
 * A body made up in regard to several persons: a member must belong in regard to each of them. For one person it is the
 * body in regard to that person; for none, every director in office.
 */
export function bodyInRegardToEach(body: BodyInRegard, persons: readonly string[], place: string): BodyOfDirectors {
  const [first, ...others] = persons;
  const one =
    others.length > 0
      ? undefined
      : { sizeNotion: body.sizeNotion, ...(first === undefined ? undefined : { relativeTo: first }) };
  return {
    ...one,
    name: body.name,
    says: others.length === 0 ? body.says : `${body.says} in regard to each of ${listed(persons)}`,
    candidates: (c, at) => c.notion(directorsInOfficeNotion, [], at, place).value,
    belongs: (c, member, at) => {
      const each = persons.map((person) => c.notion(body.notion, [member, person], at, place));
      const not = each.find((held) => !held.value);
      const [single] = each;
      if (not !== undefined) return not;
      if (single !== undefined && each.length === 1) return single;
      const figures = { member: c.nameOf(member), persons: listed(persons.map((person) => c.nameOf(person))) };
      const said = persons.length === 0 ? inNoRegard : inEachRegard;
      return { value: true, reason: reason(said, 'yes', { figures, grounds: each.map((held) => held.reason) }) };
    },
  };
}

/**
 * A body of those directors of whom a notion holds, about [director]; it is made up in regard to nobody in particular. Where
 * the matter concerns some persons, the notion is asked about [director, person] for each of them: an instrument may tell such
 * directors in regard to those alone.
 */
export function directorsWhoAre(body: BodyInRegard, place: string, concerned: readonly string[] = []): BodyOfDirectors {
  return {
    name: body.name,
    says: body.says,
    sizeNotion: body.sizeNotion,
    candidates: (c, at) => c.notion(directorsInOfficeNotion, [], at, place).value,
    belongs: (c, member, at) => {
      const [first, ...others] = concerned;
      const inRegardTo = (person: string) => c.notion(body.notion, [member, person], at, place);
      // What is given of a director without more holds whomever the matter concerns.
      if (first === undefined || c.isGiven(body.notion, [member])) return c.notion(body.notion, [member], at, place);
      return others.map(inRegardTo).find((each) => !each.value) ?? inRegardTo(first);
    },
  };
}
