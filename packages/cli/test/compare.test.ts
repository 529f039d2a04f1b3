import { namedDifferences } from '@quorate/engine';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { columnsOf, styleOf, type Output } from '../src/output.js';
import { beside, columnOf } from '../src/render/columns.js';
import { ran } from './command-line.js';

const folder = mkdtempSync(join(tmpdir(), 'quorate-compare-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const notice = (cite: string, least: string) => ({
  kind: 'meeting-notice',
  cite,
  summary: `notice is given ${least} days before`,
  of: 'notice',
  least,
  most: '50',
});
const votes = { kind: 'class-votes', cite: '2', summary: 'one vote a share', votes: [{ class: 'common', each: '1' }] };
const amendment = (atLeast: string) => ({
  kind: 'amendment',
  cite: '9',
  summary: `amended by ${atLeast}`,
  of: 'charter',
  acts: ['amendment'],
  holders: [{ cite: '9(a)', says: `at least ${atLeast} of all`, vote: 'voting', by: { atLeast }, of: 'entitled' }],
});
const charter = (id: string, provisions: readonly object[], more: object = {}) =>
  file(`${id}.json`, {
    schema: 1,
    id: 'charter',
    kind: 'charter',
    title: `Articles of ${id}`,
    corporation: id,
    jurisdiction: 'Nowhere',
    currency: 'USD',
    from: '2000-01-03',
    source: 'invented',
    articles: [{ number: '1', title: 'All', provisions }],
    readings: [],
    notes: [],
    ...more,
  });

const north = charter('north', [notice('1.1', '10'), votes, amendment('80%')]);
const south = charter('south', [notice('7', '20'), amendment('2/3'), { ...votes, cite: '8' }]);
const books = file(
  'books.yaml',
  `title: the books of both
charter: ${north}
persons: [adams]
coverage: { all: 2000-01-03.. }
journal:
  - { on: 2000-02-01, shares-issued: { class: common, to: dispersed, shares: 300 } }
  - { on: 2001-02-01, proposed: { id: change, amendment: { provisions: ["1.1"], inconsistent-with: [] } } }
ask: []
`,
);

describe('charter compare', () => {
  it('shows what each section provides beside that of the other, with the figures in which they differ', async () => {
    const { code, out } = await ran('charter', 'compare', north, south);
    expect(code).toBe(0);
    expect(out).toMatch(/^Articles of north; Nowhere.*│ Articles of south; Nowhere/m);
    expect(out).toMatch(/^1\.1 {2}notice is given 10 days before +│ 7 {2}notice is given 20 days before/m);
    expect(out).toContain('differs in 1.1 / 7');
    expect(out).toContain('least: 10 / 20');
    expect(out).toContain('holders by: at least 80 % / at least 2/3');
    expect(out).toMatch(/votes of each share[^│]*\(alike\)/);
  });

  it('begins in short with the profiles of both, and names what neither speaks of', async () => {
    const { out } = await ran('charter', 'compare', north, south, '--short');
    expect(out).toMatch(/^at least 80% of all \[9\] +│ at least 2\/3 of all \[9\]/m);
    expect(out).toMatch(/Of these neither says anything:.*Is a fair price/s);
    expect(out).not.toContain('notice is given');
  });

  it('says who alone has something', async () => {
    const bare = charter('bare', [votes]);
    const { out } = await ran('charter', 'compare', north, bare);
    expect(out).toMatch(/\(only .*north.*\)/);
    expect(out).toContain('nothing of this kind');
    expect((await ran('charter', 'compare', bare, north)).out).toMatch(/^silent +│ at least 80% of all/m);
  });

  it('can be narrowed to headings', async () => {
    const { out } = await ran('charter', 'compare', north, south, '--heading', 'amendment');
    expect(out).toContain('Amendment and bylaws');
    expect(out).not.toContain('notice is given');
    expect(out).not.toContain('In short');
    const unknown = await ran('charter', 'compare', north, south, '--heading', 'amendments');
    expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('Allowed choices are') as string]);
  });

  it('writes the comparison as data for programs', async () => {
    const { out } = await ran('charter', 'compare', north, south, '--json');
    const { value } = JSON.parse(out) as { readonly value: { readonly rows: readonly { readonly id: string }[] } };
    expect(value.rows.map(({ id }) => id)).toEqual(['meeting-notice', 'amendment', 'class-votes']);
  });

  it('compares the charters that come with it', async () => {
    const { code, out } = await ran('charter', 'compare', 'peoples-bankcorp', 'nss-bancorp', '--heading', 'amendment');
    expect(code).toBe(0);
    expect(out).toContain('holders 1 by: at least 80 % / at least 60 %');
  });

  it('refuses a charter that it does not know, and fields without a question', async () => {
    const unknown = await ran('charter', 'compare', 'peoples-bankcorp', 'nss-bankcorp');
    expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('There is no charter') as string]);
    const stray = await ran('charter', 'compare', north, south, '--of', 'change');
    expect([stray.code, stray.err]).toEqual([2, expect.stringContaining('--of') as string]);
    const noQuestion = await ran('charter', 'compare', north, south, '--journal', books);
    expect([noQuestion.code, noQuestion.err]).toEqual([2, expect.stringContaining('--question') as string]);
  });
});

describe('charter compare with a question', () => {
  const askingBoth = (first: string, second: string, ...more: readonly string[]) =>
    ran('charter', 'compare', first, second, '--journal', books, '--as-of', '2001-03-01', '--question', ...more);
  const asking = (...more: readonly string[]) => askingBoth(north, south, ...more);

  it('asks both on the same books, and names in what the answers differ', async () => {
    const { code, out } = await asking('approval.required', '--of', 'change');
    expect(code).toBe(0);
    expect(out).toContain('approval.required as of 2001-03-01, asked of both on the same books');
    expect(out).toMatch(/^ANSWERED +│ ANSWERED/m);
    expect(out).toMatch(/of 300 votes; 240 needed +│ +of 300 votes; 200 needed/);
    expect(out).toMatch(/In what they differ.*\n.*9\(a\) holders, fraction: at least 80 % \/ at least two thirds/);
    expect(out).toContain('9(a) holders, needed: 240 / 200');
  });

  it('says so where the answers are alike', async () => {
    const { out } = await asking('capital.summary');
    expect(out).toContain('The two answers are alike.');
  });

  it('shows beside the answer of the one why the other cannot be asked', async () => {
    const late = charter('late', [votes, amendment('60%')], { from: '2001-01-02' });
    const { code, out } = await askingBoth(north, late, 'approval.required', '--of', 'change');
    expect(code).toBe(0);
    expect(out).toMatch(/^ANSWERED +│ CANNOT BE ASKED/m);
  });

  it('refuses a question that neither can be asked, once', async () => {
    const { code, err } = await asking('approval.required', '--of', 'chnge');
    expect([code, err.match(/did you mean "change"/g)?.length]).toEqual([2, 1]);
    const undated = await ran('charter', 'compare', north, south, '--journal', books, '--question', 'capital.summary');
    expect([undated.code, undated.err]).toEqual([2, expect.stringContaining('--as-of') as string]);
  });

  it('gives each charter the readings that are its own', async () => {
    const { code, out } = await askingBoth(
      'peoples-bankcorp',
      'nss-bancorp',
      'capital.summary',
      '--reading',
      'I-4a=unissued',
      '--reading',
      'A-08=any-bylaw',
    );
    expect([code, out]).toEqual([0, expect.stringMatching(/^ANSWERED +│ ANSWERED/m) as string]);
  });

  it('writes both answers as data for programs', async () => {
    const { out } = await asking('approval.required', '--of', 'change', '--json');
    const data = JSON.parse(out) as Record<'first' | 'second', { readonly outcome: string; readonly charter: string }>;
    expect([data.first.outcome, data.second.outcome]).toEqual(['answered', 'answered']);
  });
});

describe('two columns', () => {
  const output = (wide: number): Output => ({
    write: () => {},
    warn: () => {},
    json: false,
    width: wide,
    wide,
    style: styleOf(true),
  });

  it.each([40, 80, 120, 121])('of %d columns fill the width and no more, whatever their colours', (wide) => {
    const { width, style } = columnOf(output(wide));
    const line = style.cite('x'.repeat(width));
    const lines = beside(`${line}\n${line}`, line, output(wide)).split('\n');
    expect(lines).toHaveLength(2);
    expect(Math.max(...lines.map(columnsOf))).toBe(width * 2 + 3);
    expect(width * 2 + 3).toBeLessThanOrEqual(wide);
    expect(width * 2 + 3).toBeGreaterThanOrEqual(wide - 1);
  });

  it('go on where one is longer', () => {
    expect(
      beside('', 'one\ntwo', output(40))
        .split('\n')
        .map((line) => line.includes('two')),
    ).toEqual([false, true]);
  });
});

describe('differences by name', () => {
  it('are of simple parts, of money as a whole, and of lists by their members', () => {
    const money = (amount: string) => ({ amount, currency: 'USD' });
    expect(
      namedDifferences(
        {
          outcome: 'limited',
          owed: money('30'),
          steps: [{ id: 'a', needed: '7', base: '9', unit: 'votes' }],
          requirement: 1,
        },
        { outcome: 'exculpated', owed: money('40'), steps: [{ id: 'b' }], requirement: 2 },
      ),
    ).toEqual([
      { what: 'outcome', first: 'limited', second: 'exculpated' },
      { what: 'owed', first: '$30', second: '$40' },
      { what: 'steps', first: 'a (7 of 9 votes)', second: 'b' },
    ]);
  });

  it('name what only one tells, and go into members that both have', () => {
    expect(namedDifferences({ list: [{ id: 'a', on: 'x' }] }, { list: [{ id: 'a', on: 'y' }, { id: 'b' }] })).toEqual([
      { what: 'list', first: 'nothing else', second: 'b' },
      { what: 'list, a, on', first: 'x', second: 'y' },
    ]);
    expect(namedDifferences({ limit: '1' }, {})).toEqual([{ what: 'limit', first: '1', second: 'not told' }]);
    expect(namedDifferences({ of: ['a'] }, { of: [] })).toEqual([{ what: 'of', first: 'a', second: 'none' }]);
    expect(namedDifferences('yes', 'no')).toEqual([{ what: 'the value', first: 'yes', second: 'no' }]);
    expect(namedDifferences({ a: [{ id: 'x' }] }, { a: 'none' })).toEqual([{ what: 'a', first: 'x', second: 'none' }]);
  });

  it('shows the profiles of all three charters, field by field', async () => {
    const charters = ['peoples-bankcorp', 'nss-bancorp', 'provident-bancorp'];
    const { code, out } = await ran('charter', 'compare', ...charters);
    expect(code).toBe(0);
    const field = out.split('\n\n').find((each) => each.startsWith('What stock is authorised?')) ?? '';
    expect(field).toMatch(
      /Peoples Bankcorp, Inc\.: 3,500,000 shares[\s\S]*NSS Bancorp, Inc\.[\s\S]*Provident Bancorp, Inc\.: 30,000,000/u,
    );
    const data = JSON.parse((await ran('charter', 'compare', ...charters, '--json')).out) as readonly unknown[];
    expect(data).toMatchObject(charters.map((charter) => ({ charter })));
    expect((await ran('charter', 'compare', ...charters, '--heading', 'limits')).err).toContain('two charters');
    expect((await ran('charter', 'compare', ...charters, '--question', 'approval.status')).err).toContain('name two');
  });
});
