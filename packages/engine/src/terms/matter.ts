import { QuestionError } from '../evaluation/index.js';
import { compareMoments, type Moment } from '../exact/index.js';
import type { Act } from '../journal/index.js';
import { nearest } from '../instrument/index.js';
import type { Context } from '../session/index.js';

/** A proposed act, as the questions and rules see it. Its id names the attempt. */
export interface Matter {
  readonly id: string;
  readonly act: Act;
  readonly proposed: Moment;
  readonly proposedBy?: string;
  readonly onBehalfOf?: string;
  /** An id that ties acts into one series of transactions. */
  readonly series?: string;
  readonly entry: string;
}

/** The id under which facts about an act written out in a question are asked and stated. */
export const actAskedAbout = 'act-asked-about';

/** What sentences call an act: the id under which it was proposed, or plain words for one that a question writes out. */
export function nameOfAct({ id }: Pick<Matter, 'id'>): string {
  return id === actAskedAbout ? 'the act asked about' : id;
}

/** The proposed act with this id. @throws {QuestionError} when no such act was proposed, with the nearest that was. */
export function matterOf(c: Context, id: string): Matter {
  const entry = c.books.proposal(id);
  if (entry === undefined) {
    const near = nearest(id, c.books.proposals());
    throw new QuestionError(
      `No act was proposed under the id "${id}"${near === undefined ? '.' : `; did you mean "${near}"?`} Enter it with a "proposed" entry first.`,
    );
  }
  const { data } = entry;
  return {
    id,
    act: data.act,
    proposed: entry.time === undefined ? { day: entry.on } : { day: entry.on, time: entry.time },
    ...(data['proposed-by'] === undefined ? undefined : { proposedBy: data['proposed-by'] }),
    ...(data['on-behalf-of'] === undefined ? undefined : { onBehalfOf: data['on-behalf-of'] }),
    ...(data.series === undefined ? undefined : { series: data.series }),
    entry: entry.id,
  };
}

/** The moments of an act before which something may have to be done. */
export type Milestone = 'agreement' | 'effect';

/** When it happened; undefined while it is still ahead as of the question's day. */
export function momentOf(c: Context, { id }: Pick<Matter, 'id'>, milestone: Milestone): Moment | undefined {
  const effect = happened(c, c.books.consummated(id));
  if (milestone === 'effect') return effect;
  return happened(c, c.books.signed(id)) ?? effect;
}

/** Whether the attempt is over: the act was withdrawn, or it has taken effect. */
export function isOver(c: Context, matter: Matter): boolean {
  return attemptEnd(c, matter) !== undefined;
}

/** When the attempt ended; undefined while it goes on. */
export function attemptEnd(c: Context, { id }: Pick<Matter, 'id'>): Moment | undefined {
  return earliest(c, [c.books.withdrawn(id), c.books.consummated(id)]);
}

/** Whether no more votes can be cast: the polls were closed, or the attempt is over. */
export function isPollOver(c: Context, matter: Matter): boolean {
  return pollsEnd(c, matter) !== undefined;
}

/** When the polls closed, or the attempt ended without that; undefined while votes can still be cast. */
export function pollsEnd(c: Context, { id }: Pick<Matter, 'id'>): Moment | undefined {
  return earliest(c, [c.books.pollsClosed(id), attemptEnd(c, { id })]);
}

/** When the polls were closed; undefined where they were not by the question's day. */
export function pollsClosed(c: Context, { id }: Pick<Matter, 'id'>): Moment | undefined {
  return happened(c, c.books.pollsClosed(id));
}

/** The record date, as it was fixed when the polls closed, or is by now; undefined while it is ahead. */
export function recordDateOf(c: Context, matter: Matter): Moment | undefined {
  return happened(c, c.books.recordDate(matter.id, pollsEnd(c, matter) ?? c.now));
}

/** Who is entitled to vote is judged at the record date; without one when the polls close, and until then as of now. */
export function recordMoment(c: Context, matter: Matter): Moment {
  return recordDateOf(c, matter) ?? pollsEnd(c, matter) ?? c.now;
}

function earliest(c: Context, moments: readonly (Moment | undefined)[]): Moment | undefined {
  return moments.flatMap((each) => happened(c, each) ?? []).toSorted((a, b) => compareMoments(a, b) ?? 0)[0];
}

function happened(c: Context, moment: Moment | undefined): Moment | undefined {
  return moment === undefined || compareMoments(moment, c.now) === 1 ? undefined : moment;
}
