import { describe, expect, it } from 'vitest';
import { Evaluation, plainEnvironment, withReading, withReply, type FactType } from '../../src/evaluation/index.js';
import { amount, day, plusAmount, shares } from '../../src/exact/index.js';

const open: FactType = { name: 'open', asks: 'Is it?', about: [], reply: { kind: 'yes-no' } };
const further: FactType = {
  name: 'further',
  asks: 'How many more?',
  about: [],
  reply: { kind: 'quantity', unit: 'shares', least: '0' },
};
const asked = { cites: ['1'] };

function evaluation(): Evaluation {
  return new Evaluation({
    strict: true,
    adopted: () => 'plain',
    definitions: () => undefined,
    facts: { stated: () => [] },
  });
}

describe('a part of a question', () => {
  const about = {};

  it('is worked out once while what it consulted stands, and again where that is otherwise', () => {
    const c = evaluation();
    let times = 0;
    const part = () => c.once(about, 'part', () => `${c.reading('R-1')} ${(times += 1)}`);
    const run = (environment = plainEnvironment) => c.run(environment, part).attempt;
    expect(run()).toEqual({ settled: true, value: 'plain 1' });
    expect(run(withReading(plainEnvironment, 'R-2', 'other'))).toEqual({ settled: true, value: 'plain 1' });
    expect(run(withReading(plainEnvironment, 'R-1', 'other'))).toEqual({ settled: true, value: 'other 2' });
    expect(run()).toEqual({ settled: true, value: 'plain 1' });
    expect(times).toBe(2);
  });

  it('is worked out again where a step within it rests on nothing but what is otherwise', () => {
    const c = evaluation();
    const part = () => c.once(about, 'outer', () => c.attempt(() => c.assumed('open()') ?? 'nothing'));
    const run = (environment = plainEnvironment) => c.run(environment, part).attempt;
    const come = (value: string) => ({ settled: true, value: { settled: true, value } });
    expect(run()).toEqual(come('nothing'));
    expect(run(withReply(plainEnvironment, 'open()', 'yes'))).toEqual(come('yes'));
    expect(run()).toEqual(come('nothing'));
  });

  it('tells each run what it consulted, also where it is remembered', () => {
    const c = evaluation();
    const run = () => c.run(plainEnvironment, () => c.once(about, 'part', () => c.reading('R-1'))).frame;
    expect([...run().readings]).toEqual(['R-1']);
    expect([...run().readings]).toEqual(['R-1']);
  });

  it('is apart for another object, though alike, and for another name', () => {
    const c = evaluation();
    const value = (of: object, name: string, what: string) =>
      c.run(plainEnvironment, () => c.once(of, name, () => what));
    expect(value(about, 'part', 'first').attempt).toMatchObject({ value: 'first' });
    expect(value({}, 'part', 'second').attempt).toMatchObject({ value: 'second' });
    expect(value(about, 'another', 'third').attempt).toMatchObject({ value: 'third' });
  });

  it('suspends as it suspended, and goes on under a reply', () => {
    const c = evaluation();
    const run = (environment = plainEnvironment) =>
      c.run(environment, () => c.once(about, 'part', () => c.is(open, asked)));
    for (const _ of [1, 2]) {
      const { attempt, frame } = run();
      expect(attempt.settled).toBe(false);
      expect([...frame.waiting.keys()]).toEqual(['open()']);
    }
    expect(run(withReply(plainEnvironment, 'open()', 'yes')).attempt).toEqual({ settled: true, value: true });
  });

  it('reads what is stated as of its moment, or of the day of the question', () => {
    const c = new Evaluation({
      strict: true,
      adopted: () => 'plain',
      definitions: () => undefined,
      facts: { stated: (_, on) => [{ value: on === undefined ? 'no' : 'yes', entry: 'e1' }] },
    });
    const then = { day: day('2000-01-01') };
    const part = (name: string, at?: typeof then) =>
      c.run(plainEnvironment, () => c.once(about, name, () => c.is(open, asked), at)).attempt;
    expect(part('then', then)).toEqual({ settled: true, value: true });
    expect(part('now')).toEqual({ settled: true, value: false });
  });

  it('may compare a quantity that the step around it asked for', () => {
    const c = evaluation();
    const { attempt, frame } = c.run(plainEnvironment, () => {
      const owned = plusAmount(amount(shares(5)), c.quantity('shares', further, asked));
      return c.once(about, 'part', () => c.test('atLeast', owned, amount(shares(4))));
    });
    expect(attempt).toEqual({ settled: true, value: true });
    expect(frame.waiting.size).toBe(0);
  });
});
