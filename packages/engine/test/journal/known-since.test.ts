import { expect, it } from 'vitest';
import { day, Journal, post, toWire, type EntryInput } from '../../src/index.js';

const entry = (id: string, shares: string, more: Partial<EntryInput>): EntryInput => ({
  id,
  corporation: 'acme',
  type: 'shares-issued',
  on: '1999-02-01',
  enteredAt: '2020-01-01T10:00:00Z',
  by: 'anna',
  basis: 'books',
  data: { class: 'common', to: 'dispersed', shares },
  ...more,
});

const held = (journal: Journal | undefined, knownAt?: string) =>
  toWire(
    post(journal ?? Journal.empty('acme'), knownAt === undefined ? {} : { knownAt })
      .holding('dispersed', 'common')
      .at(day('2000-01-01')),
  );

const correction = { entry: 'first', because: 'clerical', note: 'a digit' } as const;

it('what was known by an instant before a correction is the entry that it corrected', () => {
  const first = Journal.empty('acme').append([entry('first', '700', { enteredAt: '1999-02-03T00:00:00Z' })]).journal;
  const second = first?.append([
    entry('second', '800', { enteredAt: '1999-04-01T00:00:00Z', supersedes: correction }),
  ]).journal;
  expect(held(second)).toBe(held(second, '1999-04-01T00:00:00Z'));
  expect(held(second, '1999-03-01T00:00:00Z')).toBe(held(first));
  expect(held(second, '1999-02-01T00:00:00Z')).toBe(held(undefined));
  // The shorter journal is as it was, although the longer one grew out of it.
  expect(held(first)).not.toBe(held(second));
});

it('a history that is entered later is known since it says so, and cannot be known later than it is entered', () => {
  const { journal } = Journal.empty('acme').append([
    entry('first', '700', { knownSince: '1999-02-03T00:00:00Z' }),
    entry('second', '800', { knownSince: '1999-04-01T00:00:00Z', supersedes: correction }),
    entry('third', '5', {}),
  ]);
  const known = ['1999-02-01', '1999-03-01', '1999-05-01', '2020-01-02'].map((on) => held(journal, `${on}T00:00:00Z`));
  expect(known.map((each) => JSON.stringify(each)).map((each) => /\d+/u.exec(each)?.[0])).toEqual([
    '0',
    '700',
    '800',
    '805',
  ]);
  const { problems } = Journal.empty('acme').append([entry('a', '1', { knownSince: '2020-01-01T10:00:01Z' })]);
  expect(problems).toMatchObject([{ kind: 'form', path: ['knownSince'] }]);
});
