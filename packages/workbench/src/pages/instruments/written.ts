import { dayInWords } from '@quorate/sdk';
import { grouped, isNumber } from '../../words/numbers.js';
import { isDay } from '../../words/dates.js';
import { keyInWords, listed } from '../../words/phrases.js';

/** What an instrument says of a parameter for which a reading chooses. */
export interface Chosen {
  readonly reading: string;
  readonly options: Readonly<Record<string, unknown>>;
}

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(written: unknown): written is Fields {
  return typeof written === 'object' && written !== null && !Array.isArray(written);
}

export function isChosen(written: unknown): written is Chosen {
  return isFields(written) && typeof written['reading'] === 'string' && isFields(written['options']);
}

/** What stands where readings choose, as they hold: by the option that holds of each. */
export function asHeld(written: unknown, holds: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(written)) return written.map((part) => asHeld(part, holds));
  if (!isFields(written)) return written;
  if (isChosen(written)) return asHeld(written.options[holds.get(written.reading) ?? ''], holds);
  return Object.fromEntries(Object.entries(written).map(([field, part]) => [field, asHeld(part, holds)]));
}

/** The readings that choose anywhere in what is written. */
export function readingsIn(written: unknown): readonly string[] {
  if (Array.isArray(written)) return [...new Set(written.flatMap(readingsIn))];
  if (!isFields(written)) return [];
  if (isChosen(written)) return [...new Set([written.reading, ...Object.values(written.options).flatMap(readingsIn)])];
  return [...new Set(Object.values(written).flatMap(readingsIn))];
}

/** What an instrument says, on one line. */
export function inWords(written: unknown): string {
  if (written === undefined || written === null) return '–';
  if (typeof written === 'boolean') return written ? 'yes' : 'no';
  if (typeof written === 'number') return grouped(written);
  if (typeof written === 'string') return wordOf(written);
  if (Array.isArray(written)) return listed(written.map(inWords));
  return Object.entries(written)
    .map(([field, part]) => (part === true ? keyInWords(field) : `${keyInWords(field)} ${inWords(part)}`))
    .join(', ');
}

function wordOf(text: string): string {
  if (isNumber(text)) return grouped(text);
  if (isDay(text)) return dayInWords(text);
  return /^[a-z]+(-[a-z\d]+)*$/u.test(text) ? keyInWords(text) : text;
}
