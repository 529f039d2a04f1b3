import { describe, expect, it } from 'vitest';
import { dividendConduct, openCorporation, post } from '../../../src/index.js';
import { instrumentOf, journalOf } from '../board/world.js';
import { directorsCharter, fourIndependent, independent } from './directors-world.js';
import { askPrice, asksOf, bought, completed, offered, quoted, settledOf, testOf, type Asked } from './price-world.js';
import { board, type Line } from './world.js';

const flat = quoted('common', '$30');
const stated = (fact: string, about: readonly string[], value: string): Line => [
  '2003-07-01',
  'stated',
  { fact, about, value },
];
const open: readonly Line[] = [stated('announced-after-close', ['deal'], 'no')];
const asked = (lines: readonly Line[], more: Partial<Asked> = {}): Asked => ({
  instrument: directorsCharter,
  given: independent(5),
  ...more,
  lines: [flat, ...open, ...completed, offered('$30'), ...lines],
});
const verdictOf = (id: string, lines: readonly Line[], more: Partial<Asked> = {}) =>
  testOf(asked(lines, more), id)?.verdict;
const says = (lines: readonly Line[], more: Partial<Asked> = {}) => JSON.stringify(askPrice(asked(lines, more)));
const covered: Line = ['2000-01-01', 'coverage', { family: 'dividends', from: '2000-01-01' }];
const statement: Line = [
  '2003-06-18',
  'statement-mailed',
  { proposal: 'deal', sort: 'proxy-statement', complies: 'yes' },
];
const voted = (on: string, yes: string | readonly string[], more: object = {}, day = '2003-01-10'): Line => [
  day,
  'body-act',
  { by: 'independent-directors', on, decides: 'approve', yes, 'at-meeting': 'no', ...more },
];

describe('lapses in dividends that directors may approve', () => {
  const rate = (on: string, annual: string, id?: string): Line =>
    [on, 'dividend-rate', { class: 'common', annual }, ...(id === undefined ? [] : [id])] as unknown as Line;
  const cut = [covered, rate('2001-01-01', '$1.00'), rate('2002-09-02', '$0.99', 'cut')];
  const id = 'V.2(d)(ii)';

  it('do no harm where so many of them did, of all in office or of those present', () => {
    expect(verdictOf(id, cut)).toBe('fail');
    expect(verdictOf(id, [...cut, voted('cut', '3')])).toBe('pass');
    expect(verdictOf(id, [...cut, voted('cut', '2', { present: '3' })])).toBe('fail');
    expect(verdictOf(id, [...cut, voted('cut', '2', { present: '3' })], { readings: { 'R-of': 'present' } })).toBe(
      'pass',
    );
    expect(verdictOf(id, [...cut, voted('cut', '5', { decides: 'disapprove' })])).toBe('fail');
    expect(verdictOf(id, [...cut, voted('deal', '5')])).toBe('fail');
    expect(verdictOf(id, [...cut, voted('cut', '0')], { given: independent(0) })).toBe('fail');
  });

  it('are approved where they voted for it among the whole board', () => {
    const ofBoard = (yes: readonly string[]) =>
      verdictOf(id, [...board, ...cut, voted('cut', yes, { by: 'board' })], { given: fourIndependent });
    expect(ofBoard(['d1', 'd2', 'd3', 'd4'])).toBe('pass');
    expect(ofBoard(['d1', 'd2', 'd3'])).toBe('fail');
  });

  it('may be approved until the deal is completed, and not after', () => {
    const ahead = settledOf({
      ...asked([]),
      lines: [flat, ...open, offered('$30'), ...cut, voted('cut', '2')],
      asOf: '2003-04-01',
    });
    expect([ahead.passes, ahead.final]).toEqual([false, false]);
    expect(verdictOf(id, [...cut, voted('cut', '5', {}, '2003-06-29')])).toBe('pass');
    expect(verdictOf(id, [...cut, voted('cut', '5', {}, '2003-07-01')])).toBe('fail');
    expect(settledOf(asked(cut)).final).toBe(true);
  });

  it('are looked at apart: a reduction, and an increase left out', () => {
    const half: Line = ['2002-09-02', 'shares-split', { class: 'common', 'for-each': '2', becomes: '1' }, 'half'];
    const raise = 'V.2(d)(iii)';
    expect([verdictOf(id, cut), verdictOf(raise, cut)]).toEqual(['fail', 'pass']);
    const fewer = [covered, rate('2001-01-01', '$1.00'), half];
    expect([verdictOf(id, fewer), verdictOf(raise, fewer)]).toEqual(['pass', 'fail']);
    expect(verdictOf(raise, [...fewer, voted('half', '3')])).toBe('pass');
    const partly = [...fewer, rate('2002-10-01', '$1.99', 'partly')];
    expect([verdictOf(id, partly), verdictOf(raise, partly)]).toEqual(['pass', 'fail']);
    expect(says(partly)).toContain('not raised');
    const enough = [...fewer, rate('2002-10-01', '$2')];
    expect([verdictOf(id, enough), verdictOf(raise, enough)]).toEqual(['pass', 'pass']);
    const both = [...fewer, rate('2002-10-01', '$0.99', 'both')];
    expect([verdictOf(id, both), verdictOf(raise, both)]).toEqual(['fail', 'pass']);
  });

  it('that nobody entered are asked about, each by itself', () => {
    const about = ['common', '2002-02-01', '2003-06-30'];
    expect(asksOf(asked([statement]))).toContain(`dividend-rate-not-reduced(${about.join(', ')})`);
    const lowered = stated('dividend-rate-not-reduced', about, 'no');
    expect(verdictOf(id, [lowered])).toBeUndefined();
    expect(verdictOf(id, [lowered, stated('lapse-was-approved', ['big', 'common'], 'yes')])).toBe('pass');
    expect(verdictOf(id, [lowered, stated('lapse-was-approved', ['big', 'common'], 'no')])).toBe('fail');
    expect(verdictOf('V.2(d)(iii)', [lowered, stated('dividend-rate-raised', about, 'yes')])).toBe('pass');
  });

  it('are made harmless in one way, and not in two', () => {
    const rule = dividendConduct({
      cite: 'V.1',
      summary: 'both',
      senior: { cite: 'V.1', class: 'preferred' },
      rate: { cite: 'V.1', class: 'common' },
      cure: { cite: 'V.1', days: '5' },
      approval: {
        cite: 'V.1',
        says: 'some',
        body: 'board',
        fraction: { majority: true },
        of: 'in-office',
        atMeeting: true,
      },
    });
    expect(() => openCorporation({ instruments: [instrumentOf([rule])], books: post(journalOf([], [])) })).toThrow(
      /write one of them/,
    );
  });
});

describe('holders who are left out', () => {
  const id = 'V.2(h)';
  const some = stated('holders-left-out', ['deal', 'big'], 'yes');
  const dissent = (value: string) => stated('left-out-by-dissent', ['deal', 'big'], value);

  it('are supposed not to be, and asked about where nothing may be supposed', () => {
    expect(verdictOf(id, [])).toBe('pass');
    expect(verdictOf(id, [], { strict: true })).toBeUndefined();
    expect(says([])).toContain('no holder of voting stock other than big');
  });

  it('defeat the condition unless they only demand the value of their shares', () => {
    expect(verdictOf(id, [some])).toBeUndefined();
    expect(verdictOf(id, [some, dissent('yes')])).toBe('pass');
    expect(verdictOf(id, [some, dissent('no')])).toBe('fail');
  });

  it('count even then where the rule says so', () => {
    const counting = directorsCharter.articles.flatMap(({ provisions }) =>
      provisions.map((each) =>
        each.kind === 'price-and-procedure' ? { ...each, everyHolder: { cite: id, dissenters: 'counted' } } : each,
      ),
    );
    const instrument = instrumentOf(counting, { readings: directorsCharter.readings ?? [] });
    expect(verdictOf(id, [some, dissent('yes')], { instrument })).toBe('fail');
  });
});

describe('an opinion on fairness', () => {
  const id = 'V.2(g) opinion';
  const mailed = (on: string, more: object = {}): Line => [
    on,
    'statement-mailed',
    { proposal: 'deal', sort: 'proxy-statement', complies: 'yes', ...more },
    'statement',
  ];
  const request = (yes: string, more: object = {}): Line =>
    voted('deal', yes, { decides: 'request-opinion', ...more }, '2003-04-01');

  it('is not needed unless a majority asks for it', () => {
    expect(verdictOf(id, [mailed('2003-06-18')])).toBe('pass');
    expect(verdictOf(id, [mailed('2003-06-18'), request('2')])).toBe('pass');
    expect(verdictOf(id, [mailed('2003-06-18', { opinion: 'no' }), request('3')])).toBe('fail');
    const two = [mailed('2003-06-18', { opinion: 'no' }), request('2', { present: '3' })];
    expect(verdictOf(id, two)).toBe('pass');
    expect(verdictOf(id, two, { readings: { 'R-of': 'present' } })).toBe('fail');
  });

  it('must be in a statement that complies and was mailed in time', () => {
    const three = request('3');
    expect(verdictOf(id, [mailed('2003-06-18', { opinion: 'yes' }), three])).toBe('pass');
    expect(verdictOf(id, [mailed('2003-06-19', { opinion: 'yes' }), three])).toBe('fail');
    expect(verdictOf(id, [mailed('2003-06-18', { opinion: 'yes', complies: 'no' }), three])).toBe('fail');
    expect(verdictOf(id, [mailed('2003-06-18'), three])).toBeUndefined();
    expect(verdictOf(id, [mailed('2003-06-18'), three, stated('statement-has-opinion', ['statement'], 'yes')])).toBe(
      'pass',
    );
    expect(verdictOf(id, [three])).toBe('fail');
  });

  it('is open while the deal is ahead and nothing was mailed', () => {
    const ahead = { ...asked([]), lines: [flat, ...open, offered('$30'), request('3')], asOf: '2003-04-02' };
    expect(testOf(ahead, id)?.verdict).toBe('open');
  });
});

describe('what the affiliates of the person do', () => {
  it('counts among shares added and benefits had', () => {
    expect(verdictOf('V.2(e)', [bought('2002-02-02', '$30', { to: 'ally' })])).toBe('fail');
    const right = (holder: string): Line => [
      '2002-02-02',
      'right-granted',
      {
        id: 'option',
        holder,
        class: 'common',
        shares: '1',
        'exercisable-from': '2004-01-01',
        over: 'unissued',
        kind: 'option',
      },
    ];
    expect(verdictOf('V.2(e)', [right('ally')])).toBe('fail');
    expect(verdictOf('V.2(e)', [right('other')])).toBe('pass');
    const loan = (by: string, from = 'corporation'): Line => [
      '2002-02-02',
      'benefit-received',
      { by, from, kind: 'loan', proportionate: 'no' },
    ];
    expect(verdictOf('V.2(f)', [loan('ally')])).toBe('fail');
    expect(says([loan('ally')])).toMatch(/ally/);
    expect(verdictOf('V.2(f)', [loan('other')])).toBe('pass');
    expect(verdictOf('V.2(f)', [loan('big', 'other')])).toBe('pass');
  });
});

describe('shares that were its own beneficially already', () => {
  const id = 'V.2(e)';
  const option = (shares: string): Line => [
    '2001-06-01',
    'right-granted',
    {
      id: 'option',
      holder: 'ally',
      class: 'common',
      shares,
      'exercisable-from': '2001-07-01',
      over: 'unissued',
      kind: 'option',
    },
  ];
  const issued = (shares: string, on = '2002-05-01'): Line => [
    on,
    'shares-issued',
    { class: 'common', to: 'ally', shares, consideration: '$100' },
  ];
  const ended = (how: string, more: object = {}): Line => [
    '2002-05-01',
    'right-ended',
    { right: 'option', how, ...more },
  ];

  it('may pass from one of its side to another', () => {
    const earlier = bought('2001-06-01', '$30', { to: 'ally' });
    expect(verdictOf(id, [earlier, bought('2002-05-01', '$30', { from: 'ally' })])).toBe('pass');
    expect(
      verdictOf(id, [bought('2001-06-01', '$30', { to: 'other' }), bought('2002-05-01', '$30', { from: 'other' })]),
    ).toBe('fail');
  });

  it('may be got by a right that it had, and no more than that', () => {
    expect(verdictOf(id, [option('10'), issued('10'), ended('exercised')])).toBe('pass');
    expect(verdictOf(id, [option('10'), issued('11'), ended('exercised')])).toBe('fail');
    expect(verdictOf(id, [option('10'), issued('5'), ended('exercised', { shares: '5' })])).toBe('pass');
    expect(verdictOf(id, [option('10'), issued('10'), ended('exercised', { shares: '5' })])).toBe('fail');
    expect(verdictOf(id, [option('10'), issued('10'), ended('lapsed')])).toBe('fail');
    expect(verdictOf(id, [option('10'), issued('10', '2002-05-02'), ended('exercised')])).toBe('fail');
  });
});

describe('shares that come to all in proportion', () => {
  const id = 'V.2(e)';
  const adds = { readings: { 'R-split-adds': 'yes' } };
  const split = (on: string, each: string, becomes: string): Line => [
    on,
    'shares-split',
    { class: 'common', 'for-each': each, becomes },
  ];
  const owning = (before: string, after: string) => ({
    given: independent(5).flatMap((each) =>
      each.notion === 'beneficial-ownership' && each.about.includes('common')
        ? [{ ...each, value: { shares: { value: before, unit: 'shares' }, rights: { value: after, unit: 'shares' } } }]
        : [each],
    ),
  });

  it('are not added, unless by the other reading', () => {
    const two = split('2002-05-01', '1', '2');
    expect([verdictOf(id, [two]), verdictOf(id, [two], adds)]).toEqual(['pass', 'fail']);
    const dividend: Line = [
      '2002-05-01',
      'share-distribution',
      { class: 'common', 'on-class': 'common', 'per-share': '1/10' },
    ];
    expect([verdictOf(id, [dividend]), verdictOf(id, [dividend], adds)]).toEqual(['pass', 'fail']);
    expect(says([two], adds)).toContain('all of them came to be more');
  });

  it('are none in a combination, before the line was crossed, or where the person owns none', () => {
    expect(verdictOf(id, [split('2001-05-01', '1', '2')], adds)).toBe('pass');
    expect(verdictOf(id, [split('2002-05-01', '1', '2')], { ...adds, ...owning('0', '0') })).toBe('pass');
    expect(says([split('2002-05-01', '2', '1')], adds)).not.toContain('came to be more');
  });

  it('leave a right to so many shares as it was entered', () => {
    const half = split('2002-05-01', '2', '1');
    expect(verdictOf(id, [half], owning('0', '120'))).toBe('pass');
    expect(verdictOf(id, [half], owning('120', '0'))).toBe('fail');
  });
});

describe('forms in which as many shares were bought', () => {
  it('do each, or none but cash does by the other reading', () => {
    const tie = [
      offered('$1', { stock: [{ what: 'big-common', units: '1' }] }),
      bought('2002-01-02', '$30'),
      bought('2002-02-01', '$30', { 'paid-in': 'big-common' }),
    ];
    expect(verdictOf('V.2(c)', tie)).toBe('pass');
    expect(verdictOf('V.2(c)', tie, { readings: { 'R-tied': 'none' } })).toBe('fail');
    const more = [...tie, bought('2001-12-01', '$30', { 'paid-in': 'big-common' })];
    expect(verdictOf('V.2(c)', more, { readings: { 'R-tied': 'none' } })).toBe('pass');
  });
});
