import { countOf } from '../../words/numbers.js';
import { keyInWords, listed } from '../../words/phrases.js';

type Entry = Readonly<Record<string, unknown>>;

/** What entries are of, in words: "2 entries: body act and filing". */
export function entriesInWords(entries: readonly Entry[]): string {
  const types = [...new Set(entries.map(({ type }) => keyInWords(String(type))))];
  const shown = types.length > 3 ? [...types.slice(0, 3), countOf(types.length - 3, 'more type')] : types;
  return `${countOf(entries.length, 'entry', 'entries')}: ${listed(shown)}`;
}
