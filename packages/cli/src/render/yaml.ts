/** A value as YAML, the way case files are written: short records on one line, long ones one field a line. */
export function yamlOf(value: unknown, indent = ''): string {
  return lines(value, indent, scalar).join('\n');
}

/** The same the way charter files are written, where a number stands in quotes. */
export function charterYamlOf(value: unknown, indent = ''): string {
  return lines(value, indent, (part) => (isNumber(part) ? JSON.stringify(part) : scalar(part))).join('\n');
}

type Scalar = (value: unknown) => string;

const longest = 90;

function lines(value: unknown, indent: string, one: Scalar): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => itemLines(item, indent, one));
  if (!isRecord(value)) return [`${indent}${one(value)}`];
  return Object.entries(value).flatMap(([name, part]) => fieldLines(name, part, indent, one));
}

function fieldLines(name: string, part: unknown, indent: string, one: Scalar): readonly string[] {
  const short = `${indent}${name}: ${flow(part, one)}`;
  if (short.length <= longest || !(isRecord(part) || Array.isArray(part))) return [short];
  return [`${indent}${name}:`, ...lines(part, `${indent}  `, one)];
}

function itemLines(item: unknown, indent: string, one: Scalar): readonly string[] {
  const [first = '', ...rest] = lines(item, `${indent}  `, one);
  return [`${indent}- ${first.trimStart()}`, ...rest];
}

/** On one line. */
function flow(value: unknown, one: Scalar): string {
  if (Array.isArray(value)) return `[${value.map((item) => flow(item, one)).join(', ')}]`;
  if (!isRecord(value)) return one(value);
  const fields = Object.entries(value).map(([name, part]) => `${name}: ${flow(part, one)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** Quotes where YAML would read something else. */
function scalar(value: unknown): string {
  const text = String(value);
  return /^[\p{L}\p{N}$(][\p{L}\p{N} ._/%$()–-]*$/u.test(text) && !text.endsWith(' ') ? text : JSON.stringify(text);
}

function isNumber(value: unknown): value is string {
  return typeof value === 'string' && /^\d+(?:\.\d+)?$/u.test(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
