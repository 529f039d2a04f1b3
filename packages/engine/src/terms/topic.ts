import type { Held } from '../evaluation/index.js';
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

/** What the provisions in force on a day tell of a topic, highest instrument first; each is asked when its turn comes. */
export function* tellings<T = unknown>(
  c: Context,
  topic: Topic<T> | string,
  input: Readonly<Record<string, unknown>>,
  at: Moment,
  inForceOn: Day = at.day,
): Generator<Telling<T>, void, undefined> {
  for (const { placed, hook } of hooks(c, 'tells', inForceOn)) {
    const told = hook(c, placed, topic, input, at);
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
