import { z } from 'zod';
import { corporationRow } from './journal-tables.js';

/** The formats of backups: the newest is written, all are read. */
export const formats = ['quorate backup 2', 'quorate backup 1'] as const;

/** What the first line of a backup of any format says. */
export const firstLine = z.strictObject({
  is: z.literal('backup'),
  format: z.enum(formats),
  corporations: z.int(),
});

/**
 * A line after the first. A part is everything of one corporation, or what the service has of its own; its last line,
 * `whole`, has the number of its lines and their SHA-256, so that a part that was cut or changed is known for one.
 */
export const backupLine = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('corporation'), row: corporationRow }),
  z.strictObject({ is: z.literal('entry'), sequence: z.int(), id: z.string(), text: z.string(), hash: z.string() }),
  z.strictObject({ is: z.literal('service') }),
  z.strictObject({ is: z.literal('row'), of: z.string(), row: z.record(z.string(), z.unknown()) }),
  z.strictObject({ is: z.literal('whole'), lines: z.int(), sha256: z.string() }),
  z.strictObject({ is: z.literal('end') }),
]);
export type BackupLine = z.output<typeof backupLine>;

/** What the first line says. */
export type FirstLine = z.output<typeof firstLine>;
