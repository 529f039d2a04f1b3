import { countOf } from '../../words/numbers.js';
import { keyInWords, listed } from '../../words/phrases.js';

type Entry = Readonly<Record<string, unknown>>;

/** What entries are of, in words: "2 entries: body act and filing". */
export function entriesInWords(entries: readonly Entry[]): string {
  const types = [...new Set(entries.map(({ type }) => keyInWords(String(type))))];
  const shown = types.length > 3 ? [...types.slice(0, 3), countOf(types.length - 3, 'more type')] : types;
  return `${countOf(entries.length, 'entry', 'entries')}: ${listed(shown)}`;
}

/** The data of an entry on one line, as a journal has it. */
export function entryOnLine({ type, data }: Entry): string {
  return `${String(type)}: ${inLine(data)}`;
}

function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{ ${Object.entries(value)
      .map(([field, part]) => `${field}: ${inLine(part)}`)
      .join(', ')} }`;
  }
  return String(value);
}
