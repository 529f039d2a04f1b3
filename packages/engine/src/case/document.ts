import { isAlias, isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { Document, Node, Pair } from 'yaml';
import { CaseFileError, type CaseProblem, type Path, type PathProblem } from './problem.js';
import { boundedYaml } from './yaml-bounds.js';

/** A YAML file read: plain lists and records, every scalar as the text that was written; and where each of them stands. */
export interface CaseDocument {
  readonly plain: unknown;
  /** The line and column of a way into the file; of the deepest part of it that is there. */
  place(path: Path, atName?: boolean): { readonly line: number; readonly column: number };
}

/** How a YAML file is read. */
export interface WaysOfReading {
  /** `failsafe`: `0.10` stays "0.10", `no` stays "no"; `core`: numbers, yes and no, and nothing, as JSON has them. */
  readonly schema: 'failsafe' | 'core';
  /** Whether a part may stand for another by its name: a small file can then be a very large one. */
  readonly aliases: boolean;
}

/**
 * Reads YAML with the schema `failsafe`, where nothing else is said: a date stays as it was written.
 * @throws {CaseFileError} where it is not YAML, with each place: a name used twice, a wrong indent, a tag; or where it is too much.
 */
export function readDocument(
  text: string,
  { schema, aliases }: WaysOfReading = { schema: 'failsafe', aliases: true },
): CaseDocument {
  boundedYaml(text);
  const lines = new LineCounter();
  // The library holds every name against every other, which takes a minute for a record of many: it is done here, below.
  const parsed = parseDocument(text, { schema, uniqueKeys: false, lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const unreadable = [...parsed.errors, ...parsed.warnings];
  const problems: CaseProblem[] = unreadable.slice(0, unreadableTold).map((problem) => ({
    ...at(problem.pos[0]),
    message: `this is not YAML that can be read: ${problem.message}`,
  }));
  const next = unreadable[unreadableTold];
  if (next !== undefined) {
    const left = unreadable.length - unreadableTold;
    problems.push({
      ...at(next.pos[0]),
      message: `${left} more of this sort from here on, which may come of those before`,
    });
  }
  visit(parsed, {
    Map: (_key, { items }) => {
      for (const again of usedAgain(items)) problems.push({ ...at(startOf(again) ?? 0), message: usedTwice });
    },
    Pair: (_key, pair) => {
      const torn = tornByComma(pair);
      if (torn !== undefined) problems.push({ ...at(startOf(pair.key) ?? 0), message: torn });
      if (isScalar(pair.key)) return;
      problems.push({ ...at(startOf(pair.key) ?? 0), message: 'a name was expected here, as in "name: value"' });
    },
    Alias: (_key, alias) => {
      if (!aliases) problems.push({ ...at(startOf(alias) ?? 0), message: writtenOut });
    },
  });
  if (problems.length > 0) throw new CaseFileError(problems);
  return { plain: parsed.toJS(), place: (path, atName) => at(offsetOf(parsed, path, atName === true)) };
}

/**
 * Reads fields written as YAML, such as `{merger: {with: acquirer}}`, or a file of them; every scalar is text.
 * @throws {CaseFileError} where it is not YAML.
 */
export function readFields(text: string): unknown {
  return readDocument(text).plain;
}

/** Each mistake with its line and column, in the order of the file. */
export function placed(document: CaseDocument, problems: readonly PathProblem[]): readonly CaseProblem[] {
  return problems
    .map(({ path, message, nearest, atName }) => ({
      ...document.place(path, atName),
      message,
      ...(nearest === undefined ? undefined : { nearest }),
    }))
    .toSorted((a, b) => a.line - b.line || a.column - b.column);
}

/** One brace too many makes everything after it unreadable: what comes first tells where it is. */
const unreadableTold = 3;

const usedTwice = 'this is not YAML that can be read: Map keys must be unique';

const writtenOut = 'this stands for what is written elsewhere; write it out here';

/** What is told of a name inside braces that has no colon, and so no value: it is what a comma cut off from the value before it. */
function tornByComma({ key, value }: Pair): string | undefined {
  if (!isScalar(key)) return undefined;
  const name = String(key.value);
  const isEmpty = value === null || (isScalar(value) && (value.value === '' || value.value === null));
  if (isEmpty && /^\d{3}(\.\d+)?$/.test(name))
    return 'inside { } a comma ends a field, so that a number with commas falls apart; write it in quotes, "2,300,000", or without commas';
  if (value !== null) return undefined;
  return `inside { } a comma ends a field, so that "${name}" stands alone, without a value; write words with a comma in quotes, "Smith, Jones and Co.", or give the field a value, ${name}: …`;
}

/** The names of a record that stand in it before. */
function usedAgain(items: readonly Pair[]): readonly unknown[] {
  const seen = new Set<unknown>();
  return items.flatMap(({ key }) => {
    if (!isScalar(key)) return [];
    if (seen.has(key.value)) return [key];
    seen.add(key.value);
    return [];
  });
}

function offsetOf(document: Document.Parsed, path: Path, atName: boolean): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const [depth, step] of path.entries()) {
    const held = isAlias(node) ? node.resolve(document) : node;
    const pair = isMap(held)
      ? held.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === String(step))
      : undefined;
    const next: unknown = isSeq(held) ? held.items[Number(step)] : pair?.value;
    const name = startOf(pair?.key);
    const last = depth === path.length - 1;
    const found = atName && last ? (name ?? startOf(next)) : (startOf(next) ?? name);
    if (found === undefined) return offset;
    offset = found;
    node = next;
    // A list or record begins at its first item, often a line below: its name is the better place to point at.
    if (last && name !== undefined && (isMap(next) || isSeq(next))) return name;
  }
  return offset;
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0];
}
