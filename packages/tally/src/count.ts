import { notCountedOf, ruledOnAll } from './cards-of-one-holder.js';
import type { CountRules } from './count-rules.js';
import { electionsCounted, type ElectionLines } from './elections.js';
import { coded, type NotCounted } from './not-counted.js';
import type { Scanned } from './scan.js';
import { struckFrom } from './struck.js';
import { Summing, type Summed } from './summing.js';
import { TallyError } from './tally-error.js';

/** What the files come to under some rules. */
export interface Count extends Summed {
  readonly elections: readonly ElectionLines[];
  readonly electionsApart: readonly (ElectionLines & { readonly holder: string })[];
  readonly notCounted: readonly NotCounted[];
}

/**
 * Counts what was scanned. Only what a rule of counting changes is looked at again: another rule needs no scan.
 * @param apart the holders who are told by themselves: those of the scan, or some of them
 * @throws {TallyError} where a card is struck that was not challenged when the files were read, that does not count anyway, or that a ruling admits
 */
export function countOf(
  scan: Scanned,
  { overVotes, ballotAbove = 'clipped', struck = [] }: CountRules,
  apart: readonly string[] = scan.apart,
): Count {
  const { undisputed, passedBeyond, faults } = scan;
  const admitted = scan.rulings.find(({ card, counts }) => counts === 'as-cast' && struck.includes(card));
  if (admitted !== undefined) {
    throw new TallyError(
      `The card ${admitted.card} is to be struck, and a ruling in a file says that it counts as it was cast: keep the one that stands.`,
    );
  }
  const ruledOut = scan.rulings.flatMap(({ card, counts }) => (counts === 'not' ? [card] : []));
  const { disputed, elections, told } = struckFrom(scan, [...new Set([...struck, ...ruledOut])]);
  const sums = new Summing(undisputed);
  const notCounted: NotCounted[] = [...faults, ...told];
  for (const ruled of ruledOnAll(disputed, passedBeyond, overVotes)) {
    sums.add(ruled.of, ruled.counted, apart.includes(ruled.of.record) ? ruled.of.record : undefined);
    const fault = notCountedOf(ruled);
    if (fault !== undefined) notCounted.push(fault);
  }
  const inElections = electionsCounted(elections, passedBeyond, { overVotes, ballotAbove }, apart);
  notCounted.push(...inElections.notCounted.map((fault) => coded(fault)));
  return { ...sums.told(), elections: inElections.lines, electionsApart: inElections.apart, notCounted };
}
