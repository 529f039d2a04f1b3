import type { NoteOfConstruction, Provision, Reading } from '@quorate/engine';

/** One section of a certificate of designation as data: what it provides, how it can be read, and its slips. */
export interface Part {
  readonly provisions: readonly Provision[];
  readonly readings: readonly Reading[];
  readonly notes: readonly NoteOfConstruction[];
}
