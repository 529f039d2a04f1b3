import { dayInWords } from '@quorate/sdk';
import type { Wire } from '@quorate/sdk';
import type { Fields } from '../answer/plain.js';
import { isDay } from '../../words/dates.js';
import { grouped, isNumber, moneyIn } from '../../words/numbers.js';
import { capital, keyInWords } from '../../words/phrases.js';
import type { NameOf } from '../../queries/names.js';
import { saidBy } from './says.js';

/** What an entry rests on, the best known first. */
export const bases = ['certified-list', 'books', 'filing', 'party', 'court', 'stipulated', 'asserted'] as const;
export type Basis = (typeof bases)[number];

/** An entry as it was written. */
export interface Written {
  readonly id: string;
  readonly type: string;
  readonly on: string;
  readonly time?: string;
  readonly basis: Basis;
  readonly by: string;
  readonly enteredAt: string;
  readonly acceptedBy?: string;
  readonly paper?: { readonly id: string; readonly hash?: string; readonly place?: string };
  readonly supersedes?: {
    readonly entry: string;
    readonly because: 'clerical' | 'amended' | 'rebutted';
    readonly note: string;
  };
  readonly data: Fields;
  /** Of a vote, to others than the inspectors while its polls may be open: only that it is there is told. */
  readonly withheld?: boolean;
}

/** What the service gives of an entry, read by its fields. */
export function writtenIn({ entry }: Wire['StoredEntry']): Written {
  return entry as unknown as Written;
}

/** By their days, the last first; of one day, the last entered first. They come in the order entered. */
export function lastFirst(entries: readonly Written[]): readonly Written[] {
  return entries.toReversed().toSorted((one, other) => (one.on < other.on ? 1 : one.on > other.on ? -1 : 0));
}

/** The sort of an entry: "Shares issued". */
export function sortOf(type: string): string {
  return capital(keyInWords(type));
}

const mostParts = 4;

/** An entry on one line: what it says in a sentence, or its sort and the first of its fields. */
export function inShort({ type, data }: Pick<Written, 'type' | 'data'>, nameOf: NameOf = (id) => id): string {
  const said = saidBy(type, data, nameOf);
  if (said !== undefined) return said;
  const parts = Object.entries(data).flatMap(([field, value]) => {
    const text = partInShort(value);
    return text === undefined || field === 'id' ? [] : [`${keyInWords(field)} ${text}`];
  });
  const told = parts.slice(0, mostParts).join(', ');
  return told === '' ? sortOf(type) : `${sortOf(type)}: ${told}${parts.length > mostParts ? ' …' : ''}`;
}

function partInShort(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return grouped(value);
  if (typeof value === 'string') return isNumber(value) ? grouped(value) : isDay(value) ? dayInWords(value) : value;
  if (Array.isArray(value)) {
    const texts = value.flatMap((each) => partInShort(each) ?? []);
    return texts.length === value.length && texts.length <= 3 ? texts.join(', ') : `(${value.length})`;
  }
  if (typeof value === 'object' && value !== null) {
    const money = moneyIn(value);
    if (money !== undefined) return money;
    const { kind, ...rest } = value as Record<string, unknown>;
    if (typeof kind === 'string') {
      const parts = Object.values(rest).flatMap((each) => (typeof each === 'string' ? [each] : []));
      return [keyInWords(kind), ...parts.slice(0, 2)].join(' ');
    }
  }
  return undefined;
}
