import { openFact } from '../evaluation/index.js';
import type { Moment } from '../exact/index.js';
import type { Context } from '../session/index.js';

/** Asked of a company of which nobody has entered whether it is a subsidiary. */
export const subsidiaryFact = openFact('subsidiary', 'person').yesNo('Is {0} a subsidiary of the corporation?');

/**
 * Whether a person is a subsidiary of the corporation, wherever that is entered: on the person, as stated, as a majority of its
 * votes, or as control. Undefined where nothing is entered: what that means is for the rule to ask or to suppose.
 */
export function subsidiaryAsEntered(c: Context, person: string, at: Moment): boolean | undefined {
  const said = subsidiaryAsSaid(c, person);
  if (said !== undefined) return said;
  const isOwned =
    c.books.majorityOwned(at).includes(person) ||
    c.books.controlEntries('corporation', person, at).some((entry) => entry.type === 'control');
  return isOwned ? true : undefined;
}

/** The same, as somebody says outright: before it, no definition of an instrument is gone through. */
export function subsidiaryAsSaid(c: Context, person: string): boolean | undefined {
  const introduced = c.books.person(person);
  if (introduced?.data.subsidiary !== undefined) {
    c.restsOn([introduced.id]);
    return introduced.data.subsidiary;
  }
  const asked = { about: [person], cites: [] };
  return c.entered(subsidiaryFact, asked) ? c.is(subsidiaryFact, asked) : undefined;
}
