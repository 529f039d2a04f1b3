import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { CaseFileError, charterWarnings, checkedCharter, longestCharter, type CaseProblem } from '../../src/index.js';
import { charter } from './made-up-charter.js';

function problemsOf(text: string): readonly CaseProblem[] {
  try {
    checkedCharter(text, 'x');
  } catch (error) {
    if (error instanceof CaseFileError) return error.problems;
    throw error;
  }
  return [];
}

const whole = { name: 'Made up', formed: '1989-12-31', charter, bylaws: [{ ...charter, id: 'rules', kind: 'bylaws' }] };
const yaml = stringify(whole, { aliasDuplicateObjects: false });

describe('a charter from elsewhere', () => {
  it('is read as it was written, in YAML and in JSON', () => {
    expect(checkedCharter(yaml, 'x')).toEqual({ id: 'x', ...whole });
    expect(checkedCharter(JSON.stringify(whole), 'x')).toEqual({ id: 'x', ...whole });
    expect(checkedCharter(JSON.stringify(charter), 'x')).toEqual({ id: 'x', name: 'made-up', charter });
  });

  it('is read however many names stand in it; one used twice is told with its line', () => {
    const many = Array.from({ length: 25_000 }, (_, index) => `a${index}: x`).join('\n');
    expect(problemsOf(many)).toHaveLength(1);
    expect(problemsOf(`articles: []\n${many}`)).toHaveLength(1_000);
    const message = 'this is not YAML that can be read: Map keys must be unique';
    expect(problemsOf(`${yaml}\nname: Again`)).toEqual([{ line: `${yaml}\n`.split('\n').length, column: 1, message }]);
  });

  it('has a name of one line', () => {
    for (const name of ['"a\\0b"', '"a\\r\\nb"']) {
      const named = yaml.replace('name: Made up', `name: ${name}`);
      expect(problemsOf(named)).toMatchObject([{ message: expect.stringContaining('one line') as string }]);
    }
  });

  it('is told each way in which a value may be written', () => {
    const provision = (rights: object) => ({
      kind: 'ownership',
      cite: '9',
      summary: 'owners',
      together: [],
      base: 'outstanding',
      ...rights,
    });
    const messageFor = (rights: object) => {
      const articles = [{ number: 'I', title: 'One', provisions: [provision(rights)] }];
      return problemsOf(stringify({ ...charter, articles, readings: [], notes: [] })).map(({ message }) => message);
    };
    expect(messageFor({})).toEqual([
      expect.stringContaining('this field is missing and must be given; expected all, or fields with their values'),
    ]);
    expect(messageFor({ rights: 'some' })).toEqual([
      expect.stringContaining('expected all, or fields with their values, not "some"'),
    ]);
  });

  it('is told nothing of a yes or no that is well written beside what is not', () => {
    const limit = {
      kind: 'ownership-limit',
      cite: '9',
      summary: 'a limit',
      unless: { kind: 'directors', cite: '9', votes: [{ cite: '9', atMeeting: 'no' }] },
      effect: { kind: 'not-counted', whole: 'yes' },
    };
    const articles = [{ number: 'I', title: 'One', provisions: [limit] }];
    const told = problemsOf(stringify({ ...charter, articles, readings: [], notes: [] })).map(({ message }) => message);
    expect(told.join(' ')).toContain('effect.among: this field is missing');
    expect(told.join(' ')).not.toMatch(/atMeeting|whole|boolean/u);
  });

  it('is told of every mistake: its line, what was expected, the nearest name', () => {
    const wrong = yaml
      .replace('kind: stock-classes', 'kind: stock-clases')
      .replace('currency: USD', 'curency: USD')
      .replace('formed: 1989-12-31', 'formed: 1989-12-32')
      .replace('name: Made up', 'named: Made up');
    const lines = wrong.split('\n');
    const line = (part: string) => lines.findIndex((each) => each.includes(part)) + 1;
    expect(problemsOf(wrong)).toMatchObject([
      { line: line('named: '), nearest: 'name' },
      { line: line('1989-12-32'), message: 'expected a calendar date such as 1998-12-15' },
      { message: 'currency: this field is missing and must be given' },
      { line: line('curency'), nearest: 'currency' },
    ]);
    const unknownKind = yaml.replace('kind: stock-classes', 'kind: stock-clases');
    expect(problemsOf(unknownKind)).toMatchObject([
      { line: unknownKind.split('\n').findIndex((each) => each.includes('clases')) + 1, nearest: 'stock-classes' },
    ]);
  });

  it('is told in its own words of a field that is missing or has another value where a reading could choose, and of a list that is empty', () => {
    const [first] = charter.articles;
    const told = (provision: object) =>
      problemsOf(
        stringify({ ...charter, articles: [{ ...first, provisions: [...(first?.provisions ?? []), provision] }] }),
      ).map(({ message }) => message);
    const parts = { kind: 'partial-payment', cite: 'I.2', summary: 's', series: 'ordinary' };
    const possible = 'expected one of: equally, in-proportion';
    expect(told(parts)).toEqual([expect.stringContaining(`this field is missing and must be given; ${possible}`)]);
    expect(told({ ...parts, divided: 'evenly' })).toEqual([
      expect.stringContaining(`"evenly" is not possible here; ${possible}`),
    ]);
    const notice = { kind: 'redemption-notice', cite: 'I.2', summary: 's', series: 'ordinary', least: '1', most: '2' };
    expect(told({ ...notice, how: 'h', states: [] })).toEqual([
      expect.stringContaining('a list of at least 1 was expected'),
    ]);
  });

  it('is told of a name that no instrument has, and warned of a reading that nothing consults', () => {
    const equal = { kind: 'identical-shares', cite: 'I.2', summary: 'alike', class: 'ordinari' };
    const [first] = charter.articles;
    const wrong = { ...charter, articles: [{ ...first, provisions: [...(first?.provisions ?? []), equal] }] };
    const text = stringify(wrong, { aliasDuplicateObjects: false });
    const line = text.split('\n').findIndex((each) => each.endsWith('class: ordinari')) + 1;
    expect(problemsOf(text)).toMatchObject([{ line, nearest: 'ordinary' }]);
    const spare = { ...charter.readings[0], id: 'R-2' };
    const warned = stringify({ ...charter, readings: [...charter.readings, spare] }, { aliasDuplicateObjects: false });
    expect(charterWarnings(warned, 'x')).toMatchObject([{ message: expect.stringContaining('"R-2"') as string }]);
    expect(charterWarnings(yaml, 'x')).toEqual([]);
  });

  it('is warned of dividends in the terms of a series that nobody can reckon', () => {
    const warned = (terms: object, ...more: readonly object[]) => {
      const fixed = {
        cite: 'I.2',
        summary: 's',
        series: 'new',
        class: 'ordinary',
        shares: '5',
        effective: '2000-01-01',
      };
      const one = { kind: 'designated-series', ...fixed, resizedBy: 'filing', terms };
      const [first] = charter.articles;
      const article = { ...first, provisions: [...(first?.provisions ?? []), one, ...more] };
      const text = stringify({ ...charter, articles: [article] }, { aliasDuplicateObjects: false });
      return charterWarnings(text, 'x').map(({ message }) => message);
    };
    expect(warned({ dividend: '$1', cumulative: 'yes' })).toEqual([
      expect.stringContaining('gives new a dividend and not dividends-from and dividend-months'),
    ]);
    expect(warned({ dividend: '$1', 'dividend-months': '12', 'dividends-from': '2000-01-01' })).toEqual([]);
    expect(warned({})).toEqual([]);
  });

  it('is warned of what must stand beside a provision, and does not', () => {
    const warned = (...provisions: readonly object[]) => {
      const [first] = charter.articles;
      const article = { ...first, provisions: [...(first?.provisions ?? []), ...provisions] };
      const text = stringify({ ...charter, articles: [article] }, { aliasDuplicateObjects: false });
      return charterWarnings(text, 'x').map(({ message }) => message);
    };
    const series = { series: 'ordinary' };
    const dividend = {
      kind: 'series-dividend',
      cite: 'I.2',
      summary: 's',
      ...series,
      on: ['03-31'],
      floor: '$1',
      available: 'law',
    };
    const start = {
      kind: 'accrual-start',
      cite: 'I.2',
      summary: 's',
      ...series,
      from: 'issue',
      betweenDates: 'by-day',
    };
    const part = { kind: 'partial-payment', cite: 'I.2', summary: 's', ...series, divided: 'equally' };
    expect(warned(dividend, start, part)).toEqual([]);
    expect(warned(dividend, start)).toEqual([expect.stringContaining('"partial-payment" on ordinary')]);

    const counting = {
      kind: 'ownership',
      cite: 'II.1',
      summary: 's',
      together: ['associates'],
      rights: 'all',
      base: 'outstanding',
    };
    expect(warned(counting)).toEqual([
      expect.stringContaining('"associates", which a provision of the kind "associate" defines'),
    ]);
    const open = { kind: 'not-worked-out', cite: 'II.2', summary: 's', bearsOn: { notions: ['associates'] } };
    expect(warned(counting, open)).toEqual([]);

    const acts = { acts: ['merger'], with: 'interested-shareholders', as: ['party'] };
    const bars = {
      kind: 'forbids',
      cite: 'II.3',
      summary: 's',
      acts,
      while: { through: { span: '3 years', after: { event: 'became-interested' } } },
    };
    expect(warned(bars)).toEqual([
      expect.stringContaining('"interested-shareholders"'),
      expect.stringContaining('"became-interested"'),
    ]);
  });

  it('is warned of two provisions on the directors of classes that are in force together', () => {
    const elects = (cite: string, more: object = {}) => ({
      kind: 'class-directors',
      cite,
      summary: 'directors of a class',
      elect: [{ cite, holders: 'ordinary', number: '1' }],
      others: 'general',
      ...more,
    });
    const warned = (...provisions: readonly object[]) => {
      const [first] = charter.articles;
      const article = { ...first, provisions: [...(first?.provisions ?? []), ...provisions] };
      const text = stringify({ ...charter, articles: [article] }, { aliasDuplicateObjects: false });
      return charterWarnings(text, 'x').map(({ message }) => message);
    };
    const until = { inForce: { until: { day: '2001-01-01' } } };
    expect(warned(elects('I.2'))).toEqual([]);
    expect(warned(elects('I.2'), elects('I.3'))).toEqual([expect.stringContaining('I.2 and I.3 (class-directors)')]);
    expect(warned(elects('I.2', until), elects('I.3'))).toHaveLength(1);
    const read = (option: string) => ({ ifRead: { 'R-who': option } });
    expect(warned(elects('I.2', read('one')), elects('I.3', read('two')))).toEqual([]);
    expect(warned(elects('I.2', read('one')), elects('I.3', read('one')))).toHaveLength(1);
    expect(warned(elects('I.2', until), elects('I.3', { inForce: { from: { day: '2001-01-01' } } }))).toEqual([]);
  });

  it('is warned of a question that a text in words only leaves out beside others of its family', () => {
    const warned = (provisions: readonly object[]) => {
      const [first] = charter.articles;
      const article = { ...first, provisions: [...(first?.provisions ?? []), ...provisions] };
      const text = stringify({ ...charter, articles: [article] }, { aliasDuplicateObjects: false });
      return charterWarnings(text, 'x').map(({ message }) => message);
    };
    const text = (questions: readonly string[], more: object = {}) => ({
      kind: 'not-worked-out',
      cite: 'I.2[3]',
      summary: 'a call',
      bearsOn: { questions, ...more },
    });
    const price = {
      kind: 'redemption-price',
      cite: 'I.2(a)',
      summary: 'one unit',
      series: 'ordinary',
      amount: { cite: 'I.2(a)', each: '$1' },
      unpaid: { cite: 'I.2(a)' },
    };
    // Nothing has instalments; the price is told by the section of the text itself, and by another section.
    const [message, ...more] = warned([text(['redemption.notice'])]);
    expect(message).toContain('"redemption.schedule", which no provision answers');
    expect(more).toEqual([]);
    const beside = warned([text(['redemption.notice', 'redemption.schedule']), price]);
    expect(beside).toHaveLength(1);
    expect(beside[0]).toContain('not "redemption.price", which I.2(a) answers:');
    expect(warned([text(['redemption.notice', 'redemption.schedule']), { ...price, cite: 'I.3' }])).toEqual([]);
    expect(warned([text(['redemption'])])).toEqual([]);
    expect(warned([text(['redemption.notice'], { leaves: ['redemption.schedule', 'redemption.price'] })])).toEqual([]);
    const asked = { ...text(['redemption']), cite: 'I.2(b)' };
    expect(warned([text(['redemption.notice']), asked])).toHaveLength(1);
    expect(warned([text(['redemption.notice']), { ...asked, cite: 'I.3' }])).toEqual([]);
  });

  it.each([
    ['nothing', '', /a charter was expected/],
    ['a list', '- a', /a charter was expected/],
    ['no instrument as its charter', 'charter: x', /an instrument was expected/],
    ['no version of its bylaws', `${yaml}law: []\n`, /a list of its versions/],
    ['bylaws as its charter', JSON.stringify({ charter: whole.bylaws[0] }), /kind "charter" was expected/],
    ['what stands for another part', `a: &a [x]\nb: [*a, *a]\n${yaml}`, /write it out here/],
    ['lists of lists of lists', `a: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]\narticles: [*c]`, /write it out here/],
    ['a name twice', `${yaml}name: again\n`, /unique/],
    ['a tag', 'charter: !!js/function "x"', /not YAML that can be read/],
    ['two documents', `${yaml}---\n${yaml}`, /not YAML that can be read/],
    ['no end of brackets', '['.repeat(20_000), /nested deeper than 100 brackets/],
    ['more than is read', `${yaml}#${'x'.repeat(longestCharter)}`, /at most 1,000,000 characters/],
    ['a name of the language itself', `${yaml}__proto__: {articles: []}\n`, /there is no field '__proto__'/],
  ])('that holds %s is refused', (_what, text, message) => {
    expect(problemsOf(text)[0]?.message).toMatch(message);
    expect(({} as Record<string, unknown>)['articles']).toBeUndefined();
  });
});
