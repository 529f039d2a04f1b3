import type { z } from 'zod';
import { byReading, parametersOf, stockName, writerOf } from '../../../instrument/index.js';
import type { Day } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { defineKind, type Standing } from '../../../terms/index.js';
import { mixedTreatment, treatedAs } from '../series/mixed-standing.js';
import { provisionOf } from '../series/series-provision.js';
import { rankBeside, standingBeside } from '../series/series-rank.js';

const parameters = parametersOf('liquidation-parity', {
  series: stockName.describe('the series'),
  mixed: byReading(mixedTreatment).describe(
    'how stock is treated that is junior in one respect and at parity in the other: by its rank in a liquidation, as junior, or as at parity',
  ),
});
type LiquidationParity = z.output<typeof parameters>;

/** In a liquidation, stock at parity with a series is paid ratably with it, in proportion to all that each is entitled to. */
export const liquidationParity = writerOf(parameters);

export const liquidationParityKind = defineKind<LiquidationParity>({
  kind: 'liquidation-parity',
  subject: 'distributions',
  provides: 'Pays stock at parity with a series ratably with it in a liquidation.',
  parameters,
  facts: [rankBeside],
  answers: ['liquidation.waterfall'],
});

/** How another series is treated in a liquidation beside a series. */
export function treatedInLiquidation(c: Context, series: string, other: string, when: Day, cite: string): Standing {
  const placed = provisionOf<LiquidationParity>(c, 'liquidation-parity', series, when);
  const standing = standingBeside(c, series, other, when, cite);
  return treatedAs(c, placed?.provision.mixed, standing, 'liquidation');
}
