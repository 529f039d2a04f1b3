import { z } from 'zod';

/** A sort of act that may be proposed: its name, what it is in words, its fields. */
export function act<const K extends string, S extends z.ZodRawShape>(kind: K, says: string, fields: S) {
  return z.strictObject({ kind: z.literal(kind), ...fields }).describe(says);
}
