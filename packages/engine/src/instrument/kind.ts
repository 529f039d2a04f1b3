import type { z } from 'zod';
import type { FactType, Held } from '../evaluation/index.js';
import type { Moment } from '../exact/index.js';
import type { Instrument } from './instrument.js';
import type { Provision } from './provision.js';

/** The subjects under which kinds stand, one folder each. */
export const subjects = [
  'capital',
  'ownership',
  'voting',
  'board',
  'acts',
  'distributions',
  'meeting',
  'liability',
  'price',
] as const;
export type Subject = (typeof subjects)[number];

/** A provision where it stands, its parameters read by its kind. */
export interface Placed<P extends Provision = Provision> {
  readonly instrument: Instrument;
  /** The article it stands in: the place of use of what it needs. */
  readonly article: string;
  readonly provision: P;
  /** Its section as answers cite it. */
  readonly cite: string;
}

/**
 * The part of a provision kind that every room knows: its parameters, the open facts it may ask for, and the notions it
 * defines. `Context` is what its rules see; later rooms add hooks of their own.
 */
export interface KindCore<P extends Provision = Provision, Context = never> {
  readonly kind: string;
  readonly subject: Subject;
  /** What a provision of this kind provides, in a sentence. */
  readonly provides: string;
  readonly parameters: z.ZodType<P>;
  /** Open facts that its rules may ask for. */
  readonly facts: readonly FactType[];
  /** The names of the notions that the provision defines. */
  defines?(provision: P): readonly string[];
  /** Works out one of these notions, about these, at a moment. */
  define?(context: Context, placed: Placed<P>, notion: string, about: readonly string[], at: Moment): Held<unknown>;
}
