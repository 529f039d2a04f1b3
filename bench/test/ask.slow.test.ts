import { describe, expect, it } from 'vitest';
import { asGraph, shownFirst, type Answer } from '@quorate/engine';
import { kept, opened } from '../src/ask/opened.js';
import { journalOf, known, proposals, unknownDirectors, unrelated, type World } from '../src/ask/world.js';

/** The worlds of the benchmark with fewer holders. */
const small = (world: World): World => ({ ...world, holders: 60, controls: world.controls === 0 ? 0 : 8 });
const [merger, second] = proposals;

function bytes(answer: Answer): string {
  return JSON.stringify({ ...answer, reason: asGraph(answer.reason) });
}

describe('the corporation of the asking benchmark', () => {
  it('is answered where everything is entered', () => {
    const answer = opened(journalOf(small(known))).ask(merger, 'none');
    expect(answer.outcome).toBe('answered');
    expect(answer.runs).toBe(1);
  });

  it('is answered the same in a warm session as in a cold one', () => {
    const journal = journalOf(small(known));
    const warm = opened(journal);
    warm.ask(second, 'single');
    warm.ask(merger, 'none');
    expect(bytes(warm.ask(merger, 'single'))).toBe(bytes(opened(journal).ask(merger, 'single')));
  });

  it('is answered by a corporation, which keeps its answers, as by a session', () => {
    const journal = journalOf(small(known));
    const put = kept(journal);
    const first = put(merger);
    expect(bytes(first)).toBe(bytes(opened(journal).ask(merger, 'single')));
    expect(put(merger)).toBe(first);
  });

  it('asks at most eight questions first where no relationship is known and nothing is supposed', () => {
    const answer = opened(journalOf(small(unrelated)), { strict: true }).ask(merger, 'none');
    expect(answer.outcome).toBe('needs-facts');
    if (answer.outcome !== 'needs-facts') return;
    expect(answer.timid).toBe(false);
    expect(answer.settlingSets[0]).toHaveLength(1);
    expect(answer.settlingSets[0]?.length).toBeLessThanOrEqual(shownFirst);
  });

  it('splits 13 directors of unknown standing into at most eight runs', () => {
    const answer = opened(journalOf({ ...unknownDirectors, controls: 8 })).ask(merger, 'none');
    expect(answer.outcome).toBe('needs-facts');
    expect(answer.runs).toBeLessThanOrEqual(8);
  });
});
