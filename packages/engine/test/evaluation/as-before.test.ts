import { describe, expect, it } from 'vitest';
import {
  agrees,
  Evaluation,
  explore,
  held,
  message,
  plainEnvironment,
  reason,
  withReading,
  withoutDetermination,
  withReply,
  type Environment,
  type FactType,
} from '../../src/evaluation/index.js';
import { isSameValue } from '../../src/evaluation/same-value.js';
import { shares } from '../../src/exact/index.js';

const said = message('test.said', 'It is so');
const turned = withReading(plainEnvironment, 'R-1', 'other');

/** A part `outer` that uses a part `inner`; how often each was worked out. */
function counting(inner: (c: Evaluation) => unknown, outer: (c: Evaluation, used: unknown) => unknown) {
  const c = new Evaluation({
    strict: true,
    adopted: () => 'plain',
    definitions: () => undefined,
    facts: { stated: () => [] },
  });
  const times = { inner: 0, outer: 0 };
  const [one, other] = [{}, {}];
  const question = () =>
    c.once(other, 'outer', () => {
      times.outer += 1;
      const used = c.once(one, 'inner', () => {
        times.inner += 1;
        return inner(c);
      });
      return outer(c, used);
    });
  return { times, run: (environment: Environment = plainEnvironment) => c.run(environment, question).attempt };
}

describe('where something is turned', () => {
  it('what uses a part that comes out the same is as it was', () => {
    const { times, run } = counting(
      (c) => (c.reading('R-1') === 'never' ? 'far' : 'near'),
      (_c, used) => `${String(used)} the line`,
    );
    expect(run()).toEqual({ settled: true, value: 'near the line' });
    expect(run(turned)).toEqual({ settled: true, value: 'near the line' });
    expect(run(turned)).toEqual({ settled: true, value: 'near the line' });
    expect(times).toEqual({ inner: 2, outer: 1 });
  });

  it('what uses a part that comes out otherwise is worked out again', () => {
    const { times, run } = counting(
      (c) => c.reading('R-1'),
      (_c, used) => `${String(used)} words`,
    );
    expect(run()).toEqual({ settled: true, value: 'plain words' });
    expect(run(turned)).toEqual({ settled: true, value: 'other words' });
    expect(run()).toEqual({ settled: true, value: 'plain words' });
    expect(times).toEqual({ inner: 2, outer: 2 });
  });

  it('what looks at it itself is worked out again, in a step set aside too', () => {
    const { times, run } = counting(
      () => 'the same',
      (c) => c.attempt(() => c.reading('R-1')),
    );
    run();
    expect(run(turned)).toEqual({ settled: true, value: { settled: true, value: 'other' } });
    expect(times).toEqual({ inner: 1, outer: 2 });
  });

  it('depends on what the part consults now, not only on what it consulted before', () => {
    const { run } = counting(
      (c) => (c.reading('R-1') === 'other' && !c.heeds('P') ? 'far' : 'near'),
      (_c, used) => used,
    );
    run();
    expect(run(turned)).toEqual({ settled: true, value: 'near' });
    expect(run(withoutDetermination(turned, 'P'))).toEqual({ settled: true, value: 'far' });
  });

  it('what waits for a fact then is worked out again', () => {
    const split = { key: 'open()', kind: 'reply', options: ['yes', 'no'], inquiries: [] } as const;
    const { times, run } = counting(
      (c) => (c.reading('R-1') === 'other' ? (c.assumed('open()') ?? c.suspend(split)) : 'yes'),
      (_c, used) => used,
    );
    run();
    expect(run(turned)).toMatchObject({ settled: false, waiting: [{ key: 'open()' }] });
    expect(run(withReply(turned, 'open()', 'yes'))).toEqual({ settled: true, value: 'yes' });
    expect(times).toEqual({ inner: 3, outer: 2 });
  });
});

describe('a turn that leaves the answer open', () => {
  const fact = (name: string) =>
    ({ name, asks: 'Is it?', about: [], reply: { kind: 'yes-no' } }) as const satisfies FactType;

  /** Settled as the readings are; turned, two facts have to be known, of which the first alone settles half of the cases. */
  function exploredTurned(whileAgreeing: boolean) {
    const c = new Evaluation({
      strict: true,
      adopted: () => 'plain',
      definitions: () => undefined,
      facts: { stated: () => [] },
    });
    const is = (name: string): boolean => c.is(fact(name), { cites: ['1'] });
    const ask = () => held(c.reading('R-1') === 'plain' || !is('first') || is('second'), reason(said, 'so'));
    return explore(c, { ask }, turned, { whileAgreeing });
  }

  it('is gone into no further than to the second run that differs, where only agreement is asked about', () => {
    const [whole, cut] = [exploredTurned(false), exploredTurned(true)];
    expect([whole.runs, cut.runs]).toEqual([5, 4]);
    expect([agrees(whole), agrees(cut)]).toEqual([false, false]);
  });
});

describe('two values', () => {
  const step = (outcome: string) => held(true, reason(said, outcome));

  it.each<[string, unknown, unknown, boolean]>([
    ['numbers alike', shares('1/2'), shares('2/4'), true],
    ['numbers apart', shares(1), shares(2), false],
    ['lists alike', [1, ['a']], [1, ['a']], true],
    ['a longer list', [1], [1, 2], false],
    ['records alike', { a: 1, b: undefined }, { b: undefined, a: 1 }, true],
    ['a field more', { a: 1 }, { a: 1, b: 2 }, false],
    ['a field of another name', { a: undefined }, { b: undefined }, false],
    ['maps alike', new Map([['a', [1]]]), new Map([['a', [1]]]), true],
    ['maps apart', new Map([['a', 1]]), new Map([['a', 2]]), false],
    ['sets alike', new Set(['a']), new Set(['a']), true],
    ['a list and a set', ['a'], new Set(['a']), false],
    ['nothing and a record', null, {}, false],
    ['a text and a record', 'a', {}, false],
    ['functions, never the very same', () => 1, () => 1, false],
    ['what was come by otherwise', step('one way'), step('another way'), true],
  ])('%s', (_what, a, b, same) => {
    expect(isSameValue(a, b)).toBe(same);
    expect(isSameValue(b, a)).toBe(same);
  });
});
