import { z } from 'zod';
import { held, message, openFact, reason, type Held } from '../../evaluation/index.js';
import { show, type Amount, type Moment } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import type { BodyOfDirectors } from '../requirement.js';
import type { Use } from './use.js';

/** A body outside the corporation, of which the books keep no roll: corporators of a holding company, say. */
export const outsideBody = z.strictObject({
  body: z.string().describe('the body, as "body-act" entries name it'),
  says: z.string().describe('the body in a few of our own words, by which its number of members is asked'),
});
export type OutsideBody = z.output<typeof outsideBody>;

export const membersOfBody = openFact('members-of-body', 'body', 'proposal').persons(
  'How many of {0} are there in all, each with one vote on {1}?',
);

/** How many members such a body has, by its words. */
export function membersOf(c: Context, { matter, placed }: Use, says: string): Amount<'persons'> {
  return c.quantity('persons', membersOfBody, { about: [says, matter.id], cites: [placed.cite] });
}

const sized = message('outside-body.members', 'Of {body} there are {outcome}');
const belongsSays = message('outside-body.belongs', '{member} belongs to {body}, by the entries');

/** The body as one whose votes are counted: who of it is named as having voted, of all its members. */
export function outsideBodyOf(
  use: Use,
  { body, says }: OutsideBody,
): { readonly body: BodyOfDirectors; readonly of: { readonly fixed: (c: Context) => Held<number> } } {
  const { matter, placed } = use;
  return {
    body: {
      name: body,
      says,
      candidates: (c: Context, at: Moment) => {
        const acts = c.books.bodyActs(matter.id, at).filter(({ data }) => data.by === body);
        return [
          ...new Set(acts.flatMap(({ data }) => (Array.isArray(data.yes) ? (data.yes as readonly string[]) : []))),
        ];
      },
      belongs: (c, member) =>
        held(true, reason(belongsSays, 'yes', { figures: { member: c.nameOf(member), body: says } })),
    },
    of: {
      fixed: (c) => {
        const size = show(c.exactly(membersOf(c, use, says)));
        return held(Number(size), reason(sized, size, { figures: { body: says }, cites: [placed.cite] }));
      },
    },
  };
}
