import type { Corporation } from './corporation.js';
import type { Answer } from './evaluation/index.js';

/** Of the entries behind an answer, those that no paper shows, or that are only asserted; in journal order of first use. */
export function assertedBehind({ session: { books } }: Corporation, { entries }: Answer): readonly string[] {
  return entries.filter((id) => {
    const entry = books.entry(id);
    return entry !== undefined && (entry.paper === undefined || entry.basis === 'asserted');
  });
}
