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
import { around, Others, someChanges, type Change } from './random-texts.js';

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
  return fc.property(fc.nat(written.length - 1), someChanges(3), fc.nat(), (index, changed, pick) => {
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
