import type { EntryOf } from '../journal/index.js';
import { groupedBy } from './grouped.js';

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
  return (person) => {
    const entries = new Set<string>();
    const controllers = reached([person], (one) => step(above.get(one), ({ data }) => data.controller, entries));
    const persons = reached(controllers, (one) => step(below.get(one), ({ data }) => data.controlled, entries));
    return Object.freeze({ persons: Object.freeze([...persons].sort()), entries: Object.freeze([...entries]) });
  };
}

/** Of a person: itself and everybody whom it controls, at any remove. */
export function controlledBy(edges: readonly Control[]): (person: string) => Affiliates {
  const below = groupedBy(edges, ({ data }) => data.controller);
  return (person) => {
    const entries = new Set<string>();
    const persons = reached([person], (one) => step(below.get(one), ({ data }) => data.controlled, entries));
    return Object.freeze({ persons: Object.freeze([...persons].sort()), entries: Object.freeze([...entries]) });
  };
}

function step(edges: readonly Control[] | undefined, to: (edge: Control) => string, entries: Set<string>): string[] {
  return (edges ?? []).map((edge) => {
    entries.add(edge.id);
    return to(edge);
  });
}

function reached(from: Iterable<string>, next: (one: string) => readonly string[]): ReadonlySet<string> {
  const all = new Set(from);
  for (const one of all) for (const other of next(one)) all.add(other);
  return all;
}
