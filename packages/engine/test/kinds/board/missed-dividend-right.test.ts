import { describe, expect, it } from 'vitest';
import { moment, type Corporation } from '../../../src/index.js';
import { ask } from '../capital/stock-world.js';
import { paidFor, rated, silver, silverWorld, type MoreSilver } from '../distributions/silver-world.js';
import type { Line } from './world.js';

interface Right {
  readonly id: string;
  readonly status: string;
}

function rights(corporation: Corporation, asOf: string): readonly [observer: Right, directors: Right] {
  const value = ask(corporation, 'series.rights', asOf, { series: 'silver' });
  return value['rights'] as readonly [Right, Right];
}

const board: Line = [
  '2001-01-01',
  'opening-board',
  { size: '5', directors: ['d1', 'd2', 'd3', 'd4', 'd5'].map((person) => ({ person, 'term-ends-after': '9' })) },
];
const elected = (on: string, person: string, more: object = {}): Line => [
  on,
  'director-elected',
  { person, by: 'series', series: 'silver', ...more },
];

/** 100 shares, $10,000, since 1 February 2001; P1 to P4 are payable on 1 August 2001, 1 February and 1 August 2002, 1 February 2003. */
const issued = [board, silver('2001-02-01', '100')];
const paidAgain: readonly Line[] = [
  ...rated([5, 6, 7]),
  paidFor('2003-08-01', 5, '$300'),
  paidFor('2004-02-02', 6, '$300'),
];

const world = (lines: readonly Line[] = [], more: MoreSilver = {}) => silverWorld([...issued, ...lines], more);

describe('an observer and directors whom missed dividends give', () => {
  it('come with the third and with the fourth miss, the day after the days of grace', () => {
    expect(rights(world(), '2002-08-06')[0]).toMatchObject({ status: 'none', missed: '2', needs: '3' });
    expect(rights(world(), '2002-08-07')[0]).toMatchObject({ status: 'in-force', since: '2002-08-07', needed: '51' });
    expect(rights(world(), '2003-02-05')[1]).toMatchObject({ status: 'none', missed: '3' });
    expect(rights(world(), '2003-02-06')[1]).toMatchObject({
      status: 'in-force',
      since: '2003-02-06',
      directors: '3',
      elected: '0',
      elects: 'at-special-meeting',
      calledBy: 'the chair',
    });
  });

  it('are elected by what says so, and not by the part of the shares that removes one', () => {
    const [observer, directors] = rights(world(), '2003-02-06');
    expect(observer).not.toHaveProperty('removed-by');
    expect(directors).toMatchObject({ 'removed-by': '51', wins: 'silent' });
    expect(directors).not.toHaveProperty('needed');
    expect(directors).not.toHaveProperty('quorum');
    expect(rights(world(), '2003-02-05')[1]).not.toHaveProperty('wins');
  });

  it('do not come of a dividend paid in the days of grace, nor of one on which nothing was due', () => {
    const paid = [...rated([2]), paidFor('2002-02-06', 2, '$300')];
    expect(rights(world(paid), '2002-08-07')[0]).toMatchObject({ status: 'none', missed: '2', run: '0' });
    const late = [...rated([2]), paidFor('2002-02-07', 2, '$300')];
    expect(rights(world(late), '2002-08-07')[0]).toMatchObject({ status: 'in-force', missed: '3' });
    const short = [...rated([2]), paidFor('2002-02-01', 2, '$299.99')];
    expect(rights(world(short), '2002-08-07')[0]).toMatchObject({ status: 'in-force', missed: '3' });
    const gone: Line = [
      '2001-07-01',
      'shares-reacquired',
      { class: 'silver', from: 'dispersed', shares: '100', 'held-as': 'retired' },
    ];
    expect(rights(world([gone]), '2003-02-06')[0]).toMatchObject({ status: 'none', missed: '0', outstanding: '0' });
    expect(rights(world([gone]), '2003-02-06')[0]).not.toHaveProperty('needed');
  });

  it('end with the second period in a row paid in time, by the reading in the days of grace too', () => {
    expect(rights(world(paidAgain), '2004-02-01')[0]).toMatchObject({ status: 'in-force', run: '1' });
    expect(rights(world(paidAgain), '2004-02-02')[0]).toMatchObject({ status: 'ended', until: '2004-02-02', run: '2' });
    const inGrace = [...rated([5, 6]), paidFor('2003-08-04', 5, '$300'), paidFor('2004-02-02', 6, '$300')];
    expect(rights(world(inGrace), '2004-02-02')[0]).toMatchObject({ status: 'ended' });
    const strict = { readings: { timely: 'on-the-day' } };
    expect(rights(world(inGrace, strict), '2004-02-02')[0]).toMatchObject({ status: 'in-force', run: '1' });
  });

  it('come again with a further miss, or only with as many as at first', () => {
    expect(rights(world(paidAgain), '2004-08-05')[0]).toMatchObject({ status: 'in-force', since: '2004-08-05' });
    const fresh = { readings: { revests: 'fresh-count' } };
    expect(rights(world(paidAgain, fresh), '2004-08-05')[0]).toMatchObject({ status: 'ended' });
  });

  it('miss nothing beyond the day through which the dividends are kept', () => {
    const kept = (keptThrough: string) => rights(world([], { keptThrough }), '2003-06-01');
    expect(kept('2002-08-06')[0]).toMatchObject({ status: 'none', missed: '2' });
    expect(kept('2002-08-07')).toMatchObject([
      { status: 'in-force', missed: '3' },
      { status: 'none', missed: '3' },
    ]);
  });

  it('are none where no instrument speaks of the series', () => {
    const corporation = silverWorld(issued.slice(1));
    expect(rights(corporation, '2001-07-31')[0]).toMatchObject({ status: 'none', missed: '0' });
    expect(rights(corporation, '2001-01-31')[0]).toMatchObject({ status: 'none', outstanding: '0' });
    const value = corporation.ask({ question: 'series.rights', asOf: '2002-08-07', input: { series: 'gold' } });
    expect(value).toMatchObject({ outcome: 'answered', value: { outcome: 'silent' } });
  });
});

describe('the preference that the right to directors asks for', () => {
  const few = [board, silver('2001-02-01', '99')];

  it('is looked at on the day, to the dollar', () => {
    expect(rights(silverWorld(few), '2003-02-06')[1]).toMatchObject({
      status: 'none',
      missed: '4',
      preference: { amount: '9900' },
      short: { amount: '100' },
    });
    const more = silver('2003-03-03', '1');
    expect(rights(silverWorld([...few, more]), '2003-03-03')[1]).toMatchObject({
      status: 'in-force',
      since: '2003-03-03',
    });
    expect(rights(silverWorld([...few, more]), '2003-03-03')[1]).not.toHaveProperty('short');
  });

  it('may count what has accrued, by the other reading', () => {
    const accrued = { readings: { counted: 'with-accrued' } };
    const lines = [...few, ...rated([4, 5], '60%')];
    expect(rights(silverWorld(lines, accrued), '2003-02-06')[1]).toMatchObject({ status: 'none' });
    const almost = [...few, ...rated([5], '90%')];
    expect(rights(silverWorld(almost, accrued), '2003-02-06')[1]).toMatchObject({ status: 'in-force' });
  });

  // $100 are wanted. A day of P5 adds $5.50 (99 shares, $100 at 20 % in 360 days): 19 days are $104.50, 18 are $99.00.
  const slow = silverWorld([...few, ...rated([4, 5, 6], '20%')], { readings: { counted: 'with-accrued' } });

  it('is looked at on every day on which more has accrued', () => {
    expect(rights(slow, '2003-02-19')[1]).toMatchObject({ status: 'none', short: { amount: '1' } });
    expect(rights(slow, '2003-02-20')[1]).toMatchObject({ status: 'in-force', since: '2003-02-20' });
    expect(rights(slow, '2003-08-15')[1]).toMatchObject({ status: 'in-force', since: '2003-02-20' });
  });

  it('is looked at again from nothing in each period, and when a dividend is declared or paid', () => {
    const rates = [...rated([4, 5], '1%'), ...rated([6], '20%')];
    const next = silverWorld([...few, ...rates], { readings: { counted: 'with-accrued' } });
    expect(rights(next, '2003-08-19')[1]).toMatchObject({ status: 'none' });
    expect(rights(next, '2003-12-01')[1]).toMatchObject({ status: 'in-force', since: '2003-08-20' });
    const declared: Line = [
      '2003-03-03',
      'dividend-declared',
      { id: 'p5', class: 'silver', 'for-period': '5', 'per-share': '$5', payable: '2003-08-01' },
    ];
    const whole = silverWorld([...few, ...rated([4, 5], '10%'), declared], { readings: { counted: 'with-accrued' } });
    expect(rights(whole, '2003-03-02')[1]).toMatchObject({ status: 'none' });
    expect(rights(whole, '2003-03-04')[1]).toMatchObject({ status: 'in-force', since: '2003-03-03' });
  });
});

describe('directors of a series', () => {
  const roster = (corporation: Corporation, asOf: string) => {
    const value = ask(corporation, 'board.roster', asOf);
    return { fixed: value['fixed'], names: (value['directors'] as readonly Right[]).map(({ id }) => id) };
  };
  const all = ['d1', 'd2', 'd3', 'd4', 'd5'];

  it('sit beside the others, whose number grows by itself and falls by those elected', () => {
    const lines = [elected('2003-03-03', 's1'), elected('2003-03-03', 's2'), ...paidAgain];
    expect(roster(world(lines), '2003-02-05')).toEqual({ fixed: '5', names: all });
    expect(roster(world(lines), '2003-02-06')).toEqual({ fixed: '8', names: all });
    expect(roster(world(lines), '2003-03-03')).toEqual({ fixed: '8', names: [...all, 's1', 's2'] });
    expect(roster(world(lines), '2004-02-02')).toEqual({ fixed: '6', names: all });
  });

  it('are out for the whole of the day on which the right is no longer in force', () => {
    const lines = [elected('2003-03-03', 's1'), ...paidAgain];
    const inOffice = (at: string): unknown => {
      const when = moment(at);
      const answer = world(lines).session.ask({ question: 'board.roster', asOf: when.day }, (c) => ({
        ask: () => c.notionNamed('directors-in-office', [], when),
      }));
      return answer.outcome === 'answered' ? answer.value : answer.inquiries.map(({ fact }) => fact);
    };
    expect(inOffice('2004-02-01 10:00')).toEqual([...all, 's1']);
    expect(inOffice('2004-02-02 10:00')).toEqual(all);
  });

  it('are counted once where one succeeds another, and as many as there are seats at the most', () => {
    const lines = [
      elected('2003-03-03', 's1'),
      elected('2003-04-01', 's2', { succeeds: 's1' }),
      elected('2003-05-01', 's3', { fills: 'vacancy' }),
      ...paidAgain,
    ];
    expect(rights(world(lines), '2003-06-01')[1]).toMatchObject({ elected: '1' });
    expect(rights(world(lines), '2004-02-02')[1]).toMatchObject({ status: 'ended', elected: '1' });
    expect(roster(world(lines), '2004-02-02').fixed).toBe('7');
    const many = ['s1', 's2', 's3', 's4'].map((person) => elected('2003-03-03', person));
    expect(rights(world([...many, ...paidAgain]), '2004-02-02')[1]).toMatchObject({ elected: '3' });
  });

  it('are in a number fixed after they came, which then falls by them', () => {
    const lines: readonly Line[] = [
      ['2003-04-01', 'board-size', { number: '9', by: 'board' }],
      elected('2003-03-03', 's1'),
      ...paidAgain,
    ];
    expect(roster(world(lines), '2003-04-02').fixed).toBe('9');
    expect(roster(world(lines), '2004-02-02').fixed).toBe('8');
  });

  it('serve until the next annual meeting', () => {
    const meeting = (on: string, id: string): Line => [
      on,
      'meeting-held',
      { id, kind: 'annual', of: 'shareholders', quorum: 'yes' },
    ];
    const lines = [elected('2003-03-03', 's1'), meeting('2003-05-05', 'am')];
    const value = ask(world(lines), 'board.roster', '2003-05-06')['directors'] as readonly Record<string, unknown>[];
    expect(value.find(({ id }) => id === 's1')).toMatchObject({ holdsOver: true, term: { held: 'am' } });
  });

  it('are removed by the holders of the series alone, without cause', () => {
    const proposed: Line = ['2003-03-10', 'proposed', { id: 'out', act: { kind: 'removal', director: 's1' } }];
    const ballot = (shares: string): Line => ['2003-03-11', 'tally', { proposal: 'out', class: 'silver', for: shares }];
    const lines = [elected('2003-03-03', 's1'), proposed];
    const outcome = (more: readonly Line[]) =>
      ask(world([...lines, ...more]), 'board.remove', '2003-03-12', { of: 'out' });
    expect(outcome([ballot('50')])).toMatchObject({
      outcome: 'needs-approval',
      requirement: { id: '7.2 removal', base: '100', needed: '51' },
    });
    expect(outcome([ballot('51')])).toMatchObject({ outcome: 'permitted' });
  });

  it('have successors whom holders of a majority choose', () => {
    const proposed: Line = [
      '2003-03-10',
      'proposed',
      { id: 'fill', act: { kind: 'fill-vacancy', person: 's2', series: 'silver', cause: 'vacancy' } },
    ];
    const value = ask(world([elected('2003-03-03', 's1'), proposed]), 'approval.status', '2003-03-12', { of: 'fill' });
    expect(value).toMatchObject({ requirement: { id: '7.3 holders', base: '100', needed: '51' } });
  });
});

describe('the election of directors of a series', () => {
  const called = (on: string, kind = 'special'): Line => [
    '2003-02-01',
    'meeting-called',
    { id: 'meet', kind, of: 'shareholders', by: 'board', for: on },
  ];
  const election = (seats: string, candidates: readonly string[]): Line => [
    '2003-02-10',
    'proposed',
    { id: 'vote', act: { kind: 'election', meeting: 'meet', seats, series: 'silver', candidates } },
  ];
  const fact = (person: string, value: string): Line => [
    '2003-02-10',
    'stated',
    { fact: 'breaks-majority-independence', about: [person], value },
  ];
  const bars = (lines: readonly Line[], asOf = '2003-02-20') => {
    const value = ask(world(lines), 'approval.status', asOf, { of: 'vote' });
    return Object.fromEntries(
      (value['bars'] as readonly { readonly id: string; readonly barred: boolean }[]).map(({ id, barred }) => [
        id,
        barred,
      ]),
    );
  };

  it('is of three at the most, each of whom qualifies, while the right is in force', () => {
    const ok = [called('2003-03-01'), election('3', ['s1']), fact('s1', 'no')];
    expect(bars(ok)).toEqual({ '7.2 right': false, '7.2 seats': false, '7.2 s1': false });
    expect(bars([called('2003-03-01'), election('4', ['s1']), fact('s1', 'yes')])).toEqual({
      '7.2 right': false,
      '7.2 seats': true,
      '7.2 s1': true,
    });
    const before = [called('2003-02-05'), election('1', ['s1']), fact('s1', 'no')];
    expect(bars(before)).toMatchObject({ '7.2 right': true });
  });

  it('is at a special meeting of the places alone that nobody holds, who resigned before it counting as gone', () => {
    const serve = [elected('2003-02-07', 's1'), elected('2003-02-07', 's2')];
    const candidates = ['s3', 's4'].map((person) => fact(person, 'no'));
    const vote = (seats: string, more: readonly Line[] = [], kind = 'special', stand = ['s3', 's4']) =>
      bars([...serve, called('2003-03-01', kind), election(seats, stand), ...candidates, ...more], '2003-03-02')[
        '7.2 seats'
      ];
    const resigned = (on: string, data: object = {}): Line => [on, 'director-resigned', { person: 's2', ...data }];
    expect(vote('1')).toBe(false);
    expect(vote('2')).toBe(true);
    expect(vote('2', [resigned('2003-02-20')])).toBe(false);
    expect(vote('2', [resigned('2003-03-01')])).toBe(false);
    expect(vote('2', [resigned('2003-02-20', { effective: '2003-03-02' })])).toBe(true);
    expect(vote('3', [resigned('2003-02-20')])).toBe(true);
    expect(vote('3', [], 'annual')).toBe(false);
    expect(vote('2', [fact('s1', 'no')], 'special', ['s1', 's3'])).toBe(false);
    expect(vote('1', [elected('2003-03-01', 's3')])).toBe(false);
  });

  it('leaves in office whom its holders elected on the day on which another resigned, in whatever order it is entered', () => {
    const one = [elected('2003-02-07', 's1'), elected('2003-02-07', 's2'), elected('2003-02-07', 's3')];
    const gone: Line = ['2003-03-01', 'director-resigned', { person: 's2' }];
    const come = elected('2003-03-01', 's4');
    const of = (lines: readonly Line[]) => ask(world([...one, ...lines]), 'board.roster', '2003-03-01');
    for (const value of [of([gone, come]), of([come, gone])]) {
      expect(value).toMatchObject({ fixed: '8', inOffice: '8', vacancies: '0' });
      expect((value['directors'] as readonly Right[]).map(({ id }) => id)).toEqual([
        'd1',
        'd2',
        'd3',
        'd4',
        'd5',
        's1',
        's3',
        's4',
      ]);
    }
  });

  it('is at an annual meeting ten days later, and at a special one where it is eleven', () => {
    const where = (on: string) => rights(world([called(on, 'annual')]), '2003-02-10')[1];
    expect(where('2003-02-16')).toMatchObject({ elects: 'at-annual-meeting', meeting: 'meet', on: '2003-02-16' });
    expect(where('2003-02-17')).toMatchObject({ elects: 'at-special-meeting' });
    expect(where('2003-02-05')).toMatchObject({ elects: 'at-special-meeting' });
    const undated: Line = [
      '2003-02-01',
      'meeting-called',
      { id: 'meet', kind: 'annual', of: 'shareholders', by: 'board' },
    ];
    expect(rights(world([undated]), '2003-02-10')[1]).toMatchObject({ elects: 'at-special-meeting' });
  });

  it('is in the calendar, with what begins and ends', () => {
    const ids = (lines: readonly Line[]) => {
      const value = ask(world(lines), 'calendar.deadlines', '2004-03-01', { from: '2002-08-01', to: '2004-03-01' });
      return (value['deadlines'] as readonly { readonly id: string; readonly day: string }[])
        .filter(({ id }) => id.startsWith('silver'))
        .map(({ id, day }) => `${day} ${id}`);
    };
    expect(ids(paidAgain)).toEqual(
      expect.arrayContaining([
        '2002-08-07 silver observer 2002-08-07',
        '2003-02-06 silver directors 2003-02-06',
        '2003-02-06 silver directors 2003-02-06 meeting',
        '2004-02-02 silver observer 2002-08-07 ends',
        '2004-02-02 silver directors 2003-02-06 ends',
      ]),
    );
    const annual = ids([...paidAgain, called('2003-02-16', 'annual')]);
    expect(annual).not.toContain('2003-02-06 silver directors 2003-02-06 meeting');
  });
});
