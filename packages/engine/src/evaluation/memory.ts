import { assumptionsOf, changesOf, type Environment } from './environment.js';
import type { Frame } from './frame.js';
import type { Split } from './suspension.js';

/** A notion, or a part of a question, as it once came out, with everything that it consulted. */
export interface Remembered {
  readonly frame: Frame;
  /** The environment in which it came out so. */
  readonly environment: Environment;
  readonly outcome: { readonly value: unknown } | { readonly suspendedOn: Split };
}

/** Whether something that was consulted is now as it was then. */
export type Stands = (dependency: string, value: string) => boolean;

/**
 * The notions of one session. A value is used again where all that it consulted (replies, bounds, readings,
 * determinations left out, premises rebutted) stands as it stood; so a flipped reading works out again only the notions
 * that consulted it.
 */
export class Memory {
  readonly #byKey = new Map<string, Candidates>();

  /** First what came out of the same assumptions, then what came out of none, then anything else that still holds. */
  find(key: string, environment: Environment, stands: Stands): Remembered | undefined {
    const candidates = this.#byKey.get(key);
    if (candidates === undefined) return undefined;
    const { all, byAssumptions } = candidates;
    const same = byAssumptions.get(assumptionsOf(environment));
    if (same !== undefined) return same;
    const [first] = all;
    if (first !== undefined && isAsItWas(first, environment, stands)) return first;
    return all.findLast((candidate) => isAsItWas(candidate, environment, stands));
  }

  keep(key: string, remembered: Remembered): void {
    const candidates = this.#byKey.get(key) ?? { all: [], byAssumptions: new Map<string, Remembered>() };
    this.#byKey.set(key, candidates);
    candidates.all.push(remembered);
    candidates.byAssumptions.set(assumptionsOf(remembered.environment), remembered);
  }
}

/** One notion as it came out in several environments. */
interface Candidates {
  readonly all: Remembered[];
  readonly byAssumptions: Map<string, Remembered>;
}

/** What neither environment changes is the same in both: only what one of them changes has to be looked at. */
function isAsItWas({ frame, environment: then }: Remembered, now: Environment, stands: Stands): boolean {
  const { dependencies } = frame;
  const isSame = (dependency: string): boolean => {
    const value = dependencies.get(dependency);
    return value === undefined || stands(dependency, value);
  };
  return changesOf(then).every(isSame) && changesOf(now).every(isSame) && contrariesStand(frame, stands);
}

/** Whether a quantity is rebutted is consulted under its own name, while an environment names comparisons of it. */
function contrariesStand({ contraries }: Frame, stands: Stands): boolean {
  for (const [dependency, value] of contraries) if (!stands(dependency, value)) return false;
  return true;
}
