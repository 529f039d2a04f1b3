const writer = 'quorate:';

/** The id of what a text brings about by itself, where it is posted as if somebody had entered it. */
export const idAsIfEntered = (what: string): string => `${writer}${what}`;

/** Whether an id is one of those; nobody enters another under it. */
export const isAsIfEntered = (id: string): boolean => id.startsWith(writer);

/** The ids that are in the journal: an answer names no others. */
export function enteredAlone(ids: readonly string[]): readonly string[] {
  return ids.some(isAsIfEntered) ? ids.filter((id) => !isAsIfEntered(id)) : ids;
}
