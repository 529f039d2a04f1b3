import { held, message, reason, type Held, type Message } from '../evaluation/index.js';
import type { Context } from '../session/index.js';

const silent = message('instruments.silent', 'No instrument in force speaks of {topic}');

/** The answer where every instrument is silent: said, and left to other law. */
export function silence(c: Context, topic: string, says: Message = silent): Held<unknown> {
  c.otherLaw({ says: `${topic}, of which no instrument in force speaks`, cites: [] });
  return held({ outcome: 'silent' }, reason(says, 'silent', { figures: { topic } }));
}
