import { defineNotion, isAsIfEntered, type Notion } from '../evaluation/index.js';
import { isPositive, type Moment, type Ratio } from '../exact/index.js';
import type { Context } from '../session/index.js';

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

/** Whether shares of a class or series became others of themselves, and none is left. */
export function hasConvertedOfItself(c: Context, series: string, at: Moment): boolean {
  if (isPositive(c.books.outstanding(series).at(at))) return false;
  return c.books.entriesOf('shares-reacquired', at).some(({ id, data }) => data.class === series && isAsIfEntered(id));
}
