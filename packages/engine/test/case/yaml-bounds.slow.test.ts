import { describe, expect, it } from 'vitest';
import { CaseFileError, checkedCharter, holdsCharter, readCase, readFields } from '../../src/index.js';

const many = (count: number, part: (index: number) => string, between = '\n') =>
  Array.from({ length: count }, (_, index) => part(index)).join(between);

const bombs: readonly (readonly [what: string, text: string, says: RegExp])[] = [
  ['a quarter of a million names', many(250_000, (each) => `a${each}: x`), /50,000 names and items/],
  ['as many in braces', `{${many(250_000, (each) => `a${each}: x`, ',')}}`, /50,000 names and items/],
  ['as many items of nothing', `[${','.repeat(250_000)}]`, /50,000 names and items/],
  ['as many anchors', many(250_000, (each) => `&a${each}`, ' '), /1,000 parts that stand for another/],
  ['as many aliases', `a: &a x\nb: [${many(250_000, () => '*a', ', ')}]`, /1,000 parts that stand for another/],
  ['lists within lists in brackets', '['.repeat(250_000), /deeper than 100 brackets/],
  ['lists within lists on a line', '- '.repeat(250_000), /more than 100 lists and records/],
  ['comments', '#\n'.repeat(300_000), /more pieces than are read/],
];

describe('a file of YAML', () => {
  it.each(bombs)('with %s is refused by count, wherever one is read', (_, text, says) => {
    for (const read of [
      asCase,
      readFields,
      holdsCharter,
      (each: string) => checkedCharter(each.slice(0, 990_000), 'x'),
    ])
      expect(problemOf(() => read(text))).toMatch(says);
  });

  it('is told where it is too much', () => {
    const text = `a: x\nb: {c: [${'['.repeat(200)}`;
    expect(() => readFields(text)).toThrow(CaseFileError);
    expect(placeOf(() => readFields(text))).toEqual({ line: 2, column: 107 });
  });

  it('has names, numbers and words that look like what is counted', () => {
    const written = { a: '- '.repeat(500), b: '&x *y '.repeat(2_000), c: '{['.repeat(200) };
    expect(readFields(JSON.stringify(written))).toEqual(written);
  });
});

function asCase(text: string): unknown {
  return readCase(text, { charters: { find: () => undefined, names: () => [] } });
}

function problemOf(read: () => unknown): string {
  return caught(read).problems[0]?.message ?? '';
}

function placeOf(read: () => unknown): object {
  const { line, column } = caught(read).problems[0] ?? {};
  return { line, column };
}

function caught(read: () => unknown): CaseFileError {
  try {
    read();
  } catch (error) {
    if (error instanceof CaseFileError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}
