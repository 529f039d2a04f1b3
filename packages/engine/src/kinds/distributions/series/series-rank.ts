import { z } from 'zod';
import { held, message, openFact, reason } from '../../../evaluation/index.js';
import { byReading, parametersOf, stockName, writerOf, type Placed } from '../../../instrument/index.js';
import type { Day } from '../../../exact/index.js';
import type { BuiltInNotion, Context } from '../../../session/index.js';
import { defineKind, rankNotion, seriesOn, standingNotion } from '../../../terms/index.js';
import type { Standing, StandingBeside } from '../../../terms/index.js';
import { provisionOf } from './series-provision.js';

const parameters = parametersOf('series-rank', {
  series: stockName.describe('the series'),
  class: stockName.describe('the class of whose other series it speaks'),
  silent: byReading(z.enum(['senior', 'parity', 'junior'])).describe(
    'where another series stands whose terms do not say how it ranks with this one',
  ),
  before: z.array(stockName).describe('the classes before which this series comes'),
  inOneRespect: byReading(z.enum(['left-open', 'junior', 'senior']))
    .optional()
    .describe(
      'where it is enough to rank junior or senior in one respect, dividends or liquidation: how stock counts that is one of each',
    ),
});
type SeriesRank = z.output<typeof parameters>;

/** How a series ranks with other series and classes, for dividends and for the distribution of assets. */
export const seriesRank = writerOf(parameters);

export const rankBeside = openFact('rank-beside', 'class or series', 'series', 'dividends or liquidation').choice(
  ['senior', 'parity', 'junior'],
  'How does {0} rank with {1} for {2}?',
);

const countsAs = openFact('rank-treated-as', 'class or series', 'series').choice(
  ['senior', 'junior'],
  '{0} ranks before {1} in one respect and after it in the other: is it treated as senior or as junior to it?',
);

export const seriesRankKind = defineKind<SeriesRank>({
  kind: 'series-rank',
  subject: 'distributions',
  provides: 'Ranks a series with other series and classes, where their own terms do not.',
  parameters,
  facts: [rankBeside, countsAs],
  answers: ['dividends.permit', 'liquidation.waterfall'],
});

/**
 * How another class or series ranks with a series: as its own terms say, as the instrument says where they are silent, and
 * as is asked for where nobody has entered them, or nothing speaks of it.
 */
export function standingBeside(c: Context, series: string, other: string, when: Day, cite: string): StandingBeside {
  const placed = provisionOf<SeriesRank>(c, 'series-rank', series, when);
  const cites = [placed?.cite ?? cite].filter((each) => each !== '');
  if (placed?.provision.before.includes(other) === true) return { dividends: 'junior', liquidation: 'junior' };
  const found = seriesOn(c, when, cites).find((each) => each.id === other);
  const stated = found?.terms?.ranks?.[series];
  if (stated !== undefined) return stated;
  const isSilent = found?.terms !== undefined && found.class === placed?.provision.class;
  return (isSilent ? whereSilent(c, placed) : undefined) ?? askedStanding(c, series, other, cites);
}

/** Where stock stands whose terms do not say it, by the provision on the ranks of the series. */
function whereSilent(c: Context, placed: Placed<SeriesRank> | undefined): StandingBeside | undefined {
  if (placed === undefined) return undefined;
  const rank = c.resolve(placed.provision.silent);
  return { dividends: rank, liquidation: rank };
}

function askedStanding(c: Context, series: string, other: string, cites: readonly string[]): StandingBeside {
  const asked = (what: 'dividends' | 'liquidation') =>
    c.ask(rankBeside, { about: [other, series, what], cites }) as Standing;
  return { dividends: asked('dividends'), liquidation: asked('liquidation') };
}

const stands = message(
  'series-rank.stands',
  'Beside {series}, {other} ranks {dividends} for dividends and {outcome} in a liquidation',
);

/** A rank as it is read aloud. */
const rankInWords: Readonly<Record<Standing, string>> = {
  senior: 'before it',
  parity: 'equally with it',
  junior: 'after it',
};

/**
 * Where a class or series stands beside a series: about [the other, the series], or, of stock that there is not yet and whose
 * terms do not say it, about [the other, the series, 'silent'].
 */
export const standingOfStock: BuiltInNotion = (c, [other = '', series = '', silent], at) => {
  const placed = provisionOf<SeriesRank>(c, 'series-rank', series, at.day);
  const cites = placed === undefined ? [] : [placed.cite];
  const value =
    silent === undefined
      ? standingBeside(c, series, other, at.day, '')
      : (whereSilent(c, placed) ?? askedStanding(c, series, other, cites));
  const figures = { other, series, dividends: rankInWords[value.dividends] };
  return held<StandingBeside>(value, reason(stands, rankInWords[value.liquidation], { figures, cites }));
};

const ranks = message('series-rank.ranks', 'Beside {series}, {other} ranks {outcome}');

/** The rank of a class or series beside a series, in one word: about [the other, the series]. */
const rankOfStock: BuiltInNotion = (c, [other = '', series = ''], at) => {
  const value = rankInOneWord(c, series, other, at.day, '');
  return held<Standing>(value, reason(ranks, rankInWords[value], { figures: { other, series } }));
};

/** Notions of what holders are paid that no single provision defines. */
export const standingNotions: readonly (readonly [string, BuiltInNotion])[] = [
  [standingNotion, standingOfStock],
  [rankNotion, rankOfStock],
];

/**
 * How another class or series counts beside a series, in one word: junior or senior where its terms put it so in either respect, as
 * the instrument says where they put it both ways, and otherwise at parity.
 */
export function rankInOneWord(c: Context, series: string, other: string, when: Day, cite: string): Standing {
  const standing = standingBeside(c, series, other, when, cite);
  const either = new Set<Standing>([standing.dividends, standing.liquidation]);
  if (either.has('junior') && either.has('senior')) return ofBoth(c, series, other, when, cite);
  if (either.has('junior')) return 'junior';
  return either.has('senior') ? 'senior' : 'parity';
}

function ofBoth(c: Context, series: string, other: string, when: Day, cite: string): Standing {
  const placed = provisionOf<SeriesRank>(c, 'series-rank', series, when);
  const rule = placed?.provision.inOneRespect;
  const counts = rule === undefined ? 'left-open' : c.resolve(rule);
  if (counts !== 'left-open') return counts;
  return c.ask(countsAs, { about: [other, series], cites: [placed?.cite ?? cite] }) as Standing;
}
