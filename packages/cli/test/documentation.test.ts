import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { allKinds, checkedCharter, entryTypes, questions, readCase, runCase } from '@quorate/engine';
import { chartersFrom } from '../src/charters.js';
import { usualClauses } from '../src/documentation/authoring-page.js';
import { exampleOf } from '../src/documentation/example-provisions.js';
import { pages } from '../src/documentation/pages.js';
import { ran } from './command-line.js';

const repository = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, repository), 'utf8');
const charters = chartersFrom('.');

describe('the pages written from the schemas', () => {
  it.each(pages())('$path is current; "npm run docs" writes it', ({ path, text }) => {
    expect(read(path) === text).toBe(true);
  });

  it('tell every type of entry and every question', () => {
    const [entries, asked] = [read('docs/entries.md'), read('docs/questions.md')];
    expect(entryTypes.filter(({ type }) => !entries.includes(`### ${type}\n`))).toEqual([]);
    expect(questions.filter(({ name }) => !asked.includes(`### ${name}\n`))).toEqual([]);
  });

  it('tell every kind of provision, each with an example that its own schema takes', () => {
    const page = read('docs/kinds.md');
    expect(allKinds.filter(({ kind }) => !page.includes(`### ${kind}\n`)).map(({ kind }) => kind)).toEqual([]);
    for (const { kind, parameters } of allKinds) {
      const example = exampleOf(kind);
      expect([kind, example && parameters.safeParse(example.provision).success]).toEqual([kind, true]);
    }
  });
});

/** The examples of the guide, by their first line. */
const examples = [...read('docs/cases.md').matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => text);
const startingWith = (start: string) => examples.filter((text) => text.startsWith(start));

/** Case files around the parts of a file that the guide shows alone. */
const around = (part: string) => `title: an example\ncharter: peoples-bankcorp\npersons: [acquirer]\n${part}`;
const before = `  - on: 1999-01-01\n    shares-issued: { class: common, to: acquirer, shares: 120000 }\n`;
const indented = (text: string) => text.replaceAll(/^/gm, '  ');

const tasks = [...read('docs/tasks.md').matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => text);

describe('the examples of the guide to tasks', () => {
  it.each(tasks)('come out as they say: %s', (text) => {
    const { results, title } = runCase(text, { charters });
    expect(title).not.toBe('');
    expect(results.flatMap(({ mismatches }) => mismatches)).toEqual([]);
    expect(results.every(({ answer }) => answer !== undefined)).toBe(true);
  });
});

describe('the examples of the guide to case files', () => {
  it('are whole files, entries or questions', () => {
    expect([startingWith('title:'), startingWith('- on:'), startingWith('- question:')].flat().toSorted()).toEqual(
      examples.toSorted(),
    );
  });

  it.each(startingWith('title:'))('come out as they say: %s', (text) => {
    const { results } = runCase(text, { charters });
    expect(results.flatMap(({ mismatches }) => mismatches)).toEqual([]);
  });

  it.each(startingWith('- on:'))('can be entered: %s', (text) => {
    const { cases } = readCase(around(`journal:\n${before}${indented(text)}`), { charters });
    expect(cases.map(({ journal }) => journal.length)).toEqual([2 + text.match(/^- on:/gm)!.length]);
  });

  it.each(startingWith('- question:'))('can be asked: %s', (text) => {
    const { cases } = readCase(around(`ask:\n${indented(text)}`), { charters });
    expect(cases.flatMap(({ asks }) => asks)).toHaveLength(1);
  });
});

describe('the charter file of the page on the service', () => {
  it('is one that can be used', async () => {
    const [, text = ''] = /```yaml\n([\s\S]*?)```/.exec(read('docs/service.md')) ?? [];
    const folder = mkdtempSync(join(tmpdir(), 'quorate-charter-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'acme.yaml'), text);
    const { code, out } = await ran('check', join(folder, 'acme.yaml'));
    expect({ code, wrong: out.includes('✗') }).toEqual({ code: 0, wrong: false });
    expect(out).toContain('1 provision in 1 article');
  });
});

describe('the guide to writing a charter down', () => {
  const [skeleton = ''] = [...read('docs/authoring.md').matchAll(/```yaml\n([\s\S]*?)```/g)].map(
    ([, text = '']) => text,
  );

  it('begins with a file that can be used', () => {
    const { charter } = checkedCharter(skeleton, 'acme');
    expect([charter].flat().map(({ corporation }) => corporation)).toEqual(['acme']);
  });

  it('numbers the usual clauses, and has every folder of clauses among them', () => {
    const all = usualClauses();
    expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => String(index + 1)));
    const folders = all.flatMap(({ folder }) => folder ?? []);
    expect(readdirSync(new URL('charters/invented/clauses/', repository)).toSorted()).toEqual(folders.toSorted());
  });

  it('names what is left of each clause that is not said whole', () => {
    expect(usualClauses().filter(({ said, left }) => (said === 'whole') !== (left === undefined))).toEqual([]);
  });
});
