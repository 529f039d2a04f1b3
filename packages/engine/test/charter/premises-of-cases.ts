import * as fc from 'fast-check';
import { expect } from 'vitest';
import { parse, stringify } from 'yaml';
import { QuestionError, readCase, type Answer, type CharterSet, type Corporation, type Plain } from '@quorate/engine';
import { deciding, type Asked } from '../laws/asking.js';
import { canBe } from '../laws/premises-and-books.js';
import { rebutting, type Rebuttal } from '../laws/rebutting.js';
import { caseFilesIn, only, type CharterInFolder } from './case-files.js';

/**
 * The law of premises on the worked cases of a charter: another value of what an answer supposes can be entered as the answer
 * tells it, and changes the answer where that says so, and nowhere else.
 */
export function premisesOfCases({ set, folder }: CharterInFolder): fc.IProperty<[number, number, number]> {
  const texts = caseFilesIn(folder);
  return fc.property(fc.nat(texts.length - 1), fc.nat(), fc.nat(), (file, which, pick) => {
    const text = texts[file] ?? '';
    const asks = asksIn(text, set);
    const ask = asks[which % asks.length];
    if (ask === undefined || ask.refusal !== undefined) return;
    const { asOf } = ask.written;
    const asked = { question: ask.written.question, input: ask.input as Asked['input'] };
    const corporation = ask.open();
    const answer = answerTo(corporation, asked, asOf, 'single');
    if (answer?.outcome !== 'answered') return;
    const supposed = answer.rests.flatMap((premise) => rebutting(premise, pick) ?? []);
    const one = supposed[pick % Math.max(1, supposed.length)];
    if (one === undefined || one.place === 'after' || !canBe(corporation, one, daysIn(text, asOf))) return;
    const again = asksIn(stating(text, ask.path, asOf, one), set).find(({ path }) => isSame(path, ask.path));
    const other = again?.open().ask({ ...asked, asOf, sensitivity: 'none' });
    // What is supposed of one time and stated of another beside it is a dispute: the case says when what it states is so.
    if (other?.outcome === 'needs-facts' && other.inquiries.some(({ disputedBy }) => disputedBy !== undefined)) return;
    const decided = (value: Plain): unknown => deciding(corporation, asked, asOf, value);
    const changes = other?.outcome !== 'answered' || !isSame(decided(other.value), decided(answer.value));
    expect([ask.path, one.about, one.value, one.told, changes]).toEqual([
      ask.path,
      one.about,
      one.value,
      one.told,
      one.place === 'in',
    ]);
  });
}

function asksIn(text: string, set: CharterSet) {
  return readCase(text, { charters: only(set) }).cases.flatMap(({ asks }) => asks);
}

/** Undefined where the question is refused. */
function answerTo(corporation: Corporation, asked: Asked, asOf: string, sensitivity: 'single'): Answer | undefined {
  try {
    return corporation.ask({ ...asked, asOf, sensitivity });
  } catch (error) {
    if (error instanceof QuestionError) return undefined;
    throw error;
  }
}

function daysIn(text: string, asOf: string): readonly string[] {
  return [...(text.match(/\b\d{4}-\d{2}-\d{2}\b/g) ?? []), asOf].filter((each) => each <= asOf);
}

type Written = Record<string, unknown>;

/** The case file with something stated for one of its questions, of which nothing is expected any more. */
function stating(text: string, path: readonly (string | number)[], asOf: string, { entry }: Rebuttal): string {
  const file = parse(text) as Written;
  const ask = path.reduce<unknown>((at, key) => (at as Written)[key], file) as Written;
  ask['journal'] = [...((ask['journal'] as unknown[] | undefined) ?? []), { on: asOf, stated: entry.data }];
  delete ask['expect'];
  return stringify(file);
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
