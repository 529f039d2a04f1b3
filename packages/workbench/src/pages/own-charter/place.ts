/** A record or list that is open where somebody writes: the step that led into it, and what its fields hold so far. */
export interface Level {
  readonly column: number;
  /** The field or list item that it is the value of; nothing for the file itself. */
  readonly step: Step | undefined;
  readonly fields: Map<string, string>;
}
export type Step = { readonly field: string } | 'item';

/** Where in a YAML file somebody writes. */
export interface Place {
  /** From the file itself to what is written in. */
  readonly levels: readonly Level[];
  /** The value of a field or item that has begun; or a name, which may become a field or a value. */
  readonly writes: 'value' | 'name';
  /** What is written of it so far. */
  readonly word: string;
  /** Whether it stands inside { } or [ ], where no line is indented. */
  readonly isInside: boolean;
}

const field = /^(["']?)([\w-]+)\1:(?:\s+(.*))?$/u;

/** The place at an offset, by the indentation above it: a file that is being written is no YAML yet. */
export function placeAt(text: string, at: number): Place | undefined {
  const begin = text.lastIndexOf('\n', at - 1) + 1;
  const levels: Level[] = [levelAt(-1)];
  let proseUnder: number | undefined;
  let brackets: Brackets | undefined;
  for (const line of text.slice(0, begin).split('\n')) {
    if (brackets !== undefined && goesOn(brackets, line)) {
      brackets = opened(`${brackets.text} `, withoutComment(line), brackets);
      continue;
    }
    brackets = undefined;
    const column = line.search(/\S/u);
    if (column < 0) continue;
    if (proseUnder !== undefined && column > proseUnder) continue;
    proseUnder = undefined;
    if (line[column] === '#') continue;
    const rest = enterItems(levels, line);
    const said = withoutComment(rest.text).trimEnd();
    const [, , name, value = name === undefined ? said : ''] = field.exec(said) ?? [];
    if (name === undefined) {
      if (!beginsBrackets(value)) continue;
      leaveTo(levels, rest.column);
      brackets = opened('', value, { under: levels.at(-1)?.column ?? -1, depth: 0 });
      continue;
    }
    if (beginsBrackets(value)) brackets = opened('', value, { under: rest.column, depth: 0 });
    enterField(levels, { name, value, column: rest.column });
    if (/^[|>][+-]?\d?$/u.test(value)) proseUnder = rest.column;
  }
  const line = text.slice(begin, at);
  if (brackets !== undefined && goesOn(brackets, line)) {
    return withoutComment(line) === line ? placeInside(levels, `${brackets.text} ${line}`) : undefined;
  }
  const column = line.search(/\S/u);
  if (line[column] === '#' || (proseUnder !== undefined && (column < 0 || column > proseUnder))) return undefined;
  return placeIn(levels, line);
}

function levelAt(column: number, step?: Step): Level {
  return { column, step, fields: new Map() };
}

/** The place in the line that is being written. */
function placeIn(levels: Level[], line: string): Place | undefined {
  const { text, column } = enterItems(levels, line);
  const [, , name, value] = field.exec(text) ?? [];
  if (name === undefined) {
    leaveTo(levels, column);
    return beginsBrackets(text) ? placeInside(levels, text) : placeOf(levels, 'name', text);
  }
  if (value === undefined) return undefined;
  enterField(levels, { name, value: '', column });
  return beginsBrackets(value) ? placeInside(levels, value) : placeOf(levels, 'value', value);
}

function placeOf(levels: readonly Level[], writes: Place['writes'], word: string, isInside = false): Place | undefined {
  return /^[\w-]*$/u.test(word) ? { levels, writes, word, isInside } : undefined;
}

/** Signs that order what stands inside brackets, texts in quotation marks, which begin a word, and all else. */
const tokens = /[{}[\],]|(?<=^|[\s{[,:])(?:"[^"]*"?|'[^']*'?)|[^{}[\],"']+|["']/gu;

function beginsBrackets(text: string): boolean {
  return text.startsWith('{') || text.startsWith('[');
}

/** Brackets that have begun and not ended, their lines put on one. */
interface Brackets {
  readonly text: string;
  /** The column of what they are the value of: whatever is not indented under it is no longer in them. */
  readonly under: number;
  readonly depth: number;
}

/** What is open after more of the text; nothing where all brackets have ended. */
function opened(before: string, more: string, { under, depth }: Omit<Brackets, 'text'>): Brackets | undefined {
  const depths = [...more.matchAll(tokens)].map(([token]) =>
    /^[{[]$/u.test(token) ? 1 : /^[}\]]$/u.test(token) ? -1 : 0,
  );
  const after = depths.reduce<number>((sum, each) => sum + each, depth);
  return after > 0 ? { text: before + more, under, depth: after } : undefined;
}

function goesOn({ under }: Brackets, line: string): boolean {
  const column = line.search(/\S/u);
  return column < 0 || column > under || /^\s*[}\]]/u.test(line);
}

/** A line up to its comment, which begins with # after a space, outside quotation marks. */
function withoutComment(line: string): string {
  return /^(?:(?<=^|[\s{[,:])(?:"[^"]*"?|'[^']*'?)|(?<!\s|^)#|["']|[^"'#])*/u.exec(line)?.[0] ?? '';
}

/** The place inside { } or [ ], the lines of which are put on one. */
function placeInside(levels: Level[], text: string): Place | undefined {
  const open: { readonly isList: boolean; readonly depth: number }[] = [];
  let rest = '';
  for (const [token] of text.matchAll(tokens)) {
    if (!/^[{}[\],]$/u.test(token)) {
      rest += token;
      continue;
    }
    const [, , name, value = ''] = field.exec(rest.trim()) ?? [];
    const within = open.at(-1);
    if (token === '{' || token === '[') {
      open.push({ isList: token === '[', depth: levels.length });
      if (name !== undefined) levels.push(levelInside({ field: name }));
      if (token === '[') levels.push(levelInside('item'));
    } else if (token === ',') {
      if (within?.isList === true) levels[levels.length - 1] = levelInside('item');
      else if (name !== undefined) levels.at(-1)?.fields.set(name, plain(value));
    } else {
      levels.length = within?.depth ?? levels.length;
      open.pop();
    }
    rest = '';
  }
  if (open.length === 0) return undefined;
  const [, , name, value = ''] = field.exec(rest.trimStart()) ?? [];
  if (name === undefined) return placeOf(levels, 'name', rest.trimStart(), true);
  levels.push(levelInside({ field: name }));
  return placeOf(levels, 'value', value, true);
}

function levelInside(step: Step): Level {
  return levelAt(Number.POSITIVE_INFINITY, step);
}

/** Enters the list items with which a line begins; the rest of the line, and its column. */
function enterItems(levels: Level[], line: string): { readonly text: string; readonly column: number } {
  let column = Math.max(0, line.search(/\S|$/u));
  while (/^-\s/u.test(line.slice(column)) || line.slice(column) === '-') {
    const at = column;
    leave(levels, (level) => level.column > at || (level.column === at && level.step === 'item'));
    levels.push(levelAt(column, 'item'));
    column += 1 + Math.max(1, line.slice(column + 1).search(/\S|$/u));
  }
  return { text: line.slice(column), column };
}

function enterField(
  levels: Level[],
  { name, value, column }: { readonly name: string; readonly value: string; readonly column: number },
): void {
  leaveTo(levels, column);
  levels.at(-1)?.fields.set(name, plain(value));
  levels.push(levelAt(column, { field: name }));
}

function leaveTo(levels: Level[], column: number): void {
  leave(levels, (level) => level.column >= column);
}

function leave(levels: Level[], isLeft: (level: Level) => boolean): void {
  for (let top = levels.at(-1); top !== undefined && isLeft(top); top = levels.at(-1)) levels.pop();
}

function plain(value: string): string {
  return value.replace(/\s+#.*$/u, '').replaceAll(/^["']|["']$/gu, '');
}
