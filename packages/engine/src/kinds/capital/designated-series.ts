import { z } from 'zod';
import { message, reason } from '../../evaluation/index.js';
import { compareBy, minus, show } from '../../exact/index.js';
import { newStockName, parametersOf, stockName, writerOf, type Placed } from '../../instrument/index.js';
import type { ActOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import {
  authorisedNotion,
  beforeEffect,
  dayParameter,
  defineKind,
  seriesOn,
  seriesTermsParameter,
  sharesParameter,
} from '../../terms/index.js';
import type { Bar, Matter } from '../../terms/index.js';

const parameters = parametersOf('designated-series', {
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
export const designatedSeries = writerOf(parameters);

const room = message(
  'series.room',
  '{shares} shares of {series} are to be issued; of its {number} shares {left} are unissued: {outcome}',
);

/**
 * Fixes a series of a class, so that there is one without a resolution of the board or a filing of its own. Bars an issue of more
 * shares than it has left, where no text in force fixes the classes of stock, which would say so.
 */
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
  bars: (c, placed, matter) => {
    const { act } = matter;
    if (act.kind !== 'issue' || act.class !== placed.provision.series || act['from-treasury'] === true) return [];
    return c.isDefined(authorisedNotion, placed.article, c.now) ? [] : [roomBar(c, placed, matter, act)];
  },
});

function roomBar(
  c: Context,
  { cite, provision }: Placed<DesignatedSeries>,
  matter: Matter,
  { shares, class: id }: ActOf<'issue'>,
): Bar {
  c.covered('register', c.asOf, [cite]);
  const number = seriesOn(c, c.asOf, [cite]).find((each) => each.id === id)?.designated ?? provision.shares;
  const left = minus<'shares'>(number, c.books.issued(id).at(beforeEffect(c, matter)));
  const enough = compareBy<'shares'>('notMoreThan', shares, left);
  const figures = { series: id, number: show(number), left: show(left), shares: show(shares) };
  return {
    barred: !enough,
    figures: { id: `${cite} number`, shares, number, unissued: left },
    reason: reason(room, enough ? 'enough' : 'too few', { figures, cites: [cite] }),
  };
}
