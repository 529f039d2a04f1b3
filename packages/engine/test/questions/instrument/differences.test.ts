import { describe, expect, it } from 'vitest';
import {
  amendment,
  classVotes,
  constant,
  meetingNotice,
  stockClasses,
  type Instrument,
  type Provision,
} from '../../../src/index.js';
import { asked, instrumentOf, open } from '../../kinds/board/world.js';

interface Row {
  readonly id: string;
  readonly heading: string;
  readonly outcome: string;
  readonly differences: readonly { readonly sections: readonly string[]; readonly parameter: string }[];
}

function compared(first: Instrument, second: Instrument, more: object = {}) {
  return asked(open([first], [], []), {
    question: 'instrument.compare',
    asOf: '2000-06-01',
    input: { first: first.id, second, ...more },
  })['value'] as {
    readonly rows: readonly Row[];
    readonly short: readonly { readonly id: string; readonly outcome: string }[];
    readonly headings: readonly { readonly id: string }[];
  };
}

const theirs = (provisions: readonly Provision[], more: Partial<Instrument> = {}) =>
  instrumentOf(provisions, { id: 'theirs', title: 'Theirs', ...more });
const rowOf = (first: readonly Provision[], second: readonly Provision[], id: string) =>
  compared(instrumentOf(first), theirs(second)).rows.find((row) => row.id === id);

const vote = (cite: string, atLeast: string) =>
  ({ cite, says: 'a part', vote: 'voting', by: { atLeast }, of: 'entitled' }) as const;
const change = (cite: string, more: object = {}): Provision =>
  amendment({ cite, summary: 'changes', of: 'charter', acts: ['amendment'], holders: [vote(cite, '60%')], ...more });
const board = { says: 'the board', vote: 'board', by: 'majority', of: 'members' } as const;
const protectsSome = { protects: { sections: ['X'], touchedBy: ['changes'] } };

describe('the differences between provisions of one kind', () => {
  it('are figures and choices, and no words, sections or names', () => {
    const notice = (cite: string, least: string, summary: string) =>
      meetingNotice({ cite, summary, of: 'notice', least, most: '50' });
    expect(rowOf([notice('1', '10', 'ten days')], [notice('9', '20', 'twenty')], 'meeting-notice')).toMatchObject({
      outcome: 'different',
      differences: [{ sections: ['1', '9'], parameter: 'least', first: '10', second: '20' }],
    });
    expect(rowOf([notice('1', '10', 'ten days')], [notice('9', '10', 'the same')], 'meeting-notice')).toMatchObject({
      outcome: 'same',
      differences: [],
    });
    const named = (name: string) => constant({ cite: '1', summary: 'name', values: { name } });
    expect(rowOf([named('Made-up Corporation')], [named('Other, Inc.')], 'constant')).toMatchObject({
      outcome: 'different',
      differences: [],
    });
  });

  it('are those of provisions that answer to each other, whatever their order', () => {
    const differences = rowOf(
      [change('A.1'), change('A.2', { ...protectsSome, holders: [vote('A.2', '80%')] })],
      [change('B.1', protectsSome), change('B.2')],
      'amendment',
    )?.differences;
    expect(differences).toEqual([
      { sections: ['A.2', 'B.1'], parameter: 'holders by', first: 'at least 80 %', second: 'at least 60 %' },
    ]);
  });

  it('tell a part that only one has whole, and a further figure by its number', () => {
    const differences = rowOf(
      [change('A', { board: { cite: 'A', ...board } })],
      [change('B', { holders: [vote('B', '60%'), vote('B', '70%')] })],
      'amendment',
    )?.differences;
    expect(differences).toEqual([
      { sections: ['A', 'B'], parameter: 'holders 2 by', second: 'at least 70 %' },
      { sections: ['A', 'B'], parameter: 'board', first: 'board, a majority, members' },
    ]);
  });

  it('of a long list tell only how many members it has', () => {
    const many = (count: number) => [
      change('A', { holders: Array.from({ length: count }, (_each, index) => vote('A', `5${index}%`)) }),
    ];
    expect(rowOf(many(4), many(5), 'amendment')?.differences).toEqual([
      { sections: ['A', 'A'], parameter: 'holders', first: '4 of them', second: '5 of them' },
    ]);
    expect(rowOf(many(4), many(4), 'amendment')?.outcome).toBe('same');
  });

  it('are none between fractions that are only written otherwise', () => {
    const written = (part: string) => [change('A', { holders: [vote('A', part)] })];
    expect(rowOf(written('50%'), written('1/2'), 'amendment')?.differences).toEqual([]);
    expect(rowOf(written('50%'), written('51%'), 'amendment')?.differences).toHaveLength(1);
  });

  it('take each reading as it is adopted', () => {
    const byReading = { reading: 'R', options: { one: 'entitled', other: 'outstanding' } };
    const doubtful = change('A', { holders: [{ ...vote('A', '60%'), of: byReading }] });
    const reading = (adopted: string) => ({
      readings: [
        { id: 'R', cite: 'A', asks: 'which?', options: { one: 'one', other: 'other' }, adopted, because: 'chosen' },
      ],
    });
    const against = (adopted: string) =>
      compared(instrumentOf([change('A')]), theirs([doubtful], reading(adopted))).rows[0];
    expect(against('one')?.outcome).toBe('same');
    expect(against('other')).toMatchObject({
      outcome: 'different',
      differences: [{ parameter: 'holders of', first: 'entitled', second: 'outstanding' }],
    });
  });

  it('show numbers with their thousands, and money with its currency', () => {
    const stock = (authorised: string, par: string) => [
      stockClasses({
        cite: '1',
        summary: 'stock',
        total: authorised,
        classes: [{ class: 'common', authorised, par }],
        treasury: 'issued',
      }),
    ];
    expect(rowOf(stock('7,000,000', '$1'), stock('3,000', '$0.01'), 'stock-classes')?.differences).toEqual(
      expect.arrayContaining([
        { sections: ['1', '1'], parameter: 'total', first: '7,000,000', second: '3,000' },
        { sections: ['1', '1'], parameter: 'classes par', first: 'USD 1', second: 'USD 0.01' },
      ]),
    );
  });
});

describe('a comparison', () => {
  const votes = classVotes({ cite: '2', summary: 'votes', votes: [{ class: 'common', each: '1' }] });
  const name = constant({ cite: '3', summary: 'name', values: { name: 'Made-up' } });

  it('stands under headings, what both have first, and can be narrowed to some of them', () => {
    const stock = stockClasses({
      cite: '1',
      summary: 'stock',
      total: '10',
      classes: [{ class: 'common', authorised: '10' }],
      treasury: 'issued',
    });
    const all = compared(instrumentOf([name, stock, votes, change('4')]), theirs([votes]));
    expect(all.rows.map(({ heading, id }) => `${heading} ${id}`)).toEqual([
      'amendment amendment',
      'stock class-votes',
      'stock stock-classes',
      'particulars constant',
    ]);
    const some = compared(instrumentOf([name, stock, votes]), theirs([votes]), { headings: ['particulars'] });
    expect(some.rows.map(({ id }) => id)).toEqual(['constant']);
    expect(some.headings.map(({ id }) => id)).toEqual(['particulars']);
  });

  it('sets the profiles of both beside one another, field by field', () => {
    const { short } = compared(instrumentOf([change('4')]), theirs([change('5', { holders: [vote('5', '90%')] })]));
    const field = (id: string) => short.find((each) => each.id === id);
    expect(field('charter-amendment')).toMatchObject({
      outcome: 'same',
      first: [{ id: '4', says: 'a part' }],
      second: [{ id: '5' }],
    });
    expect(field('fair-price')).toMatchObject({ outcome: 'neither', first: [], second: [] });
    const apart = compared(instrumentOf([change('4')]), theirs([name]));
    expect(apart.short.find(({ id }) => id === 'charter-amendment')?.outcome).toBe('only first');
    const other = compared(instrumentOf([name]), theirs([change('4', { law: 'law', holders: [] })]));
    expect(other.short.find(({ id }) => id === 'charter-amendment')?.outcome).toBe('only second');
    const differing = compared(instrumentOf([change('4')]), theirs([change('4', { law: 'law', holders: [] })]));
    expect(differing.short.find(({ id }) => id === 'charter-amendment')?.outcome).toBe('different');
  });
});
