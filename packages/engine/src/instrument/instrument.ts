import { z } from 'zod';
import { isDay } from '../exact/index.js';
import type { Provision } from './provision.js';
import { noteOfConstructionSchema, readingSchema, type NoteOfConstruction, type Reading } from './reading.js';

/** What an instrument is; the earlier in this list, the higher its rank. */
export const instrumentKinds = ['law', 'charter', 'designation', 'bylaws'] as const;
export type InstrumentKind = (typeof instrumentKinds)[number];

/** One article of an instrument, its provisions in the document's own order. */
export interface Article {
  readonly number: string;
  readonly title: string;
  readonly provisions: readonly Provision[];
  /**
   * Every section of the article, as the document numbers them, where somebody wrote them down: one for which no provision
   * is entered is then known to be missing.
   */
  readonly sections?: readonly string[] | undefined;
}

/** A governing instrument as data. Sections are cited within it; `citedAs` goes before them ("Bylaws 2.3"). */
export interface Instrument {
  readonly schema: 1;
  readonly id: string;
  readonly kind: InstrumentKind;
  readonly title: string;
  readonly corporation: string;
  /** Where the corporation is organised, or whose law this is. */
  readonly jurisdiction: string;
  readonly currency: string;
  /** The first day on which it is in force, and the last where a later version follows. */
  readonly from: string;
  readonly until?: string | undefined;
  /** Put before a section when it is cited; empty for the charter. */
  readonly citedAs?: string | undefined;
  /** Where the text came from; for invented instruments, that they are invented. */
  readonly source: string;
  readonly articles: readonly Article[];
  readonly readings: readonly Reading[];
  readonly notes: readonly NoteOfConstruction[];
}

const articleSchema = z.strictObject({
  number: z.string(),
  title: z.string(),
  sections: z.array(z.string()).optional(),
  provisions: z.array(z.looseObject({ kind: z.string(), cite: z.string(), summary: z.string() })),
});

const daySchema = z.string().refine(isDay, { error: 'expected a calendar date such as 1998-12-15' });

/** The shape of an instrument file, before the parameters of its provisions are read by their kinds. */
export const instrumentSchema = z.strictObject({
  schema: z.literal(1),
  id: z.string(),
  kind: z.enum(instrumentKinds),
  title: z.string(),
  corporation: z.string(),
  jurisdiction: z.string(),
  currency: z.string(),
  from: daySchema,
  until: daySchema.optional(),
  citedAs: z.string().optional(),
  source: z.string(),
  articles: z.array(articleSchema),
  readings: z.array(readingSchema),
  notes: z.array(noteOfConstructionSchema),
});

/** A section as answers cite it. */
export function citation(instrument: Instrument, cite: string): string {
  return instrument.citedAs === undefined || instrument.citedAs === '' ? cite : `${instrument.citedAs} ${cite}`;
}
