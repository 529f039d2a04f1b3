import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { entryTypes, questions, vocabulary } from '@quorate/engine';
import { ran, spawned } from './command-line.js';

const folder = mkdtempSync(join(tmpdir(), 'quorate-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  return path;
}

const facts = `charter: peoples-bankcorp
coverage: { all: 1998-12-15.. }
journal:
  - on: 1999-02-01
    shares-issued: { class: common, to: dispersed, shares: 900000 }
  - on: 2000-02-01
    shares-reacquired: { class: common, from: dispersed, shares: 100000, held-as: treasury }
`;
const expecting = (issued: string) =>
  `title: a case\n${facts}ask:\n  - { question: capital.summary, asOf: 2001-03-02, expect: { value: { classes: { common: { issued: ${issued} } } } } }\n`;

const right = file('cases/right.yaml', expecting('900000'));
const wrong = file('cases/wrong.yaml', expecting('900001'));
const mistaken = file('mistaken.yaml', `title: a case\ncharter: peoples-bankcorp\njournl: []\n`);
const asking = file(
  'asking.yaml',
  `title: a case\n${facts}ask:\n  - { question: capital.summary, asOf: 2001-03-02 }\n`,
);
const several = file('several.yaml', `title: cases\n${facts}cases: [{ name: one }, { name: two }]\n`);
const lastLine = (text: string) => text.trimEnd().split('\n').at(-1);

describe('quorate, as a process', () => {
  it('ends with 0 when all is as expected, without colours where the output is piped', () => {
    const { code, out } = spawned(['run', right]);
    expect(lastLine(out)).toBe('1 passed, 0 failed');
    expect(code).toBe(0);
    expect(out).not.toContain('\u001b');
  });

  it('ends with 1 when an answer is not as expected', () => {
    const { code, out } = spawned(['run', join(folder, 'cases')]);
    expect(lastLine(out)).toBe('1 passed, 1 failed');
    expect(code).toBe(1);
  });

  it('loads no database and no writer of PDF before it is to use them', () => {
    const watching = new URL('loads.mjs', import.meta.url).href;
    const loadedBy = (...words: readonly string[]) => spawned(words, { NODE_OPTIONS: `--import=${watching}` }).err;
    expect(loadedBy('questions')).toContain('/packages/engine/');
    expect(loadedBy('questions')).not.toMatch(/kysely|pdfkit|duckdb|packages\/(?:store|server|sdk|tally)\//);
    expect(loadedBy('--version')).not.toContain('/packages/engine/');
  });

  it('ends with 2 when the input cannot be used', () => {
    expect(spawned(['run', mistaken, right]).code).toBe(2);
  });
}, 60_000);

describe('run', () => {
  it('tells what differs, with the line, what was expected and what was found', async () => {
    const { code, out } = await ran('run', wrong);
    expect(code).toBe(1);
    expect(out).toContain(`${wrong}:10`);
    expect(out).toMatch(/value\.classes\.common\.issued\n\s+expected {2}900001\n\s+found {5}900000\n/);
  });

  it('prints the answers of which nothing is expected, and others when asked to', async () => {
    expect((await ran('run', asking)).out).toContain('ANSWERED  capital.summary as of 2001-03-02');
    expect((await ran('run', right)).out).not.toContain('ANSWERED');
    expect((await ran('run', '--answers', right)).out).toContain('ANSWERED');
  });

  it('tells the reasons of its answers in a sentence, on half a page, or whole', async () => {
    const told = (layer: string) => ran('run', '--answers', right, '--layer', layer).then(({ out }) => out);
    const [sentence, memorandum, proof] = [await told('sentence'), await told('memorandum'), await told('proof')];
    expect(sentence).not.toContain('Why');
    expect(memorandum).toContain('\nWhy\n  1. ');
    expect(proof.length).toBeGreaterThan(memorandum.length);
    expect(proof).toContain('(vouched for)');
    expect(memorandum).not.toContain('(vouched for)');
  });

  it('tells a mistake with its place, and runs the other files', async () => {
    const { code, out } = await ran('run', mistaken, right);
    expect(out).toContain(`${mistaken}:3:1`);
    expect(lastLine(out)).toBe('1 file that cannot be run, 1 passed, 0 failed');
    expect(code).toBe(2);
  });

  it('refuses a path at which there is nothing', async () => {
    const { code, err } = await ran('run', join(folder, 'nowhere'));
    expect([code, err]).toEqual([2, expect.stringContaining('nowhere') as string]);
  });

  it('gives the same as JSON, with the reasons as steps', async () => {
    const { code, out } = await ran('run', '--json', wrong);
    const report = JSON.parse(out) as {
      passed: number;
      failed: number;
      files: { results: { answer: { reasons: { step: number }[] }; mismatches: unknown[] }[] }[];
    };
    expect([code, report.passed, report.failed]).toEqual([1, 0, 1]);
    expect(report.files[0]?.results[0]?.mismatches).toHaveLength(1);
    expect(report.files[0]?.results[0]?.answer.reasons[0]?.step).toBe(1);
  });
});

describe('ask', () => {
  const summary = ['ask', 'capital.summary', '--as-of', '2001-03-02'];

  it('answers from the journal of a case file', async () => {
    const { code, out } = await ran(...summary, '--journal', asking);
    expect(code).toBe(0);
    expect(out).toMatch(/issued +900,000/);
    expect(out).toContain('[FOURTH]');
    expect(out).toContain('What would change it');
    expect(out).toContain('As of 2001-03-02; journal to journal-2;');
  });

  it('asks by the instruments that the case file names, and by no others', async () => {
    const { code, err } = await ran(
      'ask',
      'capital.summary',
      '--journal',
      right,
      '--as-of',
      '2000-06-01',
      '--instruments',
      'charter',
      'law',
    );
    expect(code).toBe(2);
    expect(err).toContain('says itself which instruments are loaded');
  });

  it('needs facts where nothing is entered, and says which', async () => {
    const { code, out } = await ran(...summary, '--charter', 'peoples-bankcorp');
    expect(code).toBe(0);
    expect(out).toContain('NEEDS FACTS');
    expect(out).toContain('stated: { fact: complete-through, about: [register]');
  });

  it('tells the reasons in a sentence, on half a page, or whole', async () => {
    const told = (layer: string) => ran(...summary, '--journal', asking, '--layer', layer).then(({ out }) => out);
    const [sentence, memorandum, proof] = [await told('sentence'), await told('memorandum'), await told('proof')];
    expect(sentence).not.toContain('Why');
    expect(memorandum).toContain('\nWhy\n  1. ');
    expect(memorandum).toContain('2 vouched for (told');
    expect(proof).toContain('(vouched for)');
    expect(proof).not.toContain('2 vouched for');
  });

  it('tells them so of the questions of a case file too', async () => {
    const told = (...layer: readonly string[]) => ran('run', '--answers', ...layer, right).then(({ out }) => out);
    const [sentence, usual, proof] = [await told('--layer', 'sentence'), await told(), await told('--layer', 'proof')];
    expect(sentence).not.toContain('Why');
    expect(usual).toContain('\nWhy\n  1. ');
    expect(usual).toBe(await told('--layer', 'memorandum'));
    expect(proof).toContain('(vouched for)');
    expect(usual).not.toContain('(vouched for)');
    const wrong = await ran('run', '--answers', '--layer', 'all', right);
    expect(wrong.code).not.toBe(0);
    expect(wrong.err).toContain('Allowed choices are sentence, memorandum, proof');
  });

  it('sets a reading', async () => {
    const { out } = await ran(...summary, '--journal', asking, '--reading', 'I-4a=unissued', '--layer', 'proof');
    expect(out).toContain('(I-4a=unissued; ');
  });

  it('takes the fields of a question as flags, as YAML, or from a file', async () => {
    const issue = ['ask', 'capital.issue', '--as-of', '2001-03-02', '--journal', asking];
    const flags = await ran(
      ...issue,
      '--class',
      'common',
      '--shares',
      '2100001',
      '--to=dispersed',
      '--consideration',
      '$2,100,001',
    );
    expect(flags.out).toMatch(/outcome +barred/);
    const fields = file('fields.yaml', 'class: common\nshares: 2,100,001\nto: dispersed\nconsideration: $2,100,001\n');
    expect((await ran(...issue, '--file', fields)).out).toBe(flags.out);
  });

  it.each([
    [['ask', 'capital.sumary', '--as-of', '2001-03-02', '--journal', asking], 'did you mean "capital.summary"?'],
    [[...summary], '--charter'],
    [[...summary, '--charter', 'peoples'], 'there is no charter "peoples"'],
    [[...summary, '--journal', mistaken], `${mistaken}:3:1`],
    [[...summary, '--journal', several], '"one", "two"'],
    [[...summary, '--journal', asking, '--reading', 'I-4a'], 'I-16e=party'],
    [[...summary, '--journal', asking, 'alone'], '"alone" stands alone'],
    [[...summary, '--journal', asking, '--of'], '--of has no value'],
    [[...summary, '--journal', asking, '--of', 'deal'], 'capital.summary'],
    [[...summary, '--journal', join(folder, 'nowhere.yaml')], 'cannot be read'],
  ])('refuses %j, and says what was expected', async (words, expected) => {
    const { code, err } = await ran(...words);
    expect([code, err]).toEqual([2, expect.stringContaining(expected) as string]);
  });

  it('asks one of several cases', async () => {
    expect((await ran(...summary, '--journal', several, '--case', 'two')).code).toBe(0);
  });
});

describe('charter', () => {
  it('lists the charters, and shows one in outline', async () => {
    expect((await ran('charter', 'list')).out).toContain('peoples-bankcorp');
    const { out } = await ran('charter', 'show', 'peoples-bankcorp');
    expect(out).toContain('FOURTH  Capital stock');
  });

  it('explains a section with its readings', async () => {
    const { out } = await ran('charter', 'explain', 'peoples-bankcorp', 'FOURTH');
    expect(out).toContain('stock classes');
    expect(out).toContain('I-4a');
    const missing = await ran('charter', 'explain', 'peoples-bankcorp', 'FORTH');
    expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('the nearest is "FOURTH"') as string]);
  });

  it('lists readings and rules', async () => {
    expect((await ran('charter', 'readings', 'peoples-bankcorp')).out).toContain('● issued');
    expect((await ran('charter', 'tree', 'peoples-bankcorp')).out).toMatch(/├─ FOURTH {2}stock-classes/);
    expect((await ran('charter', 'tree', 'peoples-bankcorp')).out).toMatch(/├─ EIGHTEENTH.B {2}amendment/);
  });

  it('writes a word out as what it stands for, a section alone or the whole as a file that can be checked', async () => {
    const { out } = await ran('charter', 'expand', 'peoples-bankcorp', 'EIGHTEENTH.B');
    expect(out).toMatch(/^- kind: requires\n {2}cite: EIGHTEENTH.B\n/);
    expect(out).toContain('displaces: [EIGHTEENTH.A]');
    expect((await ran('charter', 'expand', 'peoples-bankcorp', 'FOURTH.C')).code).toBe(0);
    const missing = await ran('charter', 'expand', 'peoples-bankcorp', 'EIGHTENTH');
    expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('the nearest is "EIGHTEENTH') as string]);
    const whole = file('expanded.yaml', (await ran('charter', 'expand', 'nss-bancorp')).out);
    expect((await ran('check', whole)).out).toContain('references: every section');
    expect((await ran('charter', 'tree', whole)).out).not.toMatch(/ {2}amendment$/m);
  });

  it('writes out a charter that answers as the one with the words does', async () => {
    const harborside = fileURLToPath(new URL('../../../charters/invented/harborside/', import.meta.url));
    const expanded = (await ran('charter', 'expand', `${harborside}charter.yaml`)).out;
    expect(expanded).not.toMatch(/kind: (?:amendment|class-consent)$/m);
    file('expanded.yaml', expanded);
    for (const name of ['k225-series-b-and-amendments', 'k021-floor-of-a-decrease', 'h57-two-routes']) {
      const cases = readFileSync(`${harborside}cases/${name}.yaml`, 'utf8');
      const copy = file(`${name}.yaml`, cases.replace(/^charter: .*$/m, 'charter: expanded.yaml'));
      expect((await ran('run', copy)).out).toContain('0 failed');
    }
  });

  it('reads a charter file', async () => {
    const charter = file(
      'charter.json',
      JSON.stringify({
        schema: 1,
        id: 'mine',
        kind: 'charter',
        title: 'Mine',
        corporation: 'mine',
        jurisdiction: 'Nowhere',
        currency: 'USD',
        from: '2000-01-03',
        source: 'invented',
        articles: [],
        readings: [],
        notes: [],
      }),
    );
    expect((await ran('charter', 'show', charter)).out).toContain('Mine');
    const compared = await ran('charter', 'compare', 'peoples-bankcorp', charter);
    expect([compared.code, compared.out]).toEqual([0, expect.stringContaining('instrument.compare') as string]);
    const unknown = await ran('charter', 'show', 'peoples-bankcrop');
    expect([unknown.code, unknown.err]).toEqual([
      2,
      expect.stringContaining('did you mean "peoples-bankcorp"?') as string,
    ]);
  });
});

describe('questions, entries and facts', () => {
  it('are listed whole', async () => {
    const [asked, entered, stated] = [await ran('questions'), await ran('entries'), await ran('facts')];
    expect(questions.filter(({ name }) => !asked.out.includes(name))).toEqual([]);
    expect(entryTypes.filter(({ type }) => !entered.out.includes(type))).toEqual([]);
    expect([...vocabulary.keys()].filter((name) => !stated.out.includes(name))).toEqual([]);
  });

  it('are listed with the ids by which charters name agencies, persons and milestones', async () => {
    const { out } = await ran('facts');
    expect(out).toContain('united-states-treasury (person; 2(rr), 7(d)(i)');
    expect(out).toContain('conversion (milestone; SEVENTEENTH.A, SEVENTEENTH.B)');
    expect(out).toContain('federal-reserve (agency; XIII.1, XIII.3)');
  });

  it('are shown one by one, with an example that can be copied', async () => {
    expect((await ran('questions', 'show', 'capital.issue')).out).toContain('- question: capital.issue');
    expect((await ran('entries', 'show', 'shares-issued')).out).toContain('- on: 2004-06-01\n    shares-issued:');
    expect((await ran('entries', 'show', 'merger')).out).toContain('who merges');
    expect((await ran('entries', 'show', 'shares-isued')).err).toContain('did you mean "shares-issued"?');
    expect((await ran('questions', 'show', 'capital.isue')).err).toContain('did you mean "capital.issue"?');
  });
});

describe('check', () => {
  it('names what is entered and used by no rule of the instruments, and takes it for no mistake', async () => {
    const path = file(
      'unused.yaml',
      `title: a case\n${facts}  - on: 2000-03-01\n    legend: { class: common, holder: dispersed, says: stamped }\n`,
    );
    const { code, out } = await ran('check', path);
    expect(code).toBe(0);
    expect(out).toContain(`${path}:9:5`);
    // The line breaks according to how long the path is.
    expect(out).toMatch(/entered,\s+and\s+used\s+by\s+nothing:\s+no\s+rule\s+reads/u);
  });

  it('names what it checked', async () => {
    const { code, out } = await ran('check', right);
    expect(code).toBe(0);
    expect(out).toContain('✓ journal: 10 entries that can have happened');
  });

  it('finds mistakes in case files and charter files', async () => {
    expect((await ran('check', mistaken)).code).toBe(2);
    const charter = file('bad-charter.yaml', 'schema: 1\nid: bad\narticles: []\n');
    const { code, out } = await ran('check', charter);
    expect(code).toBe(2);
    expect(out).toMatch(/bad-charter\.yaml:\d+:\d+/);
  });

  it('lists the kinds of provisions, and shows one with its fields and an example', async () => {
    expect((await ran('kinds')).out).toContain('meeting-quorum');
    const { code, out } = await ran('kinds', 'show', 'not-worked-out');
    expect(code).toBe(0);
    expect(out).toContain('bearsOn');
    expect(out).toContain('kind: not-worked-out');
    const { code: wrong, err } = await ran('kinds', 'show', 'meeting-qorum');
    expect([wrong, err]).toEqual([2, expect.stringContaining('"meeting-quorum"') as string]);
  });
});

describe('help, version and completion', () => {
  it('tell what there is', async () => {
    const { code, out } = await ran('--help');
    expect(code).toBe(0);
    for (const command of [
      'run',
      'ask',
      'charter',
      'questions',
      'entries',
      'facts',
      'check',
      'demonstration',
      'demo',
      'serve',
      'start',
      'completion',
    ])
      expect(out).toContain(`  ${command}`);
    expect((await ran('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each(['bash', 'zsh', 'fish'])('complete commands and questions in %s', async (shell) => {
    const { out } = await ran('completion', shell);
    expect(out).toContain('capital.summary');
    expect(out).toContain('demonstration');
  });

  it('refuse an unknown command with the nearest', async () => {
    const { code, err } = await ran('rn');
    expect([code, err]).toEqual([2, expect.stringContaining('run') as string]);
  });
});

describe('document', () => {
  const published = 'charters/invented/published-results/cases/three-directors.yaml';
  const of = ['--journal', published, '--as-of', '2024-05-16', '--meeting', 'am'] as const;

  it('prints a text, and writes a file once', async () => {
    const { code, out } = await ran('document', 'item-5.07.txt', ...of, '--corporation', 'Meridian, Inc.');
    expect(code).toBe(0);
    expect(out).toContain('Meridian, Inc. held its annual meeting of shareholders');
    const to = join(folder, 'results.html');
    expect((await ran('document', 'item-5.07.html', ...of, '--to', to)).code).toBe(0);
    const again = await ran('document', 'item-5.07.html', ...of, '--to', to);
    expect(again).toMatchObject({ code: 2, err: expect.stringContaining('is there already') as string });
  });

  it.each([
    [['item-5.07.htm'], 'did you mean "item-5.07.html"?'],
    [['minutes'], 'There is no document "minutes". There are: item-5.07.txt,'],
    [['certificate.pdf', ...of], 'name a file for it with --to'],
    [['certificate.txt', ...of], 'No inspector is entered'],
  ])('%j is refused in words', async (words, said) => {
    const [name = '', ...others] = words;
    const { code, err } = await ran('document', name, ...(others.length === 0 ? of : others));
    expect(code).toBe(2);
    expect(err).toContain(said);
  });
});
