import { message, reason, type Attempt, type Reason } from '../evaluation/index.js';
import { statuses, type Progress, type ProgressFigures, type Status } from './progress.js';

/** What the evaluator of one step found. */
export interface StepOutcome {
  readonly status: Status;
  readonly figures?: ProgressFigures;
  readonly reason: Reason;
}

const openStep = message('requirement.open-fact', '{says}: not known until a fact is entered');

/** A step's progress from an attempt at it: settled, or any of the three while it waits for facts. */
export function stepProgress(
  step: { readonly kind: Progress['kind']; readonly says: string; readonly cite: string; readonly id?: string },
  attempt: Attempt<StepOutcome>,
): Progress {
  const base = { id: step.id ?? step.cite, kind: step.kind, says: step.says, cite: step.cite };
  if (!attempt.settled) {
    const unknown = reason(openStep, 'open', { figures: { says: step.says }, cites: [step.cite] });
    return { ...base, possible: statuses, reason: unknown, waiting: attempt.waiting };
  }
  const { status, figures, reason: because } = attempt.value;
  return {
    ...base,
    possible: [status],
    ...(figures === undefined ? undefined : { figures }),
    reason: because,
    waiting: [],
  };
}

/** A value with its reason, as an evaluator of a step returns it. */
export function outcome(status: Status, because: Reason, figures?: ProgressFigures): StepOutcome {
  return { status, reason: because, ...(figures === undefined ? undefined : { figures }) };
}
