import type { Corporation } from './corporation.js';
import type { Answer } from './evaluation/index.js';
import { completeFamilies } from './journal/index.js';
import { aboutCoverage } from './session/index.js';

/**
 * Of the entries behind an answer, those that no paper shows, or that are only asserted; in journal order of first use. What is
 * counted over a whole family, such as the shares outstanding, stands behind an answer by the coverage of the family: its
 * entries come last.
 */
export function assertedBehind({ session: { books } }: Corporation, { entries, rests }: Answer): readonly string[] {
  const covered = completeFamilies.filter((family) => rests.some(({ about }) => about === aboutCoverage(family)));
  const vouching = covered.flatMap((family) => books.coverage(family).map(({ entry }) => entry));
  return [...new Set([...entries, ...vouching])].filter((id) => {
    const entry = books.entry(id);
    return entry !== undefined && (entry.paper === undefined || entry.basis === 'asserted');
  });
}
