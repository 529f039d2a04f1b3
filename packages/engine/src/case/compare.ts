import type { Plain } from '../evaluation/index.js';
import { money, moneyToWire } from '../exact/index.js';
import { readPercentage, readPlainNumber, type NumberRead } from '../exact/number-text.js';
import { nearest } from '../instrument/index.js';

/** One part of an answer that is not as expected. */
export interface Mismatch {
  /** Where in the answer, such as `value.requirement.status`. */
  readonly where: string;
  readonly expected: string;
  readonly found: string;
  readonly hint?: string;
}

/** Written for a part that must not be there, or must be empty. */
export const nothing = 'none';

/**
 * Compares what is expected with what an answer holds. Only what is written is compared. Numbers are compared exactly,
 * however they are written ("80 %", "0.8", "4/5"). Records in a list are matched by `id`; other lists in order where
 * they are as long as each other, else each item must be found in the list.
 */
export function compare(expected: unknown, found: Plain | undefined, where: string): readonly Mismatch[] {
  if (typeof expected === 'string') return isSame(expected, found) ? [] : [mismatch(where, expected, found)];
  if (Array.isArray(expected)) return compareList(expected, found, where);
  if (typeof expected !== 'object' || expected === null) return [mismatch(where, expected, found)];
  const fields = Object.entries(expected);
  const record = recordOf(found);
  if (record === undefined) return [mismatch(where, expected, found)];
  return fields.flatMap(([name, part]) => {
    const there = record[name];
    if (there !== undefined || part === nothing) return compare(part, there, `${where}.${name}`);
    return [{ ...mismatch(`${where}.${name}`, part, undefined), hint: fieldHint(name, Object.keys(record)) }];
  });
}

/** A list of records can be written as a record by `id`. */
function recordOf(found: Plain | undefined): Readonly<Record<string, Plain>> | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  if (!isList(found)) return found;
  const ids = found.map(idOf);
  if (ids.some((id) => id === undefined)) return undefined;
  return Object.fromEntries(found.map((item, index) => [ids[index]!, item]));
}

function compareList(expected: readonly unknown[], found: Plain | undefined, where: string): readonly Mismatch[] {
  if (!isList(found) || (expected.length === 0 && found.length > 0)) return [mismatch(where, expected, found)];
  const left = found.map((item, index) => ({ item, index }));
  const inOrder = expected.length === found.length;
  return expected.flatMap((wanted, index) => {
    const at = `${where}[${idOf(wanted) ?? index + 1}]`;
    const place = inOrder ? index : undefined;
    const chosen = chosenFor(wanted, left, place);
    if (chosen === undefined) return notInList(wanted, found, left, place, at);
    left.splice(left.indexOf(chosen), 1);
    return compare(wanted, chosen.item, at);
  });
}

interface ItemAt {
  readonly item: Plain;
  readonly index: number;
}

/** By id where one is written; else the item in the same place where it fits, else any that fits. */
function chosenFor(wanted: unknown, left: readonly ItemAt[], place: number | undefined): ItemAt | undefined {
  const id = idOf(wanted);
  if (id !== undefined) return left.find(({ item }) => idOf(item) === id);
  const fitting = left.filter(({ item }) => compare(wanted, item, '').length === 0);
  return fitting.find(({ index }) => index === place) ?? fitting[0];
}

function notInList(
  wanted: unknown,
  found: readonly Plain[],
  left: readonly ItemAt[],
  place: number | undefined,
  at: string,
): readonly Mismatch[] {
  const id = idOf(wanted);
  if (id !== undefined) {
    const ids = found.flatMap((item) => idOf(item) ?? []);
    return [
      {
        where: at,
        expected: `a record with id "${id}"`,
        found: ids.length === 0 ? 'no records with ids' : `ids ${ids.join(', ')}`,
      },
    ];
  }
  const inPlace = left.find((each) => each.index === place);
  return inPlace === undefined ? [mismatch(at, wanted, found)] : compare(wanted, inPlace.item, at);
}

function isSame(expected: string, found: Plain | undefined): boolean {
  if (found === undefined || found === null) return expected === nothing;
  if (isList(found) && found.length === 0 && expected === nothing) return true;
  if (typeof found === 'boolean')
    return (expected === 'yes' || expected === 'true') === found && ['yes', 'no', 'true', 'false'].includes(expected);
  if (typeof found === 'object') return isSameMoney(expected, found);
  const text = String(found);
  if (text === expected) return true;
  const [wanted, there] = [numberOf(expected), numberOf(text)];
  return (
    wanted !== undefined &&
    there !== undefined &&
    wanted.numerator * there.denominator === there.numerator * wanted.denominator
  );
}

function isSameMoney(expected: string, found: Plain): boolean {
  const { amount, currency } = found as { readonly amount?: Plain; readonly currency?: Plain };
  if (typeof amount !== 'string' || typeof currency !== 'string') return false;
  if (readPlainNumber(expected) !== undefined) return isSame(expected, amount);
  try {
    const wanted = moneyToWire(money(expected));
    return wanted.currency === currency && isSame(wanted.amount, amount);
  } catch {
    return false;
  }
}

/** Numbers as people write them: 102,000; 2/3; 80 %; 12 1/2%; $24.10. */
function numberOf(text: string): NumberRead | undefined {
  const bare = text.replace(/^(-?)\$/, '$1');
  return readPlainNumber(bare) ?? readPercentage(bare);
}

function mismatch(where: string, expected: unknown, found: Plain | undefined): Mismatch {
  return { where, expected: inWords(expected), found: found === undefined ? 'nothing' : inWords(found) };
}

function fieldHint(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  if (near !== undefined) return `there is no "${name}" here; did you mean "${near}"?`;
  return known.length === 0 ? 'there is nothing here' : `there is no "${name}" here; there are: ${known.join(', ')}`;
}

/** A value on one line, as YAML writes it. */
export function inWords(value: unknown): string {
  if (value === true || value === false) return value ? 'yes' : 'no';
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return `[${value.map(inWords).join(', ')}]`;
  if (typeof value === 'object')
    return `{${Object.entries(value)
      .map(([name, part]) => `${name}: ${inWords(part)}`)
      .join(', ')}}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isList(value: Plain | undefined): value is readonly Plain[] {
  return Array.isArray(value);
}

function idOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return undefined;
  const id = (item as Readonly<Record<string, unknown>>)['id'];
  return typeof id === 'string' ? id : undefined;
}
