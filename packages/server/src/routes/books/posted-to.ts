import { z } from '@hono/zod-openapi';
import { day, isDay, type Day } from '@quorate/engine';
import { HTTPException } from 'hono/http-exception';
import type { BooksAsked, BooksWanted, Unseen } from '../../answering/asked.js';

/** To which day the journal is posted, and as known when. */
export const postedTo = z.object({
  asOf: z.string().max(40).describe('the day to which the journal is posted'),
  knownAt: z.iso.datetime().optional().describe('post only what was entered by this instant, or known since then'),
});

/** @throws {HTTPException} where it is no day of the calendar */
export function asDay(text: string): Day {
  if (isDay(text)) return day(text);
  throw new HTTPException(422, { message: 'asOf: expected a calendar date such as 1998-12-15.' });
}

/** What is asked of the books; they do not turn on the instruments, and opened as the workbench opens it, the corporation is open for its questions too. */
export function asked(
  books: BooksWanted,
  knownAt: string | undefined,
  instruments: BooksAsked['instruments'] = ['charter', 'bylaws'],
): Unseen<BooksAsked> {
  return { books, instruments, readings: {}, strict: false, knownAt };
}
