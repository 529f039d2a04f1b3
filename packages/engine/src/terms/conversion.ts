import type { Ratio } from '../exact/index.js';

/** The name of the notion of the ratio at which a class or series may be converted; about nothing, its value is `Convertible`. */
export function conversionRatioNotion(series: string): string {
  return `conversion ratio of ${series}`;
}

/** The ratio at a moment: shares of the other class for each. */
export interface Convertible {
  readonly ratio: Ratio;
}
