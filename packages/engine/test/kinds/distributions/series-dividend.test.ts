import { describe, expect, it } from 'vitest';
import { InstrumentError, kinds, loadInstrument, seriesDividend } from '../../../src/index.js';
import { instrumentOf, type Line } from '../board/world.js';
import { ask, dollars } from '../capital/stock-world.js';
import { asks, declared, gold, goldProvisions, goldWorld, ordinary, paid } from './series-world.js';

const begun = [ordinary(), gold('2001-01-10')];

const rate = (asOf: string, lines: readonly Line[], readings: Readonly<Record<string, string>> = {}, date?: string) =>
  ask(goldWorld(lines, { readings }), 'dividends.rate', asOf, {
    class: 'gold',
    ...(date === undefined ? {} : { date }),
  });

const half = (on: string, amount: string, id = 'o1') => declared(on, { 'per-share': amount }, id);

describe('the dividend of a series', () => {
  it('is the floor until ten times the ordinary dividend comes to more', () => {
    const with_ = (amount: string) => rate('2001-08-15', [...begun, half('2001-05-01', amount)]);
    expect(with_('$0.1999')).toMatchObject({ basis: 'floor', 'per-share': dollars('2') });
    expect(with_('$0.20')).toMatchObject({ basis: 'multiple', 'per-share': dollars('2') });
    expect(with_('$0.2010')).toMatchObject({ basis: 'multiple', 'per-share': dollars('2.01') });
    expect(rate('2001-08-15', begun)).toMatchObject({ basis: 'floor', declared: [] });
  });

  it('is rounded once, on the sum, half a cent up or to the even cent', () => {
    const lines = [...begun, half('2001-05-01', '$0.1003'), half('2001-05-02', '$0.1002', 'o2')];
    expect(rate('2001-08-15', lines)).toMatchObject({
      'per-share': dollars('2.01'),
      multiple: { cash: dollars('2.005') },
    });
    expect(rate('2001-08-15', lines, { half: 'to-even' })).toMatchObject({ 'per-share': dollars('2') });
  });

  it('counts from the first issue, that day included, and then from the day after each payment date', () => {
    const lines = [
      ...begun,
      half('2001-01-09', '$1', 'before'),
      half('2001-01-10', '$2', 'first'),
      half('2001-02-15', '$3', 'date'),
      half('2001-02-16', '$4', 'after'),
    ];
    expect(rate('2001-08-15', lines, {}, '2001-02-15')).toMatchObject({
      'per-share': dollars('50'),
      since: '2001-01-10',
    });
    expect(rate('2001-08-15', lines, {}, '2001-08-15')).toMatchObject({
      'per-share': dollars('40'),
      since: '2001-02-15',
    });
    const from = { since: 'from-the-last-date' };
    expect(rate('2001-08-15', lines, from, '2001-02-15')).toMatchObject({ 'per-share': dollars('20') });
    expect(rate('2001-08-15', lines, from, '2001-08-15')).toMatchObject({ 'per-share': dollars('70') });
  });

  it('begins with the first date after the first issue, even where that is a payment date itself', () => {
    const lines = [ordinary(), gold('2001-02-15'), half('2001-02-15', '$1')];
    expect(rate('2001-03-01', lines, {}, '2001-02-15')).toEqual({
      outcome: 'not-begun',
      series: 'gold',
      first: '2001-08-15',
    });
    expect(rate('2001-08-15', lines)).toMatchObject({ 'per-share': dollars('10') });
    expect(rate('2001-08-15', [ordinary()])).toEqual({ outcome: 'not-issued', series: 'gold' });
  });

  it('is so far what has come together where the date is ahead', () => {
    const lines = [...begun, half('2001-05-01', '$1'), half('2001-07-01', '$1', 'o2')];
    expect(rate('2001-06-01', lines, {}, '2001-08-15')).toMatchObject({
      outcome: 'so-far',
      'per-share': dollars('10'),
    });
    expect(rate('2001-08-15', lines)).toMatchObject({ outcome: 'due', 'per-share': dollars('20') });
  });

  it('refuses a day that is no payment date, and no day at all', () => {
    expect(() => rate('2001-08-15', begun, {}, '2001-08-14')).toThrow('the next one is 2001-08-15');
    expect(() => rate('2001-08-15', begun, {}, 'August')).toThrow('date');
  });

  it('divides a total by the shares outstanding, and counts nothing where none are', () => {
    const total = (lines: readonly Line[]) => rate('2001-08-15', lines);
    expect(total([...begun, declared('2001-05-01', { total: '$500' })])).toMatchObject({ 'per-share': dollars('5') });
    expect(total([gold('2001-01-10'), declared('2001-05-01', { total: '$500' })])).toMatchObject({ basis: 'floor' });
  });

  it('leaves out a dividend in ordinary shares, and one that was rescinded by then', () => {
    const bonus = declared('2001-05-01', { 'in-shares': { class: 'ordinary', 'per-share': '1/10' } });
    expect(rate('2001-08-15', [...begun, bonus])).toMatchObject({ declared: [] });
    const lines: readonly Line[] = [
      ...begun,
      declared('2001-05-01', { 'per-share': '$1' }, 'o1', 'ordinary', 'declaration'),
      ['2001-06-01', 'rescinded', { entry: 'declaration', by: 'board' }],
    ];
    expect(rate('2001-05-20', lines, {}, '2001-08-15')).toMatchObject({ 'per-share': dollars('10') });
    expect(rate('2001-08-15', lines)).toMatchObject({ 'per-share': dollars('2') });
  });

  it('says nothing of a series whose dividends no instrument fixes', () => {
    expect(ask(goldWorld(begun), 'dividends.rate', '2001-08-15', { class: 'silver' })).toEqual({ outcome: 'silent' });
  });

  it('is the floor alone where there is no multiple', () => {
    const flat = goldProvisions.map((each) =>
      each.kind === 'series-dividend'
        ? seriesDividend({
            cite: '3',
            summary: 'flat',
            series: 'gold',
            on: ['02-15'],
            floor: '$1.25',
            half: 'up',
            available: 'the statute on dividends',
          })
        : each,
    );
    const world = goldWorld([...begun, half('2001-05-01', '$9')], { provisions: flat });
    expect(ask(world, 'dividends.rate', '2002-02-15', { class: 'gold' })).toMatchObject({
      'per-share': dollars('1.25'),
    });
    expect(ask(world, 'series.adjust', '2002-02-15', { series: 'gold' })['rights']).toHaveLength(2);
  });
});

describe('property', () => {
  const spin = (value?: string) =>
    declared('2001-05-01', {
      'in-kind': { of: 'daughter', 'per-share': '1/2', ...(value === undefined ? {} : { value }) },
    });
  const cash = declared('2001-05-02', { 'per-share': '$0.05' }, 'o2');

  it('is paid in kind where cash and property come to the floor, and not below it', () => {
    expect(rate('2001-08-15', [...begun, cash, spin('$0.30')])).toMatchObject({
      basis: 'multiple',
      'per-share': dollars('0.5'),
      'in-kind': [{ id: 'daughter', units: '5' }],
    });
    expect(rate('2001-08-15', [...begun, cash, spin('$0.29')])).toMatchObject({
      basis: 'floor',
      'per-share': dollars('2'),
      'in-kind': [],
    });
  });

  it('comes on top where the floor is compared with cash alone', () => {
    const readings = { floor: 'cash' };
    const expected = { 'per-share': dollars('2'), 'in-kind': [{ id: 'daughter', units: '5' }] };
    expect(rate('2001-08-15', [...begun, cash, spin('$0.29')], readings)).toMatchObject(expected);
    const more = declared('2001-05-03', { 'per-share': '$0.50' }, 'o3');
    expect(rate('2001-08-15', [...begun, more, spin()], readings)).toMatchObject({ 'per-share': dollars('5') });
  });

  it('is asked for its value only where the test turns on it', () => {
    const world = goldWorld([...begun, cash, spin()]);
    expect(asks(world, 'dividends.rate', '2001-08-15', { class: 'gold' })).toEqual(['fair-value-in-kind']);
    const stated: Line = [
      '2001-05-01',
      'stated',
      { fact: 'fair-value-in-kind', about: ['o1', 'daughter'], value: '0.3' },
    ];
    expect(rate('2001-08-15', [...begun, cash, spin(), stated])).toMatchObject({ basis: 'multiple' });
    const enough = declared('2001-05-03', { 'per-share': '$0.20' }, 'o3');
    expect(rate('2001-08-15', [...begun, enough, spin()])).toMatchObject({
      basis: 'multiple',
      'per-share': dollars('2'),
    });
  });

  it('is shares of another class of the corporation too', () => {
    const silver = declared('2001-05-01', { 'per-share': '$1', 'in-shares': { class: 'silver', 'per-share': '1' } });
    expect(rate('2001-08-15', [...begun, silver])).toMatchObject({ 'in-kind': [{ id: 'silver', units: '10' }] });
  });

  it('falls due in all, and is in arrears until it is delivered', () => {
    const account = (...more: readonly Line[]) =>
      ask(goldWorld([...begun, spin('$9'), paid('2001-02-15', '$200'), ...more]), 'dividends.arrears', '2001-08-16', {
        series: 'gold',
      });
    const deliver = (units: string, on = '2001-08-15') => paid(on, '$0', { 'in-kind': { of: 'daughter', units } });
    expect(account()).toMatchObject({
      'in-arrears': true,
      'in-kind': [{ id: 'daughter', due: '500', delivered: '0' }],
    });
    expect(account(deliver('499'))).toMatchObject({ 'in-arrears': true });
    expect(account(deliver('500'))).toMatchObject({ 'in-arrears': false });
    expect(account(deliver('250'), deliver('250'))).toMatchObject({ 'in-arrears': false });
  });
});

describe('a split of the ordinary shares within a period', () => {
  const split: Line = ['2001-05-01', 'shares-split', { class: 'ordinary', 'for-each': '1', becomes: '3' }];
  const late = half('2001-06-01', '$1', 'o2');
  const early = (more: object) => declared('2001-04-01', { 'per-share': '$1', ...more });
  const paidOn = (more: object, readings = {}) =>
    rate('2001-08-15', [...begun, split, late, early(more)], readings)['per-share'];

  it('multiplies by the share unit of the record date', () => {
    expect(paidOn({ 'record-date': '2001-04-30' })).toEqual(dollars('40'));
    expect(paidOn({ 'record-date': '2001-05-01' })).toEqual(dollars('60'));
  });

  it('or of the declaration, or of the end of the period, as the reading says', () => {
    expect(paidOn({ 'record-date': '2001-05-01' }, { unit: 'declaration' })).toEqual(dollars('40'));
    expect(paidOn({ 'record-date': '2001-04-30' }, { unit: 'period' })).toEqual(dollars('60'));
  });

  it('asks for the record date where none is entered and a split comes before the payment', () => {
    const world = (more: object) => goldWorld([...begun, split, late, early(more)]);
    expect(asks(world({}), 'dividends.rate', '2001-08-15', { class: 'gold' })).toEqual(['dividend-record-date']);
    expect(asks(world({ payable: '2001-05-01' }), 'dividends.rate', '2001-08-15', { class: 'gold' })).toEqual([
      'dividend-record-date',
    ]);
    expect(paidOn({ payable: '2001-04-30' })).toEqual(dollars('40'));
    const stated: Line = ['2001-04-01', 'stated', { fact: 'dividend-record-date', about: ['o1'], value: '2001-04-20' }];
    expect(rate('2001-08-15', [...begun, split, late, early({}), stated])['per-share']).toEqual(dollars('40'));
  });
});

describe('what it comes to', () => {
  const lines = [ordinary(), gold('2001-01-10', '75'), gold('2001-01-10', '25', 'ann')];

  it('in all and for holders, by the payment date or by an amount that is given', () => {
    const world = goldWorld(lines);
    expect(ask(world, 'dividends.amount', '2001-08-15', { class: 'gold', holders: ['ann'] })).toMatchObject({
      total: dollars('200'),
      holders: [{ id: 'ann', amount: dollars('50') }],
    });
    expect(ask(world, 'dividends.amount', '2001-08-20', { class: 'gold', payable: '2001-02-15' })).toMatchObject({
      date: '2001-02-15',
    });
    expect(ask(world, 'dividends.amount', '2001-08-15', { class: 'gold', 'per-share': '$3' })).toMatchObject({
      total: dollars('300'),
    });
  });

  it('is nothing before the first date, and an error for a class whose amount nothing fixes', () => {
    const world = goldWorld(lines);
    expect(ask(world, 'dividends.amount', '2001-02-01', { class: 'gold', holders: ['ann'] })).toMatchObject({
      outcome: 'not-begun',
    });
    expect(() => ask(world, 'dividends.amount', '2001-08-15', { class: 'ordinary' })).toThrow('"per-share"');
    expect(ask(world, 'dividends.amount', '2001-08-15', { class: 'tin', 'per-share': '$1' })).toEqual({
      outcome: 'silent',
    });
  });

  it('may be paid out of what is legally available, once the board declares it', () => {
    const able: Line = ['2001-01-01', 'stated', { fact: 'legally-available', about: ['dividends'], value: '200' }];
    const permit = (input: object) =>
      ask(goldWorld([...lines, able]), 'dividends.permit', '2001-08-15', { class: 'gold', ...input })['outcome'];
    expect(permit({ 'per-share': '$2' })).toBe('needs-approval');
    expect(permit({ 'per-share': '$2.01' })).toBe('barred');
    expect(permit({ total: '$200.01' })).toBe('barred');
    expect(permit({})).toBe('needs-approval');
  });
});

describe('a record date', () => {
  const permit = (record: string, payable = '2001-08-15') =>
    ask(
      goldWorld([
        ...begun,
        ['2001-01-01', 'stated', { fact: 'legally-available', about: ['dividends'], value: '900' }],
      ]),
      'dividends.permit',
      '2001-07-01',
      { class: 'gold', 'per-share': '$2', 'record-date': record, payable },
    )['outcome'];

  it('may be thirty days before the payment, not thirty-one, and not after it', () => {
    expect(permit('2001-07-16')).toBe('needs-approval');
    expect(permit('2001-07-15')).toBe('barred');
    expect(permit('2001-08-15')).toBe('needs-approval');
    expect(permit('2001-08-16')).toBe('barred');
  });

  it('that had passed, or is outside, makes a declaration defective, which is entered all the same', () => {
    const calendar = (more: object) =>
      ask(goldWorld([...begun, declared('2001-08-01', more, 'g1', 'gold')]), 'dividends.calendar', '2001-08-15', {
        class: 'gold',
        from: '2001-01-01',
        to: '2001-12-31',
      })['defective'];
    expect(calendar({ total: '$200', 'record-date': '2001-08-01', payable: '2001-08-15' })).toEqual([]);
    expect(calendar({ total: '$200', payable: '2001-08-15' })).toEqual([]);
    expect(calendar({ total: '$200', 'record-date': '2001-07-31', payable: '2001-08-15' })).toMatchObject([
      { id: 'g1', says: 'its record date had passed when it was declared' },
    ]);
    expect(calendar({ total: '$200', 'record-date': '2001-08-01', payable: '2001-09-15' })).toMatchObject([
      { id: 'g1', cite: '4.2' },
    ]);
    expect(calendar({ total: '$200', 'record-date': '2001-08-01' })).toEqual([]);
  });
});

describe('the calendar', () => {
  const calendar = (lines: readonly Line[], asOf = '2001-09-01', from = '2001-01-01', to = '2001-12-31') =>
    ask(goldWorld(lines), 'dividends.calendar', asOf, { class: 'gold', from, to });

  it('tells the dates between two days, with what each has made due', () => {
    expect(calendar(begun)['dates']).toMatchObject([
      { id: '2001-02-15', 'per-share': dollars('2'), declared: false },
      { id: '2001-08-15', 'per-share': dollars('2') },
    ]);
    const own = declared(
      '2001-02-01',
      { total: '$200', 'record-date': '2001-02-01', 'for-period': '2001-02-15' },
      'g1',
      'gold',
    );
    expect(calendar([...begun, own], '2001-02-14', '2001-02-15', '2001-02-15')['dates']).toEqual([
      { id: '2001-02-15', declared: true, 'record-date': '2001-02-01' },
    ]);
    expect(calendar([ordinary()])['dates']).toEqual([]);
  });

  it('tells which dividends on the ordinary shares called for one of the series', () => {
    const duty = (...more: readonly Line[]) => calendar([...begun, half('2001-05-01', '$1'), ...more])['duties'];
    expect(duty()).toMatchObject([{ id: 'o1', outcome: 'breached' }]);
    expect(duty(declared('2001-04-30', { total: '$1' }, 'g1', 'gold'))).toMatchObject([{ outcome: 'breached' }]);
    expect(duty(declared('2001-05-01', { total: '$1' }, 'g1', 'gold'))).toMatchObject([{ outcome: 'met' }]);
    expect(duty(declared('2001-05-02', { total: '$1' }, 'g1', 'gold'))).toMatchObject([
      { outcome: 'late', declared: '2001-05-02' },
    ]);
    const timed = (own: string) =>
      calendar([
        ...begun,
        half('2001-05-01 10:00', '$1'),
        declared(`2001-05-01 ${own}`, { total: '$1' }, 'g1', 'gold'),
      ])['duties'];
    expect(timed('10:00')).toMatchObject([{ outcome: 'met' }]);
    expect(timed('09:59')).toMatchObject([{ outcome: 'breached' }]);
    expect(calendar([ordinary(), half('2001-05-01', '$1')])['duties']).toMatchObject([{ outcome: 'none' }]);
  });

  it('refuses days in the wrong order, and is silent of other series', () => {
    expect(() => calendar(begun, '2001-09-01', '2001-12-31', '2001-01-01')).toThrow('from');
    const input = { class: 'tin', from: '2001-01-01', to: '2001-12-31' };
    expect(ask(goldWorld(begun), 'dividends.calendar', '2001-09-01', input)).toEqual({ outcome: 'silent' });
  });

  it('gives its dates and duties to the calendar of deadlines', () => {
    const world = goldWorld([...begun, half('2001-05-01', '$1')]);
    const value = ask(world, 'calendar.deadlines', '2001-06-01', { from: '2001-01-01', to: '2001-12-31' });
    expect(value['deadlines']).toMatchObject([
      { id: 'gold 2001-02-15' },
      { id: 'gold after o1', day: '2001-05-01' },
      { id: 'gold 2001-08-15' },
    ]);
    const early = half('2000-02-01', '$1');
    const none = ask(goldWorld([ordinary(), early]), 'calendar.deadlines', '2001-06-01', {
      from: '2001-01-01',
      to: '2001-12-31',
    });
    expect(none['deadlines']).toEqual([]);
  });
});

describe('payment days', () => {
  const load = (on: readonly string[]) =>
    loadInstrument(
      instrumentOf([
        seriesDividend({
          cite: '3',
          summary: 'flat',
          series: 'gold',
          on: [...on],
          floor: '$1',
          half: 'up',
          available: 'law',
        }),
      ]),
      kinds,
    );

  it('are days of every year, in order, each once', () => {
    expect(load(['02-28', '12-31']).placed).toHaveLength(1);
    expect(() => load([])).toThrow(InstrumentError);
    expect(() => load(['02-29'])).toThrow('no day of every year');
    expect(() => load(['3-1'])).toThrow('expected a month and a day');
    expect(() => load(['08-15', '02-15'])).toThrow('order of the year');
    expect(() => load(['02-15', '02-15'])).toThrow('order of the year');
    expect(() => load(['02-15', '02-10'])).toThrow('order of the year');
  });
});

describe('a quarter without a dividend on the ordinary shares', () => {
  const cites = (lines: readonly Line[]) => {
    const answer = goldWorld(lines).ask({ question: 'dividends.rate', asOf: '2001-08-15', input: { class: 'gold' } });
    return JSON.stringify(answer.reason);
  };

  it('cites the sentence that makes the floor payable all the same', () => {
    expect(cites(begun)).toContain('"3.1"');
    expect(cites([...begun, half('2001-05-01', '$0.01')])).not.toContain('"3.1"');
  });
});

describe('an amount below nothing', () => {
  it('is refused where it is entered', () => {
    expect(() => goldWorld([...begun, half('2001-05-01', '-$1')])).toThrow('less than nothing');
    expect(() => goldWorld([...begun, paid('2001-02-15', '-$1')])).toThrow('less than nothing');
    expect(() => goldWorld([...begun, paid('2001-02-15', 'one dollar')])).toThrow('money');
  });
});

describe('the calendar of a series of which only some provisions speak', () => {
  const input = { class: 'gold', from: '2001-01-01', to: '2001-12-31' };
  const without = (...kinds_: readonly string[]) =>
    ask(
      goldWorld(begun, { provisions: goldProvisions.filter(({ kind }) => !kinds_.includes(kind)) }),
      'dividends.calendar',
      '2001-09-01',
      input,
    );

  it('tells what there is', () => {
    expect(without('dividend-duty')).toMatchObject({ outcome: 'told', duties: [] });
    expect(without('series-dividend', 'dividend-duty')).toMatchObject({
      outcome: 'told',
      dates: [],
      duties: [],
      defective: [],
    });
    const rate = ask(
      goldWorld(begun, { provisions: goldProvisions.filter(({ kind }) => kind !== 'dividend-duty') }),
      'dividends.rate',
      '2001-08-15',
      { class: 'gold' },
    );
    expect(rate).toMatchObject({ basis: 'floor' });
  });

  it('leaves out duties before and after the days asked about', () => {
    const world = goldWorld([
      ...begun,
      half('2001-01-20', '$1'),
      half('2001-05-01', '$1', 'o2'),
      half('2001-09-01', '$1', 'o3'),
    ]);
    const value = ask(world, 'dividends.calendar', '2001-10-01', {
      class: 'gold',
      from: '2001-02-01',
      to: '2001-08-31',
    });
    expect(value['duties']).toMatchObject([{ id: 'o2' }]);
  });
});
