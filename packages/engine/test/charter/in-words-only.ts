import * as fc from 'fast-check';
import { expect } from 'vitest';
import {
  CaseFileError,
  kinds,
  runCase,
  type AskResult,
  type CharterSet,
  type Instrument,
  type Placed,
  type Provision,
} from '@quorate/engine';
import { caseFilesIn, only, type CharterInFolder } from './case-files.js';

/** What a provision gave while questions were asked: where it bears, as somebody who knows it would write. */
interface Given {
  readonly provision: Provision;
  readonly acts: Set<string>;
  readonly notions: Set<string>;
  readonly questions: Set<string>;
}

/**
 * The law of texts in words only: with any one provision of a charter taken out, and its section entered as not worked out, an
 * answer is as it was, or needs what that section says, or is settled without it and names it beside what it leaves out. What
 * was stated about a name that only this section gives is refused, and not left unused.
 */
export function inWordsOnly({ set, folder }: CharterInFolder): fc.IProperty<[number, number]> {
  const texts = caseFilesIn(folder);
  const told = new Map<string, { readonly results: readonly AskResult[]; readonly given: readonly Given[] }>();
  return fc.property(fc.nat(texts.length - 1), fc.nat(), (file, pick) => {
    const text = texts[file] ?? '';
    const { results: before, given } = told.get(text) ?? recorded(() => runCase(text, { charters: only(set) }).results);
    told.set(text, { results: before, given });
    const left = given[pick % given.length];
    if (left === undefined) return;
    const after = ranWithout(text, set, left);
    if (after === undefined) return;
    for (const [index, result] of after.entries()) {
      const asBefore = before[index];
      if (asBefore === undefined) throw new Error('a case with a section in words only asks more than before');
      holdsFor(left.provision, asBefore, result);
    }
  });
}

/** What is answered without a provision; nothing where the file is refused for a name that this provision alone gives. */
function ranWithout(text: string, set: CharterSet, left: Given): readonly AskResult[] | undefined {
  try {
    return runCase(text, { charters: only(without(set, left)) }).results;
  } catch (error) {
    if (!(error instanceof CaseFileError)) throw error;
    const words = JSON.stringify(left.provision, (_, value: unknown) => (typeof value === 'bigint' ? '' : value));
    const isOfIt = ({ message }: { readonly message: string }): boolean => {
      const name = /there is no "(.+)" for this to be about/u.exec(message)?.[1];
      return name !== undefined && words.includes(name);
    };
    if (!error.problems.every(isOfIt)) throw error;
    return undefined;
  }
}

/** What a question about the text itself says is the text. */
function isOfText({ question }: AskResult): boolean {
  return question.startsWith('instrument.') && question !== 'instrument.amend';
}

function holdsFor({ cite, kind }: Provision, before: AskResult, after: AskResult): void {
  if (isOfText(before) || before.answer === undefined) return;
  const where = `${before.question} of line ${before.line} without ${cite} (${kind})`;
  const { answer } = after;
  if (answer === undefined) throw new Error(`${where} is refused: ${after.refusal ?? ''}`);
  if (answer.outcome === 'needs-facts') {
    const asked = answer.inquiries.some(({ cites }) => cites.some((each) => each.endsWith(cite)));
    if (!asked) expect([where, answer.inquiries]).toEqual([where, inquiriesOf(before)]);
    return;
  }
  const told = valueOf(before);
  const isNamed = answer.remarks.some(({ cites }) => cites.some((each) => each.endsWith(cite)));
  if (!isNamed) expect([where, answer.value]).toEqual([where, told]);
  const words = wordsOf(told);
  for (const [name, word] of wordsOf(answer.value))
    if (words.has(name)) expect([where, name, word]).toEqual([where, name, words.get(name)]);
}

/** What a value tells in a word; lists and records beside that leave out what is not known. */
function wordsOf(value: unknown): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.entries(value).filter(([, each]) => typeof each !== 'object'));
}

function inquiriesOf({ answer }: AskResult): unknown {
  return answer?.outcome === 'needs-facts' ? answer.inquiries : 'answered';
}

function valueOf({ answer }: AskResult): unknown {
  return answer?.outcome === 'answered' ? answer.value : 'facts needed';
}

/** The charter with the section of one provision in words only. */
function without(set: CharterSet, { provision, acts, notions, questions }: Given): CharterSet {
  const { cite, summary } = provision;
  const bearsOn = { acts: [...acts], notions: [...notions], questions: [...questions] };
  const covers = citesWithin(provision).map((each) => ({ cite: each }));
  const inWords = { kind: 'not-worked-out', cite, summary, bearsOn, covers } as Provision;
  const changed = (instrument: Instrument): Instrument => ({
    ...instrument,
    articles: instrument.articles.map((article) => ({
      ...article,
      provisions: article.provisions.map((each) => (isSame(each, provision) ? inWords : each)),
    })),
  });
  const each = (of: Instrument | readonly Instrument[]) =>
    Array.isArray(of) ? of.map(changed) : changed(of as Instrument);
  const { designations, bylaws, law } = set;
  return {
    ...set,
    charter: each(set.charter),
    ...(designations === undefined ? undefined : { designations: each(designations) }),
    ...(bylaws === undefined ? undefined : { bylaws: each(bylaws) }),
    ...(law === undefined ? undefined : { law: each(law) }),
  };
}

/** The sections that parts of a provision are cited by. */
function citesWithin(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { cite } = value as { readonly cite?: unknown };
  return [...(typeof cite === 'string' ? [cite] : []), ...Object.values(value).flatMap(citesWithin)];
}

function isSame(a: Provision, b: Provision): boolean {
  return a.kind === b.kind && a.cite === b.cite && a.summary === b.summary;
}

type Hook = (...inputs: readonly unknown[]) => unknown;

/** Runs with every hook of every kind watched: what each provision gave, by what it may be written to bear on. */
function recorded<T>(work: () => T): { readonly results: T; readonly given: readonly Given[] } {
  const given = new Map<string, Given>();
  const ofProvision = (provision: Provision): Given => {
    const key = `${provision.kind} ${provision.cite} ${provision.summary}`;
    const known = given.get(key) ?? { provision, acts: new Set(), notions: new Set(), questions: new Set() };
    given.set(key, known);
    return known;
  };
  const map = kinds as Map<string, object>;
  const unwatched = new Map(map);
  for (const [name, kind] of unwatched) map.set(name, watched(kind as Readonly<Record<string, unknown>>, ofProvision));
  try {
    const results = work();
    return { results, given: [...given.values()] };
  } finally {
    for (const [name, kind] of unwatched) map.set(name, kind);
  }
}

function watched(kind: Readonly<Record<string, unknown>>, of: (provision: Provision) => Given): object {
  const watch = (hook: Hook, note: (given: Given, inputs: readonly unknown[]) => void): Hook =>
    function (this: unknown, ...inputs) {
      const placed = inputs.find((each) => typeof each === 'object' && each !== null && 'provision' in each) as
        | Placed
        | undefined;
      const noted = (): void => {
        const found = of(placed?.provision ?? (inputs[0] as Provision));
        found.notions.add(found.provision.kind);
        note(found, inputs);
      };
      try {
        const found = hook.apply(this, inputs as unknown[]);
        if (found !== undefined && !(Array.isArray(found) && found.length === 0)) noted();
        return found;
      } catch (error) {
        noted();
        throw error;
      }
    };
  const notes: Readonly<Record<string, (given: Given, inputs: readonly unknown[]) => void>> = {
    needs: ({ acts }) => void acts.add('any'),
    bars: ({ acts }) => void acts.add('any'),
    define: ({ notions }, inputs) => void notions.add(String(inputs[2])),
    tells: ({ notions }, inputs) => void notions.add(String(inputs[2])),
    limits: ({ notions }) => void notions.add('limits'),
    votes: ({ notions }) => void notions.add('votes'),
  };
  const questions = (given: Given): void => void given.questions.add('any');
  const others = ['series', 'retires', 'judges', 'settlesElsewhere', 'boardVotes', 'constants'];
  const hooks = [...Object.entries(notes), ...others.map((name) => [name, questions] as const)];
  const overrides = hooks.flatMap(([name, note]) => {
    const hook = kind[name];
    return typeof hook === 'function' ? [[name, watch(hook.bind(kind) as Hook, note)] as const] : [];
  });
  return { ...kind, ...Object.fromEntries(overrides) };
}
