import { z } from '@hono/zod-openapi';
import { day, isDay, type Day } from '@quorate/engine';
import { HTTPException } from 'hono/http-exception';
import type { Caller } from '../../access/caller.js';
import { seesInterim } from '../../access/interim.js';
import type { BooksAsked, BooksWanted } from '../../answering/asked.js';

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

/** As known when, and by whom. */
interface Wanting {
  readonly knownAt: string | undefined;
  readonly caller: Caller;
  readonly corporation: string;
}

/** What is asked of the books; they do not turn on the instruments, and opened as the workbench opens it, the corporation is open for its questions too. */
export function asked(
  books: BooksWanted,
  { knownAt, caller, corporation }: Wanting,
  instruments: BooksAsked['instruments'] = ['charter', 'bylaws'],
): BooksAsked {
  return { books, instruments, readings: {}, strict: false, knownAt, seesInterim: seesInterim(caller, corporation) };
}
