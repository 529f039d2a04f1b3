import { type FactType } from '../../evaluation/index.js';
import { isUnder, type Context } from '../../session/index.js';
import type { Matter } from '../../terms/index.js';

/** The ways in which an amendment can touch a section: by changing it, or by adding what is inconsistent with it. */
export const touches = ['changes', 'inconsistent'] as const;
export type Touch = (typeof touches)[number];

/** Supposed not so, where the proposal does not say with what its additions are inconsistent. Nobody is named to decide it. */
export const inconsistentWith: FactType = {
  name: 'inconsistent-with-section',
  asks: 'Is what {0} adds or changes inconsistent with one of these sections: {1}?',
  about: ['proposal', 'sections'],
  reply: { kind: 'yes-no' },
  supposed: { reply: 'no', premise: 'inquiry found nothing in {0} that is inconsistent with {1}' },
};

/**
 * Which of these sections an amendment touches. A section is changed when it is named, when a part of it is, or when the
 * whole is of which it is a part.
 */
export function touchedSections(
  c: Context,
  matter: Matter,
  sections: readonly string[],
  ways: readonly Touch[],
  cite: string,
): readonly string[] {
  const { act } = matter;
  if (act.kind !== 'amendment') return [];
  const changed = ways.includes('changes') ? act.provisions : [];
  const named = [...changed, ...(ways.includes('inconsistent') ? (act['inconsistent-with'] ?? []) : [])];
  const touched = sections.filter((section) => named.some((each) => isUnder(each, section) || isUnder(section, each)));
  if (touched.length > 0 || !ways.includes('inconsistent') || act['inconsistent-with'] !== undefined) return touched;
  return c.holds(inconsistentWith, [matter.id, sections.join(', ')], cite) ? sections : [];
}

/** Whether everything that an amendment changes stands in one of these sections. */
export function changesOnly({ act }: Matter, sections: readonly string[]): boolean {
  if (act.kind !== 'amendment' || act.provisions.length === 0) return false;
  return act.provisions.every((changed) => sections.some((section) => isUnder(changed, section)));
}
