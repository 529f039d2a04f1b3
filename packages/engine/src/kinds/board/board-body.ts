import { message, reason } from '../../evaluation/index.js';
import type { Amount, Moment } from '../../exact/index.js';
import { show } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import type { BodyOfDirectors } from '../../terms/index.js';
import { entireBoardNotion } from './entire-board.js';
import { directorsInOfficeNotion } from './roster.js';

const member = message('board.director', '{person} is a director in office');

/** The directors then in office, holdovers included, whether they came to the meeting or not. */
export const directorsThenInOffice: BodyOfDirectors = {
  name: 'board',
  says: 'the directors in office',
  candidates: (c, at) => c.notion<readonly string[]>(directorsInOfficeNotion, [], at).value,
  belongs: (c, person) => ({ value: true, reason: reason(member, 'yes', { figures: { person: c.nameOf(person) } }) }),
};

/** The number of the entire Board as a whole number; asks for it where it is not known. */
export function entireBoardNumber(c: Context, at: Moment) {
  const entire = c.notion<Amount<'persons'>>(entireBoardNotion, [], at);
  return { value: Number(show(c.exactly(entire.value))), reason: entire.reason };
}
