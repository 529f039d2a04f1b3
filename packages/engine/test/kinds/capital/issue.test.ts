import { describe, expect, it } from 'vitest';
import { ask, bar, dollars, stockWorld, type Line } from './stock-world.js';

const issued: readonly Line[] = [
  ['2000-02-01', 'shares-issued', { class: 'ordinary', to: 'dispersed', shares: '700' }],
  ['2000-03-01', 'shares-reacquired', { class: 'ordinary', from: 'dispersed', shares: '100', 'held-as': 'treasury' }],
];

const issue = (shares: string, more: object = {}) => ({ class: 'ordinary', shares, consideration: '$10,000', ...more });

describe('an issue of shares', () => {
  const world = stockWorld(issued);

  it('may take exactly what is unissued, treasury shares being issued', () => {
    const exact = ask(world, 'capital.issue', '2001-01-01', issue('300'));
    expect(exact['outcome']).toBe('needs-approval');
    expect(bar(exact, '1')).toMatchObject({ barred: false, unissued: '300' });
    const over = ask(world, 'capital.issue', '2001-01-01', issue('301'));
    expect(over['outcome']).toBe('barred');
    expect(bar(over, '1')).toMatchObject({ barred: true, short: '1' });
  });

  it('may take treasury shares as well where the reading says so', () => {
    const read = stockWorld(issued, { readings: { 'R-treasury': 'unissued' } });
    expect(ask(read, 'capital.issue', '2001-01-01', issue('400'))['outcome']).toBe('needs-approval');
    expect(ask(read, 'capital.issue', '2001-01-01', issue('401'))['outcome']).toBe('barred');
  });

  it('reports the reading on which it turns', () => {
    const answer = world.ask({ question: 'capital.issue', asOf: '2001-01-01', input: issue('301') });
    expect(answer.turnsOn.map((turn) => turn.reading)).toEqual(['R-treasury']);
  });

  it('needs at least the par value of all shares together', () => {
    const at = ask(world, 'capital.issue', '2001-01-01', issue('10', { consideration: '$20' }));
    expect(bar(at, '2 consideration')).toMatchObject({ barred: false, 'least-consideration': dollars('20') });
    const under = ask(world, 'capital.issue', '2001-01-01', issue('10', { consideration: '$19.99' }));
    expect(under['outcome']).toBe('barred');
  });

  it('asks for the consideration where it is not given, and says where it turns', () => {
    const answer = world.ask({
      question: 'capital.issue',
      asOf: '2001-01-01',
      input: { class: 'ordinary', shares: '10' },
    });
    expect(answer.outcome).toBe('needs-facts');
    if (answer.outcome !== 'needs-facts') return;
    expect(answer.inquiries.map((each) => each.fact)).toEqual(['consideration-to-be-received']);
    expect(answer.inquiries[0]?.turnsAt?.join()).toContain('20');
  });

  it('out of treasury takes what treasury holds, and no test of par', () => {
    const out = { 'from-treasury': 'yes', consideration: '$1' };
    expect(ask(world, 'capital.issue', '2001-01-01', issue('100', out))['outcome']).toBe('needs-approval');
    expect(ask(world, 'capital.issue', '2001-01-01', issue('101', out))['outcome']).toBe('barred');
  });

  it('is barred for a class that is not authorised, and for a class that is issued in series only', () => {
    expect(ask(world, 'capital.issue', '2001-01-01', issue('1', { class: 'preference' }))['outcome']).toBe('barred');
  });

  it('is permitted once the board has approved it, with other law named', () => {
    const approved = stockWorld([
      ...issued,
      ['2001-01-01', 'proposed', { id: 'issue', act: { kind: 'issue', ...issue('300') } }],
      [
        '2001-01-01',
        'body-act',
        { by: 'board', on: 'issue', decides: 'approve', yes: '2', present: '3', 'at-meeting': 'yes' },
      ],
    ]);
    const answer = approved.ask({ question: 'capital.issue', asOf: '2001-01-01', input: { of: 'issue' } });
    expect(answer).toMatchObject({ outcome: 'answered', value: { outcome: 'permitted' } });
    expect(answer.otherLaw.map((each) => each.says)).toContain('the statute on stock');
  });

  it('cannot be asked without its fields or the id of a proposal', () => {
    expect(() => ask(world, 'capital.issue', '2001-01-01', { class: 'ordinary' })).toThrow(
      /'shares' is missing; it is needed unless "of"/,
    );
  });
});

describe('a distribution of shares', () => {
  const world = stockWorld(issued);
  const give = (rate: string) =>
    ask(world, 'capital.distribute-shares', '2001-01-01', {
      class: 'ordinary',
      'on-class': 'ordinary',
      'per-share': rate,
    });

  it('is counted on shares outstanding and may take exactly what is unissued', () => {
    expect(bar(give('1/2'), '1')).toMatchObject({
      barred: false,
      outstanding: '600',
      shares: '300',
      'par-of-them': dollars('600'),
    });
    expect(bar(give('301/600'), '1')).toMatchObject({ barred: true, shares: '301', short: '1' });
  });

  it('leaves fractions of a share to other law', () => {
    const answer = world.ask({
      question: 'capital.distribute-shares',
      asOf: '2001-01-01',
      input: { class: 'ordinary', 'on-class': 'ordinary', 'per-share': '1/7' },
    });
    expect(answer.otherLaw.map((each) => each.says).join()).toContain('fractions of a share');
  });
});

describe('the summary of the stock', () => {
  it('counts each class and series', () => {
    const world = stockWorld([
      ...issued,
      ['2000-04-01', 'series-designated', { series: 'first', class: 'preference', shares: '120', filed: '2000-04-01' }],
      ['2000-04-01', 'series-designated', { series: 'second', class: 'preference', shares: '50' }],
      ['2000-05-01', 'shares-issued', { class: 'first', to: 'dispersed', shares: '40' }],
    ]);
    const value = ask(world, 'capital.summary', '2001-01-01');
    expect(value).toMatchObject({
      total: '1200',
      classes: [
        { id: 'ordinary', issued: '700', treasury: '100', outstanding: '600', unissued: '300', par: dollars('2') },
        {
          id: 'preference',
          issued: '40',
          unissued: '160',
          designated: '120',
          undesignated: '80',
          series: [
            { id: 'first', designated: '120', filed: '2000-04-01', unissued: '80' },
            { id: 'second', designated: '50', filed: 'not filed' },
          ],
        },
      ],
    });
  });
});

describe('preemption and equality', () => {
  const world = stockWorld([]);

  it('denies a claim as holder and leaves what is granted', () => {
    expect(ask(world, 'capital.preempt', '2001-01-01', { class: 'ordinary', under: 'holding' })).toEqual({
      outcome: 'none',
    });
    expect(ask(world, 'capital.preempt', '2001-01-01', { class: 'ordinary', under: 'option' })).toEqual({
      outcome: 'stands',
    });
    const literal = stockWorld([], { readings: { 'R-granted': 'every' } });
    expect(ask(literal, 'capital.preempt', '2001-01-01', { class: 'ordinary', under: 'option' })).toEqual({
      outcome: 'none',
    });
  });

  it('makes shares of a class, and of each series, alike, and is silent of others', () => {
    const series = stockWorld([
      ['2000-04-01', 'series-designated', { series: 'first', class: 'preference', shares: '1', filed: '2000-04-01' }],
    ]);
    expect(ask(series, 'capital.equality', '2001-01-01', { class: 'ordinary' })).toEqual({ outcome: 'identical' });
    expect(ask(series, 'capital.equality', '2001-01-01', { class: 'first' })).toEqual({ outcome: 'identical' });
    expect(ask(series, 'capital.equality', '2001-01-01', { class: 'preference' })).toEqual({ outcome: 'silent' });
  });
});

describe('an issue that was carried out', () => {
  const proposed: Line = ['2001-01-10', 'proposed', { id: 'issue', act: { kind: 'issue', ...issue('300') } }];
  const took = (time: string, shares: string, more: object = {}): Line => [
    `2001-02-01${time}`,
    'shares-issued',
    { class: 'ordinary', to: 'dispersed', shares, ...more },
  ];
  const barred = (lines: readonly Line[]) =>
    bar(ask(stockWorld([...issued, proposed, ...lines]), 'capital.issue', '2001-03-01', { of: 'issue' }), '1');

  it('is judged by what was unissued before it, and not by what it left', () => {
    expect(barred([took('', '300', { 'for-proposal': 'issue' })])).toMatchObject({ barred: false, unissued: '300' });
    expect(barred([took('', '300'), ['2001-02-01', 'consummated', { proposal: 'issue' }]])).toMatchObject({
      barred: false,
    });
  });

  it('has only what others had left of it by then', () => {
    const own = took(' 12:00', '300', { 'for-proposal': 'issue' });
    expect(barred([took(' 11:59', '1'), own])).toMatchObject({ barred: true, unissued: '299' });
    expect(barred([own, took(' 12:01', '1')])).toMatchObject({ barred: false, unissued: '300' });
  });

  it('so it is of shares that were distributed', () => {
    const act = { kind: 'distribute-shares', class: 'ordinary', 'on-class': 'ordinary', 'per-share': '1/2' };
    const lines: readonly Line[] = [
      ['2001-01-10', 'proposed', { id: 'bonus', act }],
      ['2001-02-01', 'share-distribution', { class: 'ordinary', 'on-class': 'ordinary', 'per-share': '1/2' }],
      ['2001-02-01', 'consummated', { proposal: 'bonus' }],
    ];
    const answer = ask(stockWorld([...issued, ...lines]), 'capital.distribute-shares', '2001-03-01', { of: 'bonus' });
    expect(bar(answer, '1')).toMatchObject({ barred: false, outstanding: '600', unissued: '300' });
  });
});
