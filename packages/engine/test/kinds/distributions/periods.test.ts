import { describe, expect, it } from 'vitest';
import { businessDays, kinds, loadInstrument, type Corporation, type InstrumentError } from '../../../src/index.js';
import { dollars } from '../capital/stock-world.js';
import { asked, instrumentOf, type Line } from '../board/world.js';
import {
  before,
  blueProvisions,
  blueWorld,
  businessDaysProvision,
  fact,
  issued,
  put,
  report,
  told,
  wants,
} from './blue-world.js';

const declared = (on: string, id: string, more: object): Line => [
  on,
  'dividend-declared',
  { id, class: 'blue', ...more },
];
const paid = (on: string, amount: string, more: object): Line => [
  on,
  'dividend-paid',
  { class: 'blue', amount, ...more },
];

const between = (world: Corporation, asOf: string, input: Readonly<Record<string, string>>) =>
  asked(world, { question: 'calendar.deadlines', asOf, input, sensitivity: 'none' })['value'] as Readonly<
    Record<string, unknown>
  >;

interface Date {
  readonly id: string;
}

const dates = (
  lines: readonly Line[],
  asOf: string,
  readings: Readonly<Record<string, string>> = {},
  from = '2002-01-01',
) => told(blueWorld(lines, { readings }), 'dividends.calendar', asOf, { from, to: asOf })['dates'] as readonly Date[];

/** The last share is bought back in the second period. */
const gone: Line = [
  '2002-06-20',
  'shares-reacquired',
  { class: 'blue', from: 'ann', shares: '100', 'held-as': 'retired' },
];

describe('dividend periods', () => {
  it('run from the first issue, then from payment date to payment date', () => {
    expect(dates([issued()], '2003-05-15')).toMatchObject([
      { id: 'P1', first: '2002-01-20', last: '2002-05-14', scheduled: '2002-05-15', payable: '2002-05-15' },
      { id: 'P2', first: '2002-05-15', last: '2002-11-14', scheduled: '2002-11-15' },
      { id: 'P3', first: '2002-11-15', last: '2003-05-14', scheduled: '2003-05-15' },
    ]);
  });

  it('give the first dividend with the second where the first date comes less than thirty days after the issue', () => {
    expect(dates([issued('2002-04-15')], '2002-11-15')).toMatchObject([{ scheduled: '2002-05-15' }, {}]);
    expect(dates([issued('2002-04-16')], '2002-11-15')).toMatchObject([{ scheduled: '2002-11-15' }, { id: 'P2' }]);
  });

  it('begin with a whole period where the issue is on a payment date', () => {
    expect(dates([issued('2002-05-15')], '2002-11-15')).toMatchObject([
      { id: 'P1', first: '2002-05-15', last: '2002-11-14' },
    ]);
  });

  it('are none before a share is issued, and asked for where the register opens with a list', () => {
    expect(dates([], '2003-05-15')).toEqual([]);
    const opening: Line = [
      '2003-01-01',
      'opening-register',
      { class: 'blue', issued: '100', treasury: '0', holdings: [{ holder: 'ann', shares: '100' }] },
    ];
    expect(wants(blueWorld([opening]), 'dividends.accrued', '2003-05-20')).toEqual(['first-issue']);
  });

  it('are paid on the next day of business, and leave record dates and days of grace where they are', () => {
    const [, fourth] = dates([issued()], '2003-11-17', {}, '2003-05-01').slice(-2);
    expect(fourth).toMatchObject({
      id: 'P4',
      scheduled: '2003-11-15',
      payable: '2003-11-17',
      'record-date': '2003-11-05',
      'record-from': '2003-10-06',
      'record-through': '2003-11-10',
      'grace-ends': '2003-11-19',
      'report-by': '2003-06-28',
    });
    expect(dates([issued()], '2003-11-17', { grace: 'payable' }).at(-1)).toMatchObject({ 'grace-ends': '2003-11-20' });
  });

  it('pass over a single day on which banks were closed, and a Saturday holiday that is kept on the Friday', () => {
    const closed: Line = ['2003-11-17', 'banks-closed', { why: 'a storm' }];
    expect(dates([issued(), closed], '2003-11-18').at(-1)).toMatchObject({ payable: '2003-11-18' });
    expect(dates([issued()], '2003-11-17', { calendar: 'moved' }).at(-1)).toMatchObject({ payable: '2003-11-17' });
    expect(dates([issued()], '2004-11-16').at(-1)).toMatchObject({ scheduled: '2004-11-15', payable: '2004-11-16' });
    expect(dates([issued()], '2002-11-15').at(-1)).toMatchObject({ payable: '2002-11-15' });
  });

  it('refuse a number that the series does not have, and a day before it', () => {
    const world = blueWorld([issued(), before()]);
    expect(() => put(world, 'dividends.rate', '2002-11-20', { period: '9' })).toThrow(
      /does not have the period "9".*1.*3/,
    );
    expect(() => put(world, 'dividends.rate', '2002-11-20', { date: '2002-01-19' })).toThrow(
      /a period of the day 2002-01-19/,
    );
    expect(() => put(blueWorld([]), 'dividends.rate', '2002-11-20')).toThrow(/no share of blue has been issued/);
  });
});

describe('a calendar of business days', () => {
  const problemsOf = (holiday: object) => {
    const wrong = businessDays({
      ...(businessDaysProvision as never as object),
      calendar: { name: 'x', holidays: [holiday], onSaturday: 'not-moved' },
    } as never);
    try {
      loadInstrument(instrumentOf([wrong]), kinds);
      return '';
    } catch (error) {
      return (error as InstrumentError).message;
    }
  };

  it('is refused where a holiday is no day of the year', () => {
    expect(problemsOf({ name: 'a', on: '02-30' })).toMatch(/"02-30" is no holiday/);
    expect(problemsOf({ name: 'a', on: 'fifth monday of may' })).toMatch(/no holiday/);
    expect(problemsOf({ name: 'a', on: 'first moonday of may' })).toMatch(/no holiday/);
    expect(problemsOf({ name: 'a', on: 'first monday of mai' })).toMatch(/no holiday/);
    expect(problemsOf({ name: 'a', on: 'whenever' })).toMatch(/no holiday/);
    expect(problemsOf({ name: 'a', on: 'last monday of may', through: '2004' })).toBe('');
  });
});

describe('what was paid for a period', () => {
  const rate = fact('dividend-rate-of-period', ['blue', '2'], '6%');
  const standing = (lines: readonly Line[], asOf = '2002-11-30') =>
    (
      dates([issued(), rate, ...lines], asOf).find(({ id }) => id === 'P2') as unknown as
        | { readonly standing: unknown }
        | undefined
    )?.standing;

  it('is in full with the last cent, and in part a cent before', () => {
    expect(standing([paid('2002-11-15', '$300', { 'for-period': '2' })])).toBe('paid-in-full');
    expect(standing([paid('2002-11-15', '$299.99', { 'for-period': 'P2' })])).toBe('paid-in-part');
    expect(
      standing([
        paid('2002-11-15', '$299.99', { 'for-period': '2' }),
        paid('2002-11-18', '$0.01', { 'for-period': '2002-11-15' }),
      ]),
    ).toBe('paid-in-full');
    expect(standing([])).toBe('unpaid');
  });

  it('is told by the dividend that it pays, by its period or the day on which it is payable', () => {
    const by = (more: object) =>
      standing([declared('2002-10-01', 'd', { total: '$300', ...more }), paid('2002-11-15', '$300', { for: 'd' })]);
    expect(by({ payable: '2002-11-15' })).toBe('paid-in-full');
    expect(by({ 'for-period': '2' })).toBe('paid-in-full');
    expect(() => by({})).toThrow(/nothing tells which dividend period it is for/);
    expect(() => by({ 'for-period': '17' })).toThrow(/no dividend period "17" that has begun/);
  });

  it('is not known where the dividends are not kept whole', () => {
    const world = blueWorld([issued(), before()], { kept: ['reports'] });
    expect(wants(world, 'dividends.calendar', '2002-11-30', { from: '2002-11-01', to: '2002-11-30' })).toEqual([
      'complete-through',
    ]);
  });

  it('is asked where the rate is not known', () => {
    const world = blueWorld([issued(), paid('2002-11-15', '$300', { 'for-period': '2' })], { kept: ['dividends'] });
    const [date] = told(world, 'dividends.calendar', '2002-11-30', { from: '2002-11-01', to: '2002-11-30' })[
      'dates'
    ] as readonly object[];
    expect(date).not.toHaveProperty('per-share');
    expect(date).not.toHaveProperty('standing');
    for (const [value, expected] of [
      ['yes', 'paid-in-full'],
      ['no', 'paid-in-part'],
    ] as const) {
      const known = blueWorld(
        [
          issued(),
          paid('2002-11-15', '$300', { 'for-period': '2' }),
          fact('dividend-paid-in-full', ['blue', '2'], value),
        ],
        { kept: ['dividends'] },
      );
      expect(
        told(known, 'dividends.calendar', '2002-11-30', { from: '2002-11-01', to: '2002-11-30' })['dates'],
      ).toMatchObject([{ standing: expected }]);
    }
  });

  it('is told of no period where no share was outstanding at the record date', () => {
    const gone: Line = [
      '2002-11-04',
      'shares-reacquired',
      { class: 'blue', from: 'ann', shares: '100', 'held-as': 'retired' },
    ];
    expect(standing([gone])).toBeUndefined();
    const next: Line = [
      '2002-11-06',
      'shares-reacquired',
      { class: 'blue', from: 'ann', shares: '100', 'held-as': 'retired' },
    ];
    expect(standing([next])).toBe('unpaid');
  });

  it('leaves out a declaration that was rescinded', () => {
    const declaration: Line = [
      ...(declared('2002-10-01', 'd', { total: '$300', payable: '2002-11-15' }) as [string, string, unknown]),
      'declaration',
    ];
    const is = (lines: readonly Line[]) =>
      dates([issued(), rate, ...lines], '2002-11-30').find(({ id }) => id === 'P2');
    expect(is([declaration])).toMatchObject({ declared: true });
    expect(is([declaration, ['2002-10-20', 'rescinded', { entry: 'declaration', by: 'board' }]])).toMatchObject({
      declared: false,
    });
  });
});

describe('the amount of a period', () => {
  const world = (readings: Readonly<Record<string, string>> = {}, lines: readonly Line[] = []) =>
    blueWorld([issued(), before(), fact('dividend-rate-of-period', ['blue', '2'], '6.001%'), ...lines], { readings });
  const amount = (
    input: Readonly<Record<string, unknown>>,
    readings: Readonly<Record<string, string>> = {},
    lines: readonly Line[] = [],
  ) => told(world(readings, lines), 'dividends.amount', '2002-11-20', { ...input });

  it('is half a year of the rate, and of the first period its days', () => {
    expect(amount({ period: '2' })).toMatchObject({
      'per-share': dollars('3.0005'),
      total: dollars('300.05'),
      payment: dollars('300.05'),
    });
    expect(amount({ period: '1' })).toMatchObject({ 'per-share': { amount: '23/24' }, payment: dollars('95.83') });
  });

  it('is rounded once on the total, or on each share', () => {
    expect(amount({ period: '2' }, { rounding: 'share' })).toMatchObject({
      'per-share': dollars('3'),
      total: dollars('300'),
    });
    expect(amount({ period: '1' }, { rounding: 'share' })).toMatchObject({
      'per-share': dollars('0.96'),
      payment: dollars('96'),
    });
  });

  it('is that of the day of payment, of the period that ended last, or of so much as is given', () => {
    expect(amount({ payable: '2002-11-15' })).toMatchObject({ parts: [{ id: 'P2' }] });
    expect(amount({})).toMatchObject({ parts: [{ id: 'P2' }] });
    expect(amount({ 'per-share': '$1' })).toMatchObject({ total: dollars('100') });
    expect(() => amount({ payable: '2002-11-16' })).toThrow(/no dividend of blue is payable on 2002-11-16/);
    expect(() => told(world(), 'dividends.amount', '2002-05-01', {})).toThrow(
      /No dividend period of blue has ended by 2002-05-01/,
    );
  });

  it('goes to the holders of the record date, once, whoever has the shares at the payment', () => {
    const sold: Line = [
      '2002-11-06',
      'shares-transferred',
      { class: 'blue', from: 'ann', to: 'bob', shares: '40', how: 'purchase' },
    ];
    const gone: Line = [
      '2002-11-07',
      'shares-reacquired',
      { class: 'blue', from: 'ann', shares: '60', 'held-as': 'retired' },
    ];
    const holders = ['ann', 'bob'];
    const lines = [sold, gone];
    const value = told(world({}, lines), 'dividends.entitlement', '2002-11-20', { period: '2', holders });
    expect(value).toMatchObject({
      'record-date': '2002-11-05',
      due: dollars('300.05'),
      holders: [
        { id: 'ann', payment: dollars('300.05') },
        { id: 'bob', payment: dollars('0') },
      ],
    });
    const fixed = (record: string) => {
      const more = { total: '$300.05', payable: '2002-11-15', 'record-date': record };
      const corporation = world({}, [...lines, declared('2002-10-20', 'd', more)]);
      return told(corporation, 'dividends.entitlement', '2002-11-20', { payable: '2002-11-15', holders });
    };
    expect(fixed('2002-11-11')).toMatchObject({ 'record-date': '2002-11-05' });
    expect(fixed('2002-11-06')).toMatchObject({
      'record-date': '2002-11-06',
      holders: [{ payment: dollars('180.03') }, { payment: dollars('120.02') }],
    });
    expect(told(world({}, lines), 'dividends.entitlement', '2002-11-20', { period: '2' })).toMatchObject({
      holders: [],
    });
  });
});

describe('what accrues', () => {
  const world = (readings: Readonly<Record<string, string>> = {}, more: readonly Line[] = []) =>
    blueWorld(
      [
        issued(),
        before(),
        fact('dividend-rate-of-period', ['blue', '2'], '3.6%'),
        fact('dividend-rate-of-period', ['blue', '3'], '3.6%'),
        ...more,
      ],
      { readings },
    );
  const accrued = (until: string, readings: Readonly<Record<string, string>> = {}, more: readonly Line[] = []) =>
    (
      told(world(readings, more), 'dividends.accrued', '2003-05-10', { until })['per-share'] as {
        readonly amount: string;
      }
    ).amount;

  it('is counted by actual days or by months of thirty, from the first day of the period', () => {
    expect(accrued('2002-05-15')).toBe('0');
    expect(accrued('2002-05-16')).toBe('0.01');
    expect(accrued('2002-07-15')).toBe('0.61');
    expect(accrued('2002-07-15', { accrual: 'months-of-thirty' })).toBe('0.6');
  });

  it('is no more than a whole period, unless it is read so; the first period has no such cap', () => {
    expect(accrued('2002-11-11')).toBe('1.8');
    expect(accrued('2002-11-10')).toBe('1.79');
    expect(accrued('2002-11-14', { most: 'as-counted' })).toBe('1.83');
    expect(accrued('2002-05-14')).toBe('0.95');
  });

  it('is nothing once no share is outstanding', () => {
    expect(accrued('2002-06-20', {}, [gone])).toBe('0.36');
    expect(accrued('2002-06-21', {}, [gone])).toBe('0');
    expect(accrued('2002-09-01', {}, [gone])).toBe('0');
  });
});

describe('a dividend of a series with periods, before it is declared', () => {
  const ofWhatever = (exceeds: 'yes' | 'no') =>
    fact('exceeds-dividend-of-periods', ['act-asked-about', 'blue'], exceeds);
  const permit = (act: Readonly<Record<string, unknown>>, available = '1000', besides: readonly Line[] = []) =>
    told(
      blueWorld([
        issued(),
        before(),
        fact('dividend-rate-of-period', ['blue', '2'], '6%'),
        fact('legally-available', ['dividends'], available),
        ...besides,
      ]),
      'dividends.permit',
      '2002-10-20',
      act,
    );

  it('may not be more than the period makes due, nor than is legally available', () => {
    const bars = (act: Readonly<Record<string, unknown>>, available?: string) =>
      (permit(act, available) as { readonly bars: readonly object[] }).bars;
    expect(bars({ 'per-share': '$3', payable: '2002-11-15' })).toMatchObject([
      { id: '4 legally available', barred: false },
      { id: '4 amount', barred: false },
    ]);
    expect(bars({ 'per-share': '$3.01', payable: '2002-11-15' })).toMatchObject([{}, { barred: true, period: 2 }]);
    expect(bars({ 'per-share': '$3', payable: '2002-11-15' }, '299.99')).toMatchObject([{ barred: true }, {}]);
    expect(bars({ total: '$300', payable: '2002-11-15' })).toMatchObject([{}, { id: '4 amount', barred: false }]);
    expect(bars({ total: '$300.01', payable: '2002-11-15' })).toMatchObject([{}, { id: '4 amount', barred: true }]);
    expect(bars({ 'in-kind': { of: 'wine', 'per-share': '1' } })).toMatchObject([{ barred: false }]);
  });

  it('is asked about where it is paid on no payment date of a period that has begun', () => {
    const million = { total: '$1000000' };
    expect(() => permit(million, '2000000')).toThrow('exceeds-dividend-of-periods');
    expect(() => permit({ ...million, payable: '2003-02-15' }, '2000000')).toThrow('exceeds-dividend-of-periods');
    const amount = (exceeds: 'yes' | 'no') =>
      (permit(million, '2000000', [ofWhatever(exceeds)]) as { readonly bars: readonly object[] }).bars;
    expect(amount('yes')).toMatchObject([{ barred: false }, { id: '4 amount', barred: true }]);
    expect(amount('no')).toMatchObject([{ barred: false }, { id: '4 amount', barred: false }]);
  });

  it('has its record date within two bounds, counted from the payment date as it is fixed', () => {
    const barred = (record: string, payable = '2002-11-15') =>
      (
        permit({ total: '$300', payable, 'record-date': record }, '1000', [ofWhatever('no')]) as {
          readonly bars: readonly { readonly id: string; readonly barred: boolean }[];
        }
      ).bars.find(({ id }) => id === '4.2 record-date')?.barred;
    expect(barred('2002-10-06')).toBe(false);
    expect(barred('2002-10-05')).toBe(true);
    expect(barred('2002-11-10')).toBe(false);
    expect(barred('2002-11-11')).toBe(true);
    expect(barred('2002-11-12', '2002-11-19')).toBe(false);
  });
});

describe('a dividend that was declared', () => {
  const defective = (...lines: readonly Line[]) =>
    told(
      blueWorld([issued(), before(), fact('dividend-rate-of-period', ['blue', '2'], '6%'), ...lines]),
      'dividends.calendar',
      '2002-11-20',
      {
        from: '2002-10-01',
        to: '2002-11-20',
      },
    )['defective'];

  it('is defective where it is more than its period makes due, to the cent', () => {
    expect(defective(declared('2002-10-01', 'd', { total: '$300', 'for-period': '2' }))).toEqual([]);
    expect(defective(declared('2002-10-01', 'd', { total: '$300.01', 'for-period': '2' }))).toMatchObject([
      { id: 'd', cite: '4' },
    ]);
    expect(defective(declared('2002-10-01', 'd', { 'per-share': '$3.01', 'for-period': '2' }))).toMatchObject([
      { id: 'd' },
    ]);
    expect(
      defective(declared('2002-10-01', 'd', { 'in-kind': { of: 'wine', 'per-share': '1' }, 'for-period': '2' })),
    ).toEqual([]);
  });

  it('is not judged where the rate is not known', () => {
    expect(defective(declared('2002-11-18', 'd', { total: '$300.01', 'for-period': '3' }))).toEqual([]);
  });
});

describe('days on which banks were closed', () => {
  it('are supposed to be those entered; a strict question asks', () => {
    const lines = [issued(), before(), report('2002-05-20', '1', '$1,000,000')];
    const corporation = blueWorld(lines);
    const answer = corporation.ask({
      question: 'dividends.amount',
      asOf: '2002-11-20',
      input: { class: 'blue', period: '2' },
    });
    expect(answer.rests.map(({ says }) => says)).toContain(
      'banks were not closed on any other single day by an act of government (the bank)',
    );
    const known = blueWorld([
      ...lines,
      fact('banks-closed-besides', ['the bank'], 'yes'),
      fact('banks-closed-on', ['the bank'], '2002-11-15'),
    ]);
    expect(told(known, 'dividends.amount', '2002-11-20', { period: '2' })).toMatchObject({ payable: '2002-11-18' });
    const day = blueWorld([...lines, fact('banks-closed-besides', ['the bank'], 'yes')]);
    expect(wants(day, 'dividends.amount', '2002-11-20', { period: '2' })).toEqual(['banks-closed-on']);
  });
});

describe('instruments that say less', () => {
  const without = (...kindsLeftOut: readonly string[]) =>
    blueProvisions.filter(({ kind }) => !kindsLeftOut.includes(kind));

  it('leave record dates out where they name none, and take the holders of the end of the period', () => {
    const provisions = without('dividend-record-date');
    const world = blueWorld([issued(), before(), fact('dividend-rate-of-period', ['blue', '2'], '6%')], { provisions });
    const [date] = told(world, 'dividends.calendar', '2002-11-20', { from: '2002-11-01', to: '2002-11-20' })[
      'dates'
    ] as readonly object[];
    expect(date).not.toHaveProperty('record-date');
    expect(told(world, 'dividends.amount', '2002-11-20', { period: '2' })).toMatchObject({
      'record-date': '2002-11-14',
    });
    const value = between(world, '2002-11-01', { from: '2002-11-01', to: '2002-11-15' });
    expect((value['deadlines'] as readonly { readonly id: string }[]).map(({ id }) => id)).toEqual(['blue P2 payable']);
  });

  it('leave a record date that they bound without fixing one', () => {
    const provisions = blueProvisions.map((each) => {
      if (each.kind !== 'dividend-record-date') return each;
      const { otherwise: _otherwise, least: _least, ...rest } = each as unknown as Record<string, unknown>;
      return rest as never;
    });
    const [date] = told(blueWorld([issued()], { provisions }), 'dividends.calendar', '2002-11-20', {
      from: '2002-11-01',
      to: '2002-11-20',
    })['dates'] as readonly object[];
    expect(date).toMatchObject({ 'record-from': '2002-10-06', 'record-through': '2002-11-15' });
    expect(date).not.toHaveProperty('record-date');
  });

  it('have the rate entered where no provision fixes it', () => {
    const provisions = without('periodic-rate', 'reported-lending', 'lending-fee');
    const world = (lines: readonly Line[]) => blueWorld([issued(), ...lines], { provisions });
    expect(wants(world([]), 'dividends.accrued', '2002-11-01')).toEqual(['dividend-rate-of-period']);
    const rate = fact('dividend-rate-of-period', ['blue', '2'], '3.6%');
    expect(told(world([rate]), 'dividends.accrued', '2002-05-25')).toMatchObject({ 'per-share': dollars('0.1') });
    expect(told(world([]), 'dividends.fee', '2002-05-25')).toEqual({ outcome: 'silent' });
    expect(told(blueWorld([issued()]), 'dividends.fee', '2002-05-25', { class: 'other' })).toEqual({
      outcome: 'silent',
    });
    expect(told(world([]), 'dividends.accrued', '2002-05-25', { class: 'other' })).toEqual({ outcome: 'silent' });
  });
});

describe('the deadlines of a series with periods', () => {
  it('end with its last share', () => {
    const span = { from: '2002-05-21', to: '2003-01-31' };
    const ids = (lines: readonly Line[]) =>
      (between(blueWorld([issued(), ...lines]), '2002-07-01', span)['deadlines'] as readonly Date[]).map(
        ({ id }) => id,
      );
    expect(ids([])).toEqual(expect.arrayContaining(['blue P2 record', 'blue P2 payable', 'blue report 2']));
    expect(ids([gone])).toEqual(['blue report 1']);
  });

  it('are the record dates, payments, ends of grace and reports between two days', () => {
    const world = blueWorld([issued()]);
    const value = between(world, '2002-05-20', { from: '2002-05-01', to: '2002-06-30' });
    expect(
      (value['deadlines'] as readonly { readonly id: string; readonly day: string }[]).map(({ id, day }) => [id, day]),
    ).toEqual([
      ['blue P1 record', '2002-05-05'],
      ['blue P1 payable', '2002-05-15'],
      ['blue rate 5(2)', '2002-05-15'],
      ['blue P1 grace', '2002-05-20'],
      ['blue report 1', '2002-06-28'],
    ]);
  });

  it('are counted in the reason as they are listed', () => {
    const input = { from: '2003-05-01', to: '2003-05-31' };
    const answer = asked(blueWorld([issued()]), {
      question: 'calendar.deadlines',
      asOf: '2003-05-20',
      input,
      sensitivity: 'none',
    });
    expect(answer).toMatchObject({
      value: { deadlines: [{ day: '2003-05-05' }, { day: '2003-05-15' }, { day: '2003-05-20' }] },
      reason: { grounds: expect.arrayContaining([expect.objectContaining({ cites: ['4'], outcome: '3' })]) as never },
    });
  });

  it('tell how many days of grace there are, and after which day alone they are counted', () => {
    const counted = (grace: string) => {
      const world = blueWorld([issued()], { readings: { grace } });
      const value = between(world, '2003-11-17', { from: '2003-11-15', to: '2003-11-30' });
      const told = value['deadlines'] as readonly { readonly id: string; readonly counted: string }[];
      return told.find(({ id }) => id === 'blue P4 grace')?.counted;
    };
    expect(counted('scheduled')).toBe('3 business days after 15 November 2003, the payment date that the text fixes');
    expect(counted('payable')).toBe('3 business days after 17 November 2003, on which it is payable');
  });

  it('name the entries that show that one was paid, and for whom a record date was fixed', () => {
    const shown = (lines: readonly Line[]) =>
      (
        between(blueWorld([issued(), ...lines]), '2002-05-20', { from: '2002-05-01', to: '2002-06-30' })[
          'deadlines'
        ] as readonly (Date & { readonly shownBy?: readonly string[] })[]
      ).flatMap(({ id, shownBy }) => (shownBy === undefined ? [] : [[id, shownBy.length]]));
    const fixed = declared('2002-04-20', 'first', {
      'per-share': '$1.00',
      'for-period': '1',
      payable: '2002-05-15',
      'record-date': '2002-05-06',
    });
    expect(shown([])).toEqual([]);
    expect(shown([fixed])).toEqual([['blue P1 record', 1]]);
    expect(shown([fixed, paid('2002-05-15', '$100.00', { for: 'first' })])).toEqual([
      ['blue P1 record', 1],
      ['blue P1 payable', 1],
    ]);
  });
});
