import { QuestionError } from '../evaluation/index.js';
import type { Moment } from '../exact/index.js';
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

/** The proposed act with this id. @throws {QuestionError} when no such act was proposed, with the nearest that was. */
export function matterOf(c: Context, id: string): Matter {
  const entry = c.books.proposal(id);
  if (entry === undefined) {
    const near = nearest(id, c.books.proposals());
    throw new QuestionError(
      `No act was proposed under the id "${id}"${near === undefined ? '' : `; did you mean "${near}"?`} Enter it with a "proposed" entry first.`,
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

/** When it happened; undefined while it is still ahead, as far as the acts are kept. */
export function momentOf(c: Context, matter: Matter, milestone: Milestone): Moment | undefined {
  const effect = c.books.consummated(matter.id);
  if (milestone === 'effect') return effect;
  return c.books.signed(matter.id) ?? effect;
}

/** Who is entitled to vote is judged at the record date; without one, as of the question's day. */
export function recordMoment(c: Context, matter: Matter): Moment {
  return c.books.recordDate(matter.id) ?? c.now;
}
