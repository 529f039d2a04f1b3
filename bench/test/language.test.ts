import { describe, expect, it } from 'vitest';
import { charter, longCharter, opened, pairs, statusOf } from '../src/language/charters.js';

const outcome = (answer: ReturnType<typeof statusOf>): unknown =>
  answer.outcome === 'answered' ? (answer.value as { readonly outcome: string }).outcome : answer.inquiries;

describe('the charters of the language benchmark', () => {
  it.each(pairs)('answer alike for $what, in its special kind and in the general language', (pair) => {
    const { proposal, special, general } = pair;
    const found = outcome(statusOf(opened(charter([special])), proposal));
    expect(outcome(statusOf(opened(charter([general])), proposal))).toEqual(found);
    expect(['permitted', 'refused', 'barred', 'forbidden']).toContain(found);
  });

  it('are as long as they say', () => {
    expect(longCharter(12).articles[1]?.provisions.length).toBe(12);
    expect(() => opened(longCharter(12))).not.toThrow();
  });
});
