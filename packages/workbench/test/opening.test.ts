import { describe, expect, it } from 'vitest';
import { directorsIn, entriesOf, holdersIn, idOf } from '../src/pages/keep/opening.js';

describe('a list of holders', () => {
  it('is read line by line, whatever commas stand in a name or a number', () => {
    expect(
      holdersIn('Ada Birch, 12,000\r\n\nBirch & Sons, Inc.,40000\n"Dale, Colin";7\nothers\t868,000').lines,
    ).toEqual([
      { name: 'Ada Birch', shares: '12000' },
      { name: 'Birch & Sons, Inc.', shares: '40000' },
      { name: 'Dale, Colin', shares: '7' },
      { name: 'others', shares: '868000' },
    ]);
  });

  it.each([
    ['Ada Birch', '“Ada Birch” is not a name and a number of whole shares.'],
    ['Ada Birch, 1.5', '“Ada Birch, 1.5” is not a name and a number of whole shares.'],
    [', 12', '“, 12” is not a name and a number of whole shares.'],
    ['Ada Birch, 1\nADA BIRCH, 2', 'ADA BIRCH stands in two lines.'],
  ])('that says %j is not taken', (text, mistake) => {
    expect(holdersIn(text)).toEqual({ lines: [], mistake });
  });
});

it('a list of directors may say the class of each seat', () => {
  expect(directorsIn('Ada Birch, I\nColin Dale').lines).toEqual([
    { name: 'Ada Birch', seat: 'I' },
    { name: 'Colin Dale' },
  ]);
});

it('a name becomes an id', () => {
  expect(idOf(' Señor Núñez & Sons, Inc. ')).toBe('senor-nunez-sons-inc');
});

describe('what a journal begins with', () => {
  const opening = {
    day: '1999-01-04',
    class: 'common',
    treasury: '100',
    holders: holdersIn('Ada Birch, 300\nothers, 600').lines,
    size: '',
    directors: directorsIn('Ada Birch, I').lines,
    families: ['register'],
    vouchedBy: 'secretary',
  };

  it('is a list in parts where it is too long for one entry: each fits, and together they are the list', () => {
    const lines = Array.from({ length: 5_000 }, (_, place) => `Holder number ${place}, ${place + 1}`);
    const holders = holdersIn(lines.join('\n')).lines;
    const lists = entriesOf({ ...opening, holders }).filter(({ type }) => type === 'opening-register');
    expect(lists.length).toBeGreaterThan(1);
    for (const list of lists) expect(JSON.stringify(list).length).toBeLessThan(95_000);
    const datas = lists.map(
      ({ data }) => data as Record<string, unknown> & { holdings: readonly { holder: string }[] },
    );
    expect(datas.map(({ part }) => part)).toEqual(
      lists.map((_, place) => ({ number: String(place + 1), of: String(lists.length) })),
    );
    expect(new Set(lists.map(({ id }) => id)).size).toBe(lists.length);
    expect(datas.flatMap(({ holdings }) => holdings).map(({ holder }) => holder)).toEqual(
      holders.map(({ name }) => idOf(name)),
    );
    expect(new Set(datas.map(({ issued, treasury }) => `${String(issued)} ${String(treasury)}`)).size).toBe(1);
  });

  it('adds up to what is issued, and names nobody twice', () => {
    const entries = entriesOf(opening);
    expect(entries.map(({ type }) => type)).toEqual(['coverage', 'person', 'opening-register', 'opening-board']);
    expect(entries.find(({ type }) => type === 'opening-register')?.data).toEqual({
      class: 'common',
      issued: '1000',
      treasury: '100',
      holdings: [
        { holder: 'ada-birch', shares: '300' },
        { holder: 'dispersed', shares: '600' },
      ],
    });
    expect(entries.find(({ type }) => type === 'opening-board')?.data).toEqual({
      size: '1',
      directors: [{ person: 'ada-birch', class: 'I' }],
    });
  });

  it('is nothing of what was left empty: no coverage, no list', () => {
    expect(entriesOf({ ...opening, holders: [], directors: [], families: [] })).toEqual([]);
  });
});
