import { afterEach, describe, expect, it, vi } from 'vitest';
import { Context } from '../../../src/session/index.js';
import type { Corporation } from '../../../src/index.js';
import { protectedWorld } from './protected-world.js';
import type { Line } from '../board/world.js';
import { paidFor, rated, silver, silverWorld } from './silver-world.js';

/** How much more is looked at as of a day eighty years after another than of one forty years after: twice, or a little more. */
const growth = (looked: () => number, ask: (asOf: string) => void): number => {
  const during = (asOf: string): number => {
    const before = looked();
    ask(asOf);
    return looked() - before;
  };
  const forty = during('2041-06-01');
  return during('2081-06-01') / forty;
};

const asking =
  (corporation: Corporation, question: string, input: Readonly<Record<string, string>>) =>
  (asOf: string): void => {
    corporation.ask({ question, asOf, input, sensitivity: 'none' });
  };

afterEach(() => {
  vi.restoreAllMocks();
});

describe('what is looked at of a long life grows with it, and not with its square', () => {
  it.each(['at-that-payment', 'at-any', 'at-every'])('for papers after missed payments, excused %s', (prohibited) => {
    const holds = vi.spyOn(Context.prototype, 'holds');
    const world = protectedWorld([], { readings: { prohibited } });
    const within = { from: '2001-01-01', to: '2002-12-31' };
    expect(growth(() => holds.mock.calls.length, asking(world, 'calendar.deadlines', within))).toBeLessThan(2.5);
  });

  it('of a paper that is due on another day than is asked about, nothing is asked, nor turned', () => {
    const world = protectedWorld([], { readings: { prohibited: 'at-that-payment' } });
    const restsOn = (asOf: string, to: string) => {
      const input = { from: '2001-01-01', to };
      const answer = world.ask({ question: 'calendar.deadlines', asOf, input, sensitivity: 'single' });
      return 'rests' in answer
        ? answer.rests.filter(({ about }) => about.startsWith('dividends-prohibited')).length
        : 0;
    };
    const asked = restsOn('2041-06-01', '2003-12-31');
    expect(asked).toBeGreaterThan(0);
    expect(restsOn('2081-06-01', '2003-12-31')).toBe(asked);
    expect(restsOn('2041-06-01', '2041-06-01')).toBeGreaterThan(asked);
  });

  it('for a right that waits for what has accrued', () => {
    const isKept = vi.spyOn(Context.prototype, 'isKept');
    const periods = Array.from({ length: 170 }, (_, index) => index + 1);
    const lines = [silver('2001-02-01', '99'), ...rated(periods, '1%')];
    const world = silverWorld(lines, { readings: { counted: 'with-accrued' } });
    const asked = asking(world, 'series.rights', { series: 'silver' });
    expect(growth(() => isKept.mock.calls.length, asked)).toBeLessThan(2.5);
  });

  it('for such a right after dividends that were paid long ago: they are not looked at anew on each day', () => {
    const reckoned = vi.spyOn(Context.prototype, 'attempt');
    const periods = Array.from({ length: 170 }, (_, index) => index + 1);
    const lines = [silver('2001-02-01', '99'), ...rated(periods, '1%'), ...periods.slice(0, 12).map(paidInTime)];
    const world = silverWorld(lines, { readings: { counted: 'with-accrued' } });
    const asked = asking(world, 'series.rights', { series: 'silver' });
    expect(growth(() => reckoned.mock.calls.length, asked)).toBeLessThan(1.2);
  });
});

/** A dividend of silver of half a dollar a share, declared and paid on the day on which it is payable. */
function paidInTime(number: number): Line {
  const months = number + 1;
  const on = `${2001 + Math.floor(months / 2)}-${months % 2 === 0 ? '02' : '08'}-01`;
  return paidFor(on, number, '$49.50');
}
