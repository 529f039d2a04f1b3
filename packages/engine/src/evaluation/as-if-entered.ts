const writer = 'quorate:';

/** The id of what a text brings about by itself, where it is posted as if somebody had entered it. */
export const idAsIfEntered = (what: string): string => `${writer}${what}`;

/** The ids that are in the journal: an answer names no others. */
export function enteredAlone(ids: readonly string[]): readonly string[] {
  return ids.some((id) => id.startsWith(writer)) ? ids.filter((id) => !id.startsWith(writer)) : ids;
}
