import { times } from './arithmetic.js';
import { compare } from './ordering.js';
import { denominator, numerator, quantity, ratio } from './quantity.js';
import { groupThousands, show } from './show.js';
import type { Quantity, Ratio, Unit } from './unit.js';

/** A number with so many decimals, half away from nought: 0.5 of 1 with none is '1', 2/3 with two is '0.67'. For display only. */
export function withDecimals(a: Quantity<Unit>, places: number): string {
  const above = numerator(a);
  const magnitude = above < 0n ? -above : above;
  const scale = 10n ** BigInt(places);
  const rounded = (2n * magnitude * scale + denominator(a)) / (2n * denominator(a));
  const digits = rounded.toString().padStart(places + 1, '0');
  const cut = digits.length - places;
  const sign = above < 0n && rounded > 0n ? '-' : '';
  return places === 0 ? sign + digits : `${sign}${digits.slice(0, cut)}.${digits.slice(cut)}`;
}

/** A ratio as a percentage with so many decimals: 2183/114300 with seven is '1.9098863'. */
export function percentWithDecimals(a: Quantity<'ratio'>, places: number): string {
  return withDecimals(times(a, ratio(100)), places);
}

/** A rate for people, to be reckoned with: '5 %', '11.0375 %'; with seven decimals and the fraction where it has more. */
export function showRate(a: Ratio): string {
  const percent = times(a, ratio(100));
  const places = withDecimals(percent, 7);
  const shown = `${groupThousands(places.replace(/\.?0+$/, ''))} %`;
  return compare<Unit>(percent, quantity('ratio', places)) === 0 ? shown : `${shown} (exactly ${show(percent)} %)`;
}
