import { describe, expect, it } from 'vitest';
import { constant, purpose, type Provision } from '../../../src/index.js';
import { instrumentOf, open } from '../board/world.js';
import { ask, type Line } from './stock-world.js';

const laws = ['the act on trade', 'the act on banks'];
const start: Line = [
  '2001-01-01',
  'proposed',
  { id: 'trade', act: { kind: 'activity', name: 'trading', from: '2001-04-01' } },
];
const lawful = (law: string | undefined, value: string): Line => [
  '2001-01-01',
  'stated',
  { fact: 'lawful-activity-under', about: ['trading', law], value },
];

const world = (provisions: readonly Provision[], lines: readonly Line[]) =>
  open([instrumentOf(provisions)], ['agency'], lines);

describe('purposes that name the laws an activity must be lawful under', () => {
  const section = purpose({ cite: 'II', summary: 'purposes', purposes: ['to trade'], lawfulUnder: laws });
  const asked = (...lines: readonly Line[]) =>
    world([section], [start, ...lines]).ask({
      question: 'approval.status',
      asOf: '2001-04-01',
      input: { of: 'trade' },
    });

  it('are kept under any one of them', () => {
    const outcome = (one: string, other: string) =>
      ask(world([section], [start, lawful(laws[0], one), lawful(laws[1], other)]), 'approval.status', '2001-04-01', {
        of: 'trade',
      })['outcome'];
    expect([outcome('yes', 'no'), outcome('no', 'yes'), outcome('no', 'no')]).toEqual([
      'permitted',
      'permitted',
      'barred',
    ]);
  });

  it('need no further fact once one law allows it, and ask about each while none is known to', () => {
    expect(asked(lawful(laws[1], 'yes')).outcome).toBe('answered');
    const open = asked(lawful(laws[1], 'no'));
    expect(open.outcome === 'needs-facts' && open.inquiries.map(({ key }) => key)).toEqual([
      'lawful-activity-under(trading, the act on trade)',
    ]);
  });

  it('ask for no public consent where the text asks for none', () => {
    expect(asked(lawful(laws[0], 'yes'))).toMatchObject({ outcome: 'answered', value: { outcome: 'permitted' } });
  });
});

describe('a constant that a filing replaces', () => {
  const agent = constant({
    cite: 'IX',
    summary: 'the agent',
    values: { agent: 'A. Agent' },
    replacedBy: { filing: 'change of agent', law: 'the statute on agents' },
  });
  const name = constant({ cite: 'I', summary: 'the name', values: { name: 'Made-up' } });
  const filed = (on: string, what = 'change of agent'): Line => [on, 'filing', { what }];
  const told = (asOf: string, lines: readonly Line[], which = 'agent') =>
    ask(world([name, agent], lines), 'instrument.provision', asOf, { name: which });

  it('stands until the day of the filing, and is told with the day of the last from then on', () => {
    const lines = [filed('2002-01-02'), filed('2003-01-02'), filed('2001-06-01', 'annual report')];
    expect(told('2002-01-01', lines)).toMatchObject({ outcome: 'fixed', value: 'A. Agent' });
    expect(told('2002-01-02', lines)).toMatchObject({ outcome: 'replaced', since: '2002-01-02' });
    expect(told('2004-01-02', lines)).toMatchObject({ outcome: 'replaced', since: '2003-01-02' });
  });

  it('is no other constant', () => {
    expect(told('2004-01-02', [filed('2002-01-02')], 'name')['outcome']).toBe('fixed');
  });
});

describe('purposes that a law limits', () => {
  const limits = ['the act on banks', 'the act on trade'];
  const section = purpose({ cite: 'II', summary: 'purposes', purposes: ['to trade'], subjectTo: limits });
  const complies = (law: string | undefined, value: string): Line => [
    '2001-01-01',
    'stated',
    { fact: 'activity-complies-with', about: ['trading', law], value },
  ];
  const asked = (...lines: readonly Line[]) =>
    world([section], [start, ...lines]).ask({
      question: 'approval.status',
      asOf: '2001-04-01',
      input: { of: 'trade' },
    });

  it('are kept where the activity complies with each of the laws', () => {
    const outcome = (one: string, other: string) => asked(complies(limits[0], one), complies(limits[1], other));
    expect(outcome('yes', 'yes')).toMatchObject({ value: { outcome: 'permitted' } });
    expect(outcome('yes', 'no')).toMatchObject({ value: { outcome: 'barred' } });
    expect(outcome('no', 'yes')).toMatchObject({ value: { outcome: 'barred' } });
  });

  it('ask about what is not known of them, unless one is broken', () => {
    const open = asked(complies(limits[0], 'yes'));
    expect(open.outcome === 'needs-facts' && open.inquiries.map(({ key }) => key)).toEqual([
      'activity-complies-with(trading, the act on trade)',
    ]);
    expect(asked(complies(limits[1], 'no'))).toMatchObject({ outcome: 'answered', value: { outcome: 'barred' } });
  });

  it('are no excuse for what is unlawful otherwise', () => {
    const unlawful: Line = ['2001-01-01', 'stated', { fact: 'lawful-activity', about: ['trading'], value: 'no' }];
    expect(asked(unlawful, complies(limits[0], 'yes'), complies(limits[1], 'yes'))).toMatchObject({
      value: { outcome: 'barred' },
    });
  });
});
