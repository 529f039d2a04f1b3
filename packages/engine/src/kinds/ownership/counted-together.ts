import type { Moment } from '../../exact/index.js';
import type { Context } from '../../session/index.js';

/** Whose shares count as one person's. */
export type Together = 'affiliates' | 'controlled' | 'group';

/** The members of a group at a moment; undefined where the id is not a group's, or the group had not formed or had ended. */
export function membersOf(c: Context, id: string, at: Moment): readonly string[] | undefined {
  const group = c.books.groups(at).find((entry) => entry.data.id === id);
  if (group === undefined) return undefined;
  c.restsOn([group.id]);
  return group.data.members;
}

/** Whether the id was ever given to a group. */
export function isGroup(c: Context, id: string): boolean {
  return c.books.entriesOf('group').some((entry) => entry.data.id === id);
}

/** Whether a group is entered as acting in concert; alike in position only, its members are none. */
export function actsInConcert(c: Context, id: string, at: Moment): boolean {
  return c.books.groups(at).some((entry) => entry.data.id === id && entry.data.basis === 'concert');
}

/**
 * Everybody whose shares count as those of a person, the person among them; sorted. A group that acts in concert is a
 * person of its own where groups are counted together, and owns nothing before it forms.
 */
export function countedTogether(
  c: Context,
  together: readonly Together[],
  id: string,
  at: Moment,
  inConcert: (group: string) => boolean,
): readonly string[] {
  const counts = !isGroup(c, id) || (together.includes('group') && inConcert(id));
  const members = counts ? (membersOf(c, id, at) ?? (isGroup(c, id) ? [] : [id])) : [];
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
