import { z } from 'zod';
import { citation, stockName, type Placed } from '../../../instrument/index.js';
import type { Series } from '../../../terms/index.js';

/** What a provision on liquidations says of its series: in which section, and of which of them. */
export const seriesClause = z.strictObject({
  cite: z.string().describe('the section that says so'),
  series: z.array(stockName).optional().describe('of which series; left out, of all of the class with preferences'),
});
export type SeriesClause = z.output<typeof seriesClause>;

/** The sections that say it of a series: that of the clause, else that of its own terms. Undefined where neither says it. */
export function saidOf(
  { instrument }: Placed,
  clause: SeriesClause | undefined,
  series: Series,
  term: 'or-as-converted' | 'preference-with-declared',
): readonly string[] | undefined {
  if (clause !== undefined && clause.series?.includes(series.id) !== false) return [citation(instrument, clause.cite)];
  if (series.terms?.[term] !== true) return undefined;
  return series.cite === undefined ? [] : [series.cite];
}
