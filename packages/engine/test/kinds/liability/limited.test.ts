import { describe, expect, it } from 'vitest';
import { associate, exculpation, openCorporation, post, type Answer, type Reading } from '../../../src/index.js';
import { instrumentOf, journalOf } from '../board/world.js';
import type { Line } from '../capital/stock-world.js';

const reading = (id: string, options: readonly [string, string]): Reading => ({
  id,
  cite: '13',
  asks: `which does ${id} mean?`,
  options: Object.fromEntries(options.map((option) => [option, option])),
  adopted: options[0],
  because: 'the first is adopted in this made-up charter',
});

const charter = instrumentOf(
  [
    exculpation({
      cite: '13',
      summary: 'damages up to a year’s pay',
      towards: ['corporation'],
      upTo: {
        year: { reading: 'R-year', options: { calendar: 'calendar', fiscal: 'fiscal' } },
        pay: { reading: 'R-pay', options: { all: 'all-for-serving', fees: 'as-director' } },
      },
      unless: [
        { cite: '13(a)', what: 'knowing-violation', says: 'a knowing violation' },
        { cite: '13(b)', what: 'improper-gain', says: 'an improper gain' },
        { cite: '13(c)', what: 'conscious-disregard', says: 'a conscious disregard' },
        { cite: '13(d)', what: 'abdication', says: 'an abdication' },
        { cite: '13(e)', what: 'unlawful-distribution', says: 'an unlawful distribution' },
      ],
      repealSparesItsDay: true,
      law: 'the statute on liability',
    }),
    associate({
      cite: '13(b)',
      summary: 'partners and those at home',
      organisations: { cite: '13(b)', served: ['partner'], owned: { atLeast: '20%' }, excludes: [] },
      trusts: { cite: '13(b)', by: ['trustee'], plans: 'never' },
      relatives: { cite: '13(b)', who: ['in-one-home'] },
    }),
  ],
  { readings: [reading('R-year', ['calendar', 'fiscal']), reading('R-pay', ['all', 'fees'])] },
);

const day = '2001-05-01';
const stated = (fact: string, about: readonly string[], value: string): Line => [
  '2001-12-31',
  'stated',
  { fact, about, value },
];
const limbs = ['knowing-violation', 'conscious-disregard', 'abdication', 'unlawful-distribution'];
const none = (act = day, left = ''): readonly Line[] => [
  ...limbs.filter((limb) => limb !== left).map((limb) => stated(`breach-${limb}`, ['ada', act], 'no')),
  stated('breach-improper-gain', ['ada', act, 'ada'], 'no'),
];
const pay = (value: string, within = '2001-12-31', year = 'calendar', what = 'all-for-serving'): Line =>
  stated('compensation-for-serving', ['ada', within, year, what], value);

function suit(lines: readonly Line[], more: object = {}, readings: Readonly<Record<string, string>> = {}): Answer {
  const board: readonly Line[] = [
    ['1990-01-01', 'opening-board', { size: '1', directors: [{ person: 'ada', class: '1', 'term-ends-after': '40' }] }],
  ];
  const given = [{ notion: 'directors-in-office', about: [], value: ['ada'] }];
  return openCorporation({
    instruments: [charter],
    books: post(journalOf(['ada', 'bee', 'firm'], [...board, ...lines])),
    given,
    readings,
  }).ask({
    question: 'liability.exculpation',
    asOf: '2004-01-01',
    input: { person: 'ada', act: day, capacity: 'director', claimant: 'corporation', relief: 'damages', ...more },
  });
}

function valueOf(answer: Answer): Readonly<Record<string, unknown>> {
  if (answer.outcome === 'answered') return answer.value as Readonly<Record<string, unknown>>;
  throw new Error(`needs ${answer.inquiries.map(({ key }) => key).join('; ')}`);
}
const dollars = (amount: string) => ({ amount, currency: 'USD' });

describe('damages limited to a year’s pay', () => {
  it('are the lesser of what is claimed and the pay; the limit alone where nobody says what is claimed', () => {
    const owed = (damages: string) => valueOf(suit([...none(), pay('500')], { damages }));
    expect(owed('$499.99')).toMatchObject({ outcome: 'limited', owed: dollars('499.99') });
    expect(owed('$500')).toMatchObject({ owed: dollars('500') });
    expect(owed('$500.01')).toMatchObject({ limit: dollars('500'), owed: dollars('500') });
    expect(valueOf(suit([...none(), pay('500')]))).not.toHaveProperty('owed');
    expect(valueOf(suit([...none(), pay('0')], { damages: '$1' }))).toMatchObject({ owed: dollars('0') });
  });

  it('ask for the pay, of the year and the sort that the readings say', () => {
    const needs = (readings: Readonly<Record<string, string>>) => {
      const answer = suit(none(), {}, readings);
      return answer.outcome === 'needs-facts' ? answer.inquiries.map(({ key }) => key) : [];
    };
    expect(needs({})).toEqual(['compensation-for-serving(ada, 2001-12-31, calendar, all-for-serving)']);
    expect(needs({ 'R-year': 'fiscal', 'R-pay': 'fees' })).toEqual([
      'compensation-for-serving(ada, 2001-05-01, fiscal, as-director)',
    ]);
  });

  it.each(limbs)('are owed in full for %s, whatever is not known of the rest', (limb) => {
    const answer = suit([stated(`breach-${limb}`, ['ada', day], 'yes')], { damages: '$900' });
    expect(valueOf(answer)).toMatchObject({ outcome: 'not-exculpated', owed: dollars('900') });
  });

  it('are asked about while a sort of breach is not known', () => {
    const answer = suit([...none(day, 'abdication'), pay('500')]);
    expect(answer.outcome === 'needs-facts' && answer.inquiries.map(({ fact }) => fact)).toEqual(['breach-abdication']);
  });

  it('are owed in full where the director or an associate gained, and not where a stranger did', () => {
    const gain = (person: string, ...ties: readonly Line[]) =>
      valueOf(suit([...none(), pay('500'), ...ties, stated('breach-improper-gain', ['ada', day, person], 'yes')]));
    const home: Line = ['2000-01-01', 'relationship', { kind: 'family-in-one-home', person: 'bee', of: 'ada' }];
    const firm: Line = ['2000-01-01', 'relationship', { kind: 'partner', person: 'ada', of: 'firm' }];
    expect(gain('bee', home)['outcome']).toBe('not-exculpated');
    expect(gain('firm', firm)['outcome']).toBe('not-exculpated');
    expect(gain('bee')['outcome']).toBe('limited');
    expect(gain('bee', firm, stated('breach-improper-gain', ['ada', day, 'firm'], 'no'))['outcome']).toBe('limited');
  });

  it('rest on the premise that no associate gained whom no entry names, which an entry rebuts', () => {
    const lines = [...none(), pay('500')];
    expect(suit(lines).rests.map(({ about }) => about)).toContain(`breach-improper-gain-of-others(ada, ${day})`);
    const rebutted = suit([...lines, stated('breach-improper-gain-of-others', ['ada', day], 'yes')]);
    expect(valueOf(rebutted)['outcome']).toBe('not-exculpated');
  });

  it('stay limited for an act on the day of a repeal, and not for one on the day after', () => {
    const repealed: Line = [
      '2001-05-01',
      'instrument-amended',
      { instrument: 'charter', provisions: ['13'], version: '2', repeals: 'yes' },
    ];
    const outcome = (act: string) => valueOf(suit([...none(act), pay('500'), repealed], { act }))['outcome'];
    expect([outcome('2001-04-30'), outcome(day), outcome('2001-05-02')]).toEqual(['limited', 'limited', 'silent']);
  });

  it('are told in the profile with what takes the limit away', () => {
    const answer = openCorporation({ instruments: [charter], books: post(journalOf([], [])) }).ask({
      question: 'instrument.profile',
      asOf: '2004-01-01',
      input: {},
    });
    expect(JSON.stringify(valueOf(answer))).toContain(
      'limited to a year’s compensation, unless a knowing violation; or',
    );
  });
});
