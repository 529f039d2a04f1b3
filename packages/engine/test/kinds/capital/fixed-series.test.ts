import { describe, expect, it } from 'vitest';
import { designatedSeries, kinds, loadInstrument, QuestionError, type Provision } from '../../../src/index.js';
import { instrumentOf, type Line } from '../board/world.js';
import { fixedSeries, fixedWorld, issued } from './fixed-world.js';
import { ask, bar } from './stock-world.js';

type Value = Readonly<Record<string, unknown>>;
interface Summary {
  readonly classes: readonly {
    readonly id: string;
    readonly designated?: string;
    readonly undesignated?: string;
    readonly series?: readonly Value[];
  }[];
}

const preference = (lines: readonly Line[], asOf: string, readings: Record<string, string> = {}) => {
  const summary = ask(fixedWorld(lines, { readings }), 'capital.summary', asOf) as unknown as Summary;
  return summary.classes.find((each) => each.id === 'preference');
};
const golden = (lines: readonly Line[], asOf: string, readings: Record<string, string> = {}) =>
  preference(lines, asOf, readings)?.series?.find((each) => each['id'] === 'golden');

describe('a series that the instrument fixes', () => {
  it('is there without an entry, from its day on', () => {
    expect(preference([], '2001-05-31')).toMatchObject({ designated: '80', undesignated: '220' });
    expect(preference([], '2001-06-01')).toMatchObject({ designated: '100', undesignated: '200' });
    expect(golden([], '2001-06-01')).toMatchObject({ designated: '80', filed: '2000-01-01', unissued: '80' });
  });

  it('stands beside those that the board designates', () => {
    const line: Line = [
      '2001-07-01',
      'series-designated',
      { series: 'bronze', class: 'preference', shares: '150', filed: '2001-07-01', terms: {} },
    ];
    expect(preference([line], '2001-07-01')).toMatchObject({ designated: '250', undesignated: '50' });
  });

  it('cannot be designated once more: by an entry, or in a question', () => {
    const line: Line = ['2001-07-01', 'series-designated', { series: 'golden', class: 'preference', shares: '1' }];
    expect(() => preference([line], '2001-07-01')).toThrow(QuestionError);
    expect(() => preference([line], '2001-07-01')).toThrow(/"golden", a series that 2 itself fixes/);
    const again = { series: 'golden', class: 'preference', shares: '1' };
    expect(() => ask(fixedWorld([]), 'capital.designate-series', '2001-07-01', again)).toThrow(
      /2 itself fixes the series "golden"/,
    );
  });

  it('has the votes of its own terms, else those of another section', () => {
    const lines = [
      issued('2001-07-01', 'ordinary', '100'),
      issued('2001-07-01', 'golden', '10'),
      issued('2001-07-01', 'silver', '10'),
    ];
    expect(ask(fixedWorld(lines), 'voting.entitlement', '2001-07-01')).toMatchObject({
      votes: '200',
      classes: [
        { id: 'golden', votesEach: '7', votes: '70' },
        { id: 'ordinary', votes: '100' },
        { id: 'silver', votesEach: '3', votes: '30' },
      ],
    });
  });

  it('is refused where its day is none, or a term is not known', () => {
    const { kind: _kind, ...written } = fixedSeries as unknown as Parameters<typeof designatedSeries>[0] & {
      kind: string;
    };
    const load = (more: object) => () =>
      loadInstrument(instrumentOf([designatedSeries({ ...written, ...more })]), kinds);
    expect(load({})).not.toThrow();
    expect(load({ effective: '2000-02-30' })).toThrow(/2 \(designated-series\) effective/);
    expect(load({ terms: { vote: '7' } })).toThrow(/vote/);
    expect(load({ shares: 'eighty' })).toThrow(/shares/);
  });
});

describe('the number of shares of a fixed series', () => {
  const resized = (series: string, shares: string, filed?: string): Line => [
    '2002-01-01',
    'series-resized',
    { series, shares, ...(filed === undefined ? {} : { filed }) },
  ];
  const silver = (lines: readonly Line[], asOf: string) =>
    preference(lines, asOf)?.series?.find((each) => each['id'] === 'silver');

  it('changes with the resolution where that is enough', () => {
    expect(golden([resized('golden', '90')], '2001-12-31')).toMatchObject({ designated: '80' });
    expect(golden([resized('golden', '90')], '2002-01-01')).toMatchObject({ designated: '90' });
  });

  it('changes with the filing where that is needed', () => {
    expect(silver([resized('silver', '90')], '2002-02-01')).toMatchObject({ designated: '20' });
    expect(silver([resized('silver', '90', '2002-01-15')], '2002-01-14')).toMatchObject({ designated: '20' });
    expect(silver([resized('silver', '90', '2002-01-15')], '2002-01-15')).toMatchObject({ designated: '90' });
  });

  const rights: readonly Line[] = [
    issued('2001-07-01', 'golden', '30'),
    ...(['warrant', 'conversion'] as const).map((kind): Line => [
      '2001-07-01',
      'right-granted',
      {
        id: kind,
        holder: 'holder',
        class: 'golden',
        shares: kind === 'warrant' ? '20' : '5',
        'exercisable-from': '2005-01-01',
        over: 'unissued',
        kind,
      },
    ]),
    ['2001-07-01', 'stated', { fact: 'convertible-issued-by-corporation', about: ['conversion'], value: 'yes' }],
  ];
  const bounds = (lines: readonly Line[], series: string, shares: string) => {
    const value = ask(fixedWorld(lines), 'capital.resize-series', '2002-01-01', { series, shares });
    return bar(value, series === 'golden' ? '7 bounds' : '8 bounds');
  };

  it('is cut to what is outstanding and reserved, and not below', () => {
    const figures = { least: '55', outstanding: '30', reserved: '25', most: '280' };
    expect(bounds(rights, 'golden', '55')).toMatchObject({ ...figures, barred: false });
    expect(bounds(rights, 'golden', '54')).toMatchObject({ ...figures, barred: true });
  });

  it('counts no right that has ended, and none over shares that somebody holds', () => {
    const ended: Line = ['2001-08-01', 'right-ended', { right: 'warrant', how: 'lapsed' }];
    const over: Line = [
      '2001-08-01',
      'right-granted',
      {
        id: 'call',
        holder: 'ada',
        class: 'golden',
        shares: '9',
        'exercisable-from': '2001-08-01',
        over: 'outstanding',
        of: 'holder',
        kind: 'option',
      },
    ];
    expect(bounds([...rights, ended, over], 'golden', '35')).toMatchObject({ least: '35', barred: false });
  });

  it('does not count conversions where the instrument reserves nothing for them', () => {
    const ofSilver: Line = [
      '2001-07-01',
      'right-granted',
      {
        id: 'notes',
        holder: 'holder',
        class: 'silver',
        shares: '5',
        'exercisable-from': '2001-07-01',
        over: 'unissued',
        kind: 'conversion',
      },
    ];
    expect(bounds([ofSilver], 'silver', '0')).toMatchObject({ least: '0', reserved: '0', barred: false });
  });

  it('grows to what the class has left, even from below what a decrease would have to leave', () => {
    expect(bounds([], 'golden', '280')).toMatchObject({ barred: false, most: '280' });
    expect(bounds([], 'golden', '281')).toMatchObject({ barred: true });
    const over = [issued('2001-07-01', 'golden', '100')];
    expect(bounds(over, 'golden', '90')).toMatchObject({ least: '100', barred: false });
    expect(bounds(over, 'golden', '79')).toMatchObject({ least: '100', barred: true });
  });

  it('needs the board, and a filing only where the instrument asks for it', () => {
    const ways = (series: string) =>
      ask(fixedWorld([]), 'capital.resize-series', '2002-01-01', { series, shares: '19' })['ways'];
    expect(ways('golden')).toMatchObject([{ id: '7 board' }]);
    expect(ways('silver')).toMatchObject([{ id: '8 board & 8 filing' }]);
  });
});

describe('retired shares of a series', () => {
  const bought = (on: string, as: 'retired' | 'treasury', shares = '4'): Line => [
    on,
    'shares-reacquired',
    { class: 'golden', from: 'dispersed', shares, 'held-as': as },
  ];
  const start = issued('2001-07-01', 'golden', '30');

  it('leave it, so that what may be issued of it is what never was', () => {
    const lines = [start, bought('2001-08-01', 'retired')];
    expect(golden(lines, '2001-07-31')).toMatchObject({ designated: '80', unissued: '50' });
    expect(golden(lines, '2001-08-01')).toMatchObject({ designated: '76', issued: '26', unissued: '50' });
    expect(preference(lines, '2001-08-01')).toMatchObject({ undesignated: '204' });
  });

  it('or stay in it', () => {
    const lines = [start, bought('2001-08-01', 'retired')];
    const stays = golden(lines, '2001-08-01', { 'F-retired': 'stay' });
    expect(stays).toMatchObject({ designated: '80', issued: '26', unissued: '54' });
  });

  it('count from the last time the board fixed the number', () => {
    const again: Line = ['2001-08-02', 'series-resized', { series: 'golden', shares: '80' }];
    const lines = [start, bought('2001-08-01', 'retired'), again, bought('2001-08-03', 'retired', '1')];
    expect(golden(lines, '2001-08-02')).toMatchObject({ designated: '80', unissued: '54' });
    expect(golden(lines, '2001-08-03')).toMatchObject({ designated: '79', unissued: '54' });
  });

  it('may be retired out of treasury, and make no room before', () => {
    const held = [start, bought('2001-08-01', 'treasury')];
    expect(golden(held, '2001-08-01', { 'F-treasury': 'unissued' })).toMatchObject({
      designated: '80',
      unissued: '50',
    });
    expect(golden(held, '2001-08-01')).toMatchObject({ 'to-be-retired': '4' });
    const retired: Line = ['2001-08-02', 'shares-retired', { class: 'golden', shares: '4' }];
    expect(golden([...held, retired], '2001-08-02')).toMatchObject({ designated: '76', unissued: '50' });
    expect(golden([...held, retired], '2001-08-02')).not.toHaveProperty('to-be-retired');
  });

  it('may neither be kept nor issued again', () => {
    const world = fixedWorld([start, bought('2001-08-01', 'treasury')]);
    const buy = (as: string) =>
      ask(world, 'capital.reacquire', '2001-09-01', { class: 'golden', shares: '1', 'held-as': as });
    expect(bar(buy('treasury'), '5 treasury')).toMatchObject({ barred: true });
    expect(bar(buy('retired'), '5 treasury')).toMatchObject({ barred: false });
    const issue = (from: 'yes' | 'no') =>
      ask(world, 'capital.issue', '2001-09-01', { class: 'golden', shares: '1', 'from-treasury': from });
    expect(bar(issue('yes'), '5 treasury')).toMatchObject({ barred: true });
    expect(bar(issue('no'), '5 treasury')).toMatchObject({ barred: false });
  });

  it('are another matter than those of other series', () => {
    const lines: Line[] = [
      issued('2001-07-01', 'silver', '10'),
      ['2001-08-01', 'shares-reacquired', { class: 'silver', from: 'dispersed', shares: '4', 'held-as': 'retired' }],
    ];
    expect(preference(lines, '2001-08-01')).toMatchObject({ designated: '100' });
    const value = ask(fixedWorld(lines), 'capital.reacquire', '2001-09-01', { class: 'silver', shares: '1' });
    expect(value['bars']).toEqual([]);
  });
});

describe('shares issued beyond what there are', () => {
  it('are told as such, of a class and of a series', () => {
    const lines = [issued('2001-07-01', 'golden', '81'), issued('2001-07-01', 'ordinary', '100,000')];
    expect(golden(lines, '2001-07-01')).toMatchObject({ unissued: '0', 'beyond-authorised': '1' });
    const ordinary = (more: readonly Line[]) =>
      (ask(fixedWorld([...lines, ...more]), 'capital.summary', '2001-07-01') as unknown as Summary).classes[0];
    expect(ordinary([])).toMatchObject({ unissued: '0' });
    expect(ordinary([])).not.toHaveProperty('beyond-authorised');
    expect(ordinary([issued('2001-07-01', 'ordinary', '1/2')])).toMatchObject({ 'beyond-authorised': '0.5' });
  });
});

describe('shares that outstanding rights need', () => {
  const right: Line = [
    '2001-07-01',
    'right-granted',
    {
      id: 'options',
      holder: 'ada',
      class: 'ordinary',
      shares: '100',
      'exercisable-from': '2005-01-01',
      over: 'unissued',
      kind: 'option',
    },
  ];
  const world = fixedWorld([issued('2001-07-01', 'ordinary', '99,000'), right]);
  const said = (shares: string) =>
    world
      .ask({ question: 'capital.issue', asOf: '2001-08-01', input: { class: 'ordinary', shares } })
      .remarks.map((each) => each.says);
  const given = (rate: string) =>
    world
      .ask({
        question: 'capital.distribute-shares',
        asOf: '2001-08-01',
        input: { class: 'ordinary', 'on-class': 'ordinary', 'per-share': rate },
      })
      .remarks.map((each) => each.says);

  it('are told in the summary of the stock, from the day on which a right is granted', () => {
    const line = (asOf: string) => (ask(world, 'capital.summary', asOf) as unknown as Summary).classes[0];
    expect(line('2001-07-01')).toMatchObject({ unissued: '1000', reserved: '100' });
    expect(line('2001-06-30')).not.toHaveProperty('reserved');
  });

  it('are no bar, and are told where an issue leaves too few', () => {
    expect(said('900')).toEqual([]);
    expect(said('901')).toEqual([expect.stringContaining('After it 99 shares of ordinary would be unissued')]);
    expect(said('1001')).toEqual([]);
    expect(given('1/110')).toEqual([]);
    expect(given('1/100')).toEqual([expect.stringContaining('10 shares of ordinary')]);
    expect(given('1/10')).toEqual([]);
  });
});

describe('a series that may not be redeemed', () => {
  const redeem = (of: string) =>
    ask(fixedWorld([]), 'capital.redeem', '2001-09-01', { class: of, shares: '1', on: '2001-10-01' });
  it('bars its redemption, and no other', () => {
    expect(redeem('golden')['bars']).toContainEqual(expect.objectContaining({ id: '6', barred: true }));
    expect(redeem('silver')['bars']).not.toContainEqual(expect.objectContaining({ id: '6' }));
  });

  it('is asked where the provision on its redemption has ended, or says so by another reading alone', () => {
    const right = (only: object): Provision =>
      ({
        kind: 'redemption-on-request',
        cite: '6.1',
        summary: 'redeemed on request',
        series: 'silver',
        requestedBy: 'more than 50%',
        from: { day: '2000-01-02' },
        due: '60 days',
        instalments: 3,
        available: 'law',
        ...only,
      }) as unknown as Provision;
    const input = { class: 'silver', shares: '1', on: '2001-10-01' };
    const asks = (only: object): string => {
      const answer = fixedWorld([issued('2001-07-01', 'silver', '20')], {}, [right(only)]).ask({
        question: 'capital.redeem',
        asOf: '2001-09-01',
        input,
      });
      return JSON.stringify(answer.outcome === 'needs-facts' && answer.inquiries);
    };
    expect(asks({})).not.toContain('redeemable-by-terms');
    expect(asks({ ifRead: { 'F-since': 'first-issue' } })).toContain('redeemable-by-terms');
    expect(asks({ inForce: { through: { day: '2001-06-30' } } })).toContain('redeemable-by-terms');
  });
});
