import { z } from 'zod';
import { corporationActs } from './corporation.js';
import { directorActs } from './directors.js';
import { otherActs } from './other.js';
import { stockActs } from './stock.js';
import { textActs } from './texts.js';
import { transactionActs } from './transactions.js';

/** What may be proposed, told apart by `kind`: one schema for each sort of act. */
export const actSchema = z.discriminatedUnion('kind', [
  ...transactionActs,
  ...corporationActs,
  ...textActs,
  ...directorActs,
  ...stockActs,
  ...otherActs,
]);

/** A proposed act, read. */
export type Act = z.output<typeof actSchema>;

/** A proposed act as it is written. */
export type ActInput = z.input<typeof actSchema>;

/** The name of a sort of act. */
export type ActKind = Act['kind'];

/** An act of one sort. */
export type ActOf<K extends ActKind> = Extract<Act, { kind: K }>;
