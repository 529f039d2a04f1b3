import type { Day } from '../exact/index.js';
import type { Context } from '../session/index.js';
import { assess, lastDayToObject, type Before, type Matter, type Milestone, type Requirement } from '../terms/index.js';
import { requirementsOf } from './permission.js';

/** A step of an act that can still be taken, and must come before something else. */
export interface StepAhead {
  readonly id: string;
  readonly says: string;
  /** Who must take it; absent where the text leaves that open. */
  readonly who?: string;
  readonly cite: string;
  /** What it must come before, in words. */
  readonly event: string;
  /** At least so many days before; nought where any time before will do. */
  readonly days: number;
}

/** A time that must run out before an act; undefined end: what it runs from is not known. */
export interface TimeRunning {
  readonly id: string;
  readonly says: string;
  readonly cite: string;
  readonly until: Day | undefined;
}

/** The steps of an act that must come before something and can still be taken. */
export function stepsAhead(c: Context, matter: Matter): readonly StepAhead[] {
  return allOpen(c, matter).flatMap((step) => aheadIn(step) ?? []);
}

/** The times that are still running for an act. */
export function timesRunning(c: Context, matter: Matter): readonly TimeRunning[] {
  return allOpen(c, matter).flatMap((step) => {
    const told = { id: idOf(step), says: step.says, cite: step.cite };
    if (step.kind === 'waiting') return [{ ...told, until: step.until(c) }];
    return step.kind === 'no-objection' ? [{ ...told, until: lastDayToObject(c, step, matter.id) }] : [];
  });
}

function allOpen(c: Context, matter: Matter): readonly Requirement[] {
  return requirementsOf(c, matter).flatMap((requirement) => openIn(c, requirement, matter));
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

function aheadIn(step: Requirement): StepAhead | undefined {
  const { says, cite } = step;
  const id = idOf(step);
  switch (step.kind) {
    case 'body':
      return step.before && { id, says, who: step.body.says, cite, event: step.before.says, days: 0 };
    case 'approval':
      return step.before && { id, says, who: step.agency, cite, event: eventOf(step.before), days: 0 };
    case 'notice':
      return { id, says, cite, event: events.effect, days: step.leastDays };
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
