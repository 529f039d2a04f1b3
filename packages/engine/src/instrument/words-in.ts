import type { Instrument } from './instrument.js';

/** Every word that stands in the articles of an instrument, which never changes. */
export function wordsIn(instrument: Instrument): ReadonlySet<string> {
  const known = inInstrument.get(instrument);
  if (known !== undefined) return known;
  const words = new Set<string>();
  addWords(instrument.articles, words);
  inInstrument.set(instrument, words);
  return words;
}

const inInstrument = new WeakMap<Instrument, ReadonlySet<string>>();

/** Adds every word within a value. */
export function addWords(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') words.add(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) addWords(part, words);
}
