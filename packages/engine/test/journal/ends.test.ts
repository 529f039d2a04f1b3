import { describe, expect, it } from 'vitest';
import { introduced, journalOf, writer } from './builder.js';

const journal = journalOf(introduced('anna'));
const long = '9'.repeat(41);

function issued(on: string, data: object) {
  return { ...writer()('milestone', '2000-01-01', { name: 'x' }), type: 'shares-issued', on, data };
}

describe('an entry', () => {
  it.each([
    [
      'a number of more than forty digits',
      issued('2000-01-01', { class: 'common', to: 'anna', shares: long }),
      'data.shares',
    ],
    ['one below the line', issued('2000-01-01', { class: 'common', to: 'anna', shares: `1/${long}` }), 'data.shares'],
    ['a day after 2999', issued('3000-01-01', { class: 'common', to: 'anna', shares: '1' }), 'on'],
    ['a day before 1600', issued('1599-12-31', { class: 'common', to: 'anna', shares: '1' }), 'on'],
    [
      'the id of what a text brings about by itself',
      { ...issued('2000-01-01', { class: 'common', to: 'anna', shares: '1' }), id: 'quorate:converted-1-out' },
      'id',
    ],
  ])('with %s is refused, and read where it was entered before', (_, entry, path) => {
    const { problems = [] } = journal.append([entry]);
    expect(problems.map((each) => each.path.join('.'))).toEqual([path]);
    expect(journal.readOn([entry]).problems).toBeUndefined();
  });
});
