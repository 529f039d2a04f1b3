import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { post, type Books } from '../../src/books/index.js';
import {
  day,
  minus,
  plusDays,
  ratio,
  share,
  show,
  times,
  toWire,
  type Moment,
  type Ratio,
} from '../../src/exact/index.js';
import type { EntryInput } from '../../src/journal/index.js';
import { introduced, journalOf, writer } from '../journal/builder.js';

const end = day('2001-12-31');

const write = writer();
const issue = (on: string, shares: string, to = 'anna', time?: string) =>
  write('shares-issued', on, { class: 'common', to, shares }, time === undefined ? {} : { time });
const split = (on: string, forEach: string, becomes: string, time?: string) =>
  write('shares-split', on, { class: 'common', 'for-each': forEach, becomes }, time === undefined ? {} : { time });
const give = (on: string, rate: string, more: { readonly 'record-date'?: string; readonly class?: string } = {}) =>
  write('share-distribution', on, { class: 'common', 'on-class': 'common', 'per-share': rate, ...more });
const keep = (on: string, shares: string) =>
  write('shares-reacquired', on, { class: 'common', from: 'anna', shares, 'held-as': 'treasury' });
const cash = (on: string, shares: string, from = 'anna') =>
  write('fractions-cashed', on, { class: 'common', from, shares });

const booksOf = (...entries: readonly EntryInput[]): Books =>
  post(journalOf([...introduced('anna', 'bert'), ...entries]));

const told = (books: Books, when: Moment | string = { day: end }) =>
  books
    .splits('common', typeof when === 'string' ? day(when) : when)
    .map(({ how, before, after, factor }) => [how, show(before), show(after), toWire(factor)]);

describe('the splits of a class', () => {
  it('are told with the shares out before and after', () => {
    const books = booksOf(issue('2000-01-01', '90'), split('2000-02-01', '3', '4'), give('2000-03-01', '1/6'));
    expect(told(books)).toEqual([
      ['subdivision', '90', '120', '4/3'],
      ['distribution', '120', '140', '7/6'],
    ]);
    expect(told(books, '2000-02-29')).toHaveLength(1);
    expect(told(books, '2000-01-31')).toEqual([]);
  });

  it('are none of another class, nor what is distributed on another class', () => {
    const books = booksOf(
      issue('2000-01-01', '90'),
      write('shares-issued', '2000-01-01', { class: 'other', to: 'bert', shares: '10' }),
      write('shares-split', '2000-02-01', { class: 'other', 'for-each': '1', becomes: '2' }),
      write('share-distribution', '2000-03-01', { class: 'common', 'on-class': 'other', 'per-share': '2' }),
      split('2000-03-01', '1', '2'),
    );
    expect(told(books)).toEqual([['subdivision', '130', '260', '2']]);
  });

  it('count what is issued and not in treasury', () => {
    const books = booksOf(issue('2000-01-01', '90'), keep('2000-01-02', '30'), give('2000-02-01', '1/2'));
    expect(told(books)).toEqual([['distribution', '60', '90', '1.5']]);
  });

  it('of a record date before give to what was held then', () => {
    const books = booksOf(
      issue('2000-01-01', '100'),
      issue('2000-01-20', '100', 'bert'),
      give('2000-02-01', '1/10', { 'record-date': '2000-01-10' }),
    );
    expect(told(books)).toEqual([['distribution', '200', '210', '1.05']]);
  });

  it('stand among the other entries of their day by time, then as entered; a certified list comes first', () => {
    const books = booksOf(
      split('2000-02-01', '1', '2', '10:00'),
      issue('2000-02-01', '50', 'bert', '11:00'),
      issue('2000-02-01', '10', 'bert', '09:00'),
      give('2000-02-01', '1/2'),
      write('opening-register', '2000-02-01', {
        class: 'common',
        issued: '100',
        treasury: '10',
        holdings: [{ holder: 'anna', shares: '90' }],
      }),
    );
    expect(told(books)).toEqual([
      ['subdivision', '100', '200', '2'],
      ['distribution', '250', '375', '1.5'],
    ]);
    expect(told(books, { day: day('2000-02-01'), time: '10:00' })).toHaveLength(1);
    expect(told(books, { day: day('2000-02-01'), time: '09:59' })).toEqual([]);
  });

  it('come after what else was given, taken back and retired earlier that day', () => {
    const other = (on: string, shares: string) => write('shares-issued', on, { class: 'other', to: 'bert', shares });
    const onOther = (more: { readonly 'record-date'?: string } = {}) =>
      write('share-distribution', '2000-02-01', { class: 'common', 'on-class': 'other', 'per-share': '1/5', ...more });
    const books = booksOf(
      issue('2000-01-01', '100'),
      other('2000-01-01', '10'),
      other('2000-01-20', '5'),
      onOther(),
      onOther({ 'record-date': '2000-01-10' }),
      write('share-distribution', '2000-02-01', { class: 'other', 'on-class': 'common', 'per-share': '1' }),
      write('shares-split', '2000-02-01', { class: 'other', 'for-each': '1', becomes: '2' }),
      write('shares-transferred', '2000-02-01', { class: 'common', from: 'anna', to: 'bert', shares: '7' }),
      keep('2000-02-01', '15'),
      split('2000-02-01', '1', '4'),
    );
    expect(told(books)).toEqual([['subdivision', '90', '360', '4']]);
  });

  it('lose the fractions for which cash was paid before the next one', () => {
    const books = booksOf(
      issue('2000-01-01', '100'),
      cash('2000-01-15', '0'),
      split('2000-02-01', '3', '1'),
      cash('2000-02-01', '1/3'),
      split('2000-03-01', '2', '1'),
      cash('2000-03-05', '1/2'),
    );
    expect(told(books)).toEqual([
      ['combination', '100', '33', '0.33'],
      ['combination', '33', '16', '16/33'],
    ]);
    expect(told(books, '2000-03-04').at(-1)).toEqual(['combination', '33', '16.5', '0.5']);
  });

  it('lose no fraction of another class, or out of treasury', () => {
    const books = booksOf(
      issue('2000-01-01', '100'),
      keep('2000-01-02', '1'),
      split('2000-02-01', '3', '1'),
      cash('2000-02-01', '1/3', 'treasury'),
    );
    expect(told(books)).toEqual([['combination', '99', '33', '1/3']]);
  });

  it('change nothing where no share was out', () => {
    expect(told(booksOf(split('2000-02-01', '3', '1'), issue('2000-02-02', '9')))).toEqual([
      ['combination', '0', '0', '1'],
    ]);
  });
});

/** One day’s entry: a split or a distribution among issues and buy-backs. */
const step = fc.oneof(
  fc
    .record({ forEach: fc.integer({ min: 1, max: 5 }), becomes: fc.integer({ min: 1, max: 5 }) })
    .filter(({ forEach, becomes }) => forEach !== becomes)
    .map(
      ({ forEach, becomes }) =>
        (on: string) =>
          split(on, String(forEach), String(becomes)),
    ),
  fc.constantFrom('1/10', '1/3', '2').map((rate) => (on: string) => give(on, rate)),
  fc.integer({ min: 1, max: 900 }).map((shares) => (on: string) => issue(on, String(shares), 'bert')),
  fc.constant((on: string) => keep(on, '1/100')),
);

describe('a random history of a class', () => {
  it('has the counts of the register at the close of the day before and of the day, where one thing happened a day', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        const entries = steps.map((made, index) => made(plusDays(day('2000-01-02'), index)));
        const books = booksOf(issue('2000-01-01', '1000'), ...entries);
        const out = (when: ReturnType<typeof day>) =>
          minus(books.issued('common').at(when), books.treasury('common').at(when));
        const byRegister = entries
          .filter(({ type }) => type === 'shares-split' || type === 'share-distribution')
          .map(({ on }) => share(out(day(on)), out(plusDays(day(on), -1))));
        const product = (factors: readonly Ratio[]) => toWire(factors.reduce((so, each) => times(so, each), ratio(1)));
        expect(product(books.splits('common', end).map(({ factor }) => factor))).toBe(product(byRegister));
      }),
      { seed: 19970520 },
    );
  });
});
