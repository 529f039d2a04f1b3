import { describe, expect, it } from 'vitest';
import { followsInWords } from '../src/render/follows.js';

describe('what follows in a case, in words', () => {
  it('tells of a list what the case decides of its members, and not the list', () => {
    const settled = { persons: [{ id: 'p', owners: ['p'] }] };
    expect(followsInWords(settled, [{ id: 'p', interested: true }])).toBe('p: interested yes');
    expect(followsInWords(undefined, [{ id: 'p', interested: false }])).toBe('p: interested no');
  });

  it('tells no part of the answer that does not decide', () => {
    const settled = { tied: [], candidates: [{ id: 'ann', votes: '400' }], withheld: '0' };
    expect(followsInWords(settled, { outcome: 'all-seats-filled', elected: ['ann'], ballots: [] })).toBe(
      'the outcome is all seats filled; elected ann',
    );
  });

  it('tells only what the case adds, and a bare reply as that of the answer', () => {
    const person = (id: string, continuing: boolean) => ({ id, continuing });
    expect(
      followsInWords(
        { directors: [person('a', true), { id: 'b' }] },
        { directors: [person('a', true), person('b', false)], count: '1' },
      ),
    ).toBe('b: continuing no; count 1');
    expect(followsInWords({ rows: [] }, true)).toBe('the answer is yes');
    expect(followsInWords(undefined, 'needs-approval')).toBe('needs approval');
  });

  it('says none of a list without members', () => {
    expect(followsInWords(undefined, { needs: [], bars: [] })).toBe('needs none; bars none');
  });
});
