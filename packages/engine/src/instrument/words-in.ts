import type { Instrument } from './instrument.js';

/** Every word that stands in the articles of an instrument. */
export function wordsIn({ articles }: Instrument): ReadonlySet<string> {
  const words = new Set<string>();
  addWords(articles, words);
  return words;
}

/** Adds every word within a value. */
export function addWords(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') words.add(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) addWords(part, words);
}
