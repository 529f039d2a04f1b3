import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../src/index.js';
import { asks, buys, open, type Line } from './world.js';

const asOf = '2003-06-01';

function entitlement(lines: readonly Line[], strict: boolean): Answer {
  return open(lines, { strict }).ask({ question: 'voting.entitlement', asOf });
}

const stated = (fact: string, about: readonly string[], is: string): Line => [
  '2002-06-02',
  'stated',
  { fact, about, value: is },
];

const held = (holder: string, owner: string): Line => [
  '2002-06-01',
  'held-for',
  { holder, class: 'common', owners: [owner] },
];

describe('those whom no entry brings near the limit', () => {
  const small = [buys('2002-06-01', 'ash', '60'), buys('2002-06-01', 'elm', '70')];

  it('are supposed not to be over it, by one premise for all of them', () => {
    const answer = entitlement(small, false);
    expect(answer.outcome).toBe('answered');
    const nothingFurther = answer.rests.filter((premise) => premise.kind === 'nothing-further');
    expect(nothingFurther.map((premise) => premise.about)).toEqual(['anyone-else-over-the-limit(III.2)']);
    expect(nothingFurther[0]?.changesAt).toHaveLength(1);
  });

  it('are asked about by one question for all of them, where nothing is supposed', () => {
    expect(asks(entitlement(small, true))).toEqual(['anyone-else-over-the-limit', 'who-else-is-over-the-limit']);
    expect(entitlement([...small, stated('anyone-else-over-the-limit', ['III.2'], 'no')], true).outcome).toBe(
      'answered',
    );
  });

  it('are asked about one by one once it is entered that somebody is over it', () => {
    const answer = entitlement([...small, stated('anyone-else-over-the-limit', ['III.2'], 'yes')], true);
    expect(asks(answer)).toContain('further-holdings');
  });

  it('are over it once it is entered that they own enough', () => {
    const answer = entitlement([...small, stated('further-holdings', ['ash', 'common'], '200')], false);
    expect(answer.outcome === 'answered' && JSON.stringify(answer.value)).toContain('"person":"ash"');
  });
});

describe('where nobody is named', () => {
  const who = stated('who-else-is-over-the-limit', ['III.2'], 'ash');
  const somebody = stated('anyone-else-over-the-limit', ['III.2'], 'yes');

  it.each([
    ['all stock is dispersed', []],
    ['a nominee holds all for others', [buys('2002-06-01', 'bank', '1000'), held('bank', 'dispersed')]],
  ] as const)('one question is asked all the same: %s', (_, lines) => {
    expect(asks(entitlement(lines, true))).toEqual(['anyone-else-over-the-limit', 'who-else-is-over-the-limit']);
    const supposed = entitlement(lines, false);
    expect(supposed.rests.map((premise) => premise.about)).toContain('anyone-else-over-the-limit(III.2)');
    expect(entitlement([...lines, stated('anyone-else-over-the-limit', ['III.2'], 'no')], true).outcome).toBe(
      'answered',
    );
  });

  it('is asked who is over it once it is entered that somebody is, and how much that person owns', () => {
    expect(asks(entitlement([somebody], false))).toEqual(['who-else-is-over-the-limit']);
    expect(asks(entitlement([somebody, who], false))).toEqual(['further-holdings']);
    const told = entitlement([somebody, who, stated('further-holdings', ['ash', 'common'], '200')], false);
    expect(told.outcome === 'answered' && JSON.stringify(told.value)).toContain('"person":"ash"');
  });

  it('is not asked of a class of which nothing is outstanding', () => {
    const bought: Line = [
      '2002-06-01',
      'shares-reacquired',
      { class: 'common', from: 'dispersed', shares: '1000', 'held-as': 'treasury' },
    ];
    expect(entitlement([bought], true).outcome).toBe('answered');
  });

  it('is asked for a list of those who are over it', () => {
    const list = (strict: boolean) => open([], { strict }).ask({ question: 'ownership.limit', asOf });
    const sections = ['III.1', 'III.2'];
    expect(new Set(asks(list(true)))).toEqual(new Set(['anyone-else-over-the-limit', 'who-else-is-over-the-limit']));
    const nobody = sections.map((section) => stated('anyone-else-over-the-limit', [section], 'no'));
    expect(open(nobody, { strict: true }).ask({ question: 'ownership.limit', asOf }).outcome).toBe('answered');
    expect(list(false).rests.map((premise) => premise.about)).toContain('anyone-else-over-the-limit(III.2)');
  });
});

describe('one whom the entries bring to half of the limit', () => {
  it('is asked about by itself, with the figure at which that would change the answer', () => {
    const answer = entitlement([buys('2002-06-01', 'ash', '80')], false);
    const own = answer.rests.find((premise) => premise.about === 'further-holdings(ash, common)');
    expect(own?.changesAt).toEqual(['more than 70 shares']);
  });
});
