import { describe, expect, it } from 'vitest';
import type { KeptCorporation } from '@quorate/store';
import type { Asked } from '../src/answering/asked.js';
import { CalledOffError } from '../src/answering/answering.js';
import { keepingAnswers } from '../src/answering/kept-answers.js';

const kept: KeptCorporation = {
  id: 'acme',
  name: '',
  charter: 'c',
  keptSince: '',
  version: 1,
  hash: 'one',
  records: { version: 0, hash: '' },
};

/** Answers with so many letters, and counts how often each question was worked out. */
function counting(letters: number, most: number) {
  const worked: string[] = [];
  const answering = keepingAnswers(
    {
      ask: async (_, asked) => {
        const { asOf } = asked as Asked;
        worked.push(asOf);
        if (asOf === 'never') throw new Error('no answer');
        return 'x'.repeat(letters);
      },
      close: async () => {},
    },
    { most },
  );
  const ask = async (asOf: string, of = kept) => answering.ask(of, { asOf } as Asked);
  return { ask, worked };
}

describe('answers that are kept', () => {
  it('are not worked out twice, however long, not even when asked for at once; of another head they are', async () => {
    const { ask, worked } = counting(200_000, 1_000_000);
    await Promise.all([ask('a'), ask('a')]);
    await ask('a');
    expect(worked).toEqual(['a']);
    await ask('a', { ...kept, hash: 'two' });
    expect(worked).toEqual(['a', 'a']);
  });

  it('give way when all together are too long, those not asked for longest first', async () => {
    const { ask, worked } = counting(40_000, 140_000);
    for (const asOf of ['a', 'b', 'a', 'c', 'd']) await ask(asOf);
    await ask('a');
    await ask('d');
    expect(worked).toEqual(['a', 'b', 'c', 'd']);
    await ask('b');
    expect(worked).toEqual(['a', 'b', 'c', 'd', 'b']);
  });

  it('give way when there are too many, however short: each takes more than its text', async () => {
    const { ask, worked } = counting(1, 50_000);
    for (let day = 0; day < 100; day += 1) await ask(String(day));
    await ask('0');
    expect(worked).toHaveLength(101);
    await ask('99');
    expect(worked).toHaveLength(101);
  });

  it('are not kept where there was none', async () => {
    const { ask, worked } = counting(1, 1_000);
    await expect(ask('never')).rejects.toThrow('no answer');
    await expect(ask('never')).rejects.toThrow('no answer');
    expect(worked).toHaveLength(2);
  });
});

describe('an answer that nobody waits for any longer', () => {
  /** Never answers but where it is called off; the seconds that somebody may come back in pass when they are let to. */
  function endless() {
    const waiting = new Set<() => void>();
    let worked = 0;
    const answering = keepingAnswers(
      {
        ask: async (_kept, _asked, _caller, awaited) => {
          worked += 1;
          return new Promise((_resolve, reject) => {
            awaited?.addEventListener('abort', () => reject(new CalledOffError()), { once: true });
          });
        },
        close: async () => {},
      },
      {
        wait: (_seconds, then) => {
          waiting.add(then);
          return () => waiting.delete(then);
        },
      },
    );
    return {
      worked: () => worked,
      ask: () => {
        const leaving = new AbortController();
        const answer = answering.ask(kept, { asOf: 'a' } as Asked, 'sara', leaving.signal);
        const left = expect(answer).rejects.toThrow(CalledOffError);
        return async () => {
          leaving.abort();
          await left;
        };
      },
      pass: async () => {
        for (const then of waiting) then();
        await new Promise((resolve) => setImmediate(resolve));
      },
    };
  }

  it('is called off some seconds after the last has left, and worked out anew for whoever asks then', async () => {
    const { ask, worked, pass } = endless();
    const [leaveOne, leaveOther] = [ask(), ask()];
    await leaveOne();
    await pass();
    const leaveThird = ask();
    expect(worked()).toBe(1);
    await leaveOther();
    await leaveThird();
    await pass();
    const leaveLast = ask();
    expect(worked()).toBe(2);
    await leaveLast();
    await pass();
  });

  it('goes on where somebody comes back before', async () => {
    const { ask, worked, pass } = endless();
    await ask()();
    const leave = ask();
    await pass();
    const leaveToo = ask();
    expect(worked()).toBe(1);
    await leave();
    await leaveToo();
    await pass();
  });
});
