import { unsettled, type Held, type Reason } from '../evaluation/index.js';
import type { Moment } from '../exact/index.js';
import type { Context } from '../session/index.js';
import { allTold } from '../terms/index.js';

/** Lists that several provisions tell of one topic, put together. */
export interface ToldList {
  /** The items of all lists; `unsettled` while some are not known. */
  readonly value: readonly unknown[] | typeof unsettled;
  readonly grounds: readonly Reason[];
}

/** Everything that the provisions in force list on a topic. */
export function allListed(
  c: Context,
  topic: string,
  input: Readonly<Record<string, unknown>>,
  at: Moment,
): { readonly value: readonly unknown[]; readonly grounds: readonly Reason[] } {
  const told = allTold(c, topic, input, at) as readonly Held<readonly unknown[]>[];
  return { value: told.flatMap((each) => each.value), grounds: told.map((each) => each.reason) };
}

/** The same, beside an outcome that may be settled without it. */
export function allListedIfKnown(
  c: Context,
  topic: string,
  input: Readonly<Record<string, unknown>>,
  at: Moment,
): ToldList {
  const tried = c.attempt(() => allListed(c, topic, input, at));
  return tried.settled ? tried.value : { value: unsettled, grounds: [] };
}
