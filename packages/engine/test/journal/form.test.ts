import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { entryTypeNamed, type EntryInput } from '../../src/journal/index.js';
import { introduced, journalOf, writer } from './builder.js';

const journal = journalOf(introduced('anna'));

/** The problems of one entry: path, message, nearest name. */
function problemsOf(entry: EntryInput): readonly (readonly [string, string, string | undefined])[] {
  return (journal.append([entry]).problems ?? []).map(({ path, message, nearest }) => [
    path.join('.'),
    message,
    nearest,
  ]);
}

function paths(entry: EntryInput): readonly string[] {
  return problemsOf(entry).map(([path]) => path);
}

/** An entry with data that no type allows. */
function wrong(type: string, data: unknown): EntryInput {
  return { ...writer()('milestone', '2000-01-01', { name: 'x' }), type, data };
}

describe('what a problem of form says', () => {
  it('of a field that is missing, where it is', () => {
    expect(problemsOf(wrong('shares-issued', { class: 'common', to: 'anna' }))).toEqual([
      [
        'data.shares',
        'this field is missing and must be given; expected a number of shares such as 800000, 1,234,567 or 1/3, written as text',
        undefined,
      ],
    ]);
    expect(problemsOf(wrong('opening-register', { class: 'common', issued: '1', treasury: '1' }))).toEqual([
      ['data.holdings', 'this field is missing and must be given', undefined],
    ]);
  });

  it('of a choice that is missing, the choices', () => {
    const [problem] = problemsOf(wrong('shares-reacquired', { class: 'common', from: 'anna', shares: '1' }));
    expect(problem?.[1]).toContain('expected one of: treasury, retired');
  });

  it('of a field in a list, its place in the list and the nearest name', () => {
    const data = {
      class: 'common',
      issued: '1',
      treasury: '0',
      holdings: [
        { holder: 'anna', shares: '1', lots: 'x' },
        { holdr: 'anna', shares: '1' },
      ],
    };
    const found = problemsOf(wrong('opening-register', data));
    expect(found.map(([path, , nearest]) => [path, nearest])).toEqual([
      ['data.holdings.0.lots', undefined],
      ['data.holdings.1.holder', undefined],
      ['data.holdings.1.holdr', 'holder'],
    ]);
    expect(found[0]?.[1]).toContain('The fields are: holder, shares.');
  });

  it('of a sort of act that there is not, the sorts that there are', () => {
    const [problem] = problemsOf(
      wrong('proposed', { id: 'deal', act: { kind: 'mergr', of: 'corporation', with: 'anna' } }),
    );
    expect(problem?.[0]).toBe('data.act.kind');
    expect(problem?.[1]).toContain('merger');
    expect(problem?.[2]).toBe('merger');
    const [none] = problemsOf(wrong('proposed', { id: 'deal', act: { of: 'corporation' } }));
    expect(none?.[1]).toContain('this field is missing');
  });

  it('of a vote that is neither a number nor a list', () => {
    const act = (yes: unknown) =>
      wrong('body-act', { by: 'board', on: 'x', decides: 'approve', yes, 'at-meeting': 'yes' });
    expect(paths(act('many'))).toEqual(['data.yes']);
    expect(paths(act('-1'))).toEqual(['data.yes']);
    expect(paths(act(['anna', 'two words']))).toEqual(['data.yes.1']);
    expect(problemsOf(act({ anna: 'yes' }))[0]?.[1]).toContain('expected a number of persons');
    expect(paths(act([]))).toEqual(['data.yes']);
    expect(paths(act('0'))).toEqual([]);
  });

  it('of data that is no record, and of a type nothing like any', () => {
    expect(problemsOf(wrong('milestone', 'conversion')).map(([path, message]) => [path, message])).toEqual([
      ['data', 'expected fields with their values, not "conversion"'],
    ]);
    expect(problemsOf(wrong('milestone', undefined)).map(([path, message]) => [path, message])).toEqual([
      ['data', 'this field is missing and must be given'],
    ]);
    expect(problemsOf(wrong('zzzzzzzzzz', {}))).toEqual([
      ['type', "there is no type of entry 'zzzzzzzzzz'; see the list of entry types", undefined],
    ]);
  });

  it('of an envelope with a field too many', () => {
    const entry = { ...wrong('milestone', { name: 'x' }), bais: 'books' } as EntryInput;
    expect(problemsOf(entry).map(([path, , nearest]) => [path, nearest])).toEqual([['bais', 'basis']]);
    const { id: _id, ...nameless } = wrong('milestone', { name: 'x' });
    expect(paths(nameless as EntryInput)).toEqual(['id']);
  });

  it('of a list that is none', () => {
    const [problem] = problemsOf(wrong('agreement', { parties: 'anna', about: 'vote' }));
    expect(problem?.[1]).toBe('expected a list, not "anna"');
  });

  it('of a split into nothing', () => {
    expect(paths(wrong('shares-split', { class: 'common', 'for-each': '0', becomes: '1' }))).toEqual(['data.for-each']);
    expect(paths(wrong('shares-split', { class: 'common', 'for-each': '-2', becomes: '1' }))).toEqual([
      'data.for-each',
    ]);
    expect(paths(wrong('shares-split', { class: 'common', 'for-each': '2', becomes: '4/2' }))).toEqual([
      'data.becomes',
    ]);
    for (const rate of ['0', '-1/10']) {
      const bonus = { class: 'common', 'on-class': 'common', 'per-share': rate };
      expect(paths(wrong('share-distribution', bonus))).toEqual(['data.per-share']);
    }
  });

  it('of whole numbers, money, and days that are not', () => {
    expect(paths(wrong('board-size', { number: 'nine' }))).toEqual(['data.number']);
    expect(paths(wrong('dividend-paid', { class: 'common', amount: { amount: '5', currency: 'dollars' } }))).toEqual([
      'data.amount',
    ]);
    expect(paths(wrong('dividend-paid', { class: 'common', amount: { amount: '5' } }))).toEqual([
      'data.amount.currency',
    ]);
    expect(paths(wrong('record-date', { for: 'x', date: '2001-02-29' }))).toContain('data.date');
    expect(paths(wrong('director-resigned', { person: 'anna', effective: '2001-02-28 25:00' }))).toEqual([
      'data.effective',
    ]);
  });

  it('of an entry that says one of two things and not both', () => {
    expect(paths(wrong('ratified', { by: 'board' }))).toEqual(['data']);
    expect(paths(wrong('dividend-declared', { id: 'd', class: 'common' }))).toEqual(['data']);
  });
});

describe('what is read', () => {
  const read = (type: string, data: unknown) => entryTypeNamed(type)?.data.parse(data) as Record<string, unknown>;

  it('is typed, and is written back as text', () => {
    const schema = entryTypeNamed('approval')?.data ?? z.strictObject({});
    const data = { by: 'department', for: 'deal', kind: 'consent', granted: 'no', until: '2005-01-01' };
    const typed = schema.parse(data);
    expect(typed).toMatchObject({ granted: false });
    expect(z.encode(schema, typed as never)).toEqual(data);
  });

  it('keeps decimals as they are written', () => {
    expect(read('meeting-held', { id: 'm', kind: 'annual', of: 'board', present: '5' })['present']).toBeDefined();
    expect(() => read('shares-issued', { class: 'common', to: 'anna', shares: 0.1 })).toThrow('written as text');
  });
});
