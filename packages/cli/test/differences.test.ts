import { describe, expect, it } from 'vitest';
import { differencesInWords } from '../src/render/differences.js';

const vote = (needed: string) => ({
  id: 'II.1 vote',
  kind: 'vote',
  says: 'a majority of the shares',
  cite: 'II.1',
  status: 'open',
  possible: ['open'],
  needed,
});
const either = {
  id: 'II.1 either',
  kind: 'any',
  says: 'the vote, or the approval of the agency',
  cite: 'II.1',
  status: 'open',
  possible: ['open'],
  parts: [vote('501')],
};

describe('what is otherwise, in words', () => {
  it('tells the figures of a step that stays the same, and not its words again', () => {
    const other = { ...vote('667'), says: 'two thirds of the shares', possible: ['failed'] };
    expect(differencesInWords({ requirement: vote('501') }, { requirement: other })).toBe(
      'two thirds of the shares [II.1]: 667 needed',
    );
  });

  it('tells another requirement by what it asks for, and not part by part', () => {
    expect(differencesInWords({ requirement: vote('501') }, { requirement: either })).toBe(
      'what is needed is the vote, or the approval of the agency [II.1], which is open',
    );
    const free = { ...vote('501'), id: 'II.1 free', kind: 'not-needed', status: 'met' };
    expect(differencesInWords({ requirement: vote('501') }, { requirement: free })).toBe(
      'a majority of the shares [II.1] is not needed',
    );
  });

  it('tells things of a list by their ids as they are, money whole, and long lists by their number', () => {
    const money = (amount: string) => ({ amount, currency: 'USD' });
    const period = (id: string, amount: string) => ({ id, 'per-share': money(amount) });
    const first = { periods: [period('2013-10-01', '1')], defective: [], spans: [{ from: 'a' }] };
    const second = {
      periods: [period('2013-10-01', '2')],
      defective: [{ id: 'd-1', class: 'common', says: 'it was barred' }],
      spans: ['a', 'b', 'c', 'd'].map((from) => ({ from })),
    };
    expect(differencesInWords(first, second)).toBe(
      '2013-10-01: per share $2; defective: also d-1, it was barred; spans 4 of them, not 1',
    );
    expect(differencesInWords({ spans: [{ from: 'a' }] }, { spans: [] })).toBe('spans none');
  });

  it('tells what is asked for beside what stays, and each thing once', () => {
    const agency = { ...vote('2'), id: 'II.1 agency', kind: 'approval', says: 'the approval of the agency' };
    const more = (kind: string) => ({ ...either, kind, parts: [vote('501'), agency] });
    const [first, all, any] = [vote('501'), more('all'), more('any')].map((needs) => ({ needs, steps: [needs] }));
    expect(differencesInWords(first, all)).toBe(
      'what is needed as well is the approval of the agency [II.1], which is open',
    );
    expect(differencesInWords(first, any)).toBe('another way is the approval of the agency [II.1], which is open');
    expect(differencesInWords(all, first)).toBe('the approval of the agency is not asked for');
  });

  it('tells members that only one has, parts that are gone, and no section beside them', () => {
    const limit = (id: string) => ({ id, over: true });
    expect(
      differencesInWords(
        { limits: [limit('a')], holder: { cite: 'II', by: 'a', line: '9' } },
        { limits: [limit('b'), limit('c')], holder: { line: '8' } },
      ),
    ).toBe('limits: also b (over yes), c (over yes), without a; holder: by none, line 8');
    expect(differencesInWords(undefined, [limit('a')])).toBe('also a (over yes)');
  });

  it('tells a step that falls away, beside what stays', () => {
    const both = {
      ...either,
      kind: 'all',
      parts: [vote('501'), { ...vote('2'), id: 'III vote', says: 'two directors' }],
    };
    const one = { ...both, parts: [vote('501')] };
    expect(differencesInWords({ outcome: 'open', requirement: both }, { outcome: 'open', requirement: one })).toBe(
      'two directors is not asked for',
    );
  });
});
