import { describe, expect, it } from 'vitest';
import { QuestionError } from '../../../src/index.js';
import { ask, bar, stockWorld, type Line } from './stock-world.js';

const two: readonly Line[] = [
  [
    '2000-04-01',
    'series-designated',
    { series: 'first', class: 'preference', shares: '120', filed: '2000-04-01', terms: {} },
  ],
  ['2000-04-01', 'series-designated', { series: 'second', class: 'preference', shares: '50', filed: '2000-04-01' }],
  ['2000-05-01', 'shares-issued', { class: 'first', to: 'dispersed', shares: '40' }],
];

describe('a new series', () => {
  const world = stockWorld(two);
  const designate = (shares: string, terms?: object) =>
    ask(world, 'capital.designate-series', '2001-01-01', {
      series: 'third',
      class: 'preference',
      shares,
      ...(terms === undefined ? {} : { terms }),
    });

  it('may take exactly what the others leave of the class', () => {
    expect(bar(designate('30'), '5 ceiling')).toMatchObject({ barred: false, undesignated: '30' });
    expect(bar(designate('31'), '5 ceiling')).toMatchObject({ barred: true, short: '1' });
  });

  it('does not count a series that has not been filed', () => {
    const unfiled = stockWorld([
      ['2000-04-01', 'series-designated', { series: 'first', class: 'preference', shares: '120' }],
    ]);
    const value = ask(unfiled, 'capital.designate-series', '2001-01-01', {
      series: 'third',
      class: 'preference',
      shares: '200',
    });
    expect(bar(value, '5 ceiling')).toMatchObject({ barred: false, undesignated: '200' });
  });

  it('may not have terms that contradict the charter', () => {
    expect(designate('30', { 'cumulative-voting': 'yes' })).toMatchObject({ outcome: 'barred' });
    expect(designate('30', { 'cumulative-voting': 'no' })).toMatchObject({ outcome: 'needs-approval' });
    expect(designate('30', { 'merger-as-liquidation': 'yes' })).toMatchObject({ outcome: 'barred' });
  });

  it('refuses a mistyped term with the nearest name', () => {
    expect(() => designate('30', { cumulatve: 'yes' })).toThrow(/did you mean "cumulative"/);
    expect(() => designate('30', { votes: '1' })).toThrow(/no "votes".*under "other"/);
    expect(() => designate('30', { rank: 'first' })).toThrow(/rank: expected a whole number/);
  });

  it('needs the resolution and the filing', () => {
    expect(designate('30')).toMatchObject({ outcome: 'needs-approval', ways: [{ id: '5 board & 5 filing' }] });
  });
});

describe('shares of a series', () => {
  it('wait for the filing of its certificate', () => {
    const designated: Line = [
      '2000-04-01',
      'series-designated',
      { series: 'first', class: 'preference', shares: '120' },
    ];
    const proposed: readonly Line[] = [
      ['2000-05-01', 'proposed', { id: 'issue', act: { kind: 'issue', class: 'first', shares: '120' } }],
      [
        '2000-05-01',
        'body-act',
        { by: 'board', on: 'issue', decides: 'approve', yes: '3', present: '3', 'at-meeting': 'yes' },
      ],
    ];
    const unfiled = stockWorld([designated, ...proposed]);
    expect(ask(unfiled, 'capital.issue', '2000-06-01', { of: 'issue' })).toMatchObject({
      outcome: 'needs-approval',
      ways: [{ id: '5 filing' }],
    });
    const filed = stockWorld([designated, ...proposed, ['2000-06-01', 'series-filed', { series: 'first' }]]);
    expect(ask(filed, 'capital.issue', '2000-05-31', { of: 'issue' })).toMatchObject({ outcome: 'needs-approval' });
    expect(ask(filed, 'capital.issue', '2000-06-01', { of: 'issue' })).toMatchObject({ outcome: 'permitted' });
  });
});

describe('the number of shares of a series', () => {
  const world = stockWorld(two);
  const resize = (shares: string, corporation = world, series = 'first') =>
    ask(corporation, 'capital.resize-series', '2001-01-01', { series, shares })['outcome'];

  it('moves between those outstanding and what the class leaves, both included', () => {
    expect(resize('150')).toBe('needs-approval');
    expect(resize('151')).toBe('barred');
    expect(resize('40')).toBe('needs-approval');
    expect(resize('39')).toBe('barred');
  });

  it('cannot grow at all where the ceiling is the series itself', () => {
    const literal = stockWorld(two, { readings: { 'R-ceiling': 'series' } });
    expect(resize('120', literal)).toBe('needs-approval');
    expect(resize('121', literal)).toBe('barred');
  });

  it('follows what the resolution says', () => {
    const of = (resizing: string) =>
      stockWorld([
        [
          '2000-04-01',
          'series-designated',
          { series: 'first', class: 'preference', shares: '100', filed: '2000-04-01', terms: { resizing } },
        ],
      ]);
    expect(['none', 'increase-only', 'decrease-only', 'both'].map((each) => resize('101', of(each)))).toEqual([
      'barred',
      'needs-approval',
      'barred',
      'needs-approval',
    ]);
    expect(['none', 'increase-only', 'decrease-only', 'both'].map((each) => resize('99', of(each)))).toEqual([
      'barred',
      'barred',
      'needs-approval',
      'needs-approval',
    ]);
  });

  it('is asked for where nobody has entered the terms', () => {
    const answer = world.ask({
      question: 'capital.resize-series',
      asOf: '2001-01-01',
      input: { series: 'second', shares: '60' },
    });
    expect(answer.outcome === 'needs-facts' && answer.inquiries.map((each) => each.fact)).toEqual([
      'resolution-fixes-number',
    ]);
  });

  it('changes for later questions only when the change is filed', () => {
    const resized = stockWorld([
      ...two,
      ['2000-06-01', 'series-resized', { series: 'first', shares: '60', filed: '2000-07-01' }],
      ['2000-06-01', 'series-resized', { series: 'second', shares: '10' }],
    ]);
    const left = (asOf: string) =>
      bar(
        ask(resized, 'capital.designate-series', asOf, { series: 'third', class: 'preference', shares: '1' }),
        '5 ceiling',
      )['undesignated'];
    expect(left('2000-06-30')).toBe('30');
    expect(left('2000-07-01')).toBe('90');
  });

  it('refuses a series that was never designated, with the nearest', () => {
    expect(() => resize('1', world, 'frist')).toThrow(QuestionError);
    expect(() => resize('1', world, 'frist')).toThrow(/did you mean "first"/);
  });
});
