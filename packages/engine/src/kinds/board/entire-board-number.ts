import type { Amount, Moment } from '../../exact/index.js';
import { show } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { entireBoardNotion } from './entire-board.js';

/** The number of the entire Board as a whole number; asks for it where it is not known. */
export function entireBoardNumber(c: Context, at: Moment) {
  const entire = c.notion<Amount<'persons'>>(entireBoardNotion, [], at);
  return { value: Number(show(c.exactly(entire.value))), reason: entire.reason };
}
