import type { Explored } from '../evaluation/index.js';
import { earliestOf, type Day } from '../exact/index.js';
import { sittingsOf } from '../books/index.js';
import type { Context } from '../session/index.js';
import { attemptEnd, dayOfText, matterOf } from '../terms/index.js';
import type { Question } from './question.js';

/** The families that ask of the vote on an act; the others ask of the act itself, which may be ahead once the vote is over. */
const ofVote: ReadonlySet<string> = new Set(['approval', 'board', 'combination', 'meeting', 'series', 'voting']);

/** A question that names an act, or a meeting, that is over is answered by the text of its day: what took force later says nothing of it. */
export function byTextOfItsDay(
  c: Context,
  { family }: Pick<Question, 'family'>,
  input: unknown,
  put: Explored,
): Explored {
  const { of, meeting } = input as { readonly of?: unknown; readonly meeting?: unknown };
  if (typeof of !== 'string' && typeof meeting !== 'string') return put;
  const textOf = (): Day =>
    earliestOf(
      typeof of === 'string' ? dayOfAct(c, of, ofVote.has(family)) : c.asOf,
      typeof meeting === 'string' ? dayOfMeeting(c, meeting) : c.asOf,
    );
  const byText = <T>(work: () => T): T => {
    const day = c.attempt(textOf);
    if (day.settled) return c.byTextOf(day.value, work);
    // What else is missing is asked for along with what tells the day.
    const today = c.attempt(work);
    return c.suspendOn([...day.waiting, ...(today.settled ? [] : today.waiting)]);
  };
  const { ask, outcomeAlone } = put;
  return {
    ...put,
    textOf,
    ask: () => byText(ask),
    ...(outcomeAlone === undefined ? undefined : { outcomeAlone: () => byText(outcomeAlone) }),
  };
}

function dayOfAct(c: Context, of: string, isOfVote: boolean): Day {
  if (c.books.proposal(of) === undefined) return c.asOf;
  return isOfVote ? dayOfText(c, matterOf(c, of)) : dayOfText(c, matterOf(c, of), attemptEnd);
}

/** The day of its last sitting, once it was not adjourned again. */
function dayOfMeeting(c: Context, meeting: string): Day {
  const last = sittingsOf(c.books, meeting, c.now).at(-1);
  return last === undefined || last.data.adjourned === true ? c.asOf : last.on;
}
