import { describe, expect, it } from 'vitest';
import { nounOfEntry } from '../../src/books/named-in-words.js';
import { entryTypes } from '../../src/journal/index.js';

describe('what sentences call an entry', () => {
  it('is a noun of every type, by which "the … of 5 May" can be read aloud', () => {
    const nouns = entryTypes.map(({ type }) => nounOfEntry(type));
    const verbs = nouns.filter((noun) =>
      /(?:^|\s)(?:\w+ed|held|mailed|struck|withdrawn|withdrew|due|overdue|paid|for)$/.test(noun),
    );
    expect(verbs).toEqual([]);
    expect(nouns.filter((noun) => /[-A-Z]/.test(noun))).toEqual([]);
  });

  it('tells the type', () => {
    expect(nounOfEntry('ratified')).toBe('ratification');
    expect(nounOfEntry('court-order')).toBe('court order');
    expect(new Set(entryTypes.map(({ type }) => nounOfEntry(type))).size).toBe(entryTypes.length);
  });
});
