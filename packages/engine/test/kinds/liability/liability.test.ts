import { describe, expect, it } from 'vitest';
import { ask, stockWorld, type Line } from '../capital/stock-world.js';

const stated = (fact: string, about: readonly string[], value: string): Line => [
  '2000-01-01',
  'stated',
  { fact, about, value },
];
const repealed = (cite: string, on = '2003-01-01'): Line => [
  on,
  'instrument-amended',
  { instrument: 'charter', provisions: [cite], version: '2', repeals: 'yes' },
];

describe('indemnity', () => {
  const indemnity = (
    person: string,
    serving: string,
    lines: readonly Line[],
    more: { readonly act?: string; readonly asOf?: string } = {},
    readings = {},
  ) =>
    ask(stockWorld(lines, { readings }), 'liability.indemnification', more.asOf ?? '2004-01-01', {
      person,
      act: more.act ?? '2001-05-01',
      serving,
    });

  it('is the right of a director, and of an officer while in office', () => {
    expect(indemnity('ada', 'corporation', [])).toMatchObject({
      outcome: 'mandatory',
      position: 'a director',
      advances: true,
      law: 'unchanged',
      besides: ['agreement'],
    });
    const office: readonly Line[] = [
      ['2001-05-01', 'officer-appointed', { person: 'dot', office: 'clerk' }],
      ['2002-05-01', 'officer-ended', { person: 'dot', office: 'clerk' }],
      stated('serves-corporation-or-group', ['dot'], 'no'),
    ];
    const on = (act: string) => indemnity('dot', 'corporation', office, { act })['outcome'];
    expect([on('2001-04-30'), on('2001-05-01'), on('2002-05-01'), on('2002-05-02')]).toEqual([
      'none',
      'mandatory',
      'mandatory',
      'none',
    ]);
  });

  it('reaches service elsewhere only at the request of the corporation', () => {
    const asked = (value: string) => [
      stated('serves-at-request', ['ada', 'trust'], value),
      stated('serves-corporation-or-group', ['ada'], 'no'),
    ];
    expect(indemnity('ada', 'trust', asked('yes'))['outcome']).toBe('mandatory');
    expect(indemnity('ada', 'trust', asked('no'))['outcome']).toBe('none');
  });

  it('of others is for the board to grant, and told where it has', () => {
    const clerk = [stated('serves-corporation-or-group', ['dot'], 'yes')];
    expect(indemnity('dot', 'corporation', clerk)).not.toHaveProperty('granted');
    expect(indemnity('dot', 'corporation', clerk)['outcome']).toBe('if-the-board-grants');
    expect(indemnity('dot', 'corporation', [...clerk, stated('indemnity-granted', ['dot'], 'yes')])).toMatchObject({
      outcome: 'if-the-board-grants',
      granted: true,
    });
  });

  it('asks for what nobody has entered', () => {
    const answer = stockWorld([]).ask({
      question: 'liability.indemnification',
      asOf: '2004-01-01',
      input: { person: 'ada', act: '2001-05-01', serving: 'trust' },
    });
    expect(answer.outcome === 'needs-facts' && answer.inquiries[0]?.fact).toBe('serves-at-request');
  });

  it('is none where the law forbids it', () => {
    expect(indemnity('ada', 'corporation', [stated('indemnity-barred-by-law', ['ada'], 'yes')])['outcome']).toBe(
      'none',
    );
  });

  it('follows the version in force at the act, which no repeal cuts back', () => {
    const lines = [repealed('10'), stated('serves-corporation-or-group', ['ada'], 'no')];
    expect(indemnity('ada', 'corporation', lines)['outcome']).toBe('mandatory');
    expect(indemnity('ada', 'corporation', lines, { act: '2003-01-01' })['outcome']).toBe('none');
    const everything = [repealed('10'), repealed('11'), repealed('12')];
    expect(indemnity('ada', 'corporation', everything, { act: '2003-01-01' })['outcome']).toBe('silent');
  });

  it('takes later law only where it is broader, unless the reading says otherwise', () => {
    const law = (change: string, readings = {}) =>
      indemnity('ada', 'corporation', [stated('indemnity-law-since', ['2001-05-01'], change)], {}, readings)['law'];
    expect([law('broader'), law('narrower'), law('unchanged')]).toEqual(['as amended', 'as at the act', 'unchanged']);
    expect(law('narrower', { 'R-law': 'amended' })).toBe('as amended');
  });
});

describe('freedom from damages', () => {
  const suit = { person: 'ada', act: '2001-05-01', capacity: 'director', claimant: 'corporation', relief: 'damages' };
  const allowed = (value: string): Line => stated('law-forbids-exculpation', ['ada', '2001-05-01'], value);
  const outcome = (more: object, lines: readonly Line[] = [allowed('no')]) =>
    ask(stockWorld(lines), 'liability.exculpation', '2004-01-01', { ...suit, ...more })['outcome'];

  it('is for a director acting as such, towards the claimants named, from damages, where the law allows it', () => {
    expect(outcome({})).toBe('exculpated');
    expect(outcome({}, [allowed('yes')])).toBe('not-exculpated');
    expect(outcome({ capacity: 'officer' })).toBe('not-exculpated');
    expect(outcome({ claimant: 'shareholders' })).toBe('not-exculpated');
    expect(outcome({ relief: 'other' })).toBe('not-exculpated');
    expect(outcome({ person: 'dot' })).toBe('not-exculpated');
  });

  it('asks whether the law forbids it', () => {
    const answer = stockWorld([]).ask({ question: 'liability.exculpation', asOf: '2004-01-01', input: suit });
    expect(answer.outcome === 'needs-facts' && answer.inquiries.map((each) => each.fact)).toEqual([
      'law-forbids-exculpation',
    ]);
  });

  it('stands for acts before a repeal, and not for later ones', () => {
    expect(outcome({}, [allowed('no'), repealed('13', '2001-05-02')])).toBe('exculpated');
    expect(outcome({}, [allowed('no'), repealed('13', '2001-05-01')])).toBe('silent');
  });
});
