import { describe, expect, it } from 'vitest';
import { proposedInWords } from '../src/pages/proposals/proposed-in-words.js';

describe('what is proposed', () => {
  it('is told by how many entries it has, and of which sorts', () => {
    const entries = ['body-act', 'meeting-held', 'body-act', 'filing', 'stated', 'notice'].map((type) => ({ type }));
    expect(proposedInWords({ entries: entries.slice(0, 1) })).toBe('1 entry: body act');
    expect(proposedInWords({ entries })).toBe('6 entries: body act, meeting held, filing and 2 more types');
  });

  it('is an erasure by what it is of, and names nobody', () => {
    const told = (of: { person: string } | { entry: string } | { paper: string }) =>
      proposedInWords({ entries: [], erasure: { of, why: 'she asked' } });
    expect(told({ person: 'anna' })).toBe('an erasure: the personal data of a person');
    expect(told({ entry: 'anna-entered' })).toBe('an erasure: the personal data that came with an entry');
    expect(told({ paper: 'ab12' })).toBe('an erasure: the bytes of a paper');
  });
});
