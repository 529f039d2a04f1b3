import { held, message, reason, type Held, type Message } from '../evaluation/index.js';
import type { Day, Moment } from '../exact/index.js';
import type { Context } from '../session/index.js';
import { hooks } from '../terms/index.js';

/** What the first provision in force on a day tells of a topic; undefined where every instrument is silent. */
export function toldBy(
  c: Context,
  topic: string,
  input: Readonly<Record<string, unknown>>,
  at: Moment,
  inForceOn: Day = at.day,
): Held<unknown> | undefined {
  for (const { placed, hook } of hooks(c, 'tells', inForceOn)) {
    const told = hook(c, placed, topic, input, at);
    if (told !== undefined) return told;
  }
  return undefined;
}

/** What every provision in force on a day tells of a topic. */
export function allTold(
  c: Context,
  topic: string,
  input: Readonly<Record<string, unknown>>,
  at: Moment,
): readonly Held<unknown>[] {
  return hooks(c, 'tells', at.day).flatMap(({ placed, hook }) => {
    const told = hook(c, placed, topic, input, at);
    return told === undefined ? [] : [told];
  });
}

const silent = message('instruments.silent', 'No instrument in force speaks of {topic}');

/** The answer where every instrument is silent: said, and left to other law. */
export function silence(c: Context, topic: string, says: Message = silent): Held<unknown> {
  c.otherLaw({ says: `${topic}, of which no instrument in force speaks`, cites: [] });
  return held({ outcome: 'silent' }, reason(says, 'silent', { figures: { topic } }));
}
