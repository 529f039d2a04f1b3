import { isFields, isList, type Plain } from './plain.js';

/** One figure that differs between two values, with where it stands. */
export interface Difference {
  readonly at: string;
  readonly field: string;
  readonly values: readonly (string | undefined)[];
}

/** What differs between values of one shape: the first is the adopted one. Parts of lists are matched by their ids. */
export function differencesOf(values: readonly (Plain | undefined)[]): readonly Difference[] {
  const leaves = values.map((value) => leavesOf(value));
  const keys = [...new Set(leaves.flatMap((each) => [...each.keys()]))];
  return keys
    .map((key) => ({ key, told: leaves.map((each) => each.get(key)) }))
    .filter(({ told }) => new Set(told).size > 1)
    .map(({ key, told }) => {
      const cut = key.lastIndexOf('\n');
      return { at: key.slice(0, Math.max(cut, 0)), field: key.slice(cut + 1), values: told };
    });
}

function leavesOf(value: Plain | undefined, at = '', leaves = new Map<string, string>()): Map<string, string> {
  if (isList(value)) {
    for (const [index, part] of value.entries()) leavesOf(part, nameOf(part) ?? `${at}${index + 1}`, leaves);
  } else if (isFields(value)) {
    for (const [field, part] of Object.entries(value)) {
      if (isFields(part) || isList(part)) leavesOf(part, nameOf(part) ?? at, leaves);
      else leaves.set(`${at}\n${field}`, String(part));
    }
  }
  return leaves;
}

/** What a part is called by: its section or its id. */
function nameOf(part: Plain): string | undefined {
  if (!isFields(part)) return undefined;
  for (const field of ['cite', 'id', 'person', 'says', 'class', 'name']) {
    const named = part[field];
    if (typeof named === 'string' && named !== '') return named;
  }
  return undefined;
}
