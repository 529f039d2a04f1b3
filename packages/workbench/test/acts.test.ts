import { describe, expect, it } from 'vitest';
import { byWhenOf } from '../src/pages/acts/by-when.js';
import type { Answer } from '../src/parts/answer/plain.js';
import type { Requirement } from '../src/parts/answer/requirement.js';

describe('by when a step is to be taken', () => {
  const calendar = (deadlines: readonly object[]) =>
    ({ outcome: 'answered', value: { deadlines } }) as unknown as Answer;
  const step = { id: 'XVI.B deal' } as Requirement;

  it('is its day with how it is counted, or what it must come before', () => {
    const due = { id: 'deal XVI.B deal', day: '2004-11-02', counted: '20 days before 2004-11-22' };
    expect(byWhenOf(calendar([due]), 'deal', step)).toBe('2 November 2004, 20 days before 22 November 2004.');
    const before = { id: 'deal XVI.B deal', counted: 'before the agreement' };
    expect(byWhenOf(calendar([before]), 'deal', step)).toBe('Before the agreement; the day of that is not known yet.');
  });

  it('is not told where the calendar tells none, or is not there', () => {
    expect(byWhenOf(calendar([{ id: 'other XVI.B deal', day: '2004-11-02' }]), 'deal', step)).toBeUndefined();
    expect(byWhenOf(undefined, 'deal', step)).toBeUndefined();
  });
});
