import { describe, expect, it } from 'vitest';
import type { Field } from '../src/parts/fields/fields.js';
import { entryOf, mistakesShown, paperIn, papersByTitle } from '../src/pages/journal/draft.js';

const papers = [
  { name: 'minutes.pdf', hash: 'a'.repeat(64) },
  { name: 'list.csv', hash: 'b'.repeat(64) },
  { name: 'list.csv', hash: 'c'.repeat(64) },
];

describe('the paper on which an entry rests', () => {
  it('is the one that is kept by that name, and told from another of the same name by its bytes', () => {
    expect([...papersByTitle(papers).keys()]).toEqual(['minutes.pdf', 'list.csv · bbbbbbbb', 'list.csv · cccccccc']);
    expect(paperIn('list.csv · cccccccc', papers, undefined)).toEqual({ id: 'list.csv', hash: 'c'.repeat(64) });
  });

  it('may be kept elsewhere, or be none', () => {
    expect(paperIn('the stock ledger', papers, undefined)).toEqual({ id: 'the stock ledger' });
    expect(paperIn('', papers, undefined)).toBeUndefined();
  });

  it('stays with its bytes and its place where the entry is corrected, until another is written', () => {
    const paper = { id: 'minutes', hash: 'd'.repeat(64), place: 'page 2' };
    expect(paperIn('minutes', papers, { paper })).toEqual(paper);
    expect(paperIn('minutes.pdf', papers, { paper })).toEqual({ id: 'minutes.pdf', hash: 'a'.repeat(64) });
    const beside = {
      on: '2004-01-02',
      time: '',
      basis: 'books',
      paper: 'minutes',
      because: 'clerical',
      note: 'x',
    } as const;
    expect(entryOf('e', 'person', {}, beside, { papers, correcting: { id: 'd', paper } })).toMatchObject({ paper });
  });
});

describe('what is wrong with a draft', () => {
  const field = (name: string, form: string) => ({ name, form, required: true, says: name }) as unknown as Field;
  const fields = [
    field('shares', 'a number of shares'),
    field('to', 'text'),
    { ...field('votes', 'a list: a record'), fields: [] },
  ];
  const found = { shares: 'Write a number.', to: 'This is needed.', votes: 'Something in it is missing.' };

  it('is told while somebody types of what is typed, and of what is missing once the whole was tried', () => {
    expect(mistakesShown(fields, {}, { found, isTried: false })).toEqual({});
    const written = { shares: 'many', to: ' ', votes: '[{}]' };
    expect(mistakesShown(fields, written, { found, isTried: false })).toEqual({ shares: 'Write a number.' });
    expect(mistakesShown(fields, { shares: '12' }, { found: {}, isTried: false })).toEqual({});
    expect(mistakesShown(fields, written, { found, isTried: true })).toEqual(found);
  });
});
