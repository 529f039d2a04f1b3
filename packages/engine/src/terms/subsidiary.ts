import { openFact } from '../evaluation/index.js';
import { isZero, type Moment } from '../exact/index.js';
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

/**
 * Tells of holders of record that are entered as subsidiaries, and not as corporations in which the corporation has a majority of the votes,
 * that their shares count: with such a majority they would be neither outstanding nor voted.
 */
export function tellSubsidiariesCounted(c: Context, at: Moment): void {
  const said = c.once(c.books, 'said to be subsidiaries', () => [
    ...c.books.entriesOf('person', c.now).flatMap(({ data }) => (data.subsidiary === true ? [data.id] : [])),
    ...c.books.entriesOf('stated', c.now).flatMap(({ data }) => (data.fact === subsidiaryFact.name ? data.about : [])),
  ]);
  const counted = [...new Set([...c.books.controlledBy('corporation', at).persons, ...said])].filter(
    (person) =>
      person !== 'corporation' &&
      subsidiaryAsEntered(c, person, at) === true &&
      !c.books.majorityOwned(at).includes(person) &&
      c.books.classes(at).some((id) => !isZero(c.books.outstandingHolding(person, id, at))),
  );
  for (const person of counted) {
    const name = c.nameOf(person);
    c.remark({
      says: `${name} is entered as a subsidiary of the corporation, or under its control, and no majority of the votes in it is. Its shares count here; with such a majority (enter the relationship "majority-of-votes") they would be neither outstanding nor voted.`,
      cites: [],
    });
  }
}
