import { defineNotion, held, message, openFact, reason } from '../../evaluation/index.js';
import { compareMoments, showMoment, type Moment } from '../../exact/index.js';
import type { BuiltInNotion, Context } from '../../session/index.js';
import { isBeforeRoster } from './roster-before.js';
import { rosterAt } from './roster.js';

export const wasDirectorNotion = defineNotion<boolean, readonly [person: string]>('was-director');

/** Asked of a day before the roster is kept. */
export const wasDirectorFact = openFact('was-director', 'person', 'day').yesNo('Was {0} a member of the Board on {1}?');

const told = message('was-director', '{person} {outcome} at {moment}');

/** Whether a person was a director at a moment, also one before the roster opens: then by what the opening list says, else asked. */
export const wasDirector: BuiltInNotion = (c, [person = ''], at) => {
  const was = isBeforeRoster(c, at)
    ? beforeRoster(c, person, at)
    : rosterAt(c, at).value.some((seat) => seat.person === person);
  const outcome = was ? 'was a director' : 'was not a director';
  return held<boolean>(was, reason(told, outcome, { figures: { person: c.nameOf(person), moment: showMoment(at) } }));
};

/** Service without a break since a day stated in the opening list covers every moment from that day on. */
function beforeRoster(c: Context, person: string, at: Moment): boolean {
  const [opening] = c.books.entriesOf('opening-board');
  const since = opening?.data.directors.find((each) => each.person === person)?.since;
  if (since !== undefined && opening !== undefined && compareMoments({ day: since }, at) === -1) {
    c.restsOn([opening.id]);
    return true;
  }
  return c.holds(wasDirectorFact, [person, at.day]);
}
