import { message, reason, withGrounds, type Reason, type Split } from '../evaluation/index.js';
import type { Context } from '../session/index.js';
import { assessBody } from './body-step.js';
import { assessFigures } from './figures-step.js';
import { isPollOpen, type Matter } from './matter.js';
import { assessNoObjection } from './no-objection.js';
import { allOf, anyOf, statuses, statusOf, type Progress, type Status } from './progress.js';
import type { InOrder, OnlyWhere, Requirement, Where } from './requirement.js';
import { assessAgency, assessFact, assessFiling, assessNotice, assessWaiting } from './small-steps.js';
import { stepProgress, type StepOutcome } from './step-progress.js';
import { assessVote } from './vote-step.js';

const every = message('requirement.all', '{says}: all of these are needed, and {how}');
const either = message('requirement.any', '{says}: one of these is enough, and {how}');
const ordered = message('requirement.order', '{says}: the first has to come before the second, and {how}');
const closed = message('requirement.closed', '{says}: this way cannot be taken here');
const notNeeded = message('requirement.not-needed', '{says}: not needed here');
const elsewhere = message('requirement.other-law', '{says}: left to other law, which is not loaded');

const ofAll: Readonly<Record<Status, string>> = {
  met: 'all are met',
  open: 'not all are met yet',
  failed: 'one can no longer be met',
};
const ofAny: Readonly<Record<Status, string>> = {
  met: 'one is met',
  open: 'none is met yet',
  failed: 'none can be met any more',
};

function standingIn(words: Readonly<Record<Status, string>>, possible: readonly Status[]): string {
  return possible.length === 1 ? words[outcomeOf(possible)] : 'whether that is so is not settled';
}

/** How far a requirement of a matter has come, step by step. A missing fact leaves its step open; the others go on. */
export function assess(c: Context, requirement: Requirement, matter: Matter): Progress {
  switch (requirement.kind) {
    case 'all':
    case 'any':
      return assessParts(c, requirement, matter);
    case 'where':
    case 'only-where':
      return assessUnder(c, requirement, matter);
    case 'order':
      return assessOrder(c, requirement, matter);
    case 'other-law':
      c.otherLaw({ says: requirement.says, cites: [requirement.cite] });
      return {
        ...partsOf(requirement, 'other-law'),
        possible: ['open'],
        reason: reason(elsewhere, 'other law', { figures: { says: requirement.says }, cites: [requirement.cite] }),
        waiting: [],
      };
    case 'vote':
    case 'body':
    case 'test':
      // What is counted or compared with much is worth remembering; the other steps cost less than that.
      return c.once(requirement, matter.id, () => assessAlone(c, requirement, matter));
    default:
      return assessAlone(c, requirement, matter);
  }
}

function assessAlone(c: Context, step: SingleStep, matter: Matter): Progress {
  const attempt = c.attempt(() => assessStep(c, step, matter));
  const progress = stepProgress(step, attempt);
  return !attempt.settled && step.kind === 'vote' && isPollOpen(c, step, matter)
    ? { ...progress, possible: ['open', 'met'] }
    : progress;
}

type SingleStep = Exclude<Requirement, { kind: 'all' | 'any' | 'where' | 'only-where' | 'order' | 'other-law' }>;

function assessStep(c: Context, step: SingleStep, matter: Matter): StepOutcome {
  switch (step.kind) {
    case 'vote':
      return assessVote(c, step, matter);
    case 'body':
      return assessBody(c, step, matter);
    case 'approval':
      return assessAgency(c, step, matter);
    case 'filing':
      return assessFiling(c, step, matter);
    case 'notice':
      return assessNotice(c, step, matter);
    case 'no-objection':
      return assessNoObjection(c, step, matter);
    case 'fact':
      return assessFact(c, step, matter);
    case 'figures':
      return assessFigures(c, step);
    case 'waiting':
      return assessWaiting(c, step);
    case 'test':
      return step.judge(c, matter);
  }
}

function assessParts(c: Context, requirement: Extract<Requirement, { kind: 'all' | 'any' }>, matter: Matter): Progress {
  const { kind, says, cite } = requirement;
  const parts = requirement.of.map((part) => assess(c, part, matter));
  const possible = kind === 'all' ? allOf(parts) : anyOf(parts);
  return {
    id: requirement.id ?? cite,
    kind,
    says,
    cite,
    possible,
    parts,
    reason: reason(kind === 'all' ? every : either, outcomeOf(possible), {
      figures: { says, how: standingIn(kind === 'all' ? ofAll : ofAny, possible) },
      cites: cite === '' ? [] : [cite],
      grounds: proofOf(kind, parts),
    }),
    waiting: waitingOf(possible, parts),
  };
}

function outcomeOf(possible: readonly Status[]): Status {
  return possible.length === 1 ? (possible[0] ?? 'open') : 'open';
}

const nothing: readonly never[] = Object.freeze([]);

/** What an unsettled requirement waits for: only what its own unsettled steps wait for. */
function waitingOf(possible: readonly Status[], parts: readonly Progress[]): readonly Split[] {
  return possible.length === 1
    ? nothing
    : parts.filter((part) => part.possible.length > 1).flatMap((part) => part.waiting);
}

/**
 * The grounds that prove the outcome: of all, everything when met, else the first that failed, else the first open; of
 * any, the first that is met, else everything.
 */
function proofOf(kind: 'all' | 'any', parts: readonly Progress[]) {
  const first = (status: (typeof statuses)[number]): Progress | undefined =>
    parts.find((part) => statusOf(part) === status);
  const decisive = kind === 'all' ? first('failed') : first('met');
  return (decisive === undefined ? parts : [decisive]).map((part) => part.reason);
}

/** What a requirement comes to where its condition is not met: it is not needed, or a way that is closed. */
const otherwise = {
  where: { kind: 'not-needed', says: notNeeded, outcome: 'not needed', status: 'met' },
  'only-where': { kind: 'not-open', says: closed, outcome: 'closed', status: 'failed' },
} as const;

function assessUnder(c: Context, requirement: Where | OnlyWhere, matter: Matter): Progress {
  const { kind, says, outcome, status } = otherwise[requirement.kind];
  const condition = c.attempt(() => requirement.condition(c));
  if (condition.settled && !condition.value.value) {
    const told = reason(says, outcome, {
      figures: { says: requirement.says },
      cites: [requirement.cite],
      grounds: [condition.value.reason],
    });
    return { ...partsOf(requirement, kind), possible: [status], reason: told, waiting: [] };
  }
  const need = assess(c, requirement.need, matter);
  if (condition.settled) return { ...need, reason: because(need.reason, condition.value.reason) };
  // Not known whether it is needed, or open: either way, what has that status anyway keeps it.
  const possible = statuses.filter((each) => each === status || need.possible.includes(each));
  if (possible.length === 1) return { ...need, possible, waiting: [] };
  return { ...need, possible, waiting: [...condition.waiting, ...(need.possible.length > 1 ? need.waiting : [])] };
}

/** The reason of what is needed, with that for which it is needed as its first ground. */
function because(needed: Reason, condition: Reason): Reason {
  return withGrounds(needed, [condition, ...needed.grounds]);
}

function assessOrder(c: Context, requirement: InOrder, matter: Matter): Progress {
  const parts = [assess(c, requirement.first, matter), assess(c, requirement.then, matter)];
  const possible = allOf(parts);
  return {
    ...partsOf(requirement, 'order'),
    possible,
    parts,
    reason: reason(ordered, outcomeOf(possible), {
      figures: { says: requirement.says, how: standingIn(ofAll, possible) },
      cites: [requirement.cite],
      grounds: parts.map((part) => part.reason),
    }),
    waiting: waitingOf(possible, parts),
  };
}

function partsOf(
  requirement: { readonly cite: string; readonly says: string; readonly id?: string },
  kind: Progress['kind'],
) {
  return { id: requirement.id ?? requirement.cite, kind, says: requirement.says, cite: requirement.cite };
}

/** Whether a requirement is met, for rules that need a yes or no; suspends while that is not known. */
export function isMet(
  c: Context,
  requirement: Requirement,
  matter: Matter,
): { readonly value: boolean; readonly reason: Progress['reason'] } {
  const progress = assess(c, requirement, matter);
  const status = statusOf(progress);
  if (status === undefined && progress.possible.includes('met')) c.suspendOn(progress.waiting);
  return { value: status === 'met', reason: progress.reason };
}
