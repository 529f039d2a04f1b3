import { describe, expect, it } from 'vitest';
import { post } from '../../src/books/index.js';
import { day, toWire } from '../../src/exact/index.js';
import type { EntryInput } from '../../src/journal/index.js';
import { grown, introduced, journalOf, writer } from './builder.js';

const write = writer();
const table = (
  from: string,
  through: string,
  prices: readonly (readonly [on: string, price: string])[],
  more: Partial<{ security: string; on: string; venue: 'nyse' | 'exchange'; supersedes: string }> = {},
): EntryInput =>
  write(
    'quotations',
    more.on ?? through,
    {
      security: more.security ?? 'common',
      venue: more.venue ?? 'nyse',
      sort: 'closing-sale',
      from,
      through,
      prices: prices.map(([on, price]) => ({ on, price })),
    },
    more.supersedes === undefined
      ? undefined
      : { supersedes: { entry: more.supersedes, because: 'clerical', note: 'corrected' } },
  );
const problems = (...entries: readonly EntryInput[]): readonly (readonly [string, string])[] =>
  (journalOf([]).append(entries).problems ?? []).map(({ path, message }) => [path.join('.'), message]);

describe('a table of prices', () => {
  it('has prices above nothing, days in order, each once and within its span, and one currency', () => {
    expect(problems(table('2003-01-01', '2003-01-31', [['2003-01-02', '$0']]))).toEqual([
      ['data.prices.0.price', '$0.00 is no price; write more than nothing, or leave the day out if there was none'],
    ]);
    expect(problems(table('2003-01-01', '2003-01-31', [['2003-01-02', '-$3']]))[0]?.[1]).toContain(
      '-$3.00 is no price',
    );
    const wrong = [
      ['2003-01-05', '$1'],
      ['2003-01-05', '$1'],
      ['2003-01-04', '$1'],
      ['2003-02-01', 'EUR 1'],
    ] as const;
    expect(problems(table('2003-01-01', '2003-01-31', wrong))).toEqual([
      ['data.prices.1.on', '2003-01-05 is listed twice; one venue has one price of a sort a day'],
      ['data.prices.2.on', '2003-01-04 stands after 2003-01-05; list the days in order'],
      ['data.prices.3.on', '2003-02-01 is not within the span from 2003-01-01 through 2003-01-31'],
      ['data.prices.3.price', 'EUR 1.00 is in another currency than the day before it; give a table one currency'],
    ]);
    expect(problems(table('2003-02-01', '2003-01-31', []))).toEqual([
      ['data.through', 'the span ends on 2003-01-31, before it begins on 2003-02-01'],
    ]);
  });

  it('tells of no day still ahead', () => {
    expect(problems(table('2003-01-01', '2003-01-31', [], { on: '2003-01-30' }))[0]?.[1]).toContain(
      'the prices are told through 2003-01-31, and the entry is of 2003-01-30',
    );
  });

  it('tells of no day that another tells of, whether entered before or with it', () => {
    const january = table('2003-01-01', '2003-01-31', []);
    const over = table('2003-01-31', '2003-02-10', []);
    expect(problems(january, over)[0]?.[1]).toContain(
      `'${january.id}' tells the closing-sale of common at the nyse from 2003-01-01`,
    );
    expect(problems(over, january)[0]?.[0]).toBe('data.from');
    const journal = journalOf([january]);
    expect(journal.append([over]).problems?.[0]?.message).toContain('end one where the other begins');
    expect(journal.append([table('2003-01-10', '2003-01-11', [])]).problems).toHaveLength(1);
    expect(journal.append([table('2002-12-01', '2003-02-28', [])]).problems).toHaveLength(1);
    const february = table('2003-02-01', '2003-02-28', []);
    const both = grown(journal, [february, table('2003-01-01', '2003-01-31', [], { venue: 'exchange' })]);
    expect(both.append([table('2003-01-15', '2003-01-16', [], { security: 'other' })]).problems).toBeUndefined();
    expect(
      both.append([table('2002-12-01', '2002-12-31', []), table('2003-03-01', '2003-03-02', [])]).problems,
    ).toBeUndefined();
    const long = table('2004-01-01', '2004-06-30', []);
    expect(problems(long, table('2004-02-01', '2004-02-02', []), table('2004-03-01', '2004-03-02', []))).toHaveLength(
      2,
    );
  });

  it('may take the place of another that it supersedes', () => {
    const january = table('2003-01-01', '2003-01-31', []);
    const better = table('2003-01-01', '2003-01-31', [['2003-01-02', '$5']], { supersedes: january.id });
    const corrected = grown(journalOf([january]), [better]);
    expect(corrected.append([table('2003-01-31', '2003-01-31', [])]).problems).toHaveLength(1);
    const shorter = table('2003-01-01', '2003-01-15', [], { supersedes: better.id });
    expect(grown(corrected, [shorter]).append([table('2003-01-16', '2003-01-31', [])]).problems).toBeUndefined();
  });
});

describe('the books of prices', () => {
  const january = table('2003-01-01', '2003-01-31', [
    ['2003-01-02', '$5'],
    ['2003-01-31', '$6'],
  ]);
  const march = table('2003-03-01', '2003-03-31', [['2003-03-03', '$7']]);
  const books = post(journalOf([march, january]));
  const of = { security: 'common', venue: 'nyse', sort: 'closing-sale' } as const;
  const window = (from: string, last: string) => ({ from: day(from), last: day(last) });

  it('give the prices of a window in order', () => {
    const found = books.quotations(of, window('2003-01-31', '2003-03-03'));
    expect(found.map(({ on, price }) => [on, toWire(price.amount)])).toEqual([
      ['2003-01-31', '6'],
      ['2003-03-03', '7'],
    ]);
    expect(books.quotations({ ...of, venue: 'exchange' }, window('2003-01-01', '2003-12-31'))).toEqual([]);
  });

  it('say of which days no table tells', () => {
    expect(books.quotationGaps(of, window('2003-01-10', '2003-01-31'))).toEqual([]);
    expect(books.quotationGaps(of, window('2002-12-30', '2003-04-02'))).toEqual([
      window('2002-12-30', '2002-12-31'),
      window('2003-02-01', '2003-02-28'),
      window('2003-04-01', '2003-04-02'),
    ]);
    expect(books.quotationGaps(of, window('2003-02-10', '2003-02-12'))).toEqual([window('2003-02-10', '2003-02-12')]);
    expect(books.isQuotationKept('common', window('2003-02-01', '2003-02-28'))).toBe(false);
    expect(books.isQuotationKept('common', window('2003-01-31', '2003-02-28'))).toBe(true);
    expect(books.isQuotationKept('other', window('2003-01-31', '2003-02-28'))).toBe(false);
  });
});

describe('other entries about prices', () => {
  const journal = grown(journalOf(introduced('big')), [
    write('proposed', '2003-01-01', { id: 'deal', act: { kind: 'merger', of: 'corporation', with: 'big' } }),
  ]);
  const refused = (type: 'consideration-offered' | 'dividend-rate' | 'shares-transferred', data: object) =>
    (journal.append([write(type, '2003-01-02', data as never)]).problems ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]);

  it('say what is wrong with them', () => {
    const offer = { proposal: 'deal', class: 'common' };
    expect(refused('consideration-offered', offer)[0]?.[1]).toContain('nothing is said of what a share receives');
    expect(refused('consideration-offered', { ...offer, cash: '-$1' })[0]?.[1]).toContain(
      '-$1.00 is less than nothing',
    );
    expect(refused('consideration-offered', { ...offer, stock: [{ what: 'x', units: '0' }] })[0]?.[1]).toContain(
      'no unit at all',
    );
    expect(refused('consideration-offered', { ...offer, retained: 'yes' })).toEqual([]);
    expect(refused('dividend-rate', { class: 'common', annual: '-$1' })).toEqual([
      ['data.annual', '-$1.00 a year is less than nothing; write $0 for none'],
    ]);
    const transfer = { class: 'common', from: 'dispersed', to: 'big', shares: '0', 'per-share': '$0' };
    expect(refused('shares-transferred', transfer)).toEqual([
      ['data.per-share', '$0.00 is no price; leave it out where nothing was paid, and say how the shares passed'],
    ]);
  });
});
