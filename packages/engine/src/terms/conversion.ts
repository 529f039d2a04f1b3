import { defineNotion, type Notion } from '../evaluation/index.js';
import type { Ratio } from '../exact/index.js';

/** The name of the notion of the ratio at which a class or series may be converted; about nothing, its value is `Convertible`. */
export function conversionRatioNotion<R extends Convertible = Convertible>(series: string): Notion<R> {
  return defineNotion<R>(`conversion ratio of ${series}`);
}

/** The ratio at a moment: shares of the other class for each. */
export interface Convertible {
  readonly ratio: Ratio;
}

/** The topic under which the ratio of { series } is told, and what so many { shares } of it become. */
export const conversionTopic = 'conversion-ratio';
