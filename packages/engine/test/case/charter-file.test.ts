import { describe, expect, it } from 'vitest';
import { CaseFileError, holdsCharter, readCharterFile, runCase } from '../../src/index.js';
import { charter } from './made-up-charter.js';

const instrument = JSON.stringify(charter);

function problemsOf(text: string): readonly string[] {
  try {
    readCharterFile(text, 'x');
  } catch (error) {
    if (error instanceof CaseFileError)
      return error.problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
    throw error;
  }
  return [];
}

describe('a charter file', () => {
  it('of one instrument is the charter, of the corporation that it names', () => {
    expect(readCharterFile(instrument, 'file')).toEqual({ id: 'file', name: 'made-up', charter });
  });

  it('may be a record of instruments, with the name and the day of formation', () => {
    const bylaws = { ...charter, id: 'rules', kind: 'bylaws' };
    const law = { ...charter, id: 'law', kind: 'law' };
    const whole = { name: 'Made up', formed: '1989-12-31', charter, bylaws, law };
    expect(readCharterFile(JSON.stringify(whole), 'file')).toEqual({ id: 'file', ...whole });
  });

  it('of a charter alone goes by its id, and adds nothing', () => {
    expect(readCharterFile(JSON.stringify({ charter }), 'file')).toEqual({ id: 'file', name: 'file', charter });
  });

  it.each([
    ['a list', '- a'],
    ['a word', 'charter'],
    ['nothing', ''],
    ['a record without a charter', 'name: x'],
  ])('that is %s holds no charter', (_name, text) => {
    expect(problemsOf(text)).toEqual([expect.stringMatching(/^1:1 a charter was expected/) as string]);
  });

  it('that is no YAML is told with the place', () => {
    expect(problemsOf('name: x\ncharter: [')).toEqual([
      expect.stringMatching(/^2:\d+ this is not YAML that can be read: /) as string,
    ]);
  });

  it('is told apart from a case file', () => {
    expect(holdsCharter(instrument)).toBe(true);
    expect(holdsCharter(JSON.stringify({ charter }))).toBe(true);
    expect(holdsCharter('title: a case\ncharter: made-up')).toBe(false);
    expect(holdsCharter('title: a case')).toBe(false);
    expect(holdsCharter('')).toBe(false);
    expect(holdsCharter('a word')).toBe(false);
  });

  it('is what a case can be run on', () => {
    const read = readCharterFile(JSON.stringify({ formed: '1992-01-02', charter }), 'made-up');
    const text = (asOf: string) =>
      `title: a\ncharter: made-up\ncoverage: { all: 1992-01-02.. }\nask: [{ question: capital.summary, asOf: ${asOf} }]`;
    const { results } = runCase(text('1993-01-02'), { charters: { find: () => read, names: () => ['made-up'] } });
    expect(results.map((result) => result.answer?.outcome)).toEqual(['answered']);
  });
});
