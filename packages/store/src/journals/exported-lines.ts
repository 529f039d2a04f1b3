import { isDay } from '@quorate/engine';
import { z } from 'zod';
import { exportedPersonal } from '../personal/exported-personal.js';

/** A journal alone, and one with the personal data of its entries, each a line after theirs. */
export const formats = ['quorate journal 1', 'quorate journal 2'] as const;

const oneLine = z.string().regex(/^\P{Cc}*$/u, 'a text of one line was expected');

/** The first line of an exported journal: the corporation as one is begun to be kept. */
export const headLine = z.strictObject({
  format: z.enum(formats),
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/, 'small letters, digits and hyphens were expected'),
  name: oneLine.min(1).max(200),
  charter: oneLine.max(100),
  formed: z.string().max(40).refine(isDay, 'a calendar date such as 1998-12-15 was expected').optional(),
  version: z.int(),
  hash: z.string(),
});

/** The line of an entry. No text has the character U+0000, which PostgreSQL does not keep. */
export const entryLine = z.strictObject({
  sequence: z.int(),
  id: z.string(),
  text: z.string().refine((text) => !nulInJson.test(text), 'a text without the character U+0000 was expected'),
  hash: z.string(),
});

/** The escape itself, and not a backslash that is escaped before other letters. */
const nulInJson = /(?<!\\)(?:\\\\)*\\u0000/u;

/** The line of personal data. */
export const personalLine = z.strictObject({ personal: exportedPersonal });

/** What a line holds; nothing where it is not JSON. */
export function parsedLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
