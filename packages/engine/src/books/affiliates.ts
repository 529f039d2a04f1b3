import type { EntryOf } from '../journal/index.js';
import { groupedBy } from './grouped.js';
import { remembered } from './remembered.js';

/** Persons under one control, and the entries that show it. */
export interface Affiliates {
  /** Sorted ids, the person's own among them. */
  readonly persons: readonly string[];
  /** The entries of control by which they were found. */
  readonly entries: readonly string[];
}

type Control = EntryOf<'control'>;

/**
 * Of a person: itself, everybody who controls it, and everybody whom it or these control. Two who each control a third are not
 * affiliates of each other for that: neither controls the other, and nobody controls both.
 */
export function affiliatesBy(edges: readonly Control[]): (person: string) => Affiliates {
  const above = groupedBy(edges, ({ data }) => data.controlled);
  const below = groupedBy(edges, ({ data }) => data.controller);
  const under = (tops: Iterable<string>) => reachedBy(tops, below, ({ data }) => data.controlled);
  const underAlike = remembered((tops: string) => under(tops.split('\u0000')));
  return (person) => {
    const controllers = reachedBy([person], above, ({ data }) => data.controller).all;
    // Whom nobody controls but the same persons have the very same affiliates; at the top of a circle of control is nobody.
    const tops = [...controllers].filter((one) => !above.has(one)).sort();
    const shared = underAlike(tops.join('\u0000'));
    return ([...controllers].every((one) => shared.all.has(one)) ? shared : under(controllers)).affiliates();
  };
}

/** Of a person: itself and everybody whom it controls, at any remove. */
export function controlledBy(edges: readonly Control[]): (person: string) => Affiliates {
  const below = groupedBy(edges, ({ data }) => data.controller);
  return (person) => reachedBy([person], below, ({ data }) => data.controlled).affiliates();
}

/** Everybody who is reached from some persons, themselves among them, and the entries by which. */
function reachedBy(
  from: Iterable<string>,
  edges: ReadonlyMap<string, readonly Control[]>,
  to: (edge: Control) => string,
): { readonly all: ReadonlySet<string>; readonly affiliates: () => Affiliates } {
  const all = new Set(from);
  const entries = new Set<string>();
  for (const one of all) {
    for (const edge of edges.get(one) ?? []) {
      entries.add(edge.id);
      all.add(to(edge));
    }
  }
  let made: Affiliates | undefined;
  const affiliates = () =>
    (made ??= Object.freeze({ persons: Object.freeze([...all].sort()), entries: Object.freeze([...entries]) }));
  return { all, affiliates };
}
