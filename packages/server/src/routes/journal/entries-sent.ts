import { z } from '@hono/zod-openapi';
import { turn } from '@quorate/store';
import { newEntry } from './new-entry.js';

/** What is sent as one entry, and what is read of it. */
type Sent = z.input<typeof newEntry>;
type Read = z.output<typeof newEntry>;

/**
 * A list of as many entries as a body holds, read some at a time: between them others have their turn, and after the first with
 * mistakes no more are read.
 * @param least how many there are at least
 */
export function entriesSent(least: 0 | 1) {
  return z
    .custom<readonly Sent[]>(Array.isArray, 'expected a list of entries')
    .transform(async (sent, context): Promise<Read[]> => {
      if (sent.length < least) context.addIssue('expected one entry at the least');
      const read: Read[] = [];
      for (let from = 0; from < sent.length; from += atATime) {
        if (from > 0) await turn();
        let isWrong = false;
        for (const [index, entry] of sent.slice(from, from + atATime).entries()) {
          const { data, error } = newEntry.safeParse(entry);
          if (data !== undefined) read.push(data);
          for (const { path, message } of error?.issues ?? [])
            context.addIssue({ code: 'custom', path: [from + index, ...path], message });
          isWrong ||= error !== undefined;
        }
        if (isWrong) return z.NEVER;
      }
      return read;
    })
    .openapi({ type: 'array', minItems: least, items: { $ref: '#/components/schemas/NewEntry' } });
}

const atATime = 200;
