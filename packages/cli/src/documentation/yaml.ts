/** A value as YAML, the way case files are written: short records on one line, long ones one field a line. */
export function yamlOf(value: unknown, indent = ''): string {
  return lines(value, indent).join('\n');
}

const longest = 90;

function lines(value: unknown, indent: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => itemLines(item, indent));
  if (!isRecord(value)) return [`${indent}${scalar(value)}`];
  return Object.entries(value).flatMap(([name, part]) => fieldLines(name, part, indent));
}

function fieldLines(name: string, part: unknown, indent: string): readonly string[] {
  const short = `${indent}${name}: ${flow(part)}`;
  if (short.length <= longest || !(isRecord(part) || Array.isArray(part))) return [short];
  return [`${indent}${name}:`, ...lines(part, `${indent}  `)];
}

function itemLines(item: unknown, indent: string): readonly string[] {
  const [first = '', ...rest] = lines(item, `${indent}  `);
  return [`${indent}- ${first.trimStart()}`, ...rest];
}

/** On one line. */
function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (!isRecord(value)) return scalar(value);
  const fields = Object.entries(value).map(([name, part]) => `${name}: ${flow(part)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** Quotes where YAML would read something else. */
function scalar(value: unknown): string {
  const text = String(value);
  return /^[\p{L}\p{N}$(][\p{L}\p{N} ._/%$()–-]*$/u.test(text) && !text.endsWith(' ') ? text : JSON.stringify(text);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
