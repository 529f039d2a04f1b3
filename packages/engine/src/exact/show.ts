import { times } from './arithmetic.js';
import { denominator, numerator, ratio } from './quantity.js';
import type { Quantity, Ratio, Unit } from './unit.js';
import { decimalText } from './wire.js';

/** Beyond this many decimals a fraction is easier to read than its digits. Nothing is rounded either way. */
const mostDecimals = 6;

/** A quantity for people, exact: '1,234,567', '123,456.7', '1/3', '123,456 2/3', '-5'. The unit is the sentence's to say. */
export function show(a: Quantity<Unit>): string {
  const decimal = decimalText(a);
  if (decimal === undefined || decimalsIn(decimal) > mostDecimals) return mixedNumber(numerator(a), denominator(a));
  return groupThousands(decimal);
}

/** A ratio as a percentage, exact: '12.5 %', '66 2/3 %', '80 %'. Say in words of what it is a percentage. */
export function showPercent(a: Ratio): string {
  return `${show(times(a, ratio(100)))} %`;
}

/** Puts commas between thousands: '-1234567.891' becomes '-1,234,567.891'. */
export function groupThousands(decimal: string): string {
  const [integer = '', places] = decimal.split('.');
  const grouped = integer.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return places === undefined ? grouped : `${grouped}.${places}`;
}

function mixedNumber(above: bigint, below: bigint): string {
  const sign = above < 0n ? '-' : '';
  const magnitude = above < 0n ? -above : above;
  const integer = magnitude / below;
  const rest = `${magnitude % below}/${below}`;
  return integer === 0n ? sign + rest : `${sign}${groupThousands(integer.toString())} ${rest}`;
}

function decimalsIn(decimal: string): number {
  const point = decimal.indexOf('.');
  return point < 0 ? 0 : decimal.length - point - 1;
}
