/**
 * A key of the service in words: "needs-approval" is "needs approval", "ifInterestedVoteFor" is "if interested vote for",
 * "series-a" is "series A".
 */
export function keyInWords(key: string): string {
  return key
    .replaceAll(/([a-z])([A-Z])/gu, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
    .replaceAll(
      /\b(series|class) ([a-z]|i{1,3}|iv)\b/gu,
      (_, sort: string, name: string) => `${sort} ${name.toUpperCase()}`,
    );
}

/** A reading by its id, as one would say it: "called_expressly" is "called expressly"; "I-16f" stays. */
export function readingInWords(id: string): string {
  return id.replaceAll('_', ' ');
}

/** A sentence of the service, with the series and classes that it names by their keys in words. */
export function namedInWords(says: string): string {
  return says.replaceAll(/\b(?:series|class)-(?:[a-z]|i{1,3}|iv)\b(?!-)/gu, keyInWords);
}

/** With a capital to begin with. */
export function capital(text: string): string {
  return text === '' ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** With a small letter first, as within a sentence. */
export function uncapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[], joint = 'and'): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  return items.length === 1 ? last : `${items.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** A sentence: with a capital and one full stop. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  return capital(/[.?!]$/u.test(trimmed) ? trimmed : `${trimmed}.`);
}
