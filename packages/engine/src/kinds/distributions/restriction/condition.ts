import type { Reason } from '../../../evaluation/index.js';
import { atClose, compareDays, type Day, type Moment } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { dayAhead, type Matter } from '../../../terms/index.js';
import type { ConditionOf, Condition as ConditionParameter, Restriction } from './restriction-parameters.js';

/** The days on which an act is done, decided and paid, and the moment by which it is judged what had happened. */
export interface Done {
  readonly days: readonly [Day, ...Day[]];
  readonly known: Moment;
}

/** What is asked about today: decided on the day of the question, and paid or redeemed then or on a day that is ahead. */
export function doneAsAsked(c: Context, { act }: Pick<Matter, 'act'>): Done {
  const planned = dayAhead(act, c.asOf);
  return { days: planned === undefined ? [c.asOf] : [c.asOf, planned], known: c.now };
}

/** One of the days on which an act is done. */
export interface DoneOn {
  readonly on: Day;
  readonly known: Moment;
}

/** The close of that day; of one that is ahead, how things stand. */
export function standingOn({ on, known }: DoneOn): Moment {
  return compareDays(on, known.day) < 0 ? atClose(on) : known;
}

/** What a condition is judged in. */
export interface Judged<I extends ConditionParameter['is']> extends DoneOn {
  readonly placed: Restriction;
  readonly condition: ConditionOf<I>;
  readonly matter: Matter;
}

/** Whether a condition holds under which a series is protected, with its figures. */
export interface Condition {
  readonly holds: boolean;
  readonly figures: Readonly<Record<string, unknown>>;
  readonly reason: Reason;
}

/** Judges one sort of condition. */
export type Judge<I extends ConditionParameter['is']> = (c: Context, judged: Judged<I>) => Condition;
