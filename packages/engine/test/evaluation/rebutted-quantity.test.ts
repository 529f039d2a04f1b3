import { describe, expect, it } from 'vitest';
import {
  answer,
  Evaluation,
  held,
  message,
  plainEnvironment,
  reason,
  type Answer,
  type FactType,
  type Held,
} from '../../src/evaluation/index.js';
import { amount, plusAmount, share, shares, show, toWire } from '../../src/exact/index.js';

const further: FactType = {
  name: 'further-holdings',
  asks: 'How many more shares does {0} own?',
  about: ['person'],
  reply: { kind: 'quantity', unit: 'shares', least: '0' },
  supposed: { reply: '0', premise: 'inquiry found no further shares of {0}' },
};

const told = message('test.part', 'a part of {outcome}');

/** Votes are cut above 150: the part that is left needs the very number of shares. */
function partLeft(known: string): Answer {
  const line = shares('150');
  return answerOf((evaluation) => {
    const owned = plusAmount(
      amount(shares(known)),
      evaluation.quantity('shares', further, { about: ['ash'], cites: ['7.2'] }),
    );
    if (!evaluation.test('moreThan', owned, amount(line))) return held('1', reason(told, 'all'));
    const left = share<'shares'>(line, evaluation.exactly(owned));
    return held(toWire(left), reason(told, show(left)));
  });
}

function answerOf(ask: (evaluation: Evaluation) => Held<string>): Answer {
  const evaluation = new Evaluation({
    strict: false,
    adopted: () => '',
    definitions: () => undefined,
    facts: { stated: () => [] },
  });
  return answer(
    evaluation,
    { ask: () => ask(evaluation) },
    {
      question: 'test',
      stamp: { engine: 'test', instruments: {}, journal: 'head', asOf: '2001-01-01' },
      nameOf: (id) => id,
      sensitivity: 'single',
      optionsOf: () => ({ adopted: '', asks: '', means: {}, others: [] }),
    },
  );
}

describe('a run that takes a supposed quantity to be greater than was found', () => {
  it('does not go by the very number found, which it contradicts', () => {
    const answered = partLeft('0');
    expect(answered).toMatchObject({ outcome: 'answered', value: '1' });
    expect(answered.rests).toMatchObject([{ about: 'further-holdings(ash)', changesAt: ['more than 150 shares'] }]);
  });

  it('leaves the number alone where no comparison was turned', () => {
    expect(partLeft('300')).toMatchObject({ outcome: 'answered', value: '0.5' });
  });
});

describe('a figure that a sentence tells', () => {
  it('is what is known and supposed of it, and nothing rests on it', () => {
    const evaluation = new Evaluation({
      strict: false,
      adopted: () => '',
      definitions: () => undefined,
      facts: { stated: () => [] },
    });
    const owned = (type: FactType) =>
      plusAmount(amount(shares('150')), evaluation.quantity('shares', type, { about: ['ash'], cites: ['7.2'] }));
    const { supposed: _supposed, ...asked } = { ...further, name: 'holdings-asked-for' };
    const { attempt, frame } = evaluation.run(plainEnvironment, () => [
      evaluation.toTell(owned(further)),
      evaluation.toTell(owned(asked)),
    ]);
    expect(attempt).toMatchObject({ settled: true, value: [shares('150'), undefined] });
    expect([frame.premises.size, frame.suppositions.size, frame.waiting.size]).toEqual([0, 0, 0]);
  });
});

describe('a supposed quantity that can be no more than so much by what is entered', () => {
  /** Whether more than 150 are owned on some of these days, on each of which so many can be. */
  const everMoreThan150 = (bounds: readonly (string | undefined)[]): Answer =>
    answerOf((evaluation) => {
      const onDay = (most: string | undefined, index: number): boolean =>
        evaluation.test(
          'moreThan',
          evaluation.quantity('shares', further, {
            about: ['ash'],
            cites: [`7.${index}`],
            ...(most === undefined ? undefined : { greatest: shares(most) }),
          }),
          amount(shares('150')),
        );
      const outcome = String(bounds.map(onDay).includes(true));
      return held(outcome, reason(told, outcome));
    });

  it.each([
    [['150'], []],
    [['151'], ['more than 150 shares']],
    [['200', '100'], ['more than 150 shares']],
    [['100', '200'], ['more than 150 shares']],
    [['100', '150'], []],
    [['100', undefined], ['more than 150 shares']],
    [[undefined, '100'], ['more than 150 shares']],
  ])('turns nothing beyond the most of all days: %j', (bounds, changesAt) => {
    const { outcome, rests } = everMoreThan150(bounds);
    expect([outcome, rests.flatMap((each) => each.changesAt ?? [])]).toEqual(['answered', changesAt]);
  });
});
