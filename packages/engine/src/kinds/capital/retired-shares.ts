import { z } from 'zod';
import { message, reason } from '../../evaluation/index.js';
import { byReading, provisionFields, type Placed, type Provision, type Written } from '../../instrument/index.js';
import type { ActOf } from '../../journal/index.js';
import { defineKind, type Bar } from '../../terms/index.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('retired-shares'),
  series: z.string().describe('the series whose reacquired shares are retired'),
  leaveTheSeries: byReading(z.boolean()).describe(
    'whether retired shares become shares of the class without a series, so that the number of the series falls by them',
  ),
});
type RetiredShares = z.output<typeof parameters>;

/** Shares of a series that the corporation gets back are retired and are not kept in treasury. */
export const retiredShares = (data: Written<typeof parameters>): Provision => ({ kind: 'retired-shares', ...data });

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
  bars: (_c, placed, { act }) =>
    act.kind === 'buy-back' && act.class === placed.provision.series ? [treasuryBar(placed, act)] : [],
});

function treasuryBar({ cite, provision }: Placed<RetiredShares>, act: ActOf<'buy-back'>): Bar {
  const barred = act['held-as'] === 'treasury';
  return {
    barred,
    figures: { id: `${cite} treasury`, shares: act.shares },
    reason: reason(judged, barred ? 'kept in treasury' : 'retired', {
      figures: { series: provision.series },
      cites: [cite],
    }),
  };
}
