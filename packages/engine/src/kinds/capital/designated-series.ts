import { z } from 'zod';
import { provisionFields, type Provision, type Written, newStockName, stockName } from '../../instrument/index.js';
import { dayParameter, defineKind, seriesTermsParameter, sharesParameter } from '../../terms/index.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('designated-series'),
  series: newStockName.describe('the id of the series'),
  class: stockName.describe('the class that it is a series of'),
  shares: sharesParameter.describe('how many shares it has, until that is changed'),
  effective: dayParameter.describe('the day from which there is the series'),
  resizedBy: z
    .enum(['resolution', 'filing'])
    .describe('what changes its number of shares: the resolution of the board, or the filing of it'),
  terms: seriesTermsParameter.describe('its terms, of those that rules read; other provisions may give it more'),
});
type DesignatedSeries = z.output<typeof parameters>;

/** A series that the instrument itself fixes: its name, its number of shares and terms. */
export const designatedSeries = (data: Written<typeof parameters>): Provision => ({
  kind: 'designated-series',
  ...data,
});

/** Fixes a series of a class, so that there is one without a resolution of the board or a filing of its own. */
export const designatedSeriesKind = defineKind<DesignatedSeries>({
  kind: 'designated-series',
  subject: 'capital',
  provides: 'Fixes a series of a class in the instrument itself: its name, its number of shares and terms.',
  parameters,
  facts: [],
  answers: ['capital.summary', 'capital.issue', 'capital.resize-series'],
  series: ({ series, class: of, shares, effective, terms, resizedBy }) => ({
    series,
    class: of,
    shares,
    effective,
    terms,
    resizedBy,
  }),
});
