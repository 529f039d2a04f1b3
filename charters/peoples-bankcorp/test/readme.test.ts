import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allKinds, kinds, loadInstrument, questions } from '@quorate/engine';
import { charter } from '../index.js';
import { noteTable, provisionTable, readingsOf, readingTable } from './provision-table.js';

const path = fileURLToPath(new URL('../README.md', import.meta.url));

/** The text with what stands between the marks of each table made anew from the charter. */
function madeAnew(text: string): string {
  const tables = { provisions: provisionTable(charter), readings: readingTable(charter), notes: noteTable(charter) };
  return Object.entries(tables).reduce((so, [name, table]) => {
    const marks = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- end of ${name} -->)`);
    if (!marks.test(so)) throw new Error(`README.md has no marks for the table of ${name}.`);
    return so.replace(marks, (_whole, start: string, end: string) => `${start}\n${table}\n\n${end}`);
  }, text);
}

describe('the README of the charter', () => {
  it('has the tables of provisions, readings and notes as the charter has them (npx vitest -u writes them)', async () => {
    await expect(madeAnew(readFileSync(path, 'utf8'))).toMatchFileSnapshot(path);
  });

  it('names only questions that are in the catalogue, and some for every kind of provision', () => {
    const names = new Set(questions.map((question) => question.name));
    const used = new Set(charter.articles.flatMap((article) => article.provisions.map((each) => each.kind)));
    const answers = allKinds
      .filter((kind) => used.has(kind.kind))
      .map((kind) => [kind.kind, kind.answers ?? []] as const);
    expect(answers.filter(([, questionsOf]) => questionsOf.length === 0)).toEqual([]);
    expect(answers.flatMap(([, questionsOf]) => questionsOf).filter((name) => !names.has(name))).toEqual([]);
  });

  it('shows every reading of the charter in some provision', () => {
    const consulted = new Set(loadInstrument(charter, kinds).placed.flatMap(({ provision }) => readingsOf(provision)));
    const unused = charter.readings.map((reading) => reading.id).filter((id) => !consulted.has(id));
    expect(unused).toEqual([]);
  });
});
