import { spoken, type Attempt, type Held } from '../evaluation/index.js';
import { compareDays, type Day } from '../exact/index.js';
import type { Context } from '../session/index.js';
import { deadlinesTopic, triedTellings, type Deadline } from '../terms/index.js';

/** What each provision in force tells of its deadlines, highest instrument first; what recurs without end only between two days. */
export function deadlinesTold(
  c: Context,
  span: { readonly from?: Day; readonly to?: Day } = {},
): readonly Attempt<Held<readonly Deadline[]>>[] {
  const within = `deadlines ${span.from ?? ''} ${span.to ?? ''}`;
  // What is turned bears on few of them: the others are told as they were.
  return triedTellings(c, deadlinesTopic, span, { within }).map(({ tried }) => tried);
}

/**
 * One of each, as the highest instrument tells it, in words as sentences are; by day, and those without one last.
 * @param isMeant which of them are told
 */
export function inOrder(
  all: readonly Deadline[],
  isMeant: (each: Deadline) => boolean = () => true,
): readonly Deadline[] {
  const first = new Map(all.toReversed().map((each) => [each.id, each]));
  return all
    .filter((each) => first.get(each.id) === each && isMeant(each))
    .toSorted(byDay)
    .map((each) => ({ ...each, what: spoken(each.what), counted: spoken(each.counted) }));
}

function byDay(a: Deadline, b: Deadline): number {
  if (!('day' in a) || !('day' in b)) return Number('day' in b) - Number('day' in a);
  return compareDays(a.day, b.day);
}
