/** As a shell reads it: one word, whatever is in it. */
export function quoted(word: string): string {
  return /^[\w./:=-]+$/u.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
