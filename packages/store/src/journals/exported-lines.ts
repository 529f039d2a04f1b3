import { z } from 'zod';
import { exportedPersonal } from '../personal/exported-personal.js';

/** A journal alone, and one with the personal data of its entries, each a line after theirs. */
export const formats = ['quorate journal 1', 'quorate journal 2'] as const;

/** The first line of an exported journal. */
export const headLine = z.strictObject({
  format: z.enum(formats),
  id: z.string(),
  name: z.string(),
  charter: z.string(),
  formed: z.string().optional(),
  version: z.int(),
  hash: z.string(),
});

/** The line of an entry. */
export const entryLine = z.strictObject({ sequence: z.int(), id: z.string(), text: z.string(), hash: z.string() });

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
