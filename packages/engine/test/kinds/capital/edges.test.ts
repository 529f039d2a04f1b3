import { describe, expect, it } from 'vitest';
import { asked, instrumentOf, open } from '../board/world.js';
import { ask, bar, lowAndHigh, stockWorld, type Line } from './stock-world.js';

const issued: Line = ['2000-02-01', 'shares-issued', { class: 'ordinary', to: 'dispersed', shares: '700' }];
const first: Line = [
  '2000-04-01',
  'series-designated',
  { series: 'first', class: 'preference', shares: '120', filed: '2000-04-01', terms: { preference: '$1' } },
];
const statedOn = (fact: string, about: readonly string[], value: string): Line => [
  '2000-05-01',
  'stated',
  { fact, about, value },
];

const give = (world: ReturnType<typeof stockWorld>, of: string, rate = '1', on = 'ordinary') =>
  ask(world, 'capital.distribute-shares', '2001-01-01', { class: of, 'on-class': on, 'per-share': rate });

describe('a class that nobody authorised', () => {
  it('cannot be distributed', () => {
    const given = (of: string) => give(stockWorld([issued]), of);
    expect(given('ordnary')).toMatchObject({ outcome: 'barred', bars: [{ id: '1', class: 'ordnary' }] });
    expect(given('xyz')).toMatchObject({ outcome: 'barred', bars: [{ id: '1', class: 'xyz' }] });
  });

  it('takes no issue, whether or not it is paid for', () => {
    for (const how of [{ 'from-treasury': 'yes' }, { consideration: '$9' }]) {
      const value = ask(stockWorld([issued]), 'capital.issue', '2001-01-01', { class: 'golden', shares: '1', ...how });
      expect(bar(value, '1')).toMatchObject({ barred: true, class: 'golden' });
    }
  });
});

describe('a distribution of shares of a series', () => {
  const world = stockWorld([issued, first]);

  it('takes no more than are unissued of the series, and has no par value where its class has none', () => {
    expect(bar(give(world, 'first', '120/700'), '1')).toMatchObject({ barred: false, shares: '120', unissued: '120' });
    expect(bar(give(world, 'first', '121/700'), '1')).toMatchObject({ barred: true, shares: '121' });
    expect(bar(give(world, 'first', '120/700'), '1')).not.toHaveProperty('par-of-them');
    expect(bar(give(world, 'ordinary', '1/7'), '1')).toHaveProperty('par-of-them');
  });

  it('is barred where it names the class and no series', () => {
    expect(give(world, 'preference', '1/700')).toMatchObject({
      outcome: 'barred',
      bars: [{ id: '1', class: 'preference' }],
    });
  });
});

describe('stock of which no share is outstanding', () => {
  const world = stockWorld([issued, first]);
  const none = { barred: true, outstanding: '0' };
  const pay = (of: ReturnType<typeof stockWorld>, asOf: string, more: Readonly<Record<string, unknown>> = {}) =>
    ask(of, 'dividends.permit', asOf, { class: 'first', 'per-share': '$1', ...more });

  it('is paid nothing, is given nothing, and has nothing to redeem', () => {
    expect(bar(pay(world, '2001-01-01'), '1')).toMatchObject(none);
    expect(bar(give(world, 'ordinary', '1/100', 'first'), '1')).toMatchObject(none);
    expect(bar(ask(world, 'capital.redeem', '2001-01-01', { class: 'first', on: '2001-02-01' }), '1')).toMatchObject(
      none,
    );
  });

  it('is every class that has shares only in series: they are those of one', () => {
    const one: Line = ['2000-05-01', 'shares-issued', { class: 'first', to: 'holder', shares: '1' }];
    const more = stockWorld([issued, first, one]);
    expect(bar(ask(more, 'dividends.permit', '2001-01-01', { class: 'preference', 'per-share': '$1' }), '1')).toEqual({
      id: '1',
      cite: '1',
      barred: true,
      class: 'preference',
    });
    expect(pay(more, '2001-01-01')['bars']).toEqual([]);
  });

  it('is told by the record date, and by the day of the proposal', () => {
    const one: Line = ['2000-05-01', 'shares-issued', { class: 'first', to: 'holder', shares: '1' }];
    const back: Line = [
      '2000-11-01',
      'shares-reacquired',
      { class: 'first', from: 'holder', shares: '1', 'held-as': 'retired' },
    ];
    const proposed: Line = [
      '2000-10-01',
      'proposed',
      { id: 'it', act: { kind: 'dividend', class: 'first', 'per-share': '$1' } },
    ];
    const gone = stockWorld([issued, first, one, back, proposed]);
    expect(pay(gone, '2001-01-01', { 'record-date': '2000-10-31' })['bars']).toEqual([]);
    expect(bar(pay(gone, '2001-01-01', { 'record-date': '2000-11-01' }), '1')).toMatchObject(none);
    expect(ask(gone, 'dividends.permit', '2001-01-01', { of: 'it' })['bars']).toEqual([]);
  });

  it('may be issued before a record date that is ahead: that none is rests on a premise', () => {
    const answer = world.ask({
      question: 'dividends.permit',
      asOf: '2001-01-01',
      input: { class: 'first', 'per-share': '$1', 'record-date': '2001-02-01' },
    });
    expect(answer.rests.map(({ kind }) => kind)).toContain('continues');
  });
});

describe('an issue by somebody else', () => {
  it('is not one of the stock that the instrument authorises: neither its number nor its price is tested', () => {
    const by = (issuer: string) =>
      ask(stockWorld([issued]), 'capital.issue', '2001-01-01', {
        class: 'ordinary',
        shares: '5000',
        consideration: '$1',
        by: issuer,
      })['bars'] as readonly { readonly id: string; readonly barred: boolean }[];
    expect(by('agency').filter((each) => each.barred)).toEqual([]);
    expect(
      by('corporation')
        .filter((each) => each.barred)
        .map((each) => each.id),
    ).toEqual(['1', '2 consideration']);
  });
});

describe('what law asks of an issue while stock is listed', () => {
  const says = (lines: readonly Line[]) =>
    stockWorld([issued, ...lines])
      .ask({
        question: 'capital.issue',
        asOf: '2001-01-01',
        input: { class: 'ordinary', shares: '10', consideration: '$20' },
      })
      .otherLaw.map((each) => each.says);
  const listed = (value: string) => statedOn('listed-on-national-exchange', [], value);

  it('is named where it is listed, and does not matter where it is not', () => {
    const status = (value: string) =>
      JSON.stringify(
        ask(stockWorld([issued, listed(value)]), 'capital.issue', '2001-01-01', {
          class: 'ordinary',
          shares: '10',
          consideration: '$20',
        })['requirement'],
      );
    expect(says([listed('yes')])).toContain('the exchange’s rules');
    expect(status('yes')).not.toContain('not-needed');
    expect(status('no')).toContain('not-needed');
  });
});

describe('the size of a series', () => {
  it('is refused for a series of which nothing like it is known', () => {
    const resize = () =>
      ask(stockWorld([issued]), 'capital.resize-series', '2001-01-01', { series: 'xyz', shares: '5' });
    expect(resize).toThrow(/No series "xyz" has been designated/);
    expect(resize).not.toThrow(/did you mean/);
  });
});

describe('an activity', () => {
  const start = (more: object = { needs: ['agency'] }): Line => [
    '2001-01-01',
    'proposed',
    { id: 'start', act: { kind: 'activity', name: 'trade', from: '2001-02-01', ...more } },
  ];
  const lawful = statedOn('lawful-activity', ['trade'], 'yes');
  const granted = (on: string, more: object = {}): Line => [
    on,
    'approval',
    { by: 'agency', for: 'start', kind: 'consent', granted: 'yes', ...more },
  ];
  const outcome = (lines: readonly Line[], asOf: string) => {
    const answer = stockWorld([lawful, ...lines]).ask({ question: 'approval.status', asOf, input: { of: 'start' } });
    return answer.outcome === 'answered'
      ? (answer.value as { readonly outcome: string }).outcome
      : answer.inquiries.map((each) => each.key);
  };

  it('takes a consent that came first; where it came on the very day, which came first is asked', () => {
    expect(outcome([start(), granted('2001-01-31')], '2001-02-01')).toBe('permitted');
    expect(outcome([start(), granted('2001-02-01')], '2001-02-01')).toEqual(['consent-came-first(agency, trade)']);
    expect(outcome([start(), granted('2001-02-01 09:00')], '2001-02-01')).toEqual([
      'consent-came-first(agency, trade)',
    ]);
    const first = (reply: string) => statedOn('consent-came-first', ['agency', 'trade'], reply);
    expect(outcome([start(), granted('2001-02-01'), first('yes')], '2001-02-01')).toBe('permitted');
    expect(outcome([start(), granted('2001-02-01'), first('no')], '2001-02-01')).toBe('barred');
  });

  it('lacks a consent that was refused, or has lapsed, and has one on the last day before', () => {
    expect(outcome([start(), granted('2001-01-31', { granted: 'no' })], '2001-03-01')).toBe('barred');
    const lapsing = granted('2001-01-31', { until: '2001-03-01' });
    expect(outcome([start(), lapsing], '2001-02-28')).toBe('permitted');
    expect(outcome([start(), lapsing], '2001-03-01')).toBe('barred');
  });

  it('is asked whose consent it needs where nobody entered it', () => {
    expect(outcome([start({})], '2001-02-01')).toContain('public-consent-needed(trade, a public body)');
    const needed = (reply: string) => statedOn('public-consent-needed', ['trade', 'a public body'], reply);
    expect(outcome([start({}), needed('no')], '2001-02-01')).toBe('permitted');
    expect(outcome([start({}), needed('yes')], '2001-02-01')).toEqual(['consenting-body(trade)']);
  });

  it('is barred where the statutes do not allow it, and starts as of the question where no day is entered', () => {
    const unlawful = statedOn('lawful-activity', ['trade'], 'no');
    const world = stockWorld([unlawful, start(), granted('2001-01-31')]);
    const put = { question: 'approval.status', asOf: '2001-02-01', input: { of: 'start' } };
    expect(world.ask(put)).toMatchObject({ value: { outcome: 'barred' } });
    const undated: Line = [
      '2001-01-01',
      'proposed',
      { id: 'start', act: { kind: 'activity', name: 'trade', needs: ['agency'] } },
    ];
    expect(outcome([undated, granted('2001-01-31')], '2001-02-01')).toBe('permitted');
  });
});

it('shows in the profile how many shares of which class are authorised', () => {
  const { fields } = ask(stockWorld([]), 'instrument.profile', '2001-01-01') as unknown as {
    readonly fields: readonly { readonly id: string; readonly says: readonly { readonly says: string }[] }[];
  };
  expect(fields.find(({ id }) => id === 'authorised-stock')?.says[0]?.says).toMatch(
    /^1,?200 shares: 1,?000 ordinary, 200 preference$/,
  );
});

describe('shares that are to be bought back', () => {
  const back = (more: object, ...then: readonly Line[]) => backOf({}, more, ...then);
  const backOf = (as: object, more: object, ...then: readonly Line[]) => {
    const act = { kind: 'buy-back', class: 'low', shares: '601', ...more };
    const lines: readonly Line[] = [
      ['2001-01-02', 'shares-issued', { class: 'low', to: 'ann', shares: '500' }],
      ['2001-03-01', 'proposed', { id: 'back', act }],
      ['2001-04-01', 'shares-reacquired', { class: 'low', from: 'ann', shares: '100', 'held-as': 'retired', ...as }],
      ...then,
      ['2001-05-01', 'shares-issued', { class: 'low', to: 'ann', shares: '200' }],
    ];
    const corporation = open([instrumentOf(lowAndHigh)], ['ann', 'bob'], lines);
    const answer = asked(corporation, { question: 'capital.reacquire', asOf: '2001-06-01', input: { of: 'back' } });
    if (answer.outcome === 'needs-facts')
      return (answer['inquiries'] as readonly { readonly key: string }[]).map(({ key }) => key);
    return (answer['value'] as { readonly bars: readonly object[] }).bars;
  };
  const gets = (to: string, more: object = {}): Line => [
    '2001-04-01',
    'shares-issued',
    { class: 'high', to, shares: '100', ...more },
  ];

  const converted = (value: string): Line => [
    '2001-04-01',
    'stated',
    { fact: 'converted-by-holder', about: ['low', 'ann', '2001-04-01'], value },
  ];

  it('were not had where a holder gave them for others, as in a conversion: that it did is asked', () => {
    expect(back({}, gets('ann'))).toEqual(['converted-by-holder(low, ann, 2001-04-01)']);
    expect(back({ shares: '600' }, gets('ann'))).toEqual([]);
    expect(back({ shares: '701' }, gets('ann'))).toMatchObject([{ barred: true }]);
    expect(back({}, gets('ann'), converted('yes'))).toMatchObject([{ barred: true, 'to-be-had': '600', short: '1' }]);
    expect(back({}, gets('ann'), converted('no'))).toEqual([]);
    expect(backOf({ paid: '$100' }, {}, gets('ann'))).toEqual([]);
    expect(back({})).toEqual([]);
    expect(back({}, gets('bob'))).toEqual([]);
    expect(back({}, gets('ann', { consideration: '$100' }))).toEqual([]);
    expect(back({ 'in-exchange-for': 'high' }, gets('ann'))).toEqual([]);
    expect(backOf({ called: 'yes' }, {}, gets('ann'))).toEqual([]);
  });
});
