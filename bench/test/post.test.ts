import { describe, expect, it } from 'vitest';
import { closeOf, dayNumber, numerator } from '@quorate/engine';
import { fold } from '../src/post/fold.js';
import { cls, dayAt, holderId, movements } from '../src/post/movements.js';
import { posted } from '../src/post/posted.js';
import { builderFor, index } from '../src/post/register-index.js';

const of = movements(5_000, 200);
const days = [0, 0.1, 0.5, 0.99, 1].map(dayAt);

/** What each holder holds by the fold, those with nothing left out. */
function folded(day: ReturnType<typeof dayAt>): ReadonlyMap<string, bigint> {
  const held = fold(of, dayNumber(day)).get(cls) ?? new Map<string, bigint>();
  return new Map([...held].filter(([, shares]) => shares !== 0n));
}

describe('the register of the posting benchmark', () => {
  it('is the same in every run, and leaves nobody short', () => {
    expect(movements(500, 20)).toEqual(movements(500, 20));
    for (const day of days) expect([...folded(day).values()].every((shares) => shares > 0n)).toBe(true);
  });

  it('lists on any day the holders that a fold finds', () => {
    const [accounts] = index(of, builderFor(of)).ofClass;
    for (const day of days) {
      const listed = new Map<string, bigint>();
      accounts?.eachAt(closeOf(day), (holder, row) => {
        listed.set(holderId(holder), numerator(accounts.quantity(row)));
      });
      expect(listed).toEqual(folded(day));
    }
  });

  it('holds the same where the entries are written, checked and posted', () => {
    const { books } = posted(of);
    for (const day of days) {
      const listed = books.holders(cls, day).map(({ holder, shares }) => [holder, numerator(shares)] as const);
      expect(new Map(listed)).toEqual(folded(day));
    }
  });
});
