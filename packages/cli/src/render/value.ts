import { isRecord, label, moneyText, oneLine, type Plain, shown, spoken } from '@quorate/engine';
import type { Output } from '../output.js';
import { requirementIn, requirementLines, wayLines } from './requirement.js';
import { padded, wrap } from './wrap.js';

/** A value for people: a table of its parts, lists of records item by item, numbers with their thousands. */
export function renderValue(value: Plain, output: Output): string {
  if (!isRecord(value))
    return Array.isArray(value)
      ? itemLines(value as readonly Plain[], '  ', output).join('\n')
      : `  ${output.style.strong(shown(value))}`;
  return recordLines(value, '  ', output).join('\n');
}

function recordLines(record: Readonly<Record<string, Plain>>, indent: string, output: Output): readonly string[] {
  const { style, width } = output;
  const fields = Object.entries(record).filter(
    ([name, part]) =>
      part !== null && !(Array.isArray(part) && part.length === 0) && !(name === 'steps' && 'needs' in record),
  );
  const column = Math.min(28, Math.max(0, ...fields.map(([name]) => label(name).length)));
  return fields.flatMap(([name, part]) => {
    const title = style.faint(padded(label(name), column));
    if (isSimple(part)) {
      const head = `${indent}${title}  `;
      return [wrap(emphasised(name, inWords(name, part), output), width, head, `${indent}${' '.repeat(column + 2)}`)];
    }
    const inner = innerLines(name, part, `${indent}  `, output);
    return inner.length === 0 ? [] : [`${indent}${style.faint(label(name))}`, ...inner];
  });
}

function innerLines(name: string, part: Plain, indent: string, output: Output): readonly string[] {
  const requirement = requirementIn(part);
  if (requirement !== undefined) return requirementLines(requirement, indent, output);
  if (!Array.isArray(part)) return recordLines(part as Readonly<Record<string, Plain>>, indent, output);
  const items = part as readonly Plain[];
  return name === 'ways' && items.every((item) => isRecord(item) && 'steps' in item)
    ? wayLines(items, indent, output)
    : itemLines(items, indent, output);
}

function itemLines(items: readonly Plain[], indent: string, output: Output): readonly string[] {
  return items.flatMap((item) => {
    const requirement = requirementIn(item);
    if (requirement !== undefined) return requirementLines(requirement, indent, output);
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

/** Words of a sentence are told as in one: series by their names. */
function inWords(name: string, part: Plain): string {
  return name === 'says' ? spoken(oneLine(part)) : oneLine(part);
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
