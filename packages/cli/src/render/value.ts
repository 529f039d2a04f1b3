import { groupThousands, type Plain } from '@quorate/engine';
import type { Output } from '../output.js';
import { padded, wrap } from './wrap.js';

/** A value for people: a table of its parts, lists of records item by item, numbers with their thousands. */
export function renderValue(value: Plain, output: Output): string {
  if (!isRecord(value))
    return Array.isArray(value)
      ? itemLines(value as readonly Plain[], '  ', output).join('\n')
      : `  ${output.style.strong(shown(value))}`;
  return recordLines(value, '  ', output).join('\n');
}

/** A value on one line. */
export function oneLine(value: Plain | undefined): string {
  if (value === undefined || value === null) return '–';
  if (Array.isArray(value)) return (value as readonly Plain[]).map(oneLine).join(', ');
  if (isRecord(value)) {
    const money = moneyText(value);
    return (
      money ??
      Object.entries(value)
        .map(([name, part]) => `${label(name)} ${oneLine(part)}`)
        .join('; ')
    );
  }
  return shown(value);
}

function recordLines(record: Readonly<Record<string, Plain>>, indent: string, output: Output): readonly string[] {
  const { style, width } = output;
  const fields = Object.entries(record).filter(
    ([, part]) => part !== null && !(Array.isArray(part) && part.length === 0),
  );
  const column = Math.min(28, Math.max(0, ...fields.map(([name]) => label(name).length)));
  return fields.flatMap(([name, part]) => {
    const title = style.faint(padded(label(name), column));
    if (isSimple(part)) {
      const head = `${indent}${title}  `;
      return [wrap(emphasised(name, oneLine(part), output), width, head, `${indent}${' '.repeat(column + 2)}`)];
    }
    const inner = Array.isArray(part)
      ? itemLines(part as readonly Plain[], `${indent}  `, output)
      : recordLines(part as Readonly<Record<string, Plain>>, `${indent}  `, output);
    return [`${indent}${title}`, ...inner];
  });
}

function itemLines(items: readonly Plain[], indent: string, output: Output): readonly string[] {
  return items.flatMap((item) => {
    if (!isRecord(item)) return [wrap(oneLine(item), output.width, `${indent}- `, `${indent}  `)];
    const { id, ...rest } = item;
    const withoutRepetition = Object.fromEntries(
      Object.entries(rest).filter(([name, part]) => !(name === 'cite' && part === id)),
    );
    const head = `${indent}- ${output.style.strong(id === undefined ? '' : shown(id))}`;
    const simple = Object.values(withoutRepetition).every(isSimple);
    const line = `${head}  ${oneLine(withoutRepetition)}`;
    if (simple && line.length <= output.width) return [line.trimEnd()];
    return [head.trimEnd(), ...recordLines(withoutRepetition, `${indent}    `, output)];
  });
}

/** The words that decide, in colour. */
function emphasised(name: string, text: string, { style }: Output): string {
  if (name !== 'outcome' && name !== 'status') return text;
  if (['permitted', 'met', 'yes'].includes(text)) return style.good(text);
  return ['barred', 'refused', 'failed', 'no'].includes(text) ? style.bad(text) : style.open(text);
}

function isSimple(part: Plain): boolean {
  if (part === null || typeof part !== 'object') return true;
  if (Array.isArray(part)) return (part as readonly Plain[]).every((item) => item === null || typeof item !== 'object');
  return moneyText(part as Readonly<Record<string, Plain>>) !== undefined;
}

function isRecord(value: Plain): value is Readonly<Record<string, Plain>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `outOfReach` as "out of reach", `short-form` as "short form". */
export function label(name: string): string {
  if (/^[A-Z]/.test(name) || name.includes('.')) return name;
  return name
    .replaceAll(/([a-z])([A-Z])/g, (_match, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .replaceAll('-', ' ');
}

function shown(value: Plain): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /^-?\d{4,}(\.\d+)?$/.test(text) ? groupThousands(text) : text;
}

function moneyText(record: Readonly<Record<string, Plain>>): string | undefined {
  const { amount, currency, ...rest } = record;
  if (typeof amount !== 'string' || typeof currency !== 'string' || Object.keys(rest).length > 0) return undefined;
  const figure = shown(amount);
  if (currency !== 'USD') return `${currency} ${figure}`;
  return figure.startsWith('-') ? `-$${figure.slice(1)}` : `$${figure}`;
}
