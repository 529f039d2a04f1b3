import type { EntryInput } from './entry.js';
import { mostSuggested, nearestName } from './nearest.js';
import { impossible, type Problem } from './problem.js';
import type { Given } from './checked.js';

type Place = { readonly entry: string; readonly index: number };

/** The entries that were entered before. */
export interface Earlier {
  readonly has: (id: string) => boolean;
  readonly ids: () => Iterable<string>;
  /** The id of the entry that supersedes one. */
  readonly correctionOf: (id: string) => string | undefined;
}

/** Entries under an id that is taken. */
export function repeatedIds(given: readonly Given[], before: Earlier): readonly Problem[] {
  const seen = new Set<string>();
  return given.flatMap(({ entry, index }) => {
    const again = before.has(entry.id) || seen.has(entry.id);
    seen.add(entry.id);
    const message = `there is already an entry '${entry.id}'; give this one an id of its own. To correct the other, name it in supersedes`;
    return again ? [impossible({ entry: entry.id, index }, ['id'], message)] : [];
  });
}

/** Corrections of what was not entered before, or is corrected already, and strikings that strike nothing. */
export function correctionProblems(given: readonly Given[], before: Earlier): readonly Problem[] {
  if (!given.some(({ entry }) => entry.supersedes !== undefined || entry.type === 'struck')) return [];
  const earlier = new Set<string>();
  const taken = new Map<string, string>();
  let suggested = 0;
  return given.flatMap(({ entry, index }) => {
    const place = { entry: entry.id, index };
    const target = entry.supersedes?.entry;
    earlier.add(entry.id);
    if (target === undefined) return entry.type === 'struck' ? [strikesNothing(place)] : [];
    if (target === entry.id || !(before.has(target) || earlier.has(target))) {
      suggested += 1;
      return [unknownTarget(target, place, suggested > mostSuggested ? [] : before.ids())];
    }
    const by = before.correctionOf(target) ?? taken.get(target);
    taken.set(target, entry.id);
    return by === undefined ? [] : [correctedAlready(target, by, place)];
  });
}

/**
 * Strikings of strikings: by its words what was struck would stand again, and nothing of it does.
 * @param typeOf the type of an entry that was entered before
 */
export function strikingsStruck(
  inputs: readonly EntryInput[],
  typeOf: (id: string) => string | undefined,
): readonly Problem[] {
  const strikings = inputs.filter(({ type }) => type === 'struck');
  if (strikings.length === 0) return [];
  const own = new Set(strikings.map(({ id }) => id));
  return inputs.flatMap(({ id, type, supersedes }, index) => {
    const struck = supersedes?.entry;
    if (type !== 'struck' || struck === undefined) return [];
    const isStriking = typeOf(struck) === 'struck' || (own.has(struck) && struck !== id);
    return isStriking ? [impossible({ entry: id, index }, ['supersedes', 'entry'], bringsNothingBack(struck))] : [];
  });
}

function bringsNothingBack(struck: string): string {
  return `'${struck}' is a striking, and to strike it brings nothing back; enter what stands anew, under an id of its own, and name '${struck}' in its supersedes`;
}

function strikesNothing(place: Place): Problem {
  return impossible(place, ['supersedes'], 'a striking names in supersedes the entry that it strikes');
}

function unknownTarget(target: string, place: Place, known: Iterable<string>): Problem {
  const nearest = nearestName(target, known);
  const hint = nearest === undefined ? '' : `; did you mean '${nearest}'?`;
  const message = `there is no earlier entry '${target}' to supersede${hint}`;
  return impossible(place, ['supersedes', 'entry'], message, nearest);
}

function correctedAlready(target: string, by: string, place: Place): Problem {
  const message = `'${target}' is already superseded by '${by}'; supersede that one`;
  return impossible(place, ['supersedes', 'entry'], message, by);
}
