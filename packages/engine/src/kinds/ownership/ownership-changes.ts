import { compareMoments, type Moment } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { seriesOf } from './stock.js';

/**
 * The moments up to one, in order, at which what a person owns of these classes, or what it is measured against, may
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
    moments = inOrder([...ofStock, ...groupMoments(c, person), ...c.books.changeMoments(ids, [...persons])], at);
    for (const when of [...moments, at]) {
      const together = c.notion<readonly string[]>('counted-together', [person], when, article).value;
      for (const other of together) persons.add(other);
    }
  }
  return moments;
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
    .filter((when) => compareMoments(when, at) !== 1)
    .toSorted((a, b) => compareMoments(a, b) ?? (a.time === undefined ? 1 : -1));
}
