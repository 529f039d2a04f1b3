import { MissingProvisionError } from '../../../evaluation/index.js';
import type { Day } from '../../../exact/index.js';
import type { Placed } from '../../../instrument/index.js';
import type { Context } from '../../../session/index.js';
import type { AccrualStart } from './accrual-start-parameters.js';
import type { PartialPayment } from './partial-payment-parameters.js';
import type { SeriesDividend } from './series-dividend-parameters.js';
import { provisionOf, type OfSeries } from './series-provision.js';

/** The provisions by which an instrument itself fixes the dividends of a series. */
export interface FixedDividends {
  readonly dividend: Placed<SeriesDividend>;
  readonly start: Placed<AccrualStart>;
  readonly payment: Placed<PartialPayment>;
}

/** What stands beside an amount of dividends, without which they cannot be reckoned. */
export const besideDividend = ['accrual-start', 'partial-payment'] as const;

/**
 * The provisions on the dividends of a series, where an instrument fixes them; undefined where the terms are a resolution's.
 * @throws {QuestionError} where it fixes an amount and does not say from when it accrues, or how a part of it is divided
 */
export function fixedDividends(c: Context, series: string, when: Day): FixedDividends | undefined {
  const dividend = provisionOf<SeriesDividend>(c, 'series-dividend', series, when);
  if (dividend === undefined) return undefined;
  return {
    dividend,
    start: needed<AccrualStart>(c, 'accrual-start', dividend, when),
    payment: needed<PartialPayment>(c, 'partial-payment', dividend, when),
  };
}

function needed<P extends OfSeries>(
  c: Context,
  kind: (typeof besideDividend)[number],
  { cite, provision }: Placed<SeriesDividend>,
  when: Day,
): Placed<P> {
  const found = provisionOf<P>(c, kind, provision.series, when);
  if (found !== undefined) return found;
  throw new MissingProvisionError(
    `${cite} fixes the dividends of ${provision.series}, and no provision of the kind "${kind}" speaks of that series. Add one to the instrument.`,
  );
}
