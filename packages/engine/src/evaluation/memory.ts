import type { Frame } from './frame.js';
import type { Held } from './reason.js';
import type { Split } from './suspension.js';

/** A notion as it once came out, with everything that it consulted. */
export interface Remembered {
  readonly frame: Frame;
  readonly outcome: { readonly held: Held<unknown> } | { readonly suspendedOn: Split } | { readonly refused: Error };
}

/**
 * The notions of one session. A value is used again where all that it consulted (replies, bounds, readings,
 * determinations left out, premises rebutted) stands as it stood; so a flipped reading works out again only the notions
 * that consulted it.
 */
export class Memory {
  readonly #byKey = new Map<string, Remembered[]>();

  find(key: string, standsAs: (dependency: string, value: string) => boolean): Remembered | undefined {
    const candidates = this.#byKey.get(key);
    if (candidates === undefined) return undefined;
    return candidates.find((candidate) => {
      for (const [dependency, value] of candidate.frame.dependencies) {
        if (!standsAs(dependency, value)) return false;
      }
      return true;
    });
  }

  keep(key: string, remembered: Remembered): void {
    const candidates = this.#byKey.get(key);
    if (candidates === undefined) this.#byKey.set(key, [remembered]);
    else candidates.push(remembered);
  }
}
