import type { Day } from '../../../exact/index.js';
import type { Placed, Provision } from '../../../instrument/index.js';
import { ofKind, type Context } from '../../../session/index.js';

/** A provision that speaks of one series. */
export interface OfSeries extends Provision {
  readonly series: string;
}

/** The provision of one kind that speaks of a series, in force on a day: the highest instrument's, and its first. */
export function provisionOf<P extends OfSeries>(
  c: Context,
  kind: P['kind'],
  series: string,
  when: Day,
): Placed<P> | undefined {
  return ofKind<P>(c, kind, when).find(({ provision }) => provision.series === series);
}
