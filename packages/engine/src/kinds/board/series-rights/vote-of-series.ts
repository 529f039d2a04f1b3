import { held, message, reason, type Held } from '../../../evaluation/index.js';
import { fractionInWords, type Fraction } from '../../../exact/index.js';
import type { MissedDividendRight } from './parameters.js';
import { defineTopic } from '../../../terms/index.js';

/** The topic under which a provision tells the vote by which holders of a series remove a director whom they elected. */
export const seriesVoteTopic = defineTopic<SeriesVote>('vote-of-series-on-directors');

/** That vote: a part of the outstanding shares of the series. */
export interface SeriesVote {
  readonly fraction: Fraction;
  readonly cite: string;
}

const voted = message(
  'series-vote',
  'Directors whom {series} elects are removed by the holders of {outcome} of its outstanding shares alone',
);

export function seriesVoteTold(
  cite: string,
  { fraction, series }: Pick<MissedDividendRight, 'fraction' | 'series'>,
): Held<SeriesVote> {
  return held({ fraction, cite }, reason(voted, fractionInWords(fraction), { figures: { series }, cites: [cite] }));
}
