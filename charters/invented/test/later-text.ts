import { CaseFileError, checkedCharter, QuestionError, readCase, type Answer, type CharterSet } from '@quorate/engine';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { parse } from 'yaml';
import type { Written } from './random-charters.js';
import { around, Others, someChanges, type Change } from './random-texts.js';

type Fields = Readonly<Record<string, unknown>>;

interface Case extends Fields {
  readonly journal: readonly Fields[];
  readonly ask: readonly Asked[];
}

interface Asked extends Fields {
  readonly question: string;
  readonly asOf: string;
}

/** How something was over: what is entered of it on the day of the question. */
const ends = {
  'was done': (of) => [{ 'polls-closed': { proposal: of } }, { consummated: { proposal: of } }],
  'was withdrawn': (of) => [{ withdrawn: { proposal: of } }],
  'was voted on': (of) => [{ 'polls-closed': { proposal: of } }],
} satisfies Record<string, (of: string) => readonly Fields[]>;

type End = keyof typeof ends;

/** Of what was voted on only the vote is over: what bars the act is that of today. */
const ofVote: ReadonlySet<string> = new Set(['meeting.tabulate', 'meeting.elect']);

/** One question about something that was over, with what was entered of it. */
interface OverCase {
  readonly text: string;
  readonly question: string;
  readonly input: Fields;
  /** The day on which another text takes force. */
  readonly later: string;
}

interface Draw {
  readonly which: number;
  readonly ask: number;
  readonly end: End;
  readonly kept: readonly boolean[];
  readonly changed: readonly Change[];
}

const aDraw: fc.Arbitrary<Draw> = fc.record({
  which: fc.nat(),
  ask: fc.nat(),
  end: fc.constantFrom(...(Object.keys(ends) as End[])),
  kept: fc.oneof(fc.constant([false]), fc.array(fc.boolean(), { minLength: 3, maxLength: 40 }), fc.constant([true])),
  changed: fc.oneof(fc.constant([]), someChanges(4)),
});

/**
 * The law of what was over: whatever a charter becomes once something is over, each answer about that is as it would be without, or asks;
 * it is never another.
 * @param compared called for each answer that was there to compare
 */
export function laterTexts(written: readonly Written[], compared: () => void): fc.IProperty<[Draw]> {
  const others = new Others(written.map(({ charter }) => charter));
  return fc.property(aDraw, (draw) => {
    const { charter, cases, name } = around(draw.which, written);
    const over = overIn(cases, draw);
    if (over === undefined) return;
    const [one, two] = [charter, withLater(others, charter, over.later, draw)].map((text) =>
      read(() => checkedCharter(JSON.stringify(text), name, { aliases: true })),
    );
    if (one === undefined || two === undefined) return;
    const alone = answered(over, one, name);
    if (typeof alone !== 'object' || alone.outcome !== 'answered') return;
    compared();
    const after = answered(over, two, name);
    if (typeof after === 'object' && after.outcome !== 'answered') return;
    expect(typeof after === 'object' ? after.value : after).toEqual(alone.value);
  });
}

/** An answer, or why the question cannot be put; undefined where what was entered is refused. */
function answered(
  { text, question, input, later }: OverCase,
  set: CharterSet,
  name: string,
): Answer | string | undefined {
  const charters = { find: (named: string) => (named === name ? set : undefined), names: () => [name] };
  const [first] = read(() => readCase(text, { charters }))?.cases ?? [];
  if (first === undefined) return undefined;
  try {
    return first.open({}).ask({ question, asOf: later, input, sensitivity: 'none' });
  } catch (error) {
    if (error instanceof QuestionError) return error.message;
    throw error;
  }
}

/** A question of a case file about an act, or a meeting that was held, with the end of it entered. */
function overIn(cases: readonly string[], { ask, end }: Draw): OverCase | undefined {
  const choices = casesOf(cases).flatMap((each) =>
    each.ask.filter((asked) => isAboutWhatWas(each, asked, end)).map((asked) => ({ each, asked })),
  );
  if (choices.length === 0) return undefined;
  const { each, asked } = around(ask, choices);
  const { question, asOf, title: _title, expect: _expect, ...input } = asked;
  const { of } = input;
  const last = [...each.journal.map(({ on }) => String(on)), asOf].toSorted().at(-1)!.slice(0, 10);
  const over = typeof of === 'string' ? ends[end](of).map((entry) => ({ on: last, ...entry })) : [];
  const text = JSON.stringify({
    ...each,
    journal: [...each.journal, ...over],
    ask: [{ question, asOf, ...input, expect: { value: { outcome: 'any' } } }],
  });
  return { text, question, input, later: nextDay(last) };
}

const parsed = new WeakMap<readonly string[], readonly Case[]>();

function casesOf(files: readonly string[]): readonly Case[] {
  let found = parsed.get(files);
  if (found === undefined) parsed.set(files, (found = files.flatMap(casesIn)));
  return found;
}

/** Each case of a file by itself. */
function casesIn(file: string): readonly Case[] {
  const { cases, ...shared } = parse(file, { maxAliasCount: -1 }) as Fields & {
    readonly cases?: readonly Partial<Case>[];
  };
  return (cases ?? [{}]).map(({ name: _name, ...each }) => ({
    ...shared,
    ...each,
    journal: [...((shared['journal'] ?? []) as Case['journal']), ...(each.journal ?? [])],
    ask: each.ask ?? ((shared['ask'] ?? []) as Case['ask']),
  }));
}

function isAboutWhatWas({ journal }: Case, { question, of, meeting }: Asked, end: End): boolean {
  if (typeof of === 'string') {
    const isProposed = journal.some(({ proposed }) => (proposed as Fields | undefined)?.['id'] === of);
    return isProposed && (end !== 'was voted on' || ofVote.has(question));
  }
  return journal.some(
    (entry) => meeting !== undefined && (entry['meeting-held'] as Fields | undefined)?.['id'] === meeting,
  );
}

/** A charter that was restated: each of its texts to the day before, and one with other provisions from then on. */
function withLater(others: Others, charter: unknown, later: string, { kept, changed }: Draw): unknown {
  const copy = structuredClone(charter);
  for (const change of changed) others.make(copy, change);
  leaveOut(copy, kept);
  const texts = Object.entries(charter as Fields).map(([key, value]) => {
    const isText = ['charter', 'designations', 'bylaws', 'law'].includes(key);
    if (!isText) return [key, value];
    const before = listOf(value).map((each) => ({ until: dayBefore(later), ...each }));
    const after = listOf((copy as Fields)[key]).filter((each) => each['until'] === undefined);
    return [key, [...before, ...after.map((each) => ({ ...each, id: `later-${String(each['id'])}`, from: later }))]];
  });
  return Object.fromEntries(texts);
}

function listOf(value: unknown): readonly Fields[] {
  return (Array.isArray(value) ? value : [value]) as readonly Fields[];
}

/** Keeps some of the provisions of a charter, and of its readings those that they are about. */
function leaveOut(charter: unknown, kept: readonly boolean[]): void {
  let index = 0;
  for (const text of textsOf(charter)) {
    text.articles = text.articles.flatMap(({ sections: _sections, ...article }) => {
      const provisions = article.provisions.filter(() => around(index++, kept));
      return provisions.length === 0 ? [] : [{ ...article, provisions }];
    });
    const left = JSON.stringify(text.articles);
    text.readings = (text.readings ?? []).filter(({ id }) => left.includes(`"${id}"`));
    text.notes = [];
  }
}

interface Text {
  articles: readonly { readonly sections?: unknown; readonly provisions: readonly unknown[] }[];
  readings?: readonly { readonly id: string }[];
  notes?: readonly unknown[];
}

/** Whatever in a charter has articles. */
function textsOf(value: unknown): readonly Text[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'articles' in value ? [value as Text] : Object.values(value).flatMap(textsOf);
}

function read<T>(reading: () => T): T | undefined {
  try {
    return reading();
  } catch (error) {
    if (error instanceof CaseFileError) return undefined;
    throw error;
  }
}

function nextDay(on: string): string {
  return new Date(Date.parse(on) + 86_400_000).toISOString().slice(0, 10);
}

function dayBefore(on: string): string {
  return new Date(Date.parse(on) - 86_400_000).toISOString().slice(0, 10);
}
