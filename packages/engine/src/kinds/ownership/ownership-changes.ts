import { compareBy, compareMoments, isZero, plusDays, zero, type Moment } from '../../exact/index.js';
import { ofKind, type Context } from '../../session/index.js';
import { isEarlier } from './earlier.js';
import type { OwnershipProvision } from './ownership-parameters.js';
import { madeOf, countedTogetherNotion } from '../../terms/index.js';

/** A moment at which what a person owns, or what it is measured against, may have changed. */
export interface OwnershipChange {
  readonly when: Moment;
  /** Whether it may be what the person owns: else only the number of shares outstanding changed. */
  readonly ofPersons: boolean;
}

/**
 * The moments up to one, in order (what has no time, at the end of its day), at which what a person owns of these classes, or what it is measured against, may
 * have changed: changes of anybody who was counted with it at any of them among these.
 */
export function changesOf(
  c: Context,
  article: string,
  person: string,
  classes: readonly string[],
  at: Moment,
): readonly Moment[] {
  return ownershipChanges(c, article, person, classes, at).map(({ when }) => when);
}

/** The same, with which of them are changes of the number outstanding alone. */
export function ownershipChanges(
  c: Context,
  article: string,
  person: string,
  classes: readonly string[],
  at: Moment,
): readonly OwnershipChange[] {
  const name = `changes of what ${person} owns of ${classes.join(', ')} under ${article} by ${keyOfMoment(at)}`;
  return c.once(c, name, () => changesFound(c, article, person, classes, at));
}

/** The moments at which fewer shares of some of these classes were outstanding than before, or none were before, by their texts. */
export function fallsOf(c: Context, classes: readonly string[], at: Moment): ReadonlySet<string> {
  return c.once(c, `when fewer shares of ${classes.join(', ')} were outstanding by ${keyOfMoment(at)}`, () => {
    const falls = new Set<string>();
    for (const id of new Set(classes.flatMap((className) => madeOf(c, className, at)))) {
      const outstanding = c.books.outstanding(id);
      let before = zero('shares');
      for (const when of outstanding.moments()) {
        const now = outstanding.at(when);
        if (isZero(before) || compareBy<'shares'>('lessThan', now, before)) falls.add(keyOfMoment(when));
        before = now;
      }
    }
    return falls;
  });
}

function changesFound(
  c: Context,
  article: string,
  person: string,
  classes: readonly string[],
  at: Moment,
): readonly OwnershipChange[] {
  const ids = [...new Set(classes.flatMap((className) => madeOf(c, className, at)))];
  const ofStock = ids.flatMap((id) => c.books.outstanding(id).moments());
  const persons = new Set([person]);
  // Those counted together are one list for all of them: when what they own changed is looked up once for it.
  const lists = new Set<readonly string[]>();
  const asked = new Set<string>();
  const ask = (when: Moment): void => {
    if (asked.has(keyOfMoment(when))) return;
    asked.add(keyOfMoment(when));
    const together = c.notion(countedTogetherNotion, [person], when, article).value;
    if (lists.has(together)) return;
    lists.add(together);
    for (const other of together) persons.add(other);
  };
  ask(at);
  let changes: readonly OwnershipChange[] = [];
  for (let known = -1; known < lists.size;) {
    known = lists.size;
    const ofLists = [...lists].flatMap((list) =>
      c.once(list, `changes in ${ids.join()}`, () => c.books.changeMoments(ids, list)),
    );
    const own = [...lists].some((list) => list.includes(person)) ? [] : c.books.changeMoments(ids, [person]);
    const ofPersons = [...groupMoments(c, person), ...own, ...ofLists, ...rightMoments(c, article, persons, at)];
    changes = inOrder(ofStock, ofPersons, at);
    for (const { when } of changes) ask(when);
  }
  return changes;
}

/** When rights come so near that they count, where only those count that can be exercised within so many days. */
function rightMoments(c: Context, article: string, persons: ReadonlySet<string>, at: Moment): readonly Moment[] {
  const days = daysAhead(c, article, at);
  if (days === undefined) return [];
  return c.books
    .entriesOf('right-granted')
    .filter((entry) => persons.has(entry.data.holder))
    .map((entry) => ({ day: plusDays(entry.data['exercisable-from'], -days) }));
}

function daysAhead(c: Context, article: string, at: Moment): number | undefined {
  const counting = ofKind<OwnershipProvision>(c, 'ownership', at.day)
    .filter((placed) => placed.article === article)
    .map((placed) => placed.provision.rights)[0];
  return counting === undefined || counting === 'all' ? undefined : counting.withinDays;
}

/** When a group formed. When it ended shows in the changes of its members. */
function groupMoments(c: Context, person: string): readonly Moment[] {
  return c.books
    .entriesOf('group')
    .filter((entry) => entry.data.id === person)
    .map((entry) => (entry.time === undefined ? { day: entry.on } : { day: entry.on, time: entry.time }));
}

function inOrder(ofStock: readonly Moment[], ofPersons: readonly Moment[], at: Moment): readonly OwnershipChange[] {
  const distinct = new Map<string, OwnershipChange>();
  for (const when of ofStock) distinct.set(keyOfMoment(when), { when, ofPersons: false });
  for (const when of ofPersons) distinct.set(keyOfMoment(when), { when, ofPersons: true });
  return [...distinct.values()]
    .filter(({ when }) => !isEarlier(at, when))
    .toSorted((a, b) => compareMoments(a.when, b.when) ?? (a.when.time === undefined ? 1 : -1));
}

/** One text for one moment. */
export function keyOfMoment({ day, time = '' }: Moment): string {
  return `${day} ${time}`;
}
