import type { Split } from '../evaluation/index.js';
import type { Context } from '../session/index.js';
import { assess } from './assess.js';
import { isPollOpen, type Matter } from './matter.js';
import { statuses, type Progress, type Status } from './progress.js';
import type { Requirement } from './requirement.js';

/** Whether something is so, or what that waits for. */
export type Known = boolean | { readonly waiting: readonly Split[] };

/**
 * Whether a requirement has come so far: that it is met, or has not failed. No step is worked out that cannot decide it, and those
 * go first that decided it before: where they come out as they did, nothing else is needed.
 * @param before how far it had come, where that is known
 */
export function reaches(
  c: Context,
  requirement: Requirement,
  to: 'open' | 'met',
  matter: Matter,
  before?: Progress,
): Known {
  return reached({ c, to, matter }, requirement, before) ?? to === 'open';
}

interface Reaching {
  readonly c: Context;
  readonly to: Status;
  readonly matter: Matter;
}

/** Undefined where other law alone asks for it, which decides nothing beside what the instruments ask. */
function reached(use: Reaching, requirement: Requirement, before: Progress | undefined): Known | undefined {
  switch (requirement.kind) {
    case 'other-law':
      return undefined;
    case 'all':
      return decided(use, requirement.of, before, false);
    case 'order':
      return decided(use, [requirement.first, requirement.then], before, false);
    case 'any':
      return decided(use, requirement.of, before, true);
    case 'where':
      return conditional(use, requirement, before, true);
    case 'only-where':
      return conditional(use, requirement, before, false);
    case 'vote':
      if (use.to === 'open' && isPollOpen(use.c, requirement, use.matter)) return true;
      return progressReaches(assess(use.c, requirement, use.matter), use.to);
    default:
      return progressReaches(assess(use.c, requirement, use.matter), use.to);
  }
}

/** The first part that comes out so decides; else all of them have to be known. */
function decided(
  use: Reaching,
  of: readonly Requirement[],
  before: Progress | undefined,
  decisive: boolean,
): Known | undefined {
  const parts = of.map((part) => {
    const known = before?.parts?.find(({ id }) => id === (part.id ?? part.cite));
    return { part, known, decidedBefore: known !== undefined && progressReaches(known, use.to) === decisive };
  });
  const open: Split[] = [];
  for (const { part, known } of [
    ...parts.filter(({ decidedBefore }) => decidedBefore),
    ...parts.filter(({ decidedBefore }) => !decidedBefore),
  ]) {
    const found = reached(use, part, known);
    if (found === decisive) return decisive;
    if (typeof found === 'object') open.push(...found.waiting);
  }
  return open.length === 0 ? !decisive : { waiting: open };
}

/** @param otherwise what it comes to where the condition does not hold */
function conditional(
  use: Reaching,
  { condition, need }: Extract<Requirement, { kind: 'where' | 'only-where' }>,
  before: Progress | undefined,
  otherwise: boolean,
): Known | undefined {
  const holds = use.c.attempt(() => condition(use.c).value);
  if (holds.settled && !holds.value) return otherwise;
  const found = reached(use, need, before);
  if (holds.settled || found === otherwise || found === undefined) return found;
  return { waiting: [...holds.waiting, ...(typeof found === 'object' ? found.waiting : [])] };
}

function progressReaches({ possible, waiting }: Progress, to: Status): Known {
  const those = possible.filter((status) => statuses.indexOf(status) >= statuses.indexOf(to));
  return those.length === 0 ? false : those.length === possible.length ? true : { waiting };
}
