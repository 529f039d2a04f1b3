import type { Split } from '../evaluation/index.js';
import type { Day } from '../exact/index.js';
import type { Context } from '../session/index.js';
import { assess, isOver, lastDayToObject, statusOf } from '../terms/index.js';
import type { Before, Matter, Milestone, Requirement, TakenOn } from '../terms/index.js';
import { requirementsOf } from './permission.js';

/** A step of an act that can still be taken, and must come before something else. */
export interface StepAhead extends TakenOn {
  readonly id: string;
  readonly says: string;
  readonly cite: string;
  /** What tells whether it can still be taken, where that is not known. */
  readonly waiting: readonly Split[];
}

/** A time that must run out before an act; undefined end: what it runs from is not known. */
export interface TimeRunning {
  readonly id: string;
  readonly says: string;
  readonly cite: string;
  readonly until: Day | undefined;
}

/** The steps of an act that must come before something and can still be taken, as far as that is known. */
export function stepsAhead(c: Context, matter: Matter): readonly StepAhead[] {
  return allOpen(c, matter).flatMap((step) => {
    const taken = takenOn(c, step);
    if (taken === undefined) return [];
    const { possible, waiting } = assess(c, step, matter);
    const told = { id: idOf(step), says: step.says, cite: step.cite, ...taken };
    return { ...told, waiting: possible.length > 1 ? waiting : [] };
  });
}

/** What the standing of an act as a whole waits for: who is concerned in it, say, before which its steps are not known. */
export function standingWaits(c: Context, matter: Matter): readonly Split[] {
  return requirementsOf(c, matter).flatMap((requirement) => {
    const { possible, waiting } = assess(c, requirement, matter);
    return possible.length > 1 ? waiting : [];
  });
}

/** The times that are still running for an act. */
export function timesRunning(c: Context, matter: Matter): readonly TimeRunning[] {
  return allOpen(c, matter).flatMap((step) => {
    const told = { id: idOf(step), says: step.says, cite: step.cite };
    if (step.kind === 'waiting') return [{ ...told, until: step.until(c) }];
    return step.kind === 'no-objection' ? [{ ...told, until: lastDayToObject(c, step, matter.id) }] : [];
  });
}

/** Nothing where the attempt is over, or something else that the act needs has failed: then no step helps any more. */
function allOpen(c: Context, matter: Matter): readonly Requirement[] {
  const needs = requirementsOf(c, matter);
  if (isOver(c, matter) || needs.some((each) => statusOf(assess(c, each, matter)) === 'failed')) return [];
  return needs.flatMap((requirement) => openIn(c, requirement, matter));
}

/** The single steps that may still be met and are not; none where another route has met the requirement. */
function openIn(c: Context, requirement: Requirement, matter: Matter): readonly Requirement[] {
  if (!assess(c, requirement, matter).possible.includes('open')) return [];
  switch (requirement.kind) {
    case 'all':
    case 'any':
      return requirement.of.flatMap((part) => openIn(c, part, matter));
    case 'order':
      return [requirement.first, requirement.then].flatMap((part) => openIn(c, part, matter));
    case 'where':
    case 'only-where':
      return openIn(c, requirement.need, matter);
    default:
      return [requirement];
  }
}

const events = { agreement: 'the first binding agreement for it', effect: 'it takes effect' } as const;

/** On which days a step can be taken, where it must come before something. */
function takenOn(c: Context, step: Requirement): TakenOn | undefined {
  const anyTime = { least: 0 };
  switch (step.kind) {
    case 'body':
      return step.before && { who: step.body.says, event: step.before.says, days: anyTime };
    case 'approval':
      return step.before && { who: step.agency, event: eventOf(step.before), days: anyTime };
    case 'notice':
      return {
        event: eventOf(step.before ?? 'effect'),
        days: { least: step.leastDays, ...(step.mostDays === undefined ? undefined : { most: step.mostDays }) },
      };
    case 'test':
      return step.taken?.(c);
    default:
      return undefined;
  }
}

function eventOf(before: Milestone | Before): string {
  return typeof before === 'string' ? events[before] : before.says;
}

function idOf(step: Requirement): string {
  return step.id ?? step.cite;
}
