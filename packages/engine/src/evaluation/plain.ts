import { isQuantity, toWire } from '../exact/index.js';

/** Plain data, as answers carry it: text, yes or no, whole counts, lists and records of these. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** Stands in a value for a part that is not settled; such parts never reach an answer. */
export const unsettled = Object.freeze({ unsettled: true as const });

/**
 * A value in wire form: quantities as exact text, maps as records, nothing undefined.
 * `settled` tells whether every part of it was settled; parts that were not are left out.
 */
export function toPlain(value: unknown): { readonly plain: Plain | undefined; readonly settled: boolean } {
  let settled = true;
  const convert = (part: unknown): Plain | undefined => {
    if (part === unsettled) {
      settled = false;
      return undefined;
    }
    if (part === null || typeof part === 'string' || typeof part === 'boolean' || typeof part === 'number') return part;
    if (typeof part === 'bigint') return part.toString();
    if (part === undefined) return undefined;
    if (isQuantity(part)) return toWire(part);
    if (Array.isArray(part)) return part.map(convert).filter((item) => item !== undefined);
    if (part instanceof Map) return convertRecord([...(part as Map<string, unknown>)]);
    if (part instanceof Set) return [...(part as Set<unknown>)].map(convert).filter((item) => item !== undefined);
    return convertRecord(Object.entries(part));
  };
  const convertRecord = (fields: readonly (readonly [string, unknown])[]): Plain => {
    const record: Record<string, Plain> = {};
    for (const [key, field] of fields) {
      const converted = convert(field);
      if (converted !== undefined) record[key] = converted;
    }
    return record;
  };
  const plain = convert(value);
  return { plain, settled };
}

/** One text for equal values, whatever the order of their fields. */
export function canonical(value: Plain | undefined): string {
  if (value === undefined) return '';
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const record = value as { readonly [key: string]: Plain };
  return `{${Object.keys(record)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonical(record[key])}`)
    .join(',')}}`;
}

/** Whether two values are equal, whatever the order of their fields: their canonical texts would be the same. */
export function isSame(a: Plain | undefined, b: Plain | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined || a === null || b === null) return false;
  if (typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    const other = b as readonly Plain[];
    return (a as readonly Plain[]).every((item, index) => isSame(item, other[index]));
  }
  const [left, right] = [a as Readonly<Record<string, Plain>>, b as Readonly<Record<string, Plain>>];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length && keys.every((key) => key in right && isSame(left[key], right[key]))
  );
}

/** The parts of two values that agree. Lists of records with an `id` are joined by it; `possible` lists are united. */
export function agreeing(a: Plain | undefined, b: Plain | undefined): Plain | undefined {
  if (a === undefined || b === undefined) return undefined;
  if (isSame(a, b)) return a;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return undefined;
  if (Array.isArray(a) && Array.isArray(b)) return agreeingLists(a as readonly Plain[], b as readonly Plain[]);
  if (Array.isArray(a) || Array.isArray(b)) return undefined;
  return agreeingRecords(a as Record<string, Plain>, b as Record<string, Plain>);
}

function agreeingRecords(a: Readonly<Record<string, Plain>>, b: Readonly<Record<string, Plain>>): Plain {
  const both: Record<string, Plain> = {};
  for (const [key, left] of Object.entries(a)) {
    const right = b[key];
    if (right === undefined) continue;
    const agreed = key === 'possible' ? united(left, right) : agreeing(left, right);
    if (agreed !== undefined) both[key] = agreed;
  }
  return both;
}

function agreeingLists(a: readonly Plain[], b: readonly Plain[]): Plain | undefined {
  const byId = new Map(b.map((item) => [idOf(item), item]));
  if (a.every((item) => idOf(item) !== undefined)) {
    return a.flatMap((item) => {
      const agreed = agreeing(item, byId.get(idOf(item)));
      return agreed === undefined ? [] : [agreed];
    });
  }
  if (a.length !== b.length) return undefined;
  const items = a.map((item, index) => agreeing(item, b[index]));
  return items.every((item) => item !== undefined) ? items : undefined;
}

function idOf(item: Plain): string | undefined {
  if (item === null || typeof item !== 'object' || Array.isArray(item)) return undefined;
  const id = (item as Readonly<Record<string, Plain>>)['id'];
  return typeof id === 'string' ? id : undefined;
}

function united(a: Plain, b: Plain): Plain | undefined {
  if (!Array.isArray(a) || !Array.isArray(b)) return undefined;
  const texts = [...(a as readonly Plain[]), ...(b as readonly Plain[])].filter((each) => typeof each === 'string');
  return [...new Set(texts)].toSorted();
}
