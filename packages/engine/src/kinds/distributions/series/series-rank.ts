import { z } from 'zod';
import type { FactType } from '../../../evaluation/index.js';
import { byReading, provisionFields, type Provision, type Written } from '../../../instrument/index.js';
import type { Day } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { defineKind, seriesOn, type Standing, type StandingBeside } from '../../../terms/index.js';
import { provisionOf } from './series-provision.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('series-rank'),
  series: z.string().describe('the series'),
  class: z.string().describe('the class of whose other series it speaks'),
  silent: byReading(z.enum(['senior', 'parity', 'junior'])).describe(
    'where another series stands whose terms do not say how it ranks with this one',
  ),
  before: z.array(z.string()).describe('the classes before which this series comes'),
});
type SeriesRank = z.output<typeof parameters>;

/** How a series ranks with other series and classes, for dividends and for the distribution of assets. */
export const seriesRank = (data: Written<typeof parameters>): Provision => ({ kind: 'series-rank', ...data });

export const rankBeside: FactType = {
  name: 'rank-beside',
  asks: 'How does {0} rank with {1} for {2}?',
  about: ['class or series', 'series', 'dividends or liquidation'],
  reply: { kind: 'choice', of: ['senior', 'parity', 'junior'] },
};

export const seriesRankKind = defineKind<SeriesRank>({
  kind: 'series-rank',
  subject: 'distributions',
  provides: 'Ranks a series with other series and classes, where their own terms do not.',
  parameters,
  facts: [rankBeside],
  answers: ['dividends.permit', 'liquidation.waterfall'],
});

/**
 * How another class or series ranks with a series: as its own terms say, as the instrument says where they are silent, and
 * as is asked for where nobody has entered them, or nothing speaks of it.
 */
export function standingBeside(c: Context, series: string, other: string, when: Day, cite: string): StandingBeside {
  const placed = provisionOf<SeriesRank>(c, 'series-rank', series, when);
  const cites = [placed?.cite ?? cite];
  if (placed?.provision.before.includes(other) === true) return { dividends: 'junior', liquidation: 'junior' };
  const found = seriesOn(c, when, cites).find((each) => each.id === other);
  const stated = found?.terms?.ranks?.[series];
  if (stated !== undefined) return stated;
  const isSilent = found?.terms !== undefined && found.class === placed?.provision.class;
  if (isSilent) {
    const rank = c.resolve(placed.provision.silent);
    return { dividends: rank, liquidation: rank };
  }
  const asked = (what: 'dividends' | 'liquidation') =>
    c.ask(rankBeside, { about: [other, series, what], cites }) as Standing;
  return { dividends: asked('dividends'), liquidation: asked('liquidation') };
}
