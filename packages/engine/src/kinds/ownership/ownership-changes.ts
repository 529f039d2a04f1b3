import { compareMoments, plusDays, type Moment } from '../../exact/index.js';
import { ofKind, type Context } from '../../session/index.js';
import { isEarlier } from './earlier.js';
import type { OwnershipProvision } from './ownership-parameters.js';
import { seriesOf } from './stock.js';

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
  const ids = [...new Set(classes.flatMap((className) => seriesOf(c, className, at)))];
  const ofStock = ids.flatMap((id) => c.books.outstanding(id).moments());
  const persons = new Set([person]);
  let moments: readonly Moment[] = [];
  for (let known = 0; known < persons.size;) {
    known = persons.size;
    const ofPersons = [...c.books.changeMoments(ids, [...persons]), ...rightMoments(c, article, persons, at)];
    moments = inOrder([...ofStock, ...groupMoments(c, person), ...ofPersons], at);
    for (const when of [...moments, at]) {
      const together = c.notion<readonly string[]>('counted-together', [person], when, article).value;
      for (const other of together) persons.add(other);
    }
  }
  return moments;
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

function inOrder(moments: readonly Moment[], at: Moment): readonly Moment[] {
  const distinct = new Map(moments.map((when) => [`${when.day} ${when.time ?? ''}`, when]));
  return [...distinct.values()]
    .filter((when) => !isEarlier(at, when))
    .toSorted((a, b) => compareMoments(a, b) ?? (a.time === undefined ? 1 : -1));
}
