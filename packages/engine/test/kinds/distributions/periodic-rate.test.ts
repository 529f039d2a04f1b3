import { describe, expect, it } from 'vitest';
import {
  accruedFeeNotion,
  plainEnvironment,
  day,
  kinds,
  periodicRate,
  loadInstrument,
  showMoney,
  type InstrumentError,
} from '../../../src/index.js';
import { dollars } from '../capital/stock-world.js';
import { asked, instrumentOf, type Line } from '../board/world.js';
import { before, blueProvisions, blueRate, blueWorld, fact, issued, report, told, wants } from './blue-world.js';

interface Span {
  readonly from: string;
  readonly through: string;
  readonly percent: string;
  readonly portion?: string;
}

const rates = (
  period: string,
  lines: readonly Line[],
  asOf = '2006-01-10',
  readings: Readonly<Record<string, string>> = {},
) =>
  told(blueWorld([issued(), ...lines], { readings }), 'dividends.rate', asOf, { period })['rates'] as readonly Span[];
const percent = (...asked: Parameters<typeof rates>) => rates(...asked).map((span) => span.percent);

/** Reports in good time on periods 1 to 4; period 3 begins on 2002-11-15, period 5 on 2003-11-15. */
const reports = (lending: string): readonly Line[] => [
  report('2002-05-20', '1', lending),
  report('2002-11-20', '2', lending),
  report('2003-05-20', '3', lending),
  report('2003-11-20', '4', lending),
];

describe('the rate of a period', () => {
  it('is stated, or mixed by the report on the period before, or on the one that a phase names', () => {
    const lines = [before('$1,004,000'), ...reports('$1,105,000')];
    expect(percent('1', lines)).toEqual(['3.0000000']);
    expect(percent('2', lines)).toEqual(['2.0000000']);
    expect(percent('5', lines)).toEqual(['2.0000000']);
    expect(percent('9', lines)).toEqual(['12.0000000']);
  });

  it('takes the part that qualifies over the amount outstanding', () => {
    const lines = [before(), report('2002-05-20', '1', '$1,100,000')];
    const many = blueWorld([issued('2002-01-20', '4000'), ...lines]);
    expect(told(many, 'dividends.rate', '2003-01-10', { period: '2' })).toMatchObject({
      rate: '0.05',
      percent: '5.0000000',
      rates: [
        { portion: '0.25', 'table-rate': '0.02', change: '0.1', increase: dollars('100000'), determined: '2002-05-20' },
      ],
      'per-share': dollars('2.5'),
    });
  });

  it('looks at the table to the dollar: a bound belongs to the row above it', () => {
    const at = (lending: string) => rates('2', [before(), report('2002-05-20', '1', lending)])[0];
    expect(at('$1,000,000')).toMatchObject({ 'table-rate': '0.06' });
    expect(at('$1,099,999.99')).toMatchObject({ 'table-rate': '0.06' });
    expect(at('$1,100,000')).toMatchObject({ 'table-rate': '0.02' });
  });

  it('has a portion within nought and one, unless it is read as it comes out', () => {
    const lines = [before(), report('2002-05-20', '1', '$1,200,000')];
    expect(rates('2', lines)[0]).toMatchObject({ portion: '1', percent: '2.0000000' });
    expect(rates('2', lines, '2003-01-10', { beyond: 'literal' })[0]).toMatchObject({
      portion: '20',
      percent: '-74.0000000',
    });
    const fewer = [before(), ...reports('$900,000')];
    expect(rates('5', fewer)[0]).toMatchObject({ portion: '1', percent: '8.0000000' });
    expect(rates('5', fewer, '2006-01-10', { noGrowth: 'mixed' })[0]).toMatchObject({
      portion: '0',
      percent: '6.0000000',
    });
    const literal = { noGrowth: 'mixed', beyond: 'literal' };
    expect(rates('5', fewer, '2006-01-10', literal)[0]).toMatchObject({ portion: '-10', percent: '-14.0000000' });
  });

  it('counts shares when the report comes, on the first day of the period, or day by day', () => {
    const some: Line = [
      '2003-01-10',
      'shares-reacquired',
      { class: 'blue', from: 'ann', shares: '2000', 'held-as': 'retired' },
    ];
    const held = (readings: Readonly<Record<string, string>>) => {
      const lines = [issued('2002-01-20', '4000'), before(), report('2002-11-20', '2', '$1,100,000'), some];
      return told(blueWorld(lines, { readings }), 'dividends.rate', '2003-05-14', { period: '3' })['rates'];
    };
    expect(held({})).toMatchObject([{ portion: '0.25' }]);
    expect(held({ outstanding: 'first-day' })).toMatchObject([{ portion: '0.25' }]);
    expect(held({ outstanding: 'every-day' })).toMatchObject([
      { from: '2002-11-15', through: '2003-01-09', portion: '0.25' },
      { from: '2003-01-10', through: '2003-05-14', portion: '0.5' },
    ]);
  });

  it('needs no shares where none are outstanding', () => {
    const all: Line = [
      '2002-05-16',
      'shares-reacquired',
      { class: 'blue', from: 'ann', shares: '100', 'held-as': 'retired' },
    ];
    expect(rates('2', [before(), report('2002-05-20', '1', '$1,200,000'), all])[0]).toMatchObject({ portion: '0' });
  });

  it('changes within the period on the day so many months after the issue', () => {
    const lines = [before(), ...reports('$1,000,000')];
    expect(rates('8', lines, '2006-01-10').map(({ from }) => from)).toEqual(['2005-05-15', '2005-05-20']);
    expect(rates('7', lines, '2006-01-10').map(({ from, through }) => [from, through])).toEqual([
      ['2004-11-15', '2005-05-14'],
    ]);
    const sooner = blueWorld([issued('2001-12-31'), before(), ...reports('$1,000,000')]);
    expect(told(sooner, 'dividends.rate', '2006-01-10', { period: '7' })['rates']).toMatchObject([
      { from: '2004-11-15', through: '2005-04-29', percent: '8.0000000' },
      { from: '2005-04-30', through: '2005-05-14', percent: '12.0000000' },
    ]);
    const shifted = blueWorld([issued('2001-12-31'), before(), ...reports('$1,000,000')], {
      readings: { monthEnd: 'day-after' },
    });
    expect(told(shifted, 'dividends.rate', '2006-01-10', { period: '7' })['rates']).toMatchObject([
      { through: '2005-04-30' },
      {},
    ]);
    expect(told(sooner, 'dividends.rate', '2006-01-10', { date: '2005-04-30' })).toMatchObject({
      percent: '12.0000000',
    });
    expect(told(sooner, 'dividends.rate', '2006-01-10', { period: '7' })).not.toHaveProperty('percent');
  });

  it('of a divided period is a mixture by months of thirty, by its actual days, or by actual days of a half year', () => {
    const due = (split: string) =>
      told(
        blueWorld([issued('2001-12-31'), before(), ...reports('$1,000,000')], { readings: { split } }),
        'dividends.amount',
        '2006-01-10',
        { period: '7' },
      )['per-share'];
    expect(due('months-of-thirty')).toMatchObject({ amount: '25/6' });
    expect(due('actual-days-of-the-period')).toMatchObject({ amount: '754/181' });
    expect(due('actual-days')).toMatchObject({ amount: '377/90' });
  });
});

describe('a report', () => {
  it('counts through the forty-fifth day of the period in which it is due', () => {
    const on = (day: string) =>
      percent('3', [before(), report('2002-05-20', '1', '$1,000,000'), report(day, '2', '$1,200,000')]);
    expect(on('2002-12-29')).toEqual(['2.0000000']);
    expect(on('2002-12-28')).toEqual(['2.0000000']);
    expect(on('2002-12-30')).toEqual(['6.0000000']);
  });

  it('that is missing makes lending nothing only once its day has passed', () => {
    const world = blueWorld([issued(), before()]);
    expect(wants(world, 'dividends.rate', '2002-06-28', { period: '2' })).toEqual(['qualified-lending']);
    expect(told(world, 'dividends.rate', '2002-06-29', { period: '2' })).toMatchObject({
      percent: '6.0000000',
      rates: [{ change: '-1' }],
    });
  });

  it('that came incomplete in time keeps lending from being nothing, and fixes nothing', () => {
    const incomplete = report('2002-06-20', '1', '$1,150,000', { complete: 'no' });
    expect(wants(blueWorld([issued(), before(), incomplete]), 'dividends.rate', '2003-01-10', { period: '2' })).toEqual(
      ['qualified-lending'],
    );
    const complete = report('2002-09-20', '1', '$1,200,000');
    expect(rates('2', [before(), incomplete, complete])[0]).toMatchObject({
      determined: '2002-09-20',
      percent: '2.0000000',
    });
    const said = fact('qualified-lending', ['blue', '1'], '1200000');
    expect(percent('2', [before(), incomplete, said])).toEqual(['2.0000000']);
  });

  it('that is not entered, where reports are kept only before it was due, leaves its lending to be asked', () => {
    const part: Line = ['1990-01-01', 'coverage', { family: 'reports', from: '2000-01-01', through: '2003-12-01' }];
    const held = [
      fact('earlier-shares-held', ['blue', 'an earlier program'], 'yes'),
      fact('applied-to-redeem-earlier-shares', ['blue', 'an earlier program'], 'no'),
    ];
    const world = (more: readonly Line[]) =>
      blueWorld([part, issued(), before(), ...held, ...more], { kept: ['dividends'] });
    expect(wants(world([]), 'dividends.fee', '2004-06-01')).toEqual(['qualified-lending']);
    // A report entered after the day through which they are kept shows that others may have been made since.
    expect(wants(world([report('2004-03-01', '4', '$1')]), 'dividends.fee', '2004-06-01')).toEqual([
      'complete-through',
    ]);
    expect(
      told(world([fact('qualified-lending', ['blue', '4'], '1000000')]), 'dividends.fee', '2004-06-01'),
    ).toMatchObject({ outcome: 'payable' });
  });

  it('that is not known to be all there is leaves the rate to be asked', () => {
    const world = blueWorld([issued(), before()], { kept: ['dividends'] });
    expect(wants(world, 'dividends.rate', '2003-01-10', { period: '3' })).toEqual(['dividend-rate-of-period']);
    const known = blueWorld([issued(), fact('dividend-rate-of-period', ['blue', '3'], '5%')], { kept: ['dividends'] });
    expect(told(known, 'dividends.rate', '2003-01-10', { period: '3' })).toMatchObject({
      percent: '5.0000000',
      rates: [{ basis: 'entered' }],
    });
  });

  it('before the issue is the reference of the second period where no period comes so long before', () => {
    const provisions = blueProvisions.map((each) =>
      each.kind === 'periodic-rate'
        ? periodicRate({
            ...blueRate,
            phases: blueRate.phases.map((phase) =>
              'column' in phase.rate && phase.rate.column === 'near'
                ? { ...phase, rate: { ...phase.rate, reference: { periodsBefore: '2' } } }
                : phase,
            ),
          })
        : each,
    );
    const open = (readings: Readonly<Record<string, string>>) =>
      blueWorld([issued(), before('$1,200,000')], { provisions, readings });
    expect(told(open({}), 'dividends.rate', '2003-01-10', { period: '2' })).toMatchObject({
      percent: '2.0000000',
      rates: [{ determined: '2002-01-20' }],
    });
    expect(wants(open({ first: 'none' }), 'dividends.rate', '2003-01-10', { period: '2' })).toEqual([
      'dividend-rate-of-period',
    ]);
    const without = blueWorld([issued(), report('2002-05-20', '1', '$1,200,000')]);
    expect(wants(without, 'dividends.rate', '2003-01-10', { period: '2' })).toEqual(['lending-baseline']);
  });

  it('is compared with an adjusted baseline from the period on in which lending was acquired', () => {
    const acquired = (on: string): Line => [on, 'lending-acquired', { by: 'loan-purchase' }];
    const third = report('2002-11-20', '2', '$1,200,000', { baseline: '$1,200,000' });
    expect(percent('3', [before(), third, acquired('2002-11-14')])).toEqual(['6.0000000']);
    expect(percent('3', [before(), third, acquired('2002-11-15')])).toEqual(['2.0000000']);
    expect(percent('3', [before(), third, acquired('2002-01-19')])).toEqual(['2.0000000']);
    const bare = report('2002-11-20', '2', '$1,200,000');
    const world = blueWorld([issued(), before(), bare, acquired('2002-11-14')]);
    expect(wants(world, 'dividends.rate', '2003-01-10', { period: '3' })).toEqual(['adjusted-lending-baseline']);
  });

  it('on the period of a phase counts later where it came too late, unless it never can', () => {
    const late = [before(), report('2004-03-01', '4', '$1,200,000')];
    expect(percent('5', late)).toEqual(['8.0000000']);
    expect(percent('6', late)).toEqual(['2.0000000']);
    expect(percent('6', late, '2006-01-10', { late: 'never' })).toEqual(['8.0000000']);
    expect(percent('6', [before(), report('2004-05-15', '4', '$1,200,000')])).toEqual(['8.0000000']);
    expect(percent('7', [before(), report('2004-05-15', '4', '$1,200,000')])).toEqual(['2.0000000']);
  });

  it('of another period may make the increase', () => {
    const lines = [
      before(),
      ...reports('$1,200,000').filter(([on]) => on !== '2002-11-20'),
      report('2002-11-20', '2', '$1,004,000'),
    ];
    expect(rates('5', lines)[0]).toMatchObject({ portion: '1' });
    expect(rates('5', lines, '2006-01-10', { increase: 'earlier' })[0]).toMatchObject({
      portion: '0.4',
      percent: '4.4000000',
    });
  });
});

describe('a certificate that is overdue', () => {
  const lines = [before(), ...reports('$1,200,000')];
  const overdue = (on: string): Line => [on, 'certificate-overdue', { series: 'blue', certificate: 'annual' }];
  const delivered = (on: string): Line => [on, 'certificate-delivered', { series: 'blue', certificate: 'annual' }];

  it('makes lending nothing from its day until it is delivered', () => {
    expect(rates('3', [...lines, overdue('2003-01-10'), delivered('2003-03-10')])).toMatchObject([
      { from: '2002-11-15', through: '2003-01-09', percent: '2.0000000' },
      { from: '2003-01-10', through: '2003-03-09', percent: '6.0000000' },
      { from: '2003-03-10', through: '2003-05-14', percent: '2.0000000' },
    ]);
    expect(percent('4', [...lines, overdue('2003-01-10'), delivered('2003-03-10')])).toEqual(['2.0000000']);
    expect(percent('4', [...lines, overdue('2003-01-10')])).toEqual(['6.0000000']);
    expect(percent('5', [...lines, overdue('2003-01-10')])).toEqual(['8.0000000']);
    expect(percent('8', [...lines, overdue('2003-01-10')])).toEqual(['8.0000000', '12.0000000']);
  });

  it('or until the period after that', () => {
    const readings = { cured: 'next-period' };
    const both = [...lines, overdue('2003-01-10'), delivered('2003-03-10')];
    expect(percent('3', both, '2006-01-10', readings)).toEqual(['2.0000000', '6.0000000']);
    expect(percent('4', both, '2006-01-10', readings)).toEqual(['2.0000000']);
    expect(percent('3', both, '2003-05-01', readings)).toEqual(['2.0000000', '6.0000000']);
  });

  it('must have been overdue to be delivered', () => {
    expect(() => percent('3', [...lines, delivered('2003-03-10')])).toThrow(/was not overdue by 2003-03-10/);
    expect(() => percent('3', [...lines, overdue('2003-03-11'), delivered('2003-03-10')])).toThrow(/was not overdue/);
  });
});

describe('entries on lending that cannot be', () => {
  it('are refused where lending is less than nothing', () => {
    expect(() => blueWorld([issued(), report('2002-05-20', '1', '-$1')])).toThrow(/less than nothing/);
  });

  it('are told where a report comes before its period has ended', () => {
    expect(() => percent('2', [before(), report('2002-05-14', '1', '$1,000,000')])).toThrow(
      /before that period ended on 2002-05-14/,
    );
  });

  it('are told where two complete reports are of one period', () => {
    const twice = [before(), report('2002-05-20', '1', '$1,000,000'), report('2002-05-21', '1', '$1,100,000')];
    expect(() => percent('2', twice)).toThrow(/both complete reports on period 1/);
  });

  it('are told where the baseline is nothing', () => {
    expect(() => percent('2', [before('$1', '$0'), report('2002-05-20', '1', '$1')])).toThrow(
      /The baseline of the lending of blue is \$0.00/,
    );
  });

  it('do not hinder reports that come out of order', () => {
    const lines = [before(), report('2002-11-18', '2', '$1,200,000'), report('2002-11-20', '1', '$1,200,000')];
    expect(percent('3', lines)).toEqual(['2.0000000']);
    expect(percent('2', lines)).toEqual(['6.0000000']);
  });
});

describe('a fee', () => {
  const about = ['blue', 'an earlier program'];
  const heldBefore = fact('earlier-shares-held', about, 'yes');
  const notApplied = fact('applied-to-redeem-earlier-shares', about, 'no');
  const fee = (lines: readonly Line[], asOf = '2004-06-01') =>
    told(blueWorld([issued(), before(), ...lines]), 'dividends.fee', asOf);

  it('is payable where lending has not grown, on the payment dates between two', () => {
    const even = report('2003-11-20', '4', '$1,000,000');
    expect(fee([heldBefore, notApplied, even])).toEqual({
      outcome: 'payable',
      series: 'blue',
      'per-share': dollars('1'),
      dates: ['2004-05-15', '2004-11-15', '2005-05-15'],
      together: dollars('3'),
    });
    expect(fee([heldBefore, notApplied, report('2003-11-20', '4', '$1,000,000.01')])).toMatchObject({
      outcome: 'not-payable',
    });
    expect(fee([heldBefore, notApplied])).toMatchObject({ outcome: 'payable' });
  });

  it('is not where no earlier shares were held, or they were to be redeemed before the day', () => {
    expect(fee([fact('earlier-shares-held', about, 'no')])).toMatchObject({ outcome: 'not-payable', dates: [] });
    const applied = (on: string) => [
      heldBefore,
      fact('applied-to-redeem-earlier-shares', about, 'yes'),
      fact('application-to-redeem-earlier-shares', about, on),
    ];
    expect(fee(applied('2001-05-31'))).toMatchObject({ outcome: 'not-payable' });
    expect(fee(applied('2001-06-01'))).toMatchObject({ outcome: 'payable' });
    expect(wants(blueWorld([issued(), before()]), 'dividends.fee', '2004-06-01')).toContain('earlier-shares-held');
  });

  it('accrues by the days of its quarter, by actual days or months of thirty, and never beyond it', () => {
    const accrued = (until: string, lines: readonly Line[], readings: Readonly<Record<string, string>> = {}) => {
      const context = blueWorld([issued(), before(), ...lines], { readings }).session.contextOn(day('2006-01-10'));
      const { attempt } = context.run(plainEnvironment, () =>
        context.notion(accruedFeeNotion, ['blue', until], context.now, 'V'),
      );
      return attempt.settled ? showMoney(attempt.value.value) : 'open';
    };
    const owed = [heldBefore, notApplied];
    expect(accrued('2004-05-15', owed)).toBe('$0.00');
    expect(accrued('2004-06-14', owed)).toBe('$0.33 (exactly $1/3)');
    expect(accrued('2004-07-15', owed, { accrual: 'months-of-thirty' })).toBe('$0.67 (exactly $2/3)');
    expect(accrued('2004-11-01', owed)).toBe('$1.00');
    expect(accrued('2003-12-15', owed)).toBe('$0.33 (exactly $1/3)');
    expect(accrued('2005-05-20', owed)).toBe('$0.00');
    expect(accrued('2004-06-14', [fact('earlier-shares-held', about, 'no')])).toBe('$0.00');
  });

  it('falls due on days that depend on facts while they are not known', () => {
    const between = (lines: readonly Line[], from: string, to: string) =>
      (
        asked(blueWorld([issued(), before(), ...lines]), {
          question: 'calendar.deadlines',
          asOf: '2004-01-10',
          input: { from, to },
          sensitivity: 'none',
        })['value'] as { readonly deadlines: readonly { readonly id: string }[] }
      ).deadlines.filter(({ id }) => id.includes('fee'));
    expect(between([], '2004-05-15', '2004-05-15')).toMatchObject([
      { id: 'blue fee 2004-05-15', basis: 'depends-on-facts' },
    ]);
    expect(between([heldBefore, notApplied], '2004-05-15', '2004-05-15')).toMatchObject([
      { day: '2004-05-15', basis: 'computed' },
    ]);
    expect(between([fact('earlier-shares-held', about, 'no')], '2004-05-15', '2004-05-15')).toEqual([]);
    expect(between([], '2004-05-16', '2004-06-15')).toEqual([]);
  });
});

describe('the calendar of the rate', () => {
  it('has the days on which another phase begins', () => {
    const put = (from: string, to: string) =>
      (
        asked(blueWorld([issued(), before()]), {
          question: 'calendar.deadlines',
          asOf: '2005-06-01',
          input: { from, to },
          sensitivity: 'none',
        })['value'] as { readonly deadlines: readonly { readonly id: string }[] }
      ).deadlines.filter(({ id }) => id.includes('rate'));
    expect(put('2002-01-01', '2005-06-01')).toMatchObject([
      { id: 'blue rate 5(2)', day: '2002-05-15', comes: 'begins' },
      { id: 'blue rate 5(3)', day: '2003-11-15' },
      { id: 'blue rate 5(4)', day: '2005-05-20' },
    ]);
    expect(put('2005-05-21', '2005-06-01')).toEqual([]);
  });
});

describe('a table of rates', () => {
  const refused = (more: object) => {
    try {
      loadInstrument(instrumentOf([periodicRate({ ...blueRate, ...more })]), kinds);
      return '';
    } catch (error) {
      return (error as InstrumentError).message;
    }
  };
  const { rows } = blueRate.table;

  it('is refused where its last row has a bound, or a column that a phase takes is not in every row', () => {
    expect(refused({ table: { ...blueRate.table, rows: rows.slice(0, 2) } })).toMatch(
      /the last row of the table has a bound/,
    );
    expect(refused({ table: { ...blueRate.table, rows: [...rows.slice(0, 2), { rates: { near: '2%' } }] } })).toMatch(
      /no rate in the column "far"/,
    );
  });

  it('is refused where the last phase ends', () => {
    expect(refused({ phases: blueRate.phases.slice(0, 3) })).toMatch(/the last phase ends/);
  });

  it('is refused where a phase is never reached', () => {
    const stated = (cite: string, until?: object) => ({ cite, rate: { stated: '1%' }, ...(until && { until }) });
    const phases = (...untils: readonly (object | undefined)[]) => ({
      phases: [...untils.map((until, place) => stated(`5(${place + 1})`, until)), stated('5(9)')],
    });
    expect(refused(phases(undefined))).toMatch(/the phase 5\(9\) never begins after 5\(1\)/);
    expect(refused(phases({ day: '2003-01-01' }, { day: '2003-01-01' }))).toMatch(/the phase 5\(2\) never begins/);
    expect(refused(phases({ throughPeriod: '4' }, { throughPeriod: '4' }))).toMatch(/the phase 5\(2\) never begins/);
    expect(refused(phases({ monthsAfterIssue: '4' }, { monthsAfterIssue: '3' }))).toMatch(/never begins/);
    expect(refused(phases({ day: '2003-01-01' }, { day: '2003-01-02' }, { throughPeriod: '1' }))).not.toMatch(
      /never begins/,
    );
  });
});
