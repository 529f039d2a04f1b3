import { describe, expect, it } from 'vitest';
import { post, stillKept, type Books } from '../../src/books/index.js';
import { day, showMoney, type Day } from '../../src/exact/index.js';
import type { EntryInput } from '../../src/journal/index.js';
import { introduced, journalOf, writer } from '../journal/builder.js';

const on = (text: string): Day => day(text);

function booksOf(...entries: readonly EntryInput[]): Books {
  return post(journalOf([...introduced('anna', 'bert'), ...entries]));
}

describe('coverage', () => {
  const write = writer();
  const cover = (from: string, through?: string) =>
    write('coverage', from, { family: 'register', from, ...(through === undefined ? {} : { through }) });

  it('of a family that nobody covers there is none', () => {
    const books = booksOf();
    expect(books.covers('register', on('2000-01-01'), on('2000-01-01'))).toBe(false);
    expect(books.through('register')).toBeUndefined();
  });

  it('reaches from its first day through its last, and no further', () => {
    const books = booksOf(cover('1999-01-01', '1999-12-31'));
    const covers = (from: string, to: string) => books.covers('register', on(from), on(to));
    expect(covers('1999-01-01', '1999-12-31')).toBe(true);
    expect(covers('1998-12-31', '1999-12-31')).toBe(false);
    expect(covers('1999-01-01', '2000-01-01')).toBe(false);
    expect(books.through('register')).toBe('1999-12-31');
    expect(books.covers('board', on('1999-01-01'), on('1999-01-01'))).toBe(false);
  });

  it('joins spans that meet, not those with a day between', () => {
    const books = booksOf(cover('2000-01-01', '2000-12-31'), cover('1999-01-01', '1999-12-31'), cover('2001-01-02'));
    expect(books.covers('register', on('1999-06-01'), on('2000-12-31'))).toBe(true);
    expect(books.covers('register', on('1999-06-01'), on('2001-01-01'))).toBe(false);
    expect(books.covers('register', on('2001-01-02'), on('2999-01-01'))).toBe(true);
    expect(books.through('register')).toBe(stillKept);
    expect(books.coverage('register').map(({ from }) => from)).toEqual(['1999-01-01', '2000-01-01', '2001-01-02']);
  });

  it('says who vouches for it', () => {
    const books = booksOf(
      write('coverage', '1999-01-01', {
        family: 'board',
        from: '1999-01-01',
        'vouched-by': 'secretary',
        on: 'minute book',
      }),
    );
    expect(books.coverage('board')).toMatchObject([{ from: '1999-01-01', vouchedBy: 'secretary' }]);
  });

  it('with an end inside another span does not shorten it', () => {
    const books = booksOf(cover('1999-01-01', '2005-12-31'), cover('2000-01-01', '2000-12-31'));
    expect(books.covers('register', on('1999-01-01'), on('2005-12-31'))).toBe(true);
    expect(books.through('register')).toBe('2005-12-31');
  });
});

describe('stated facts', () => {
  const write = writer('s');
  const state = (date: string, value: string, more: { from?: string; until?: string } = {}) =>
    write('stated', date, { fact: 'independent', about: ['anna', 'deal'], value, ...more });
  const values = (books: Books, when?: string) =>
    books.stated('independent', ['anna', 'deal'], when === undefined ? undefined : on(when)).map(({ value }) => value);

  it('are so from their day until the day they ceased to be', () => {
    const books = booksOf(state('2000-05-01', 'yes', { from: '2000-01-01', until: '2001-01-01' }));
    expect(['1999-12-31', '2000-01-01', '2000-12-31', '2001-01-01'].map((when) => values(books, when))).toEqual([
      [],
      ['yes'],
      ['yes'],
      [],
    ]);
    expect(values(books)).toEqual(['yes']);
    expect(books.stated('independent', ['deal', 'anna'])).toEqual([]);
  });

  it('that differ on one day are both there: a dispute', () => {
    const books = booksOf(state('2000-01-01', 'yes'), state('2000-03-01', 'no'));
    expect(values(books, '2000-02-01')).toEqual(['yes']);
    expect(values(books, '2000-03-01')).toEqual(['yes', 'no']);
  });

  it('that say from when they are so overtake earlier ones', () => {
    const books = booksOf(state('2000-01-01', 'yes'), state('2000-06-01', 'no', { from: '2000-03-01' }));
    expect(values(books, '2000-02-29')).toEqual(['yes']);
    expect(values(books, '2000-03-01')).toEqual(['no']);
  });

  it('are read by a rule whenever they were entered, on the days of which they speak', () => {
    const plain = state('2000-05-01', 'yes');
    const past = state('2000-06-01', 'no', { from: '1999-01-01', until: '1999-07-01' });
    const books = booksOf(plain, past, state('2000-07-01', 'no', { from: '2000-06-15' }));
    const of = (when: string) => books.statedOf('independent', ['anna', 'deal'], on(when)).map(({ value }) => value);
    expect(['1998-12-31', '1999-07-01', '2000-06-14', '2000-06-15'].map(of)).toEqual([
      ['yes'],
      ['yes'],
      ['yes'],
      ['no'],
    ]);
  });

  it('give their entry and basis, and corrected ones are gone', () => {
    const first = state('2000-01-01', 'yes');
    const second = {
      ...state('2000-01-01', 'no'),
      basis: 'court',
      supersedes: { entry: first.id, because: 'rebutted', note: 'judgment' } as const,
    };
    const books = booksOf(first, second);
    expect(books.stated('independent', ['anna', 'deal'], on('2000-02-01'))).toEqual([
      { value: 'no', entry: second.id, basis: 'court', through: '2000-01-01' },
    ]);
  });

  it('that nothing further was found is told apart', () => {
    const books = booksOf(
      write('nothing-further', '2000-01-01', { fact: 'further-holdings', about: ['anna'], asked: 'anna herself' }),
    );
    expect(books.nothingFurther('further-holdings', ['anna'])).toHaveLength(1);
    expect(books.nothingFurther('further-holdings', ['bert'])).toEqual([]);
  });
});

describe('the view on some bases only', () => {
  it('leaves the other entries out', () => {
    const write = writer();
    const issue = (basis: string, to: string) => ({
      ...write('shares-issued', '1999-02-01', { class: 'common', to, shares: '10' }),
      basis,
    });
    const journal = journalOf([...introduced('anna', 'bert'), issue('books', 'anna'), issue('asserted', 'bert')]);
    const holders = (books: Books) => books.holders('common', on('2000-01-01')).map(({ holder }) => holder);
    expect(holders(post(journal))).toEqual(['anna', 'bert']);
    expect(holders(post(journal, { bases: ['books', 'certified-list'] }))).toEqual(['anna']);
  });
});

it('books know the instant as of which they are', () => {
  const journal = journalOf(introduced('anna'));
  expect(post(journal, { knownAt: '1990-01-01T00:00:00Z' }).persons()).toHaveLength(1);
  expect(post(journal, { knownAt: '1989-12-31T23:59:59Z' }).persons()).toEqual([]);
  expect(post(journal, { knownAt: '1990-01-01T00:00:00Z' }).knownAt).toBe('1990-01-01T00:00:00Z');
});

describe('the journal behind the books', () => {
  const write = writer();
  const books = booksOf(
    write('person', '1999-01-01', { id: 'acme', name: 'Acme Holdings', kind: 'corporation' }),
    write('milestone', '1999-02-01', { name: 'conversion' }, { time: '10:00' }),
    write('milestone', '2001-02-01', { name: 'conversion' }),
    write('reading-adopted', '2002-02-01', { reading: 'R', option: 'second', why: 'counsel' }),
    write('reading-adopted', '2000-02-01', { reading: 'R', option: 'first', why: 'counsel' }),
  );

  it('gives entries by type in order of time, and by id', () => {
    expect(books.entriesOf('reading-adopted').map(({ data }) => data.option)).toEqual(['first', 'second']);
    expect(books.entry('e-2')?.type).toBe('milestone');
    expect(books.entry('e-9')).toBeUndefined();
    expect([books.head, books.corporation, books.knownAt]).toEqual(['e-5', 'made-up', undefined]);
  });

  it('names persons, by id where no name was entered', () => {
    expect([books.nameOf('acme'), books.nameOf('anna'), books.nameOf('unknown')]).toEqual([
      'Acme Holdings',
      'anna',
      'unknown',
    ]);
    expect(books.person('acme')?.data.kind).toBe('corporation');
    expect(books.persons()).toHaveLength(3);
  });

  it('calls a determination by its day and whom it is about, and two that are alike by their ids as well', () => {
    const determined = (id: string, about: readonly string[]) =>
      write('determination', '2002-05-12', {
        id,
        by: 'board',
        yes: '5',
        present: '5',
        notion: 'affiliates',
        about,
        place: 'A',
        value: 'no',
      });
    const told = booksOf(determined('d-1', ['anna']), determined('d-2', ['d-1']), determined('d-3', ['d-1']));
    expect(['d-1', 'd-2', 'd-3'].map(told.nameOf)).toEqual([
      'the determination of 2002-05-12 about anna',
      'the determination of 2002-05-12 about d-1 “d-2”',
      'the determination of 2002-05-12 about d-1 “d-3”',
    ]);
  });

  it('calls meetings by their day, and by whose they are where several bodies met on it', () => {
    const held = (id: string, of: string, on: string) =>
      write('meeting-held', on, { id, kind: 'special', of, 'present-shares': '600000', quorum: 'yes' });
    const told = booksOf(
      held('one', 'shareholders', '2002-05-12'),
      held('two', 'board', '2002-05-12'),
      held('alone', 'board', '2003-05-12'),
    );
    expect(['one', 'two', 'alone'].map(told.nameOf)).toEqual([
      'the special meeting of shareholders of 2002-05-12',
      'the special meeting of the board of 2002-05-12',
      'the special meeting of 2003-05-12',
    ]);
  });

  it('knows every entry of a milestone', () => {
    expect(books.milestones('conversion').map(({ id }) => id)).toEqual(['e-2', 'e-3']);
    expect(books.milestones('listing')).toEqual([]);
  });

  it('of an empty journal are empty', () => {
    expect(post(journalOf([])).head).toBe('');
    expect(post(journalOf([])).named(on('2000-01-01'))).toEqual([]);
  });
});

describe('dividends', () => {
  const write = writer('d');
  const books = booksOf(
    write('opening-dividends', '2000-01-01', { class: 'series-a', arrears: '$60,000' }),
    write('dividend-declared', '2000-03-01', { id: 'q1', class: 'series-a', total: '$90,000' }),
    write('set-aside', '2000-03-02', { class: 'series-a', amount: '$60,000', for: 'dividend', dividend: 'q1' }),
    write('dividend-paid', '2000-04-01', { class: 'series-a', amount: '$60,000', for: 'q1' }),
    write('dividend-omitted', '2000-06-30', { class: 'series-a', 'for-period': '2000-Q2' }),
    write('fund-payment-due', '2000-06-30', {
      class: 'series-a',
      kind: 'sinking',
      amount: '$50,000',
      due: '2000-06-30',
    }),
    write('fund-paid', '2000-07-30', { class: 'series-a', kind: 'sinking', amount: '$50,000' }),
    write('dividend-declared', '2000-03-01', { id: 'other', class: 'common', 'per-share': '$0.50' }),
  );

  it('are found by class, up to a day where one is given', () => {
    expect(books.declared('series-a').map(({ data }) => data.id)).toEqual(['q1']);
    expect(books.declared('series-a', on('2000-02-29'))).toEqual([]);
    expect(books.setAside('series-a').map(({ data }) => showMoney(data.amount))).toEqual(['$60,000.00']);
    expect(books.paid('series-a', on('2000-03-31'))).toEqual([]);
    expect(books.paid('series-a', on('2000-04-01'))).toHaveLength(1);
    expect(books.omitted('series-a')).toHaveLength(1);
    expect(books.fundsDue('series-a')).toHaveLength(1);
    expect(books.fundsPaid('series-a', on('2000-07-29'))).toEqual([]);
    expect(books.openingDividends('series-a')).toHaveLength(1);
    expect(books.dividend('other')?.data.class).toBe('common');
    expect(books.dividend('q9')).toBeUndefined();
    expect(books.declared('series-b')).toEqual([]);
  });
});
