import type { Corporation } from '../corporation.js';
import { isDay } from '../exact/index.js';
import type { Journal } from '../journal/index.js';
import type { Given } from '../session/index.js';
import type { CaseCorporation } from './layer.js';
import { openedWith } from './opened.js';

/** What is supposed for a question beside the instruments. */
export interface Supposed {
  /** Undefined where the file has mistakes; then nothing is opened. */
  readonly journal: Journal | undefined;
  readonly knownAt: string | undefined;
  readonly givens: readonly Given[];
  readonly readings: Readonly<Record<string, string>>;
  readonly strict: boolean;
}

/** What a caller supposes beside a case. */
export interface AlsoSupposed {
  readonly readings?: Readonly<Record<string, string>>;
  readonly strict?: boolean;
  /** A day, to its end, or an instant. */
  readonly knownAt?: string;
}

/** What a case supposes, and a caller beside it. */
export function supposedToo(supposed: Supposed, { readings, strict, knownAt }: AlsoSupposed): Supposed {
  return {
    ...supposed,
    readings: { ...supposed.readings, ...readings },
    strict: strict ?? supposed.strict,
    knownAt: knownAt === undefined ? supposed.knownAt : knownThrough(knownAt),
  };
}

/** Opens a corporation on what is supposed; once, however often it is asked. */
export function opening(corporation: CaseCorporation, supposed: Supposed): () => Corporation {
  let opened: Corporation | undefined;
  return () => (opened ??= open(corporation, supposed));
}

function open({ set, choices }: CaseCorporation, { journal, givens, ...supposed }: Supposed): Corporation {
  if (journal === undefined) throw new Error('A case with mistakes was opened; nothing of it may be run.');
  return openedWith(set, journal, { ...supposed, instruments: choices, given: givens });
}

/** The instant by which something was known: a day is known to its end. */
export function knownThrough(written: string): string {
  return isDay(written) ? `${written}T23:59:59Z` : written;
}
