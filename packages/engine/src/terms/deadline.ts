import { inquiryInWords, inquiryKey, type Attempt } from '../evaluation/index.js';
import { defineTopic } from './topic.js';
import type { Day } from '../exact/index.js';
import type { Context } from '../session/index.js';

/**
 * The topic on which provisions tell what falls due, begins or ends under them. The value told is a list of `Deadline`:
 * everything that follows from what is entered, whatever its day; the question keeps those between its days. It gives them as
 * `from` and `to`, for what recurs without end.
 */
export const deadlinesTopic = defineTopic<readonly Deadline[]>('deadlines');

/** What falls due, begins or ends. */
interface Named {
  /** What it is of and which part of it: the same under every instrument that speaks of it; the highest is heard. */
  readonly id: string;
  readonly what: string;
  readonly comes: 'falls-due' | 'begins' | 'ends';
  /** Who must do it; absent where nobody need do anything. */
  readonly who?: string;
  /** Its section. */
  readonly cite: string;
  /** What sets its day and how the day is counted from that, in words: `at least 20 days before the meeting, which is on 2005-05-04`. */
  readonly counted: string;
  /** The entries by which there is such a day. */
  readonly setBy?: readonly string[];
  /** Whether it was done, where the entries tell: in time, late, in a way that is not enough, or not; open while it still may be. */
  readonly standing?: 'done' | 'late' | 'open' | 'not-done' | 'defective';
  /** The day on which it was done. */
  readonly done?: Day;
  /** The entries that show what was done of it, a payment in part among them. */
  readonly shownBy?: readonly string[];
  /** What is wanting where it was done in a way that is not enough. */
  readonly wanting?: string;
}

/** On a day that is worked out, or on one that turns on facts that nobody has entered, in words; and what waits for them. */
export type Deadline = Named &
  ({ readonly day: Day } | { readonly dependsOn: readonly string[]; readonly waiting?: Waiting });

type Waiting = Extract<Attempt<Day | undefined>, { settled: false }>['waiting'];

/**
 * A deadline with its day worked out; where a fact is missing for it, or it is counted from what has not happened, told without a day, with
 * what it depends on.
 */
export function deadlineOn(c: Context, named: Named, day: () => Day | undefined): Deadline {
  const found = c.attempt(day);
  if (found.settled)
    return found.value === undefined
      ? { ...named, dependsOn: [`The day from which this is counted: ${named.counted}`] }
      : { ...named, day: found.value };
  const missing = new Map(
    found.waiting.flatMap((split) => split.inquiries).map((inquiry) => [inquiryKey(inquiry), inquiry]),
  );
  const dependsOn = [...missing.values()].map((inquiry) => inquiryInWords(inquiry, (id) => c.nameOf(id)));
  return { ...named, dependsOn, waiting: found.waiting };
}
