import { z } from 'zod';
import type { ByReading } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import type { Standing, StandingBeside } from '../../../terms/index.js';

/** How stock is treated that is junior to a series in one respect, dividends or liquidation, and at parity in the other. */
export const mixedTreatment = z.enum(['by-matter', 'junior', 'parity']);
export type MixedTreatment = z.output<typeof mixedTreatment>;

/** What a restriction is about. */
export type RankMatter = 'dividends' | 'liquidation' | 'purchase';

/**
 * How stock is treated in a matter. Junior in either respect is junior, and else parity in either is parity. Where it is
 * one of each, the text leaves it open: by the respect that the matter is about (a purchase is about both, and takes the
 * stricter), as junior throughout, or as at parity throughout.
 */
export function treatedAs(
  c: Context,
  mixed: MixedTreatment | ByReading<MixedTreatment> | undefined,
  standing: StandingBeside,
  matter: RankMatter,
): Standing {
  const either = new Set<Standing>([standing.dividends, standing.liquidation]);
  if (mixed !== undefined && either.has('junior') && either.has('parity')) {
    const treatment = c.resolve(mixed);
    if (treatment !== 'by-matter') return treatment;
    return matter === 'purchase' ? 'junior' : standing[matter];
  }
  if (either.has('junior')) return 'junior';
  return either.has('parity') ? 'parity' : 'senior';
}
