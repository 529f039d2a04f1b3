import { defineNotion, held, message, reason } from '../../evaluation/index.js';
import type { Moment } from '../../exact/index.js';
import type { ActOf } from '../../journal/index.js';
import type { BuiltInNotion, Context } from '../../session/index.js';
import type { Seat } from './seat.js';

/** Whether a seat keeps its series when a director is appointed, not elected, to it. */
export type SeriesCharacter = 'keeps' | 'loses';
export const seriesCharacterNotion = defineNotion<SeriesCharacter>('series-seat-character');

const silent = message(
  'series-seat.silent',
  'No instrument in force says that an appointed director’s seat loses its series: it {outcome} it',
);

export const seriesCharacterSilent: BuiltInNotion = () => held<SeriesCharacter>('keeps', reason(silent, 'keeps'));

/** The series to which a director's seat belongs, for filling it and for removing from it. */
export function seriesOf(c: Context, seat: Seat, at: Moment): string | undefined {
  if (seat.series === undefined || !seat.appointed) return seat.series;
  return c.notion(seriesCharacterNotion, [], at).value === 'keeps' ? seat.series : undefined;
}

/** The series whose holders elect to a seat: as the act says it, or as the director whose seat it was had been elected. */
export function seriesOfSeat(c: Context, act: ActOf<'fill-vacancy'>): string | undefined {
  const listed = c.books.entriesOf('opening-board', c.now).flatMap(({ data }) => data.directors);
  const elected = c.books.entriesOf('director-elected', c.now).map(({ data }) => data);
  return act.series ?? [...listed, ...elected].findLast(({ person }) => person === act['seat-of'])?.series;
}
