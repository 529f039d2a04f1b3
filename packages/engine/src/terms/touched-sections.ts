import { openFact, type FactType } from '../evaluation/index.js';
import { isMeantBy } from '../instrument/index.js';
import type { Context } from '../session/index.js';
import type { Matter } from './matter.js';

/**
 * The ways in which a change can touch a section: by changing it, by adding what is inconsistent with it, or by anything
 * that modifies its effect or lets it be circumvented.
 */
export const touches = ['changes', 'inconsistent', 'circumvents'] as const;
export type Touch = (typeof touches)[number];

/** What an amendment can bring in that a section speaks of by name. */
export const bringings = ['cumulative-voting'] as const;
type Bringing = (typeof bringings)[number];

/** Supposed not so, where the proposal does not say with what its additions are inconsistent. Nobody is named to decide it. */
export const inconsistentWith = openFact('inconsistent-with-section', 'proposal', 'sections').yesNo(
  'Is what {0} adds or changes inconsistent with one of these sections: {1}?',
  { reply: 'no', premise: 'inquiry found nothing in {0} that is inconsistent with {1}' },
);

const circumvents = openFact('circumvents-section', 'proposal', 'sections').yesNo(
  'Would what {0} adds or changes modify the effect of one of these sections, or let it be circumvented: {1}?',
  { reply: 'no', premise: 'inquiry found nothing in {0} that would modify or circumvent {1}' },
);

const bringsIn = openFact('amendment-brings-in', 'proposal', 'what').yesNo('Does {0} bring in {1}?', {
  reply: 'no',
  premise: 'inquiry found nothing in {0} that brings in {1}',
});

/** The facts that are asked of a change whose proposal does not state them. */
export const touchFacts: readonly FactType[] = [inconsistentWith, circumvents, bringsIn];

/** What is protected, and against what. */
export interface Protection {
  readonly sections: readonly string[];
  readonly touchedBy: readonly Touch[];
  readonly brings?: readonly Bringing[] | undefined;
}

/**
 * Which of the protected sections a change touches, and what it brings in that the protection names. A section is changed
 * when it is named, when a part of it is, or when the whole is of which it is a part.
 */
export function touchedSections(c: Context, matter: Matter, protection: Protection, cite: string): readonly string[] {
  const change = changeOf(matter);
  if (change === undefined) return [];
  const { sections, touchedBy } = protection;
  const named = touchedBy.flatMap((way) => change[way] ?? []);
  const touched = [
    ...sections.filter((section) => named.some((each) => meet(c, each, section))),
    ...(protection.brings ?? []).filter((each) => change.brings?.includes(each) === true),
  ];
  if (touched.length > 0) return touched;
  const all = sections.join(', ');
  const asked = touchedBy.some(
    (way) => way !== 'changes' && change[way] === undefined && c.holds(factOf[way], [matter.id, all], cite),
  );
  if (asked) return sections;
  if (change.brings !== undefined) return [];
  return (protection.brings ?? []).filter((each) => c.holds(bringsIn, [matter.id, each.replaceAll('-', ' ')], cite));
}

const factOf = { inconsistent: inconsistentWith, circumvents } as const;

/** What a change says that it touches, by way; undefined where its proposal says nothing of a way. */
type Change = Readonly<Record<Touch, readonly string[] | undefined>> & {
  readonly brings: readonly string[] | undefined;
};

/** A bylaw changes no section of a charter and brings nothing into it; it can be inconsistent with one, or circumvent it. */
function changeOf({ act }: Matter): Change | undefined {
  if (act.kind !== 'amendment' && act.kind !== 'bylaw') return undefined;
  const against = { inconsistent: act['inconsistent-with'], circumvents: act.circumvents };
  return act.kind === 'amendment'
    ? { changes: act.provisions, ...against, brings: act.brings }
    : { changes: [], ...against, brings: [] };
}

/** Whether everything that an amendment changes stands in one of these sections. */
export function changesOnly(c: Context, { act }: Matter, sections: readonly string[]): boolean {
  if (act.kind !== 'amendment' || act.provisions.length === 0) return false;
  return act.provisions.every((changed) => sections.some((section) => holds(c, section, changed)));
}

/** The same of what it says that it contradicts. */
export function touchesOnly(c: Context, matter: Matter, sections: readonly string[]): boolean {
  const { act } = matter;
  const against = act.kind === 'amendment' ? (act['inconsistent-with'] ?? []) : [];
  return (
    changesOnly(c, matter, sections) && against.every((each) => sections.some((section) => holds(c, section, each)))
  );
}

/** Whether an amendment changes one of these sections, a part of one, or the whole that holds one. */
export function changesSome(c: Context, { act }: Matter, sections: readonly string[]): boolean {
  if (act.kind !== 'amendment') return false;
  return act.provisions.some((changed) => sections.some((section) => meet(c, changed, section)));
}

function meet(c: Context, one: string, other: string): boolean {
  return holds(c, one, other) || holds(c, other, one);
}

/** Whether a section is the other, or stands in it: in an article also where it is numbered otherwise, as 5.3 in FIFTH. */
function holds(c: Context, whole: string, section: string): boolean {
  const protecting = c.inForce.instruments.flatMap(({ instrument }) =>
    instrument.kind === 'bylaws' ? [] : [instrument],
  );
  return isMeantBy(whole, section, protecting);
}
