import type { Attempt, Held } from '../evaluation/index.js';
import type { Day, Moment } from '../exact/index.js';
import type { Context } from '../session/index.js';
import { hooks } from './kind.js';
import type { Placed } from '../instrument/index.js';

declare const tells: unique symbol;

/** The name of a topic on which provisions tell something, which knows what they tell. */
export type Topic<T> = string & { readonly [tells]: T };

/** Names a topic, once. */
export function defineTopic<T>(name: string): Topic<T> {
  return name as Topic<T>;
}

/** What one provision tells. */
export interface Telling<T> {
  readonly placed: Placed;
  readonly told: Held<T>;
}

/** What one provision tells, or what it waits for. */
export interface TriedTelling<T> {
  readonly placed: Placed;
  readonly tried: Attempt<Held<T>>;
}

type Input = Readonly<Record<string, unknown>>;
/** Those of the provisions that are asked; all of them where it is left out. */
type Among = (placed: Placed) => boolean;

/** What the provisions in force on a day tell of a topic, highest instrument first; each is asked when its turn comes. */
export function* tellings<T = unknown>(
  c: Context,
  topic: Topic<T> | string,
  input: Input,
  at: Moment,
  inForceOn: Day = at.day,
  among: Among = everyOne,
): Generator<Telling<T>, void, undefined> {
  for (const { placed, hook } of hooks(c, 'tells', inForceOn)) {
    const told = among(placed) ? hook(c, placed, topic, input, at) : undefined;
    if (told !== undefined) yield { placed, told: told as Held<T> };
  }
}

/** What the first of them tells; undefined where every instrument is silent. */
export function toldBy<T = unknown>(...asked: Parameters<typeof tellings<T>>): Held<T> | undefined {
  const [first] = tellings<T>(...asked);
  return first?.told;
}

/** What every one of them tells. */
export function allTold<T = unknown>(...asked: Parameters<typeof tellings<T>>): readonly Held<T>[] {
  return Array.from(tellings<T>(...asked), ({ told }) => told);
}

/**
 * What each of them tells as of the day of the question, tried by itself: where one waits for a fact, the others tell all the same.
 * @param within names what is asked, where what one provision tells is kept while nothing that it consulted is turned
 */
export function triedTellings<T>(
  c: Context,
  topic: Topic<T>,
  input: Input,
  { among = everyOne, within }: { readonly among?: Among; readonly within?: string } = {},
): readonly TriedTelling<T>[] {
  return hooks(c, 'tells', c.asOf).flatMap(({ placed, hook }): readonly TriedTelling<T>[] => {
    if (!among(placed)) return [];
    const tell = () => hook(c, placed, topic, input, c.now);
    const tried = c.attempt(within === undefined ? tell : () => c.once(placed, within, tell));
    return tried.settled && tried.value === undefined ? [] : [{ placed, tried: tried as Attempt<Held<T>> }];
  });
}

const everyOne = (): boolean => true;
