import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allKinds,
  kinds,
  loadInstrument,
  instrumentChoices,
  instrumentsOf,
  questions,
  readingsIn,
  unknownNames,
  unusedReadings,
  withWordsWrittenOut,
  type CharterSet,
  type Instrument,
} from '@quorate/engine';
import { comeOut } from './case-files.js';
import { inWordsOnly } from './in-words-only.js';
import { toldByName } from './told-by-name.js';
import { wrongNames } from './wrong-names.js';
import { idTable, noteTable, provisionTable, readingTable } from './provision-table.js';

/** A charter that comes with Quorate, the folder it stands in, and the numbers of its articles as the document orders them. */
export interface CharterUnderTest {
  readonly set: CharterSet & { readonly charter: Instrument; readonly designations?: readonly Instrument[] };
  /** Absolute, with a slash at the end. */
  readonly folder: string;
  readonly numbers: readonly string[];
}

/** What is asked of every charter that comes with Quorate: it loads, its README is true, its case files come out. */
export function charterSuite(under: CharterUnderTest): void {
  describe('the charter', () => loads(under));
  describe('the README of the charter', () => describesItself(under));
  describe('the case files', () => comeOut(under));
  it('names nothing that is not there, and each name made wrong is told at its place', () => {
    const instruments = instrumentsOf(under.set, instrumentChoices);
    expect(unknownNames(instruments)).toEqual([]);
    expect(unusedReadings(instruments)).toEqual([]);
    fc.assert(wrongNames(instruments), { numRuns: 10 });
  });
  it('answers as before, or needs what a section says, where that section is in words only', () => {
    fc.assert(inWordsOnly(under), { numRuns: 3 });
  });
  it('tells of nobody by an id who has a name', () => {
    fc.assert(toldByName(under), { numRuns: 2 });
  });
}

function loads({ set: { charter, designations = [] }, numbers }: CharterUnderTest): void {
  const instruments = [charter, ...designations];

  it('loads: every provision is of a known kind, every section and reading it refers to is there', () => {
    for (const each of instruments) expect(loadInstrument(each, kinds).placed.length).toBeGreaterThan(0);
  });

  it('says the same to its rules with its words written out', () => {
    for (const each of instruments) {
      const loaded = loadInstrument(each, kinds);
      const [read, again] = [loaded, loadInstrument(withWordsWrittenOut(loaded), kinds)].map(({ placed }) =>
        placed.map(({ provision, cite, article }) => ({ provision, cite, article })),
      );
      expect(again).toEqual(read);
    }
  });

  it('gives the articles in the order of the document, each once', () => {
    expect(charter.articles.map((each) => each.number)).toEqual(numbers);
  });

  it('has a provision in every article', () => {
    const articles = instruments.flatMap((each) => each.articles);
    expect(articles.filter((each) => each.provisions.length === 0).map((each) => each.number)).toEqual([]);
  });

  it('shows every reading of the charter in some provision', () => {
    const placed = instruments.flatMap((each) => loadInstrument(each, kinds).placed);
    const consulted = new Set(placed.flatMap(({ provision }) => readingsIn(provision)));
    const readings = instruments.flatMap((each) => each.readings);
    const unused = readings.map((reading) => reading.id).filter((id) => !consulted.has(id));
    expect(unused).toEqual([]);
  });
}

function describesItself({ set, folder }: CharterUnderTest): void {
  const { charter, designations = [] } = set;
  const path = `${folder}README.md`;
  const instruments = [charter, ...designations];

  it('has the tables of provisions, readings and notes as the charter has them (npx vitest -u writes them)', async () => {
    const ids = idTable(instrumentsOf(set, instrumentChoices));
    const read = between(readFileSync(path, 'utf8'), 'ids', ids);
    await expect(instruments.reduce(madeAnew, read)).toMatchFileSnapshot(path);
  });

  it('names only questions that are in the catalogue, and some for every kind of provision', () => {
    const names = new Set(questions.map((question) => question.name));
    const articles = instruments.flatMap((instrument) => instrument.articles);
    const used = new Set(articles.flatMap((article) => article.provisions.map((each) => each.kind)));
    const answers = allKinds
      .filter((kind) => used.has(kind.kind))
      .map((kind) => [kind.kind, kind.answers ?? []] as const);
    expect(answers.filter(([, questionsOf]) => questionsOf.length === 0)).toEqual([]);
    expect(answers.flatMap(([, questionsOf]) => questionsOf).filter((name) => !names.has(name))).toEqual([]);
  });
}

/** The text with what stands between the marks of each table made anew from an instrument; a certificate's marks name it. */
function madeAnew(text: string, instrument: Instrument): string {
  const of = instrument.kind === 'charter' ? '' : ` of ${instrument.id}`;
  const tables = {
    [`provisions${of}`]: provisionTable(instrument),
    [`readings${of}`]: readingTable(instrument),
    [`notes${of}`]: noteTable(instrument),
  };
  return Object.entries(tables).reduce((so, [name, table]) => between(so, name, table), text);
}

/** The text with a table between the marks that name it. */
function between(text: string, name: string, table: string): string {
  const marks = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- end of ${name} -->)`);
  if (!marks.test(text)) throw new Error(`README.md has no marks for the table of ${name}.`);
  return text.replace(marks, (_whole, start: string, end: string) => `${start}\n${table}\n\n${end}`);
}
