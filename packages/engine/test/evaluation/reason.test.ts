import { describe, expect, it } from 'vitest';
import { asGraph, citesOf, message, reason, reasonInWords, withGrounds } from '../../src/evaluation/index.js';

const said = message('test.said', '{who} owns {what}: {outcome}');

describe('a reason that rests on other grounds', () => {
  it('tells the same figures, sections, entries and reading', () => {
    const step = reason(said, 'yes', {
      figures: () => ({ who: 'Ash', what: '150 shares' }),
      cites: ['6.3'],
      entries: ['e-1'],
      reading: { id: 'R-1', option: 'all' },
    });
    const [told, ground] = asGraph(withGrounds(step, [reason(said, 'no', { figures: { who: 'Elm', what: 'none' } })]));
    expect(told).toMatchObject({ says: 'Ash owns 150 shares: yes', cites: ['6.3'], entries: ['e-1'], grounds: [2] });
    expect(told).toMatchObject({ reading: { id: 'R-1', option: 'all' } });
    expect(ground).toMatchObject({ says: 'Elm owns none: no' });
  });
});

describe('a reason that is told', () => {
  const shared = reason(said, 'no', { figures: { who: 'Elm', what: 'none' }, cites: ['1'] });
  const top = reason(said, 'yes', {
    figures: { who: 'Ash' },
    cites: ['2'],
    determination: 'D-1',
    grounds: [shared, withGrounds(shared, [shared])],
  });

  it('shows each step once in its graph, and whose determination it follows', () => {
    expect(asGraph(top).map(({ step, grounds, determination }) => [step, grounds, determination])).toEqual([
      [1, [2, 3], 'D-1'],
      [2, [], undefined],
      [3, [2], undefined],
    ]);
  });

  it('leaves a figure that it does not have in its braces, so that the gap is seen', () => {
    expect(reasonInWords(top)).toBe('Ash owns {what}: yes');
  });

  it('speaks of one thing in the singular, and of a series without an article', () => {
    const told = (owner: string, what: string) => reasonInWords(reason(said, 'yes', { figures: { who: owner, what } }));
    expect(told('Ash', '1 shares of the series-a')).toBe('Ash owns 1 share of Series A: yes');
    expect(told('Holder 1 votes so; class 1 directors; in the end, 1 shares', 'all')).toBe(
      'Holder 1 votes so; class 1 directors; in the end, 1 share owns all: yes',
    );
    expect(told('Ash', '1,001 shares and 0.1 shares and 21 shares')).toBe(
      'Ash owns 1,001 shares and 0.1 shares and 21 shares: yes',
    );
  });

  it('keeps its determination when it rests on other grounds', () => {
    expect(withGrounds(top, []).determination).toBe('D-1');
    expect(withGrounds(top, []).grounds).toEqual([]);
  });

  it('cites every section once, in the order in which they are told', () => {
    expect(citesOf(top)).toEqual(['2', '1']);
  });
});
