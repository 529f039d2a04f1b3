import { message, reason, type Attempt, type Reason } from '../evaluation/index.js';
import { only, statuses, type Progress, type ProgressFigures, type Status } from './progress.js';

/** What the evaluator of one step found. */
export interface StepOutcome {
  readonly status: Status;
  readonly figures: ProgressFigures | undefined;
  readonly reason: Reason;
}

const openStep = message('requirement.open-fact', '{says}: not known until a fact is entered');

/** A step's progress from an attempt at it: settled, or any of the three while it waits for facts. */
export function stepProgress(
  step: { readonly kind: Progress['kind']; readonly says: string; readonly cite: string; readonly id?: string },
  attempt: Attempt<StepOutcome>,
): Progress {
  const { kind, says, cite } = step;
  const id = step.id ?? cite;
  if (!attempt.settled) {
    const unknown = reason(openStep, 'open', { figures: { says }, cites: [cite] });
    return { id, kind, says, cite, possible: statuses, figures: undefined, reason: unknown, waiting: attempt.waiting };
  }
  const { status, figures, reason: because } = attempt.value;
  return { id, kind, says, cite, possible: only[status], figures, reason: because, waiting: nothing };
}

const nothing: readonly never[] = Object.freeze([]);

/** A value with its reason, as an evaluator of a step returns it. */
export function outcome(status: Status, because: Reason, figures?: ProgressFigures): StepOutcome {
  return { status, reason: because, figures };
}
