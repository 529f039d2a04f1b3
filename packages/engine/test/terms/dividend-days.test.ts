import { describe, expect, it } from 'vitest';
import { asked, instrumentOf, open, type Line } from '../kinds/board/world.js';
import { lowAndHigh } from '../kinds/capital/stock-world.js';

/** Whether a dividend that is decided on a day, and paid on another, is barred by a ban in a time; else what is asked. */
function outcome(time: object, asOf: string, payable: string, more: readonly Line[] = []): unknown {
  const ban = { kind: 'forbids', cite: '3', summary: 'no dividend then', acts: { acts: ['dividend'] }, while: time };
  const act = { kind: 'dividend', class: 'low', payable, 'per-share': '$0.10' };
  const lines: readonly Line[] = [
    ['2001-01-02', 'shares-issued', { class: 'low', to: 'ann', shares: '60' }],
    ['2001-01-03', 'proposed', { id: 'div', act }],
    ...more,
  ];
  const corporation = open([instrumentOf([...lowAndHigh, ban])], ['ann'], lines);
  const answer = asked(corporation, { question: 'approval.status', asOf, input: { of: 'div' } });
  if (answer.outcome === 'needs-facts')
    return (answer['inquiries'] as readonly { readonly fact: string }[]).map(({ fact }) => fact);
  return (answer['value'] as { readonly outcome: string }).outcome === 'barred';
}

const counts = (value: string): Line => [
  '2001-01-04',
  'stated',
  { fact: 'dividend-in-time', about: ['3', 'div'], value },
];

describe('a time in which no dividend may be', () => {
  it('is compared with the day of the declaration and that of the payment; where these differ, it is asked of which the text speaks', () => {
    const later = { from: { day: '2001-06-01' } };
    expect(outcome(later, '2001-05-01', '2001-05-31')).toBe(false);
    expect(outcome(later, '2001-06-01', '2001-06-10')).toBe(true);
    expect(outcome(later, '2001-05-01', '2001-06-01')).toEqual(['dividend-in-time']);
    expect(outcome(later, '2001-05-01', '2001-06-01', [counts('payment')])).toBe(true);
    expect(outcome(later, '2001-05-01', '2001-06-01', [counts('declaration')])).toBe(false);
    expect(outcome(later, '2001-05-01', '2001-06-01', [counts('either')])).toBe(true);
    const earlier = { until: { day: '2001-06-01' } };
    expect(outcome(earlier, '2001-05-01', '2001-05-31')).toBe(true);
    expect(outcome(earlier, '2001-05-01', '2001-06-01')).toEqual(['dividend-in-time']);
    expect(outcome(earlier, '2001-05-01', '2001-06-01', [counts('payment')])).toBe(false);
    expect(outcome(earlier, '2001-05-01', '2001-06-01', [counts('either')])).toBe(true);
  });

  it('is compared with the day of the payment where that is over', () => {
    expect(outcome({ from: { day: '2001-06-01' } }, '2001-07-01', '2001-05-31')).toBe(false);
    expect(outcome({ until: { day: '2001-06-01' } }, '2001-07-01', '2001-05-31')).toBe(true);
  });

  it('asks for the day of the declaration where nobody entered that and the payment is over, if that counts', () => {
    const since = { from: { day: '2001-06-01' } };
    const told = (...more: readonly Line[]) => outcome(since, '2001-07-01', '2001-06-10', more);
    const happened = (value: string): Line => [
      '2001-06-20',
      'stated',
      { fact: 'has-happened', about: ['declaration', 'div'], value },
    ];
    const declaredOn = (value: string): Line => [
      '2001-06-20',
      'stated',
      { fact: 'day-of', about: ['declaration', 'div'], value },
    ];
    expect(told()).toEqual(['dividend-in-time', 'has-happened', 'day-of']);
    expect(told(counts('payment'))).toBe(true);
    expect(told(counts('either'))).toBe(true);
    expect(told(counts('declaration'))).toEqual(['has-happened', 'day-of']);
    expect(told(counts('declaration'), declaredOn('2001-05-31'))).toBe(false);
    expect(told(counts('declaration'), declaredOn('2001-06-01'))).toBe(true);
    expect(told(counts('declaration'), happened('no'))).toBe(true);
    const between = { from: { day: '2001-02-01' }, until: { day: '2001-03-01' } };
    expect(outcome(between, '2001-07-01', '2001-05-31')).toContain('dividend-in-time');
    expect(outcome(between, '2001-07-01', '2001-05-31', [counts('payment')])).toBe(false);
  });

  it('takes the day on which a dividend was declared from its entry that names the act, or as it is stated', () => {
    const since = { from: { day: '2001-06-01' } };
    const vote = { id: 'vote', by: 'board', on: 'div', decides: 'declare', yes: '3', 'at-meeting': 'yes' };
    const declared = (on: string, act = 'vote'): readonly Line[] => [
      [on, 'body-act', vote],
      [on, 'dividend-declared', { id: 'd1', class: 'low', 'per-share': '$0.10', act }],
    ];
    const stated = (value: string): Line => [
      '2001-06-02',
      'stated',
      { fact: 'day-of', about: ['declaration', 'div'], value },
    ];
    const paid = (...more: readonly Line[]) =>
      outcome(since, '2001-07-01', '2001-06-10', [counts('declaration'), ...more]);
    expect(paid(...declared('2001-05-31'))).toBe(false);
    expect(paid(...declared('2001-06-01'))).toBe(true);
    expect(paid(...declared('2001-05-31'), stated('2001-06-02'))).toEqual(['day-of']);
    const ahead = (...more: readonly Line[]) => outcome(since, '2001-06-05', '2001-06-10', more);
    expect(ahead()).toBe(true);
    for (const told of [declared('2001-05-31'), [stated('2001-05-31')]]) {
      expect(ahead(...told)).toEqual(['dividend-in-time']);
      expect(ahead(...told, counts('declaration'))).toBe(false);
    }
    expect(ahead(...declared('2001-06-01'))).toBe(true);
  });

  it('is compared with the day of the payment also once it was declared', () => {
    const declared: Line = ['2001-05-10', 'consummated', { proposal: 'div' }];
    const told = (time: object, ...more: readonly Line[]) =>
      outcome(time, '2001-05-20', '2001-06-10', [declared, ...more]);
    const later = { from: { day: '2001-06-01' } };
    expect(told(later)).toEqual(['dividend-in-time']);
    expect(told(later, counts('payment'))).toBe(true);
    expect(told(later, counts('declaration'))).toBe(false);
    const earlier = { until: { day: '2001-06-01' } };
    expect(told(earlier, counts('payment'))).toBe(false);
    expect(told(earlier, counts('declaration'))).toBe(true);
    expect(outcome(later, '2001-07-01', '2001-05-10', [declared])).toBe(false);
  });
});
