import type { Change, Consulting } from './consulting.js';
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
 * determinations left out, premises turned) stands as it stood; so a turned reading works out again only the notions
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
    const { plain, byAssumptions, byChanges } = candidates;
    if (plain?.environment === environment) return plain;
    const same = byAssumptions?.get(assumptionsOf(environment));
    if (same !== undefined) return same;
    if (plain !== undefined && run.isAsItWas(plain.frame, plain.environment, environment)) return plain;
    return byChanges === undefined ? undefined : foundIn(byChanges, run.changes(environment), 0, environment, run);
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
    const restsOn = run.changes(environment).filter(({ number }) => frame.dependencies.has(number));
    let candidates = this.#byKey.get(key);
    if (candidates === undefined) {
      candidates = { plain: undefined, byAssumptions: undefined, byChanges: undefined };
      this.#byKey.set(key, candidates);
    }
    if (restsOn.length === 0 && candidates.plain === undefined) {
      candidates.plain = remembered;
      return;
    }
    (candidates.byAssumptions ??= new Map()).set(assumptionsOf(environment), remembered);
    if (restsOn.length > 0) placeFor(restsOn, (candidates.byChanges ??= newPlace())).push(remembered);
  }
}

/** One notion as it came out in several environments; what most never need is made when it is. */
interface Candidates {
  /** As it came out where it consulted nothing that the environment had changed. */
  plain: Remembered | undefined;
  byAssumptions: Map<string, Remembered> | undefined;
  /** The others, under what the environment had changed and they consulted. */
  byChanges: Place | undefined;
}

/** What rested on the same changes, and by a further change, with what it is changed to, what rested on that one as well. */
interface Place {
  readonly here: Remembered[];
  readonly further: Map<number, Map<string, Place>>;
}

function newPlace(): Place {
  return { here: [], further: new Map() };
}

function placeFor(restsOn: readonly Change[], from: Place): Remembered[] {
  let place = from;
  for (const { number, to } of restsOn) {
    let ofNumber = place.further.get(number);
    if (ofNumber === undefined) place.further.set(number, (ofNumber = new Map()));
    let next = ofNumber.get(to());
    if (next === undefined) ofNumber.set(to(), (next = newPlace()));
    place = next;
  }
  return place.here;
}

/** What rested on nothing but some of these changes, from one of them on. Of what comes of bounds the latest are looked at. */
function foundIn(
  { here, further }: Place,
  changes: readonly Change[],
  from: number,
  environment: Environment,
  run: Consulting,
): Remembered | undefined {
  const found = here.slice(-mostLookedAt).findLast((each) => run.isAsItWas(each.frame, each.environment, environment));
  if (found !== undefined || further.size === 0) return found;
  for (let index = from; index < changes.length; index += 1) {
    const { number, to } = changes[index]!;
    const next = further.get(number)?.get(to());
    const there = next && foundIn(next, changes, index + 1, environment, run);
    if (there !== undefined) return there;
  }
  return undefined;
}

/** Regions of a figure are gone through in order: what one of them shares with others it shares with those just before it. */
const mostLookedAt = 8;
