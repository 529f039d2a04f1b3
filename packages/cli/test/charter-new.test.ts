import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ran, spawned } from './command-line.js';

const folder = mkdtempSync(join(tmpdir(), 'quorate-new-'));
afterAll(() => rmSync(folder, { recursive: true }));

const few = ['name=Acme, Inc.', 'jurisdiction=Delaware', 'formed=2020-06-15', 'common=10,000,000'];
const many = [
  ...few,
  'agent=Agents, Inc.',
  'any-purpose=yes',
  'par=$0.01',
  'preferred=1,000,000',
  'directors=5 to 11',
  'classes=yes',
  'vacancies=at least 2/3',
  'removal=at least 66 2/3%',
  'removal-for-cause=yes',
  'special-meetings=at least 25%',
  'notice=10 to 60',
  'quorum=majority',
  'nominations=90 to 120',
  'written-consent=no',
  'election=majority',
  'merger=more than 60%',
  'amendment=majority',
  'bylaws=at least 80%',
];
const otherwise = [
  'name=Bolt Corp.',
  'jurisdiction=Nevada',
  'formed=2019-01-01',
  'common=999',
  'preferred=none',
  'classes=no',
  'vacancies=majority',
  'removal=majority',
  'removal-for-cause=no',
  'special-meetings=no',
  'quorum=at least 1/3',
  'written-consent=majority',
  'election=plurality',
];

const draft = async (name: string, answers: readonly string[]) => {
  const path = join(folder, name);
  return { path, ...(await ran('charter', 'new', path, ...answers.flatMap((each) => ['--answer', each]))) };
};
const lastLine = (text: string) => text.trimEnd().split('\n').at(-1);

describe('charter new', () => {
  it.each([
    ['few', few, 1],
    ['many', many, 15],
    ['otherwise', otherwise, 7],
  ])('writes from %s answers what can be used, with cases that all come out', async (name, answers, least) => {
    const { path, code, err } = await draft(name, answers);
    expect([code, err]).toEqual([0, '']);
    const checked = await ran('check', path);
    expect([checked.code, checked.out]).toEqual([0, expect.not.stringContaining('look at these') as string]);
    expect(readdirSync(join(path, 'cases')).length).toBeGreaterThanOrEqual(least);
    const run = await ran('run', join(path, 'cases'));
    expect(lastLine(run.out)).toMatch(/^\d+ passed, 0 failed$/);
    expect(run.code).toBe(0);
  });

  it('enters what was not said as not worked out, and asks for it', async () => {
    const { path } = await draft('silent', few);
    expect((await ran('charter', 'show', join(path, 'charter.yaml'))).out).toMatch(/in words only:.*SEVENTH/s);
    const books = join(path, 'books.yaml');
    writeFileSync(
      books,
      `title: a merger\ncharter: charter.yaml\npersons: [buyer]\ncoverage: { all: 2020-06-15.. }\njournal:\n  - { on: 2021-01-10, proposed: { id: act, merger: { of: corporation, with: buyer } } }\nask:\n  - { question: approval.status, asOf: 2021-03-01, of: act, expect: { asks: what-says } }\n`,
    );
    expect(lastLine((await ran('run', books)).out)).toBe('1 passed, 0 failed');
  });

  it('overwrites nothing, and then writes nothing', async () => {
    const { path } = await draft('twice', few);
    const before = readFileSync(join(path, 'charter.yaml'), 'utf8');
    rmSync(join(path, 'cases'), { recursive: true });
    const { code, err } = await draft('twice', many);
    expect([code, err]).toEqual([2, expect.stringContaining('there already') as string]);
    expect(readFileSync(join(path, 'charter.yaml'), 'utf8')).toBe(before);
    expect(existsSync(join(path, 'cases'))).toBe(false);
  });

  it('tells every answer that cannot be used, and writes nothing', async () => {
    const { path, code, err } = await draft('wrong', [
      'name=Acme',
      'formed=2020-13-01',
      'common=many',
      'merger=2/3',
      'quorm=majority',
    ]);
    expect(code).toBe(2);
    expect(err).toContain('jurisdiction is needed');
    expect(err).toContain('formed: a day');
    expect(err).toContain('common: a whole number');
    expect(err).toContain('merger: a part');
    expect(err).toContain('quorm: nothing is asked under this name');
    expect(existsSync(path)).toBe(false);
  });

  it('takes answers from a file, and asks one after another where there are none', () => {
    const answers = join(folder, 'answers.yaml');
    writeFileSync(
      answers,
      'name: Acme, Inc.\njurisdiction: Delaware\nformed: 2020-06-15\ncommon: 10,000,000\nmerger: majority\n',
    );
    const filed = join(folder, 'filed');
    expect(spawned(['charter', 'new', filed, '--answers', answers]).code).toBe(0);
    const asked = join(folder, 'asked');
    const lines = [
      'Acme, Inc.',
      'Delaware',
      '2020',
      '2020-06-15',
      '',
      '',
      '10,000,000',
      ...Array.from({ length: 13 }, () => ''),
      'majority',
      '',
      '',
    ];
    const { code, err } = spawned(['charter', 'new', asked], {}, `${lines.join('\n')}\n`);
    expect([code, err]).toEqual([
      0,
      expect.stringContaining('a day such as 2010-01-04 was expected, not "2020"') as string,
    ]);
    expect(readFileSync(join(asked, 'charter.yaml'), 'utf8')).toBe(readFileSync(join(filed, 'charter.yaml'), 'utf8'));
  }, 60_000);
});
