import type { Consulting } from './consulting.js';
import { assumptionsOf, type Environment } from './environment.js';
import type { RememberedByItself } from './frame.js';
import type { Split } from './suspension.js';

/** A notion, or a part of a question, and how it is worked out again. */
export interface Unit {
  readonly memory: Memory;
  readonly key: string;
  readonly work: () => unknown;
}

/** A notion, or a part of a question, as it once came out, with everything that it consulted. */
export interface Remembered extends RememberedByItself {
  readonly unit: Unit;
  /** The environment in which it came out so. */
  readonly environment: Environment;
  readonly outcome: { readonly value: unknown } | { readonly suspendedOn: Split };
}

/**
 * The notions of one session. A value is used again where all that it consulted (replies, bounds, readings,
 * determinations left out, premises turned) stands as it stood; so a flipped reading works out again only the notions
 * that consulted it.
 */
export class Memory {
  readonly #byKey = new Map<string, Candidates>();

  /**
   * What came out of the same assumptions; else what rested on none of its own, which is the same however often it was
   * worked out; else what rested on something that is assumed now as well. Anything else rests on what is not assumed now.
   */
  find(key: string, environment: Environment, run: Consulting): Remembered | undefined {
    const candidates = this.#byKey.get(key);
    if (candidates === undefined) return undefined;
    const { plain, byAssumptions, byChange } = candidates;
    if (plain?.environment === environment) return plain;
    const same = byAssumptions?.get(assumptionsOf(environment));
    if (same !== undefined) return same;
    const isAsItWas = (candidate: Remembered): boolean =>
      run.isAsItWas(candidate.frame, candidate.environment, environment);
    if (plain !== undefined && isAsItWas(plain)) return plain;
    if (byChange === undefined) return undefined;
    for (const change of run.changes(environment)) {
      const lately = byChange.get(change)?.slice(-mostLookedAt);
      const found = lately?.findLast(isAsItWas);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** As it came out in a run that turns something of another, which came out the same. For that run alone. */
  keepAsBefore(key: string, remembered: Remembered): void {
    const candidates = this.#byKey.get(key);
    if (candidates === undefined) return;
    (candidates.byAssumptions ??= new Map()).set(assumptionsOf(remembered.environment), remembered);
  }

  keep(remembered: Remembered, run: Consulting): void {
    const { environment, frame } = remembered;
    const { key } = remembered.unit;
    const restsOn = run.changes(environment).find((change) => frame.dependsOn(change));
    let candidates = this.#byKey.get(key);
    if (candidates === undefined) {
      candidates = { plain: undefined, byAssumptions: undefined, byChange: undefined };
      this.#byKey.set(key, candidates);
    }
    if (restsOn === undefined && candidates.plain === undefined) {
      candidates.plain = remembered;
      return;
    }
    (candidates.byAssumptions ??= new Map()).set(assumptionsOf(environment), remembered);
    if (restsOn === undefined) return;
    candidates.byChange ??= new Map();
    const others = candidates.byChange.get(restsOn);
    if (others === undefined) candidates.byChange.set(restsOn, [remembered]);
    else others.push(remembered);
  }
}

/** Regions of a figure are gone through in order: what one of them shares with others it shares with those just before it. */
const mostLookedAt = 8;

/** One notion as it came out in several environments; what most never need is made when it is. */
interface Candidates {
  /** As it came out where it consulted nothing that the environment had changed. */
  plain: Remembered | undefined;
  byAssumptions: Map<string, Remembered> | undefined;
  /** The others, by the first thing that the environment had changed and that they consulted. */
  byChange: Map<number, Remembered[]> | undefined;
}
