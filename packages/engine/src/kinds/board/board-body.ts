import type { Amount, Moment } from '../../exact/index.js';
import { show } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { boardOfDirectors, type BodyOfDirectors } from '../../terms/index.js';
import { entireBoardNotion } from './entire-board.js';

/** The directors then in office, holdovers included, whether they came to the meeting or not; their number may be given. */
export const directorsThenInOffice: BodyOfDirectors = {
  ...boardOfDirectors,
  says: 'the directors in office',
  sizeNotion: 'directors-in-office-count',
};

/** The number of the entire Board as a whole number; asks for it where it is not known. */
export function entireBoardNumber(c: Context, at: Moment) {
  const entire = c.notion<Amount<'persons'>>(entireBoardNotion, [], at);
  return { value: Number(show(c.exactly(entire.value))), reason: entire.reason };
}
