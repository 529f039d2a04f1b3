import { z } from 'zod';
import { message, reason } from '../../evaluation/index.js';
import { byReading, parametersOf, stockName, writerOf, type Placed } from '../../instrument/index.js';
import type { ActOf } from '../../journal/index.js';
import { defineKind, type Bar } from '../../terms/index.js';

const parameters = parametersOf('retired-shares', {
  series: stockName.describe('the series whose reacquired shares are retired'),
  leaveTheSeries: byReading(z.boolean()).describe(
    'whether retired shares become shares of the class without a series, so that the number of the series falls by them',
  ),
});
type RetiredShares = z.output<typeof parameters>;

/** Shares of a series that the corporation gets back are retired and are not kept in treasury. */
export const retiredShares = writerOf(parameters);

const judged = message(
  'retired-shares.judged',
  'Shares of {series} that the corporation gets back are retired at once; these are to be {outcome}',
);

/** Bars keeping reacquired shares of the series in treasury, and takes retired ones out of its number. */
export const retiredSharesKind = defineKind<RetiredShares>({
  kind: 'retired-shares',
  subject: 'capital',
  provides: 'Has reacquired shares of a series retired, and says whether its number of shares falls by them.',
  parameters,
  facts: [],
  answers: ['capital.reacquire', 'capital.summary', 'capital.issue'],
  retires: (c, { provision }, series) => series === provision.series && c.resolve(provision.leaveTheSeries),
  bars: (_c, placed, { act }) => {
    const isOfSeries = (act.kind === 'buy-back' || act.kind === 'issue') && act.class === placed.provision.series;
    return isOfSeries ? [treasuryBar(placed, act)] : [];
  },
});

/** Shares may neither be kept in treasury nor come out of it again. */
function treasuryBar({ cite, provision }: Placed<RetiredShares>, act: ActOf<'buy-back'> | ActOf<'issue'>): Bar {
  const barred = act.kind === 'issue' ? act['from-treasury'] === true : act['held-as'] === 'treasury';
  const kept = act.kind === 'issue' ? 'issued out of treasury' : 'kept in treasury';
  const outcome = act.kind === 'issue' ? 'new shares' : 'retired';
  return {
    barred,
    figures: { id: `${cite} treasury`, shares: act.shares },
    reason: reason(judged, barred ? kept : outcome, {
      figures: { series: provision.series },
      cites: [cite],
    }),
  };
}
