import { held, message, openFact, reason, type Held } from '../../evaluation/index.js';
import { showMoment, type Moment } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import type { Seat } from './seat.js';

/** Asked of a day before the roster is kept, and where nobody is entered on it. */
export const directorsOnFact = openFact('directors-on', 'day').text(
  'Who were the directors on {0}? (their ids, with commas between them; or none)',
);

const stated = message(
  'roster.stated',
  'No roster is entered that tells who sat at {moment}; the directors were {outcome}, as stated',
);

/** Whether a moment lies before the first day on which the roster is kept: of it the roster tells nothing. */
export function isBeforeRoster(c: Context, at: Moment): boolean {
  const [first] = c.books.coverage('board');
  return first !== undefined && at.day < first.from;
}

/** The directors where no roster tells of them, as somebody states them; asked for where nobody has. */
export function statedRoster(c: Context, at: Moment): Held<readonly Seat[]> {
  const names = c.ask(directorsOnFact, { about: [at.day], cites: [] });
  const persons = names === 'none' ? [] : names.split(',').map((name) => name.trim());
  const seats = persons.map((person): Seat => ({ person, by: 'shareholders', from: at, appointed: false, entry: '' }));
  return held(seats, reason(stated, names, { figures: { moment: showMoment(at) } }));
}
