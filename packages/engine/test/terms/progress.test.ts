import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { message, reason } from '../../src/evaluation/index.js';
import { votes } from '../../src/exact/index.js';
import {
  allOf,
  anyOf,
  progressValue,
  statuses,
  statusOf,
  waysToMeet,
  waysValue,
  type Progress,
  type Status,
} from '../../src/terms/index.js';

const said = message('test', '{outcome}');
let made = 0;

function step(possible: readonly Status[], more: Partial<Progress> = {}): Progress {
  made += 1;
  return {
    id: `step ${made}`,
    kind: 'vote',
    says: 'a vote',
    cite: 'T',
    possible,
    reason: reason(said, 'open'),
    waiting: [],
    ...more,
  };
}

function both(kind: 'all' | 'any', parts: readonly Progress[]): Progress {
  return step(kind === 'all' ? allOf(parts) : anyOf(parts), { kind, parts });
}

const sets = fc.uniqueArray(fc.constantFrom(...statuses), { minLength: 1, maxLength: 3 });

describe('combining steps', () => {
  it('all is the least and any the greatest of failed < open < met', () => {
    expect(allOf([step(['met']), step(['open'])])).toEqual(['open']);
    expect(allOf([step(['met']), step(['failed']), step(['open'])])).toEqual(['failed']);
    expect(anyOf([step(['failed']), step(['open'])])).toEqual(['open']);
    expect(anyOf([step(['failed']), step(['met']), step(['open'])])).toEqual(['met']);
  });

  it('of nothing, all is met and any has failed', () => {
    expect(allOf([])).toEqual(['met']);
    expect(anyOf([])).toEqual(['failed']);
  });

  it('other law neither meets nor fails a requirement', () => {
    const law = step(['open'], { kind: 'other-law' });
    expect(allOf([step(['met']), law])).toEqual(['met']);
    expect(anyOf([step(['failed']), law])).toEqual(['failed']);
  });

  it('what is possible of a whole is what its parts can combine to', () => {
    fc.assert(
      fc.property(fc.array(sets, { maxLength: 4 }), (parts) => {
        const combinations = parts.reduce<Status[][]>(
          (found, part) => found.flatMap((one) => part.map((status) => [...one, status])),
          [[]],
        );
        const rank = (status: Status): number => statuses.indexOf(status);
        const least = new Set(
          combinations.map((one) => one.reduce<Status>((a, b) => (rank(b) < rank(a) ? b : a), 'met')),
        );
        const greatest = new Set(
          combinations.map((one) => one.reduce<Status>((a, b) => (rank(b) > rank(a) ? b : a), 'failed')),
        );
        expect(new Set(allOf(parts.map((part) => step(part))))).toEqual(least);
        expect(new Set(anyOf(parts.map((part) => step(part))))).toEqual(greatest);
      }),
    );
  });
});

describe('showing progress', () => {
  it('shows one status where it is settled and only the possible ones where it is not', () => {
    expect(progressValue(step(['met']))).toMatchObject({ status: 'met', possible: ['met'] });
    expect(progressValue(step(['open', 'met']))).not.toHaveProperty('status');
    expect(statusOf(step(['open', 'met']))).toBeUndefined();
  });

  it('shows the figures and the parts', () => {
    const whole = both('all', [step(['open'], { figures: { short: votes(3) } })]);
    expect(progressValue(whole)).toMatchObject({ parts: [{ status: 'open', short: votes(3) }] });
  });
});

describe('ways to meet a requirement', () => {
  it('are the smallest sets of open steps', () => {
    const [a, b, c] = [step(['open']), step(['open']), step(['open'])];
    const ways = waysToMeet(both('any', [both('all', [a, b]), c]));
    expect(ways.map((way) => way.map((each) => each.id))).toEqual([[c.id], [a.id, b.id]]);
  });

  it('leave out what is met, and go round what has failed', () => {
    const [a, b] = [step(['open']), step(['open'])];
    expect(waysToMeet(both('all', [step(['met']), a])).map((way) => way.length)).toEqual([1]);
    expect(waysToMeet(both('all', [step(['failed']), a]))).toEqual([]);
    expect(waysToMeet(both('any', [step(['failed']), b])).map((way) => way[0]?.id)).toEqual([b.id]);
  });

  it('are none where it has failed, and one with nothing in it where it is met', () => {
    expect(waysToMeet(step(['failed']))).toEqual([]);
    expect(waysToMeet(step(['met']))).toEqual([[]]);
  });

  it('are at most eight', () => {
    const parts = Array.from({ length: 12 }, () => step(['open']));
    expect(waysToMeet(both('any', parts))).toHaveLength(8);
  });

  it('are not told where nothing is left to do', () => {
    expect(waysValue(step(['met']))).toEqual([]);
  });

  it('carry what is short', () => {
    expect(waysValue(step(['open'], { figures: { short: votes(7) } }))).toMatchObject([
      { steps: [{ short: votes(7) }] },
    ]);
  });
});
