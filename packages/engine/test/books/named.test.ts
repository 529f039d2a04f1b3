import { describe, expect, it } from 'vitest';
import { post } from '../../src/books/index.js';
import { day } from '../../src/exact/index.js';
import { introduced, journalOf, writer } from '../journal/builder.js';

describe('the persons who may matter by themselves', () => {
  const write = writer();
  const issue = (to: string, shares: string) => write('shares-issued', '1999-02-01', { class: 'common', to, shares });
  const started = [...introduced('anna', 'bert', 'carl'), issue('dispersed', '950'), issue('anna', '50')];

  it('are those with a twentieth of what is outstanding, however much is in treasury', () => {
    const opened = [...introduced('anna', 'bert'), issue('dispersed', '980'), issue('anna', '20')];
    expect(post(journalOf(opened)).named(day('2000-01-01'))).toEqual([]);
    const bought = write('shares-reacquired', '1999-03-01', {
      class: 'common',
      from: 'dispersed',
      shares: '600',
      'held-as': 'treasury',
    });
    const books = post(journalOf([...opened, bought]));
    expect(books.named(day('1999-02-28'))).toEqual([]);
    expect(books.named(day('1999-03-01'))).toEqual(['anna']);
  });

  it('are those of whom an open fact is stated, whenever it was', () => {
    const stated = write('stated', '2005-01-01', { fact: 'further-holdings', about: ['bert', 'common'], value: '500' });
    expect(post(journalOf([...started, stated])).named(day('2000-01-01'))).toEqual(['anna', 'bert']);
  });
});
