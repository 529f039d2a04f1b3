import { describe, expect, it } from 'vitest';
import { InstrumentError, constant, kinds, loadInstrument, stockClasses } from '../../../src/index.js';
import { instrumentOf, open } from '../board/world.js';
import { ask, bar, provisions, readings, stockCharter, stockWorld, type Line } from './stock-world.js';

describe('constants', () => {
  const world = stockWorld([]);

  it('are told with their section', () => {
    expect(ask(world, 'instrument.provision', '2001-01-01', { name: 'duration' })).toEqual({
      outcome: 'fixed',
      name: 'duration',
      value: 'perpetual',
      cite: '0',
    });
    expect(ask(world, 'instrument.provision', '2001-01-01', { name: 'purpose' })).toMatchObject({
      value: 'to trade',
      cite: '0.1',
    });
  });

  it('are silent where nothing fixes them, which names other law', () => {
    const answer = world.ask({
      question: 'instrument.provision',
      asOf: '2001-01-01',
      input: { name: 'registered agent' },
    });
    expect(answer).toMatchObject({
      outcome: 'answered',
      value: { outcome: 'silent', others: ['name', 'duration', 'purpose'] },
    });
    expect(answer.otherLaw.map((each) => each.says).join()).toContain('registered agent');
  });
});

describe('the profile', () => {
  it('tells what is provided with its section, what is silent, and what stands in an instrument that is not loaded', () => {
    const value = ask(stockWorld([]), 'instrument.profile', '2001-01-01');
    const fields = value['fields'] as readonly {
      readonly id: string;
      readonly status: string;
      readonly says: readonly { readonly id: string }[];
    }[];
    const of = (id: string) => fields.find((each) => each.id === id);
    expect(of('preemptive-rights')).toMatchObject({ status: 'provided', says: [{ id: '3' }] });
    expect(of('fair-price')).toMatchObject({ status: 'silent', says: [] });
    expect(of('special-meetings')).toMatchObject({ status: 'not loaded' });
    expect(value['provided']).toBe(fields.filter((each) => each.status === 'provided').length);
  });
});

describe('comparing', () => {
  const other = instrumentOf(
    [constant({ cite: 'A', summary: 'the name', values: { name: 'Made-up Corporation', duration: 'perpetual' } })],
    { id: 'other', readings: [] },
  );

  it('sets kinds side by side and says which differ', () => {
    const rows = ask(stockWorld([]), 'instrument.compare', '2001-01-01', { first: 'made-up', second: other })[
      'rows'
    ] as readonly { readonly id: string; readonly outcome: string }[];
    expect(rows.find((row) => row.id === 'constant')?.outcome).toBe('same');
    expect(rows.find((row) => row.id === 'issuance')?.outcome).toBe('only first');
    const changed = {
      ...other,
      articles: [
        {
          number: 'V',
          title: 'V',
          provisions: [constant({ cite: 'A', summary: 'the name', values: { name: 'Another' } })],
        },
      ],
    };
    const again = ask(stockWorld([]), 'instrument.compare', '2001-01-01', { first: 'made-up', second: changed })[
      'rows'
    ] as readonly { readonly id: string; readonly outcome: string }[];
    expect(again.find((row) => row.id === 'constant')?.outcome).toBe('different');
  });

  it('compares two that are loaded, and refuses one that is not', () => {
    const world = open([stockCharter, { ...other, kind: 'bylaws' }], ['ada'], []);
    const rows = ask(world, 'instrument.compare', '2001-01-01', { first: 'other', second: 'made-up' })[
      'rows'
    ] as readonly { readonly id: string; readonly outcome: string }[];
    expect(rows.find((row) => row.id === 'issuance')?.outcome).toBe('only second');
    expect(() => ask(world, 'instrument.compare', '2001-01-01', { first: 'made-upp', second: 'other' })).toThrow(
      /did you mean "made-up"/,
    );
  });
});

describe('loading', () => {
  it('refuses classes that do not add up to the total, with the section', () => {
    const wrong = stockClasses({
      cite: '1',
      summary: 'the stock',
      total: '11',
      classes: [{ class: 'ordinary', authorised: '10' }],
      treasury: 'issued',
    });
    expect(() => loadInstrument(instrumentOf([wrong]), kinds as never)).toThrow(InstrumentError);
    expect(() => loadInstrument(instrumentOf([wrong]), kinds as never)).toThrow(
      /1 \(stock-classes\): the classes do not add up/,
    );
  });

  it('reads the made-up charter', () => {
    expect(loadInstrument(stockCharter, kinds as never).placed).toHaveLength(provisions.length);
    expect(readings.length).toBeGreaterThan(0);
  });
});

describe('an activity that needs a consent', () => {
  const proposed: Line = [
    '2001-01-01',
    'proposed',
    { id: 'trade', act: { kind: 'activity', name: 'trading', needs: ['agency'], from: '2001-03-10' } },
  ];
  const consent = (on: string, more: object = {}): Line => [
    on,
    'approval',
    { by: 'agency', for: 'trade', kind: 'consent', granted: 'yes', ...more },
    'consent',
  ];
  const outcome = (lines: readonly Line[], asOf: string) =>
    ask(stockWorld([proposed, ...lines]), 'approval.status', asOf, { of: 'trade' })['outcome'];

  it('is forbidden until the consent, and allowed from then on', () => {
    expect(outcome([consent('2001-03-14')], '2001-03-10')).toBe('barred');
    expect(outcome([consent('2001-03-14')], '2001-03-13')).toBe('barred');
    expect(outcome([consent('2001-03-14')], '2001-03-14')).toBe('permitted');
    const value = ask(stockWorld([proposed, consent('2001-03-14')]), 'approval.status', '2001-03-20', { of: 'trade' });
    expect(bar(value, '0.1')).toMatchObject({ 'forbidden-from': '2001-03-10', 'forbidden-through': '2001-03-13' });
  });

  it('asks which came first where both fell on the day of the start', () => {
    const answer = stockWorld([proposed, consent('2001-03-10')]).ask({
      question: 'approval.status',
      asOf: '2001-03-10',
      input: { of: 'trade' },
    });
    expect(answer.outcome === 'needs-facts' && answer.inquiries.map((each) => each.fact)).toEqual([
      'consent-came-first',
    ]);
    expect(outcome([consent('2001-03-09')], '2001-03-10')).toBe('permitted');
  });

  it('stops being allowed when the consent lapses, is revoked or is refused', () => {
    expect(outcome([consent('2001-03-01', { until: '2001-06-01' })], '2001-05-31')).toBe('permitted');
    expect(outcome([consent('2001-03-01', { until: '2001-06-01' })], '2001-06-01')).toBe('barred');
    expect(
      outcome([consent('2001-03-01'), ['2001-06-01', 'approval-revoked', { approval: 'consent' }]], '2001-06-01'),
    ).toBe('barred');
    expect(outcome([consent('2001-03-01', { granted: 'no' })], '2001-06-01')).toBe('barred');
  });

  it('asks whether a consent is needed where nobody has said so', () => {
    const open: Line = [
      '2001-01-01',
      'proposed',
      { id: 'trade', act: { kind: 'activity', name: 'trading', from: '2001-03-10' } },
    ];
    const answer = stockWorld([open]).ask({ question: 'approval.status', asOf: '2001-04-01', input: { of: 'trade' } });
    expect(answer.outcome === 'needs-facts' && answer.inquiries.map((each) => each.fact)).toContain(
      'public-consent-needed',
    );
    const no: Line = [
      '2001-01-01',
      'stated',
      { fact: 'public-consent-needed', about: ['trading', 'a public body'], value: 'no' },
    ];
    expect(ask(stockWorld([open, no]), 'approval.status', '2001-04-01', { of: 'trade' })['outcome']).toBe('permitted');
  });

  it('is forbidden where the statutes do not allow it', () => {
    const unlawful: Line = ['2001-01-01', 'stated', { fact: 'lawful-activity', about: ['trading'], value: 'no' }];
    expect(outcome([consent('2001-03-01'), unlawful], '2001-04-01')).toBe('barred');
  });
});
