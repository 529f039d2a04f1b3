import { describe, expect, it } from 'vitest';
import { openCorporation, post, reasonInWords, type Answer, type Given, type Reason } from '../../../src/index.js';
import { journalOf, type Line } from '../board/world.js';
import { measuredCharter, standings, worth } from './measured-rule.js';

const persons = ['big', 'other', 'kin', 'firm', 'sub', 'partner'];

interface More {
  readonly lines?: readonly Line[];
  readonly yearEnd?: string;
  readonly given?: readonly Given[];
  readonly readings?: Readonly<Record<string, string>>;
  readonly proposal?: Readonly<Record<string, string>>;
  readonly question?: string;
}

function classify(
  act: object,
  {
    lines = [],
    yearEnd = '1999-12-31',
    given = worth('10'),
    readings = {},
    proposal = {},
    question = 'combination.classify',
  }: More = {},
): Answer {
  const all: readonly Line[] = [
    ['2001-02-01', 'shares-issued', { class: 'common', to: 'dispersed', shares: '900' }],
    ['2001-02-01', 'shares-issued', { class: 'common', to: 'big', shares: '100' }],
    ['2001-02-01', 'stated', { fact: 'fiscal-year-end', about: ['corporation'], value: yearEnd }],
    ['2001-02-01', 'stated', { fact: 'subsidiary', about: ['sub'], value: 'yes' }],
    ...['big', 'other', 'kin', 'firm'].map((person): Line => [
      '2001-02-01',
      'stated',
      { fact: 'subsidiary', about: [person], value: 'no' },
    ]),
    ['2002-05-02', 'proposed', { id: 'deal', act, ...proposal }],
    ...lines,
  ];
  return openCorporation({
    instruments: [measuredCharter],
    books: post(journalOf(persons, all)),
    given: [...standings, ...given],
    readings,
  }).ask({ question, asOf: '2002-06-03', input: { of: 'deal' } });
}

function status(...parts: Parameters<typeof classify>): Answer {
  return classify(parts[0], { ...parts[1], question: 'approval.required' });
}

interface Shown {
  readonly combination?: boolean;
  readonly rows: readonly {
    readonly id: string;
    readonly caught?: boolean;
    readonly by?: readonly string[];
    readonly measures?: readonly Record<string, unknown>[];
    readonly increases?: readonly Record<string, unknown>[];
  }[];
}

const shown = (answer: Answer): Shown =>
  (answer.outcome === 'answered' ? answer.value : answer.settledParts) as unknown as Shown;
const caught = (...parts: Parameters<typeof classify>) => {
  const answer = classify(...parts);
  if (answer.outcome !== 'answered') throw new Error(answer.inquiries.map(({ key }) => key).join('; '));
  return shown(answer).combination;
};
const asks = (...parts: Parameters<typeof classify>) => {
  const answer = classify(...parts);
  return answer.outcome === 'answered' ? [] : answer.inquiries.map(({ key }) => key);
};

const textOf = (step: Reason): string => [reasonInWords(step), ...step.grounds.map(textOf)].join('; ');

const stated = (fact: string, about: readonly string[], value: string): Line => [
  '2002-05-02',
  'stated',
  { fact, about, value },
];
const book = (value: string, at = '2002-03-31', deal = 'deal') => stated('book-value-of-assets', [deal, at], value);
const earnings = (value: string, at = '2002-03-31') => stated('retained-earnings', ['corporation', at], value);
const sale = (more: object = {}) => ({
  kind: 'disposition',
  form: 'sale',
  'assets-of': 'corporation',
  to: 'big',
  'usual-course': 'no',
  ...more,
});

describe('the size of a deal', () => {
  it('is reached by one base alone, at the fraction exactly', () => {
    expect(caught(sale(), { lines: [book('2000'), earnings('100000')] })).toBe(true);
    expect(caught(sale(), { lines: [book('1999.99'), earnings('100000')] })).toBe(false);
    expect(caught(sale(), { lines: [book('1000'), earnings('5000')] })).toBe(true);
    expect(caught(sale(), { lines: [book('999.99'), earnings('5000')] })).toBe(false);
  });

  it('is shown with its computation against each base', () => {
    const { rows } = shown(classify(sale(), { lines: [book('1500'), earnings('5000')] }));
    expect(rows[0]?.measures).toMatchObject([
      { id: 'market-value', part: '1500', base: '10000', turnsAt: '2000', reached: false, on: '2002-06-03' },
      { id: 'retained-earnings', part: '1500', base: '5000', turnsAt: '1000', reached: true },
    ]);
  });

  it('asks for what is missing only where it matters, and says where it turns', () => {
    expect(asks(sale(), { lines: [earnings('5000')] })).toEqual(['book-value-of-assets(deal, 2002-03-31)']);
    expect(asks(sale(), { lines: [book('2000')] })).toEqual([]);
    expect(asks(sale(), { lines: [book('1000')] })).toEqual(['retained-earnings(corporation, 2002-03-31)']);
    expect(asks(sale({ to: 'other' }), {})).toEqual([]);
  });

  it('leaves out a base of which there is nothing, or only losses, by one reading', () => {
    const lines = (value: string) => ({ lines: [book('1'), earnings(value)] });
    expect(caught(sale(), lines('-400'))).toBe(false);
    expect(caught(sale(), lines('0'))).toBe(false);
    expect(caught(sale(), lines('5'))).toBe(true);
    expect(caught(sale(), { ...lines('-400'), readings: { 'R-losses': 'figure' } })).toBe(true);
    const answer = classify(sale(), lines('-400'));
    expect(answer.turnsOn.map(({ reading }) => reading)).toEqual(['R-losses']);
    expect(shown(answer).rows[0]?.measures?.[1]).not.toHaveProperty('turnsAt');
  });

  it('counts every class that is outstanding in a base of all', () => {
    const preferred: Line = ['2001-03-01', 'shares-issued', { class: 'preferred', to: 'dispersed', shares: '20' }];
    const { rows } = shown(classify(sale(), { lines: [preferred, book('2000'), earnings('100000')] }));
    expect(rows[0]).toMatchObject({ caught: false, measures: [{ base: '12000', turnsAt: '2400' }, {}] });
  });

  it('is measured when the board approved, at the quarter that ended before', () => {
    const approved = (on: string, yes = '3'): Line => [
      on,
      'body-act',
      { by: 'board', on: 'deal', decides: 'approve', yes, present: '5', 'at-meeting': 'yes' },
      'approval',
    ];
    const accounts = [book('1', '2001-12-31'), earnings('5', '2001-12-31')];
    expect(caught(sale(), { lines: [approved('2002-03-31'), ...accounts] })).toBe(true);
    expect(asks(sale(), { lines: [approved('2002-04-01'), ...accounts] })).toContain(
      'book-value-of-assets(deal, 2002-03-31)',
    );
    expect(asks(sale(), { lines: [approved('2002-03-31', '2'), ...accounts] })).toContain(
      'book-value-of-assets(deal, 2002-03-31)',
    );
    const rescinded: Line = ['2002-04-02', 'rescinded', { entry: 'approval', by: 'board' }];
    expect(asks(sale(), { lines: [approved('2002-03-31'), rescinded, ...accounts] })).toContain(
      'book-value-of-assets(deal, 2002-03-31)',
    );
  });

  it('goes by the quarters of the fiscal year, which may end within a month', () => {
    const asked = (yearEnd: string) => asks(sale(), { yearEnd }).filter((key) => key.startsWith('book-value'));
    const at = (day: string) => [`book-value-of-assets(deal, ${day})`];
    expect(asked('2001-06-30')).toEqual(at('2002-03-31'));
    expect(asked('2001-11-30')).toEqual(at('2002-05-31'));
    expect(asked('2001-09-02')).toEqual(at('2002-06-02'));
    expect(asked('2001-09-03')).toEqual(at('2002-03-03'));
    expect(asked('2001-02-28')).toEqual(at('2002-05-31'));
  });

  it('is told in words, with each figure', () => {
    const said = (lines: readonly Line[]) => textOf(classify(sale(), { lines }).reason);
    expect(said([book('1000'), earnings('5000')])).toContain(
      'The book value of the assets in the sale of assets to big at 31 March 2002: $1,000.00; the retained earnings at 31 March 2002: $5,000.00',
    );
    expect(said([book('1'), earnings('-400')])).toContain('a part of it measures nothing');
  });

  it('of one that is caught names the statute that stands beside the rule', () => {
    const besides = (amount: string) =>
      status(sale(), { lines: [book('1000'), earnings(amount)] }).otherLaw.map(({ says }) => says);
    expect(besides('5000')).toContain('what the statute asks of combinations besides');
    expect(besides('5001')).not.toContain('what the statute asks of combinations besides');
  });

  it('says that a deal which the board has not approved is measured as of the question', () => {
    const answer = classify(sale(), { lines: [book('2000')] });
    expect(answer.remarks.map(({ says }) => says)).toEqual([expect.stringContaining('measured as of 3 June 2002')]);
  });

  it('leaves out the usual course of business, and asks where that is not entered', () => {
    expect(caught(sale({ 'usual-course': 'yes' }), { lines: [book('2000')] })).toBe(false);
    const { 'usual-course': _left, ...open } = sale() as Record<string, unknown>;
    expect(asks(open, { lines: [book('2000')] })).toEqual(['in-usual-course(deal)']);
    expect(caught(open, { lines: [book('2000'), stated('in-usual-course', ['deal'], 'no')] })).toBe(true);
  });
});

describe('deals of one series', () => {
  const other = (id: string, on: string, more: object = {}, to = 'big'): readonly Line[] => [
    [on, 'proposed', { id, act: sale({ series: 'plan', to }), ...more }],
    ['2002-05-02', 'stated', { fact: 'book-value-of-assets', about: [id, '2002-03-31'], value: '1200' }],
  ];
  const ours = sale({ series: 'plan' });
  const lines = (more: readonly Line[]) => ({ lines: [book('800'), earnings('100000'), ...more] });

  it('are taken together where they fall within the months, wherever those begin', () => {
    expect(caught(ours, lines([]))).toBe(false);
    expect(caught(ours, lines(other('first', '2001-11-03')))).toBe(true);
    expect(caught(ours, lines(other('first', '2001-11-02')))).toBe(false);
    expect(caught(ours, lines(other('next', '2002-06-02')))).toBe(true);
  });

  it('are dated by what took effect, else by the agreement', () => {
    const first = other('first', '2001-09-01');
    expect(caught(ours, lines([...first, ['2001-11-03', 'consummated', { proposal: 'first' }]]))).toBe(true);
    expect(caught(ours, lines([...first, ['2001-11-03', 'signed', { proposal: 'first' }]]))).toBe(true);
    expect(caught(ours, lines([...first, ['2001-11-02', 'signed', { proposal: 'first' }]]))).toBe(false);
  });

  it('leave out those withdrawn, and those to somebody whom the row does not reach', () => {
    const first = other('first', '2002-04-01');
    expect(caught(ours, lines([...first, ['2002-04-02', 'withdrawn', { proposal: 'first' }]]))).toBe(false);
    expect(caught(ours, lines(other('first', '2002-04-01', {}, 'other')))).toBe(false);
    expect(caught(ours, lines(other('first', '2002-04-01', {}, 'kin')))).toBe(true);
  });

  it('fall into several groups where no one period takes them all', () => {
    const answer = classify(ours, lines([...other('first', '2001-12-01'), ...other('last', '2002-06-02')]));
    const deals = shown(answer).rows[0]?.measures?.map((each) => each['deals']);
    expect(deals).toEqual([
      ['deal', 'first'],
      ['deal', 'first'],
      ['deal', 'last'],
      ['deal', 'last'],
    ]);
  });
});

describe('an issue', () => {
  const issue = (shares: string, more: object = {}) => ({
    kind: 'issue',
    class: 'common',
    shares,
    to: 'big',
    'pro-rata': 'no',
    ...more,
  });

  it('is measured at market value against the class that the row names', () => {
    expect(caught(issue('150'))).toBe(true);
    expect(caught(issue('149'))).toBe(false);
    expect(caught(issue('150', { 'pro-rata': 'yes' }))).toBe(false);
    expect(caught({ kind: 'distribute-shares', class: 'common', 'on-class': 'common', 'per-share': '1' })).toBe(false);
  });

  it('asks by which method it is made where that is not entered, even of one to a named person', () => {
    const { 'pro-rata': _left, ...open } = issue('150') as Record<string, unknown>;
    expect(asks(open)).toEqual(['by-a-method-alike-for-all(deal)']);
    expect(caught(open, { lines: [stated('by-a-method-alike-for-all', ['deal'], 'yes')] })).toBe(false);
  });

  it('by a subsidiary asks for the market value of its securities', () => {
    const bySub = issue('1', { by: 'sub' });
    expect(asks(bySub)).toEqual(['market-value-in-deal(deal, 2002-06-03)']);
    const at = (value: string, day = '2002-06-03') => ({
      lines: [stated('market-value-in-deal', ['deal', day], value)],
    });
    expect(caught(bySub, at('1500'))).toBe(true);
    expect(caught(bySub, at('1499.99'))).toBe(false);
  });

  it('is valued at its effect by another reading', () => {
    const lines: readonly Line[] = [
      ['2002-05-10', 'consummated', { proposal: 'deal' }],
      stated('market-value-in-deal', ['deal', '2002-05-10'], '1500'),
    ];
    expect(caught(issue('1', { by: 'sub' }), { lines, readings: { 'R-when': 'issue' } })).toBe(true);
  });

  it('takes a series together however far apart its parts are', () => {
    const first: Line = ['2001-03-01', 'proposed', { id: 'first', act: issue('100'), series: 'plan' }];
    expect(caught(issue('50'), { lines: [first], proposal: { series: 'plan' } })).toBe(true);
    expect(caught(issue('50'), { lines: [first] })).toBe(false);
  });
});

describe('a part of the combined assets', () => {
  const assets = (value: string) => stated('combined-assets', ['deal'], value);
  const swap = (more: object = {}) => ({ kind: 'transaction', effect: 'a swap', between: ['big', 'sub'], ...more });

  it('is made up by the fair value entered, or asked for', () => {
    expect(caught(swap({ value: '$100' }), { lines: [assets('1000')] })).toBe(true);
    expect(caught(swap({ value: '$99.99' }), { lines: [assets('1000')] })).toBe(false);
    expect(asks(swap(), { lines: [assets('1000')] })).toEqual(['fair-value-in-deal(deal)']);
    expect(asks(swap({ value: '$100' }), {})).toEqual(['combined-assets(deal)']);
    expect(caught(swap({ value: '$1' }), { lines: [assets('0')] })).toBe(false);
  });

  it('is made up by what is given for securities', () => {
    const issue = (more: object = {}) => ({
      kind: 'issue',
      class: 'preferred',
      shares: '1',
      to: 'big',
      'pro-rata': 'no',
      ...more,
    });
    expect(caught(issue({ consideration: '$100' }), { lines: [assets('1000')] })).toBe(true);
    expect(caught(issue({ consideration: '$99.99' }), { lines: [assets('1000')] })).toBe(false);
    expect(asks(issue(), { lines: [assets('1000')] })).toEqual(['consideration-in-deal(deal)']);
  });
});

describe('persons related to an interested shareholder', () => {
  it('bring a deal under a row that reaches them, because of that shareholder', () => {
    const merger = (party: string) => ({ kind: 'merger', of: 'corporation', with: party });
    expect(shown(classify(merger('kin'))).rows).toMatchObject([
      { id: 'VII.1(a)(i)', caught: false },
      { id: 'VII.1(a)(ii)', caught: true, by: ['big'] },
    ]);
    expect(shown(classify(merger('firm'))).rows[1]).toMatchObject({ caught: true, by: ['big'] });
    expect(shown(classify(merger('big'))).rows).toMatchObject([{ caught: true, by: ['big'] }, { caught: false }]);
    expect(caught(merger('other'))).toBe(false);
  });

  it('count by what a merger would make of them, supposed not so', () => {
    const merger = { kind: 'merger', of: 'corporation', with: 'other' };
    const answer = classify(merger);
    expect(answer.rests.map(({ about }) => about)).toContain('affiliate-of-after(other, big, deal)');
    for (const fact of ['affiliate-of-after', 'associate-of-after']) {
      const lines = [stated(fact, ['other', 'big', 'deal'], 'yes')];
      expect(shown(classify(merger, { lines })).rows[1]).toMatchObject({ caught: true, by: ['big'] });
    }
  });

  it('are corporations alone where the row reaches no others', () => {
    const merger = (party: string) => ({ kind: 'merger', of: 'corporation', with: party });
    const kinds = { company: 'corporation', partners: 'partnership', whoever: 'other' };
    const lines = Object.entries(kinds).flatMap(([id, kind]): readonly Line[] => [
      ['1990-01-02', 'person', { id, kind }],
      stated('subsidiary', [id], 'no'),
      stated('affiliate-of-after', [id, 'big', 'deal'], 'yes'),
    ]);
    const readings = { 'R-only': 'corporations' };
    const strangers = Object.keys(kinds).map((id): Given => ({
      notion: 'interested-shareholder',
      about: [id],
      value: 'no',
    }));
    const given = [...worth('10'), ...strangers];
    expect(Object.keys(kinds).map((party) => caught(merger(party), { lines, given }))).toEqual([true, true, true]);
    expect(caught(merger('company'), { lines, given, readings })).toBe(true);
    expect(caught(merger('partners'), { lines, given, readings })).toBe(false);
    expect(asks(merger('whoever'), { lines, given, readings })).toContain('is-corporation(whoever)');
    const replied = [...lines, stated('is-corporation', ['whoever'], 'no')];
    expect(caught(merger('whoever'), { lines: replied, given, readings })).toBe(false);
  });

  it('leave out the corporation’s own where the row does', () => {
    expect(caught(sale({ to: 'kin' }), { lines: [book('2000')] })).toBe(true);
    expect(caught(sale({ to: 'firm' }), { lines: [book('2000')] })).toBe(true);
    expect(caught(sale({ to: 'sub' }), { lines: [book('2000')] })).toBe(false);
  });

  it('are looked at with the corporation on either side of a merger', () => {
    expect(caught({ kind: 'merger', of: 'kin', with: 'corporation' })).toBe(true);
  });
});

describe('an increase of somebody’s part', () => {
  const plan = { kind: 'recapitalization', of: 'corporation', class: 'common' };
  const parts = (before: string, after: string, deal = 'deal'): readonly Line[] => [
    stated('part-of-class-before', [deal, 'big', 'common'], before),
    stated('part-of-class-after', [deal, 'big', 'common'], after),
  ];

  it('is measured in points of the class, or of the part itself', () => {
    expect(caught(plan, { lines: parts('10%', '18%') })).toBe(true);
    expect(caught(plan, { lines: parts('10%', '17.9%') })).toBe(false);
    const relative = { readings: { 'R-points': 'relative' } };
    expect(caught(plan, { lines: parts('10%', '10.8%'), ...relative })).toBe(true);
    expect(caught(plan, { lines: parts('10%', '10.79%'), ...relative })).toBe(false);
    expect(caught(plan, { lines: parts('0%', '0%'), ...relative })).toBe(false);
  });

  it('is shown, with whose and of which class', () => {
    expect(textOf(classify(plan, { lines: parts('10%', '18%') }).reason)).toContain(
      'an increase of at least 8 % of the whole',
    );
    const relative = classify(plan, { lines: parts('10%', '10.8%'), readings: { 'R-points': 'relative' } });
    expect(textOf(relative.reason)).toContain('at least 8 % of what it was');
    expect(shown(classify(plan, { lines: parts('10%', '18%') })).rows[0]).toMatchObject({
      by: ['big'],
      increases: [{ id: 'big', class: 'common', before: '0.1', by: '0.08', reached: true }],
    });
  });

  it('adds those of one series', () => {
    const first: readonly Line[] = [
      ['2001-05-02', 'proposed', { id: 'first', act: plan, series: 'plan' }],
      ...parts('10%', '14%', 'first'),
    ];
    const lines = [...first, ...parts('14%', '18%')];
    expect(caught(plan, { lines, proposal: { series: 'plan' } })).toBe(true);
    expect(caught(plan, { lines })).toBe(false);
    const relative = { readings: { 'R-points': 'relative' }, proposal: { series: 'plan' } };
    expect(caught(plan, { lines: [...first, ...parts('14%', '10.8%')], ...relative })).toBe(true);
  });

  it('asks for what is missing, and of other classes supposes nothing', () => {
    expect(asks(plan)).toContain('part-of-class-after(deal, big, common)');
    const answer = classify(plan, { lines: parts('10%', '10%') });
    expect(answer.rests.map(({ about }) => about)).toContain('raises-part-of-another-class(deal)');
    const lines = [...parts('10%', '10%'), stated('raises-part-of-another-class', ['deal'], 'yes')];
    expect(caught(plan, { lines })).toBe(true);
  });

  it('looks at every outstanding class where a deal is about none', () => {
    const merger = { kind: 'share-exchange', of: 'corporation', with: 'sub' };
    expect(caught(merger, { lines: parts('10%', '18%') })).toBe(true);
    expect(caught({ ...merger, with: 'other' }, { lines: parts('10%', '18%') })).toBe(false);
  });

  it('is none where nobody is interested', () => {
    const nobody: readonly Given[] = [
      { notion: 'interested-shareholders', about: [], value: { persons: [], owners: [] } },
    ];
    const answer = openCorporation({
      instruments: [measuredCharter],
      books: post(journalOf(persons, [['2002-05-02', 'proposed', { id: 'deal', act: plan }]])),
      given: nobody,
    }).ask({ question: 'combination.classify', asOf: '2002-06-03', input: { of: 'deal' } });
    expect(shown(answer).combination).toBe(false);
  });
});
