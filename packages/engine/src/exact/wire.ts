import { ExactFormatError } from './errors.js';
import { readPlainNumber } from './number-text.js';
import { denominator, numerator } from './quantity.js';
import { reduced } from './rational.js';
import type { Quantity, Unit } from './unit.js';

/**
 * The one text of a quantity in entries, answers and files: a decimal when that is finite ('800000', '0.1', '-2.5'),
 * else 'p/q' in lowest terms ('2/3'). Equal quantities have equal texts.
 */
export function toWire(a: Quantity<Unit>): string {
  return decimalText(a) ?? `${numerator(a)}/${denominator(a)}`;
}

/**
 * Reads what `toWire` writes, and its uncanonical forms ('0.10', '4/6'). No commas and no percentages: those are for
 * people (see `quantity`).
 * @throws ExactFormatError for any other text.
 */
export function fromWire<U extends Unit>(_unit: U, text: string): Quantity<U> {
  const read = text.includes(',') ? undefined : readPlainNumber(text);
  if (!read) throw new ExactFormatError(text, "an exact number such as '800000', '0.1', '-5' or '2/3', without commas");
  return reduced(read.numerator, read.denominator);
}

/** The digits of a quantity whose decimal form is finite, without grouping; undefined for thirds and their kind. */
export function decimalText(a: Quantity<Unit>): string | undefined {
  const places = decimalPlaces(denominator(a));
  if (places === undefined) return undefined;
  const above = numerator(a);
  const scaled = ((above < 0n ? -above : above) * 10n ** BigInt(places)) / denominator(a);
  const digits = scaled.toString().padStart(places + 1, '0');
  const cut = digits.length - places;
  const sign = above < 0n ? '-' : '';
  return places === 0 ? sign + digits : `${sign}${digits.slice(0, cut)}.${digits.slice(cut)}`;
}

/** How many decimals a fraction with this denominator needs; undefined when no number of them is enough. */
function decimalPlaces(below: bigint): number | undefined {
  let twos = 0;
  let fives = 0;
  let rest = below;
  for (; rest % 2n === 0n; rest /= 2n) twos += 1;
  for (; rest % 5n === 0n; rest /= 5n) fives += 1;
  return rest === 1n ? Math.max(twos, fives) : undefined;
}
