import type { Held } from '../evaluation/index.js';
import type { Day, Moment } from '../exact/index.js';
import type { Context } from '../session/index.js';
import { hooks } from './kind.js';

declare const tells: unique symbol;

/** The name of a topic on which provisions tell something, which knows what they tell. */
export type Topic<T> = string & { readonly [tells]: T };

/** Names a topic, once. */
export function defineTopic<T>(name: string): Topic<T> {
  return name as Topic<T>;
}

/** What the first provision in force on a day tells of a topic; undefined where every instrument is silent. */
export function toldBy<T = unknown>(
  c: Context,
  topic: Topic<T> | string,
  input: Readonly<Record<string, unknown>>,
  at: Moment,
  inForceOn: Day = at.day,
): Held<T> | undefined {
  for (const { placed, hook } of hooks(c, 'tells', inForceOn)) {
    const told = hook(c, placed, topic, input, at);
    if (told !== undefined) return told as Held<T>;
  }
  return undefined;
}

/** What every provision in force on a day tells of a topic. */
export function allTold<T = unknown>(
  c: Context,
  topic: Topic<T> | string,
  input: Readonly<Record<string, unknown>>,
  at: Moment,
  inForceOn: Day = at.day,
): readonly Held<T>[] {
  return hooks(c, 'tells', inForceOn).flatMap(({ placed, hook }) => {
    const told = hook(c, placed, topic, input, at);
    return told === undefined ? [] : [told as Held<T>];
  });
}
