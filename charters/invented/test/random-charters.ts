import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  answerData,
  CaseFileError,
  checkedCharter,
  QuestionError,
  questions,
  readCase,
  type Corporation,
} from '@quorate/engine';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { caseFilesIn } from '../../../packages/engine/test/charter/case-files.js';

/** A charter as its file has it, with the case files that its own journals stand in. */
export interface Written {
  readonly charter: unknown;
  readonly cases: readonly string[];
  /** The name that its case files have for it. */
  readonly name: string;
}

/** The usual clauses, each a charter of its own. */
export function clauses(): readonly Written[] {
  const folder = fileURLToPath(new URL('../clauses/', import.meta.url));
  return readdirSync(folder)
    .toSorted()
    .map((clause) => ({
      charter: parse(readFileSync(`${folder}${clause}/charter.yaml`, 'utf8')) as unknown,
      cases: [readFileSync(`${folder}${clause}/cases.yaml`, 'utf8')],
      name: 'charter.yaml',
    }));
}

/** A whole charter that stands in a folder of its own. */
export function wholeCharter(folder: string): Written {
  const charter = parse(readFileSync(`${folder}charter.yaml`, 'utf8')) as unknown;
  return { charter, cases: caseFilesIn(folder), name: '../charter.yaml' };
}

/** One change to a text; what it picks is counted round what there is to pick. */
interface Change {
  readonly how: (typeof ways)[number];
  readonly place: number;
  readonly pick: number;
}

const ways = ['says as another does', 'leaves out', 'says beside', 'drops'] as const;

/**
 * The law of texts that nobody wrote: a charter of which parts are left out, or say what another charter says in their place, is
 * refused in words; or every question that may be put to it is answered, or refused in words.
 * @param accepted called for each charter that is not refused
 */
export function randomCharters(
  written: readonly Written[],
  accepted: () => void,
): fc.IProperty<[number, readonly Change[], number]> {
  const others = new Others(written.map(({ charter }) => charter));
  const changes = fc.array(fc.record({ how: fc.constantFrom(ways[0], ...ways), place: fc.nat(), pick: fc.nat() }), {
    minLength: 1,
    maxLength: 3,
  });
  return fc.property(fc.nat(written.length - 1), changes, fc.nat(), (index, changed, pick) => {
    const { charter, cases, name } = around(index, written);
    const copy = structuredClone(charter);
    for (const change of changed) others.make(copy, change);
    const set = inWords(() => checkedCharter(JSON.stringify(copy), name, { aliases: true }));
    if (set === undefined) return;
    accepted();
    const charters = { find: (named: string) => (named === name ? set : undefined), names: () => [name] };
    const file = inWords(() => readCase(around(pick, cases), { charters }));
    for (const each of file?.cases ?? []) {
      const [first] = each.asks;
      for (const ask of each.asks) put(ask.open(), { ...ask.written, input: ask.input });
      if (first === undefined) continue;
      const { asOf } = first.written;
      const opened = each.open();
      for (const { name: question, example } of questions) put(opened, { question, asOf, input: example });
    }
  });
}

/** What is read, or nothing where it is refused with its mistakes. */
function inWords<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof CaseFileError)) throw error;
    expect(error.problems.length).toBeGreaterThan(0);
    return undefined;
  }
}

interface Put {
  readonly question: string;
  readonly asOf: string;
  readonly input: Readonly<Record<string, unknown>>;
}

function put(corporation: Corporation, { question, asOf, input }: Put): void {
  try {
    JSON.stringify(answerData(corporation.ask({ question, asOf, input, sensitivity: 'none' })));
  } catch (error) {
    if (!(error instanceof QuestionError)) throw error;
  }
}

type Parent = unknown[] | Record<string, unknown>;

/** A place in a provision: what holds it, under which key, and the name of the field that it is, or is in a list of. */
interface Place {
  readonly parent: Parent;
  readonly key: string | number;
  readonly field: string;
}

/** What the provisions of charters say, by the field in which they say it. */
class Others {
  readonly #provisions: readonly unknown[];
  readonly #said = new Map<string, unknown[]>();

  constructor(charters: readonly unknown[]) {
    this.#provisions = charters.flatMap((charter) => articlesOf(charter).flatMap(({ provisions }) => provisions));
    for (const { parent, key, field } of this.#provisions.flatMap((each) => placesIn(each))) {
      const said = this.#said.get(field) ?? [];
      said.push(at(parent, key));
      this.#said.set(field, said);
    }
  }

  make(charter: unknown, { how, place, pick }: Change): void {
    const articles = articlesOf(charter);
    const { provisions } = around(place, articles);
    if (how === 'says beside') provisions.push(structuredClone(around(pick, this.#provisions)));
    else if (how === 'drops') provisions.splice(pick % provisions.length, 1);
    else {
      const places = articles.flatMap((article) => article.provisions.flatMap((each) => placesIn(each)));
      const { parent, key, field } = around(place, places);
      const said = this.#said.get(field) ?? [];
      if (how === 'says as another does' && said.length > 0)
        Object.assign(parent, { [key]: structuredClone(around(pick, said)) });
      else leaveOut(parent, key);
    }
  }
}

interface Article {
  readonly provisions: unknown[];
}

/** Whatever in a charter holds provisions. */
function articlesOf(value: unknown): readonly Article[] {
  if (Array.isArray(value)) return value.flatMap(articlesOf);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'provisions' in value && Array.isArray(value.provisions) ? [value as Article] : [];
  return [...own, ...Object.values(value).flatMap(articlesOf)];
}

/** Every place in a value. */
function placesIn(value: unknown, field = ''): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Parent;
  return Object.entries(value).flatMap(([key, each]) => {
    const own = Array.isArray(parent) ? `${field}[]` : key;
    return [{ parent, key: Array.isArray(parent) ? Number(key) : key, field: own }, ...placesIn(each, own)];
  });
}

function at(parent: Parent, key: string | number): unknown {
  return (parent as Record<string | number, unknown>)[key];
}

function leaveOut(parent: Parent, key: string | number): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
}

function around<T>(pick: number, choices: readonly T[]): T {
  const choice = choices[pick % choices.length];
  if (choice === undefined) throw new Error('a charter without a provision has nothing to change');
  return choice;
}
