import * as fc from 'fast-check';
import { expect } from 'vitest';
import { parse, stringify } from 'yaml';
import { asProof, readCase, runCase, type Answer } from '@quorate/engine';
import { caseFilesIn, only, type CharterInFolder } from './case-files.js';

/** What no text and no name has in it. */
const mark = 'zq-';

/** Nobody who has a name is told of by an id, in any sentence of an answer, whatever a case file of the charter asks. */
export function toldByName({ set, folder }: CharterInFolder): fc.IProperty<[string]> {
  const charters = only(set);
  const texts = caseFilesIn(folder).flatMap((text) => namingPersons(text) ?? []);
  return fc.property(fc.constantFrom(...texts), (text) => {
    // A file of which this makes another, as where an id stands within words, is passed over.
    fc.pre(isRead(text));
    const answers = runCase(text, { charters, whole: true }).results.flatMap(({ answer }) => answer ?? []);
    expect(answers.flatMap(sentencesOf).filter((says) => says.includes(mark))).toEqual([]);
  });

  function isRead(text: string): boolean {
    try {
      return readCase(text, { charters }).cases.length > 0;
    } catch {
      return false;
    }
  }
}

function sentencesOf(answer: Answer): readonly string[] {
  const needed = answer.outcome === 'answered' ? [] : answer.inquiries;
  const cases = answer.outcome === 'answered' ? [] : answer.cases;
  return [
    ...asProof(answer.reason).map(({ says }) => says),
    ...answer.rests.flatMap(({ says, whose, changesAt = [] }) => [says, ...changesAt, whose ?? '']),
    ...needed.flatMap(({ asks, turnsAt = [] }) => [asks, ...turnsAt]),
    ...cases.flatMap(({ when }) => Object.keys(when)),
    ...[...answer.remarks, ...answer.otherLaw].map(({ says }) => says),
  ];
}

type Written = Readonly<Record<string, unknown>>;

/** The case file with nothing expected, a name for everybody, and ids that cannot be taken for words; undefined where it has nobody. */
function namingPersons(text: string): string | undefined {
  const file = parse(text) as Written;
  const parts = [file, ...listIn(file, 'cases'), ...listIn(file, 'ask')];
  const ids = new Set(parts.flatMap(({ persons }) => personsIn(persons).map(([id]) => id)));
  return ids.size === 0 ? undefined : stringify(marked(file, ids));
}

function listIn(of: Written, field: string): readonly Written[] {
  return (of[field] as readonly Written[] | undefined) ?? [];
}

function personsIn(persons: unknown): readonly (readonly [string, unknown])[] {
  return Array.isArray(persons) ? persons.map((id) => [id as string, {}]) : Object.entries(persons ?? {});
}

function marked(value: unknown, ids: ReadonlySet<string>, field = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => marked(each, ids, field));
  if (typeof value === 'string') {
    const isCall = /^[\w-]+\(.*\)$/.test(value);
    if (isCall) return value.replaceAll(/(?<=[(,]\s*)[\w-]+(?=[,)])/g, (id) => (ids.has(id) ? mark + id : id));
    return ids.has(value) && field !== 'kind' ? mark + value : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'expect')
      .map(([name, each]) => [name, name === 'persons' && !isGiven(value) ? named(each) : marked(each, ids, name)]),
  );
}

/** Whether persons are listed in a stipulated value, and not introduced. */
function isGiven(value: object): boolean {
  return 'owners' in value;
}

function named(persons: unknown): unknown {
  const all = personsIn(persons).map(([id, known], index) => {
    const fields = typeof known === 'string' ? (known === '' ? {} : { kind: known }) : known;
    return [mark + id, { ...(fields as object | null), name: `Holding ${index + 1}` }];
  });
  return Object.fromEntries(all) as unknown;
}
