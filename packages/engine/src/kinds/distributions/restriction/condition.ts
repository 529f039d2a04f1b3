import type { Reason } from '../../../evaluation/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import type { Matter } from '../../../terms/index.js';
import type { ConditionOf, Condition as ConditionParameter, WideSeriesRestriction } from './restriction-parameters.js';

/** What a condition is judged in. */
export interface Judged<I extends ConditionParameter['is']> {
  readonly placed: Placed<WideSeriesRestriction>;
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
