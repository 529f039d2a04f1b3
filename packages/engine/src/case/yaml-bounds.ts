import { CST, Lexer } from 'yaml';
import { CaseFileError } from './problem.js';

/**
 * Counts what a YAML file would be built of, piece after piece, and stops at the first too many: a small file can name, nest
 * and repeat so much that building it takes a minute, or more memory than there is.
 * @throws {CaseFileError} with the place at which there is too much
 */
export function boundedYaml(text: string): void {
  const counts = { pieces: 0, parts: 0, names: 0, open: 0, onLine: 0 };
  let [offset, isText] = [0, false];
  for (const piece of new Lexer().lex(text)) {
    const type = isText ? null : CST.tokenType(piece);
    isText = type === 'scalar';
    counts.pieces += 1;
    if (type === 'newline') counts.onLine = 0;
    else if (type === 'anchor' || type === 'alias') counts.names += 1;
    else if (type === 'flow-map-start' || type === 'flow-seq-start') counts.open += 1;
    else if (type === 'flow-map-end' || type === 'flow-seq-end') counts.open -= 1;
    else if (type !== null && ofParts.has(type)) {
      counts.parts += 1;
      if (type !== 'comma' && counts.open === 0) counts.onLine += 1;
    }
    const excess = excessOf(counts);
    if (excess !== undefined) throw new CaseFileError([{ ...placeOf(text, offset), message: excess }]);
    if (!isMark(type)) offset += piece.length;
  }
}

/** What stands before each item of a list, and between a name and its value. */
const ofParts: ReadonlySet<string> = new Set(['comma', 'seq-item-ind', 'map-value-ind', 'explicit-key-ind']);

const most = { pieces: 500_000, parts: 50_000, names: 1_000, open: 100, onLine: 100 };

const says = {
  pieces: 'this file has more pieces than are read; leave out comments and empty lines, or write several files',
  parts: `this file has more than ${most.parts.toLocaleString('en')} names and items; write several files`,
  names: `this file has more than ${most.names.toLocaleString('en')} parts that stand for another (& and *); write them out`,
  open: `this is nested deeper than ${most.open} brackets`,
  onLine: `this line begins more than ${most.onLine} lists and records within one another`,
};

const counted = Object.keys(most) as readonly (keyof typeof most)[];

function excessOf(counts: Readonly<Record<keyof typeof most, number>>): string | undefined {
  const excess = counted.find((each) => counts[each] > most[each]);
  return excess === undefined ? undefined : says[excess];
}

/** Marks that the library puts between the pieces, and that stand in no file. */
function isMark(type: CST.TokenType | null): boolean {
  return type === 'doc-mode' || type === 'flow-error-end' || type === 'scalar';
}

function placeOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
