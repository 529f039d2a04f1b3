import * as fc from 'fast-check';
import { expect } from 'vitest';
import {
  CaseFileError,
  kinds,
  runCase,
  type AskResult,
  type Charters,
  type CharterSet,
  type Instrument,
} from '@quorate/engine';

type Path = readonly (string | number)[];

/** A charter, and the texts of case files of it. */
interface WithCases {
  readonly set: CharterSet;
  readonly texts: readonly string[];
}

/** What every provision has: the section and the words by which it is found are read one way. */
const readOneWay = new Set([
  'kind',
  'cite',
  'summary',
  'id',
  'yieldsTo',
  'displaces',
  'insteadOf',
  'ifRead',
  'inForce',
]);

/**
 * The law of doubts that change nothing: with any one value of a provision of the charter written as chosen by a reading, each option
 * of which says the same, every answer is as it was, whichever option is adopted.
 */
export function readInDoubt({ set, texts }: WithCases): fc.IProperty<[number, number, number, boolean]> {
  const charter = [set.charter].flat().at(-1)!;
  return fc.property(fc.nat(texts.length - 1), fc.nat(), fc.nat(), fc.boolean(), (file, pick, at, isOther) => {
    const places = charter.articles.flatMap(({ provisions }, article) =>
      provisions.flatMap((provision, index) =>
        kinds.get(provision.kind)?.series === undefined ? [{ article, index, provision }] : [],
      ),
    );
    const place = places[pick % places.length];
    const text = texts[file];
    if (place === undefined || text === undefined) return;
    const { article, index, provision } = place;
    const paths = pathsIn(provision).filter(([field]) => !readOneWay.has(String(field)));
    const path = paths[at % paths.length];
    if (path === undefined) return;
    const doubtful = inDoubt(charter, ['articles', article, 'provisions', index, ...path], provision.cite, isOther);
    const before = runCase(text, { charters: alone(set) }).results;
    const after = ranWith(text, { ...set, charter: doubtful });
    const where = `${provision.cite} (${provision.kind}) ${path.join('.')}`;
    const said = (results: readonly AskResult[]) =>
      results.filter((each) => !isOfText(each)).map((each) => [where, each.question, saidIn(each)]);
    expect(said(after)).toEqual(said(before));
  });
}

function alone(set: CharterSet): Charters {
  return { find: () => set, names: () => [set.id] };
}

function ranWith(text: string, set: CharterSet): readonly AskResult[] {
  try {
    return runCase(text, { charters: alone(set) }).results;
  } catch (error) {
    if (!(error instanceof CaseFileError)) throw error;
    throw new Error(error.problems.map(({ message }) => message).join('; '), { cause: error });
  }
}

function inDoubt(charter: Instrument, path: Path, cite: string, isOther: boolean): Instrument {
  const reading = {
    id: 'in-doubt',
    cite,
    asks: 'Does it say the one or the other, which are the same?',
    options: { one: 'the one', other: 'the other' },
    adopted: isOther ? 'other' : 'one',
    because: 'It makes no difference.',
  };
  const changed = changedAt(charter, path, (value) => ({ reading: reading.id, options: { one: value, other: value } }));
  return { ...(changed as Instrument), readings: [...charter.readings, reading] };
}

/** The way to every value within a provision, but for what readings choose already. */
function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return path.length === 0 ? [] : [path];
  if ('reading' in value || 'options' in value) return path.length === 0 ? [] : [path];
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  const within = parts.flatMap(([name, part]: readonly [string | number, unknown]) => pathsIn(part, [...path, name]));
  return path.length === 0 ? within : [path, ...within];
}

function changedAt(value: unknown, [step, ...rest]: Path, by: (value: unknown) => unknown): unknown {
  if (step === undefined) return by(value);
  if (Array.isArray(value)) {
    return value.map((each: unknown, index) => (index === step ? changedAt(each, rest, by) : each));
  }
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [step]: changedAt(record[String(step)], rest, by) };
}

/** What a question about the text itself says is the text. */
function isOfText({ question }: AskResult): boolean {
  return question.startsWith('instrument.') && question !== 'instrument.amend';
}

/** Steps are told apart by ids, which name the way that a kind came to them. */
function saidIn({ answer, refusal }: AskResult): unknown {
  if (answer === undefined) return refusal;
  return answer.outcome === 'answered' ? withoutIds(answer.value) : answer.inquiries.map(({ key }) => key);
}

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const named = Object.entries(value).filter(([name]) => name !== 'id');
  return Object.fromEntries(named.map(([name, each]) => [name, withoutIds(each)]));
}
