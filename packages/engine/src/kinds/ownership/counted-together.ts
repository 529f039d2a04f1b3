import type { Moment } from '../../exact/index.js';
import type { Context } from '../../session/index.js';

/** Whose shares count as one person's. */
export type Together = 'affiliates' | 'controlled' | 'group';

/** The members of a group that acts in concert; undefined where the id is not a group's, or the group is none then. */
export function membersOf(c: Context, id: string, at: Moment): readonly string[] | undefined {
  const group = c.books.groups(at).find((entry) => entry.data.id === id && entry.data.basis === 'concert');
  if (group === undefined) return undefined;
  c.restsOn([group.id]);
  return group.data.members;
}

/** Whether the id was ever given to a group that acts in concert. */
export function isGroup(c: Context, id: string): boolean {
  return c.books.entriesOf('group').some((entry) => entry.data.id === id && entry.data.basis === 'concert');
}

/**
 * Everybody whose shares count as those of a person, the person among them; sorted. A group that acts in concert is a
 * person of its own where groups are counted together, and owns nothing before it forms. Alike in position only, its
 * members are no group.
 */
export function countedTogether(c: Context, together: readonly Together[], id: string, at: Moment): readonly string[] {
  const group = isGroup(c, id);
  const members = group ? (together.includes('group') ? (membersOf(c, id, at) ?? []) : []) : [id];
  const all = members.flatMap((member) => [member, ...joined(c, together, member, at)]);
  return [...new Set(all)].toSorted();
}

function joined(c: Context, together: readonly Together[], person: string, at: Moment): readonly string[] {
  if (together.includes('affiliates')) {
    const affiliates = c.books.affiliatesOf(person, at);
    c.restsOn(affiliates.entries);
    return affiliates.persons;
  }
  return together.includes('controlled') ? controlledBy(c, person, at) : [];
}

function controlledBy(c: Context, person: string, at: Moment): readonly string[] {
  const affiliates = c.books.affiliatesOf(person, at).persons;
  const found = new Set([person]);
  for (const controller of found) {
    for (const other of affiliates) {
      const control = c.books
        .controlEntries(controller, other, at)
        .filter((entry) => entry.type === 'control' && other !== controller);
      c.restsOn(control.map((entry) => entry.id));
      if (control.length > 0) found.add(other);
    }
  }
  return [...found];
}
