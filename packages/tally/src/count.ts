import { notCountedOf, ruledOnAll } from './cards-of-one-holder.js';
import type { CountRules } from './count-rules.js';
import { electionsCounted, type ElectionLines } from './elections.js';
import { coded, type NotCounted } from './not-counted.js';
import type { Scanned } from './scan.js';
import { Summing, type Summed } from './summing.js';

/** What the files come to under some rules. */
export interface Count extends Summed {
  readonly elections: readonly ElectionLines[];
  readonly electionsApart: readonly (ElectionLines & { readonly holder: string })[];
  readonly notCounted: readonly NotCounted[];
}

/**
 * Counts what was scanned. Only what a rule of counting changes is looked at again: another rule needs no scan.
 * @param apart the holders who are told by themselves, as for the scan
 */
export function countOf(
  { elections, undisputed, disputed, passedBeyond, faults }: Scanned,
  { overVotes, ballotAbove = 'clipped' }: CountRules,
  apart: readonly string[] = [],
): Count {
  const sums = new Summing(undisputed);
  const notCounted: NotCounted[] = [...faults];
  for (const ruled of ruledOnAll(disputed, passedBeyond, overVotes)) {
    sums.add(ruled.of, ruled.counted, apart.includes(ruled.of.record) ? ruled.of.record : undefined);
    const fault = notCountedOf(ruled);
    if (fault !== undefined) notCounted.push(fault);
  }
  const inElections = electionsCounted(elections, passedBeyond, { overVotes, ballotAbove }, apart);
  notCounted.push(...inElections.notCounted.map((fault) => coded(fault)));
  return { ...sums.told(), elections: inElections.lines, electionsApart: inElections.apart, notCounted };
}
