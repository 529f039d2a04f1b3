import { describe, expect, it } from 'vitest';
import { ask, dollars } from '../capital/stock-world.js';
import type { Line } from '../board/world.js';
import { fact, protectedProvisions, protectedWorld, type More } from './protected-world.js';

const report = (institution: string, quarter: string, lines: Readonly<Record<string, string>>): Line => [
  `${quarter.slice(0, 4)}-12-31`,
  'call-report',
  { institution, quarter, lines },
];

const has = (institution: string, as: string, on = '2001-01-01'): Line => [
  on,
  'insured-institution',
  { institution, as },
];
const holding = fact('bank-holding-company', ['corporation'], 'yes');

const threshold = (asOf: string, lines: readonly Line[], more: More = {}) =>
  ask(protectedWorld(lines, more), 'dividends.threshold', asOf, { series: 'gold' });

const facts = (asOf: string, lines: readonly Line[], more: More = {}) => {
  const answer = protectedWorld(lines, more).ask({ question: 'dividends.threshold', asOf, input: { series: 'gold' } });
  return answer.outcome === 'needs-facts' ? answer.inquiries.map((each) => `${each.fact} ${each.about.join(' ')}`) : [];
};

describe('net charge-offs', () => {
  it('count quarters that begin on the day or later and are over; none before', () => {
    expect(threshold('2001-09-30', [])).toMatchObject({ 'charged-off': dollars('0') });
    expect(threshold('2001-09-30', [])).not.toHaveProperty('through');
    expect(facts('2001-10-01', [])).toEqual(['charged-off 2001-07-01 2001-09-30']);
    const stated = fact('charged-off', ['2001-07-01', '2001-09-30'], '-40');
    expect(threshold('2001-10-01', [stated])).toMatchObject({ 'charged-off': dollars('-40'), through: '2001-09-30' });
  });

  it('begin with the quarter of the day where it is the first of one', () => {
    const provisions = protectedProvisions.map((each) =>
      each.kind === 'net-charge-offs' ? { ...each, from: '2001-04-01' } : each,
    );
    expect(facts('2001-07-01', [], { provisions })).toEqual(['charged-off 2001-04-01 2001-06-30']);
  });

  it('take what the year had before off lines that run from its start', () => {
    const lines = [
      has('bank', 'bank'),
      holding,
      report('bank', '2001-06-30', { A1: '$100', A2: '$10' }),
      report('bank', '2001-09-30', { A1: '$150', A2: '$15' }),
      report('bank', '2001-12-31', { A1: '$180', A2: '$60' }),
    ];
    expect(threshold('2001-10-01', lines)).toMatchObject({ 'charged-off': dollars('45') });
    expect(threshold('2002-01-01', lines)).toMatchObject({ 'charged-off': dollars('30') });
    const next = [...lines, report('bank', '2002-03-31', { A1: '$7', A2: '$0' })];
    expect(threshold('2002-04-01', next)).toMatchObject({ 'charged-off': dollars('37'), through: '2002-03-31' });
  });

  it('ask for a line by institution, quarter and number, and for none whose figure falls out', () => {
    const lines = [has('bank', 'bank'), holding, report('bank', '2001-06-30', { A1: '$100', A2: '$10' })];
    const later = report('bank', '2001-12-31', { A1: '$180' });
    expect(facts('2002-01-01', [...lines, later])).toEqual(['call-report-line bank 2001-12-31 A2']);
    const told = fact('call-report-line', ['bank', '2001-12-31', 'A2'], '60');
    expect(threshold('2002-01-01', [...lines, later, told])).toMatchObject({ 'charged-off': dollars('30') });
  });

  it('are those of every institution while it is one of the holding company, quarter by quarter', () => {
    const lines = [
      has('bank', 'bank', '2001-08-01'),
      has('child', 'bank', '2001-01-01'),
      has('child', 'none', '2002-02-01'),
      has('corporation', 'bank'),
      report('bank', '2001-09-30', { A1: '$50', A2: '$0' }),
      report('bank', '2001-12-31', { A1: '$80', A2: '$0' }),
      report('bank', '2002-03-31', { A1: '$5', A2: '$0' }),
      report('child', '2001-06-30', { A1: '$1', A2: '$0' }),
      report('child', '2001-12-31', { A1: '$3', A2: '$0' }),
      report('corporation', '2001-06-30', { A1: '$1000', A2: '$0' }),
      report('corporation', '2001-12-31', { A1: '$1700', A2: '$0' }),
    ];
    // bank: from the last quarter of 2001 on; child: two quarters of 2001.
    expect(threshold('2002-01-01', [...lines, holding])).toMatchObject({ 'charged-off': dollars('32') });
    expect(threshold('2002-04-01', [...lines, holding])).toMatchObject({ 'charged-off': dollars('37') });
    const itself = fact('bank-holding-company', ['corporation'], 'no');
    expect(threshold('2002-01-01', [...lines, itself])).toMatchObject({ 'charged-off': dollars('700') });
  });

  it('of a thrift are by the quarter, until its reports end', () => {
    const lines = [
      has('thrift', 'thrift'),
      holding,
      report('thrift', '2001-09-30', { B1: '$50', B2: '$5', B3: '$1' }),
      report('thrift', '2001-12-31', { B1: '$20', B2: '$0', B3: '-$1' }),
    ];
    expect(threshold('2002-01-01', lines)).toMatchObject({ 'charged-off': dollars('65') });
    expect(facts('2002-04-01', lines)).toContain('successor-lines thrift');
    const by = (value: string) => [...lines, fact('successor-lines', ['thrift'], value)];
    expect(facts('2002-04-01', by('no'))).toEqual(['charged-off-in-quarter thrift 2002-03-31']);
    expect(facts('2002-04-01', by('yes'))).toEqual([
      'call-report-line thrift 2002-03-31 A1',
      'call-report-line thrift 2002-03-31 A2',
    ]);
    const bank = [...by('yes'), report('thrift', '2002-03-31', { A1: '$9', A2: '$2' })];
    expect(threshold('2002-04-01', bank)).toMatchObject({ 'charged-off': dollars('72') });
  });

  it('of a bank whose reports end are asked for', () => {
    const provisions = protectedProvisions.map((each) =>
      each.kind === 'net-charge-offs'
        ? { ...each, bank: { charged: ['A1'], recovered: [], running: true, through: '2001-06-30' } }
        : each,
    );
    const lines = [has('bank', 'bank'), holding];
    expect(facts('2001-10-01', lines, { provisions })).toEqual(['charged-off-in-quarter bank 2001-09-30']);
  });

  it('are refused in another currency than that of the instrument', () => {
    const lines = [has('bank', 'bank'), holding, report('bank', '2001-09-30', { A1: 'EUR 5', A2: '$0' })];
    expect(() => threshold('2001-10-01', lines)).toThrow('is in EUR');
  });
});

describe('the threshold', () => {
  const none = (through: string) => fact('charged-off', ['2001-07-01', through], '0');
  const lending = (amount: string): readonly Line[] => [
    ['2001-05-09', 'lending-report', { series: 'gold', period: '0', lending: '$1000', baseline: '$1000' }],
    ['2002-03-01', 'lending-report', { series: 'gold', period: '2', lending: amount }],
  ];
  // Period 4 begins on 15 August 2002.
  const grown = (amount: string, more: More = {}, asOf = '2002-08-15') =>
    threshold(asOf, [...lending(amount), none('2002-06-30')], more);

  it('is a part of the capital and of what was issued, whatever has been redeemed', () => {
    expect(threshold('2001-06-01', [])).toMatchObject({
      threshold: dollars('82500'),
      capital: dollars('100000'),
      issued: dollars('10000'),
      measure: 'core capital',
      factor: '0.75',
    });
    const gone: Line = [
      '2001-07-01',
      'shares-reacquired',
      { class: 'gold', from: 'ann', shares: '60', 'held-as': 'retired' },
    ];
    expect(threshold('2001-07-02', [gone])).toMatchObject({ issued: dollars('10000') });
    expect(threshold('2001-10-01', [fact('charged-off', ['2001-07-01', '2001-09-30'], '1000')])).toMatchObject({
      threshold: dollars('81750'),
    });
  });

  it('asks for what was issued where the register opens with a list', () => {
    const list: Line = [
      '2001-05-10',
      'opening-register',
      { class: 'gold', issued: '40', treasury: '0', holdings: [{ holder: 'ann', shares: '40' }] },
    ];
    const first = fact('first-issue', ['gold'], '2001-05-10');
    expect(facts('2001-06-01', [list, first], { bare: true })).toEqual(['issued-in-all gold']);
    const all = fact('issued-in-all', ['gold'], '70');
    expect(threshold('2001-06-01', [list, first, all], { bare: true })).toMatchObject({ issued: dollars('7000') });
  });

  it('is lowered from the period on by each whole step, or in proportion', () => {
    expect(grown('$1100', {}, '2002-08-14')).toMatchObject({ 'lowered-by': dollars('0') });
    expect(grown('$1100')).toMatchObject({ 'lowered-by': dollars('2500'), change: '0.1', threshold: dollars('80000') });
    expect(grown('$1099')).toMatchObject({ 'lowered-by': dollars('2000') });
    expect(grown('$1099', { readings: { steps: 'in-proportion' } })).toMatchObject({ 'lowered-by': dollars('2475') });
    expect(grown('$1000')).toMatchObject({ 'lowered-by': dollars('0') });
    expect(grown('$900')).toMatchObject({ 'lowered-by': dollars('0') });
  });

  it('has bounds where it is read so', () => {
    expect(grown('$1500')).toMatchObject({ 'lowered-by': dollars('12500') });
    expect(grown('$1500', { readings: { bounds: 'nought-and-issued' } })).toMatchObject({
      'lowered-by': dollars('10000'),
      threshold: dollars('72500'),
    });
    const lost = [...lending('$1000'), fact('charged-off', ['2001-07-01', '2002-06-30'], '200000')];
    expect(threshold('2002-08-15', lost)).toMatchObject({ threshold: dollars('-67500') });
    expect(threshold('2002-08-15', lost, { readings: { bounds: 'nought-and-issued' } })).toMatchObject({
      threshold: dollars('0'),
    });
  });

  it('asks for lending that nobody reported', () => {
    expect(
      facts('2002-08-15', [none('2002-06-30')], {
        kept: [['1990-01-01', 'coverage', { family: 'reports', from: '2000-01-01', through: '2002-02-20' }]],
      }).length,
    ).toBeGreaterThan(0);
  });

  it('is of one series; of another no instrument speaks', () => {
    const other = ask(protectedWorld([]), 'dividends.threshold', '2001-06-01', { series: 'silver' });
    expect(other).toMatchObject({ outcome: 'silent' });
  });
});
