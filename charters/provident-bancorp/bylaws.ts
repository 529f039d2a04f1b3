import type { Instrument } from '@quorate/engine';

/** Invented bylaws: the Corporation's own were not before us. */
export const bylaws: readonly Instrument[] = [];
