import type { Consulted, IsSame } from './consulting.js';
import { assumptionsOf, changedIn, type Environment } from './environment.js';
import type { Frame } from './frame.js';
import type { Split } from './suspension.js';

/** A notion, or a part of a question, as it once came out, with everything that it consulted. */
export interface Remembered {
  readonly frame: Frame;
  /** The environment in which it came out so. */
  readonly environment: Environment;
  readonly outcome: { readonly value: unknown } | { readonly suspendedOn: Split };
}

/**
 * The notions of one session. A value is used again where all that it consulted (replies, bounds, readings,
 * determinations left out, premises rebutted) stands as it stood; so a flipped reading works out again only the notions
 * that consulted it.
 */
export class Memory {
  readonly #byKey = new Map<string, Candidates>();

  /**
   * What came out of the same assumptions; else what rested on none of its own, which is the same however often it was
   * worked out; else what rested on something that is assumed now as well. Anything else rests on what is not assumed now.
   */
  find(key: string, environment: Environment, isSame: IsSame): Remembered | undefined {
    const candidates = this.#byKey.get(key);
    if (candidates === undefined) return undefined;
    const { plain, byAssumptions, byChange } = candidates;
    if (plain?.environment === environment) return plain;
    const same = byAssumptions?.get(assumptionsOf(environment));
    if (same !== undefined) return same;
    if (plain !== undefined && isAsItWas(plain, environment, isSame)) return plain;
    if (byChange === undefined) return undefined;
    for (const change of changedIn(environment)) {
      const found = byChange.get(change)?.findLast((candidate) => isAsItWas(candidate, environment, isSame));
      if (found !== undefined) return found;
    }
    return undefined;
  }

  keep(key: string, remembered: Remembered, consulted: Consulted): void {
    const { environment, frame } = remembered;
    const restsOn = changedIn(environment).find((change) => consulted(frame, change));
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

/** One notion as it came out in several environments; what most never need is made when it is. */
interface Candidates {
  /** As it came out where it consulted nothing that the environment had changed. */
  plain: Remembered | undefined;
  byAssumptions: Map<string, Remembered> | undefined;
  /** The others, by the first thing that the environment had changed and that they consulted. */
  byChange: Map<string, Remembered[]> | undefined;
}

/** What neither environment changes is the same in both: only what one of them changes has to be looked at. */
function isAsItWas({ frame, environment: then }: Remembered, now: Environment, isSame: IsSame): boolean {
  return [then, now].every((each) => changedIn(each).every((dependency) => isSame(frame, dependency, then, now)));
}
