import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ran } from './command-line.js';

const folder = mkdtempSync(join(tmpdir(), 'quorate-diff-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const stock = (authorised: string) => ({
  kind: 'stock-classes',
  cite: '1',
  summary: 'common stock',
  classes: [{ class: 'common', authorised }],
  treasury: { reading: 'R', options: { yes: 'issued', no: 'unissued' } },
});
const votes = { kind: 'class-votes', cite: '2', summary: 'one vote a share', votes: [{ class: 'common', each: '1' }] };
const merger = (cite: string, by: string) => ({
  kind: 'requires',
  cite,
  summary: `a merger needs ${by}`,
  acts: ['merger'],
  needs: { vote: 'voting', by, of: 'outstanding' },
});
const gone = { kind: 'no-preemption', cite: '4', summary: 'no preemptive rights', cutsGrantedRights: false };
const added = { kind: 'election-rule', cite: '5', summary: 'a plurality elects', wins: 'plurality' };
const reading = (adopted: string) => ({
  id: 'R',
  cite: '1',
  asks: 'whether treasury shares are issued',
  options: { yes: 'they are', no: 'they are not' },
  adopted,
  because: 'it says so',
});
const charter = (name: string, provisions: readonly object[], adopted: string, from = '2000-01-03') =>
  file(`${name}.json`, {
    schema: 1,
    id: 'charter',
    kind: 'charter',
    title: 'Articles of Acme',
    corporation: 'acme',
    jurisdiction: 'Nowhere',
    currency: 'USD',
    from,
    source: 'invented',
    articles: [{ number: '1', title: 'All', provisions }],
    readings: [reading(adopted)],
    notes: [],
  });

const early = charter('early', [stock('1,000'), votes, merger('3', 'at least 2/3'), gone], 'yes');
const late = charter('late', [stock('2,000'), { ...votes, cite: '9' }, merger('3', 'majority'), added], 'no');
const books = file(
  'books.yaml',
  `title: two thirds, and a majority
charter: ${early}
persons: [buyer]
coverage: { all: 2000-01-03.. }
journal:
  - { on: 2000-02-01, shares-issued: { class: common, to: dispersed, shares: 900 } }
  - { on: 2001-02-01, proposed: { id: deal, merger: { of: corporation, with: buyer } } }
  - { on: 2001-02-10, tally: { proposal: deal, class: common, for: 500, against: 0 } }
ask:
  - { question: approval.status, asOf: 2001-03-01, of: deal }
  - { question: board.roster, asOf: 2001-03-01 }
`,
);

describe('charter diff', () => {
  it('tells what is added, gone, changed and moved, with its figures, and the readings', async () => {
    const { code, out } = await ran('charter', 'diff', early, late);
    expect(code).toBe(0);
    expect(out).toMatch(/Added\n {2}5 {2}a plurality elects \(election-rule\)/);
    expect(out).toMatch(/Gone\n {2}4 {2}no preemptive rights/);
    expect(out).toMatch(/Moved\n {2}9 {2}one vote a share \(class-votes\)\n {4}it was 2/);
    expect(out).toMatch(
      /3 {2}a merger needs majority.*\n {4}it said: a merger needs at least 2\/3\n.*by: at least 2\/3 \/ majority/,
    );
    expect(out).toMatch(/Readings\n {2}R whether treasury shares are issued\n {4}- adopted: yes \/ no/);
  });

  it('tells what is told as data', async () => {
    const { out } = await ran('charter', 'diff', early, late, '--json');
    const { instruments } = JSON.parse(out) as {
      readonly instruments: readonly [
        {
          readonly added: readonly { readonly cite: string }[];
          readonly changed: readonly { readonly cite: string }[];
        },
      ];
    };
    expect(instruments[0].added.map(({ cite }) => cite)).toEqual(['5']);
    expect(instruments[0].changed.map(({ cite }) => cite)).toEqual(['1', '3']);
  });

  it('says so where two files say the same', async () => {
    expect((await ran('charter', 'diff', early, early)).out).toContain('The two say the same.');
  });

  it('names the questions of a case file whose answers change, and those alone', async () => {
    const { out } = await ran('charter', 'diff', early, late, '--journal', books);
    expect(out).toContain('Answers that change: 1 of 2');
    expect(out).toMatch(
      /approval\.status as of 2001-03-01, of deal\n.*outcome: it was needs-approval, and is now permitted/,
    );
    expect(out).not.toContain('board.roster');
  });

  it('puts what can be asked of kept books under both, the kept charter named by its hash', async () => {
    const data = join(folder, 'kept.sqlite');
    expect((await ran('journal', 'keep', 'acme', '--charter', early, '--data', data)).code).toBe(0);
    expect((await ran('journal', 'enter', 'acme', books, '--data', data, '--through', '2001-03-01')).err).toBe('');
    const { out: listed } = await ran('journal', 'list', '--data', data, '--json');
    const [{ charter: hash }] = JSON.parse(listed) as readonly [{ readonly charter: string }];
    expect(hash).toMatch(/^sha256:/);
    const of = ['--kept', 'acme', '--data', data];
    const { code, out } = await ran('charter', 'diff', hash, late, ...of, '--as-of', '2001-03-01');
    expect(code).toBe(0);
    expect(out).toMatch(
      /approval\.status as of 2001-03-01, of deal\n.*outcome: it was needs-approval, and is now permitted/,
    );
    expect(out).toMatch(/capital\.summary as of 2001-03-01\n(.*\n)*?.*authorised: it was 1,000, and is now 2,000/);
    const nobodys = await ran('charter', 'diff', hash, late);
    expect([nobodys.code, nobodys.err]).toEqual([2, expect.stringContaining('With which corporation') as string]);
  });

  it('compares versions of bylaws that come with a charter, by the day, and refuses to ask where answers cannot differ', async () => {
    const [was, is] = ['peoples-bankcorp@1999-01-01', 'peoples-bankcorp@2002-01-01'];
    const { code, out } = await ran('charter', 'diff', was, is);
    expect(code).toBe(0);
    expect(out).toMatch(/Certificate of Incorporation.*\n\nThe two say the same/s);
    expect(out).toMatch(/Bylaws of Peoples Bankcorp, Inc\. \(invented\), second version/);
    expect(out).toContain('Changed');
    const asked = await ran('charter', 'diff', was, is, '--journal', books);
    expect([asked.code, asked.err]).toEqual([2, expect.stringContaining('name two files') as string]);
  });

  it('tells of a question that one version cannot be asked', async () => {
    const { out } = await ran(
      'charter',
      'diff',
      early,
      charter('later', [stock('1,000'), votes], 'yes', '2001-02-20'),
      '--journal',
      books,
    );
    expect(out).toMatch(/Answers that change: 2 of 2/);
    const unknown = await ran('charter', 'diff', early, join(folder, 'nowhere.yaml'));
    expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('nowhere.yaml') as string]);
  });
});
