import type { Context } from '../../session/index.js';
import type { AnnualMeeting } from './annual-meetings.js';
import type { BoardTerms } from './board-terms.js';
import { seatEvents, type SeatEvent } from './seat-events.js';

/** Whether holders elected somebody to a seat that was up, and not to a vacancy or a new seat. */
export function isRegular({ fills, seat }: Extract<SeatEvent, { kind: 'seated' }>): boolean {
  return !fills && seat.by === 'shareholders';
}

/**
 * How long those serve who are elected to a class for the first time, by annual meetings or years: where all classes are elected
 * at one meeting, the first class until the next one, the second until the one after it, and so on; else a full term.
 */
export function firstLength(
  c: Context,
  own: string | undefined,
  { sittings }: AnnualMeeting,
  { classes, length }: BoardTerms,
): number {
  const together = seatEvents(c).filter(
    (event): event is Extract<SeatEvent, { kind: 'seated' }> =>
      event.kind === 'seated' && isRegular(event) && sittings.some((sitting) => sitting === event.seat.atMeeting),
  );
  const stated = together.find(({ seat }) => seat.class === own && seat.statedEnd !== undefined)?.seat.statedEnd;
  if (stated !== undefined) return stated;
  const isOfAll = classes.every((name) => together.some(({ seat }) => seat.class === name));
  return isOfAll && own !== undefined ? classes.indexOf(own) + 1 : length;
}
