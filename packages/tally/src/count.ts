import { notCountedOf, ruledOnAll, ruledSharesOf } from './cards-of-one-holder.js';
import type { CountRules } from './count-rules.js';
import { electionsCounted, type ElectionLines } from './elections.js';
import { coded, type NotCounted } from './not-counted.js';
import type { Scanned } from './scan.js';
import { admittedTo } from './set-aside.js';
import { rejectedIn, type Rejected } from './rejected.js';
import { struckFrom } from './struck.js';
import { Summing, type Summed } from './summing.js';
import { TallyError } from './tally-error.js';

/** What the files come to under some rules. */
export interface Count extends Summed {
  readonly elections: readonly ElectionLines[];
  readonly electionsApart: readonly (ElectionLines & { readonly holder: string })[];
  /** On matters and in elections: the minutes tell whether these shares were present. */
  readonly rejected: readonly Rejected[];
  readonly notCounted: readonly NotCounted[];
}

/**
 * Counts what was scanned. Only what a rule of counting changes is looked at again: another rule needs no scan.
 * @param apart the holders who are told by themselves: those of the scan, or some of them
 * @throws {TallyError} where a card is struck that was not challenged when the files were read, that does not count anyway, or that is admitted; or
 * where one is admitted that nothing sets aside, or of which a ruling in a file says that it does not count
 */
export function countOf(
  scan: Scanned,
  { overVotes, ballotAbove = 'clipped', admitted = [], struck = [] }: CountRules,
  apart: readonly string[] = scan.apart,
): Count {
  const { undisputed, passedBeyond, faults } = scan;
  const asCast = scan.rulings.filter(({ counts }) => counts === 'as-cast').map(({ card }) => card);
  const not = scan.rulings.filter(({ counts }) => counts === 'not');
  const denied = admitted.find((id) => not.some(({ card }) => card === id));
  if (denied !== undefined) {
    throw new TallyError(
      `The card ${denied} is to be admitted, and a ruling says that it does not count: keep the one that stands.`,
    );
  }
  const both = [...asCast, ...admitted].find((card) => struck.includes(card));
  if (both !== undefined) {
    throw new TallyError(
      `The card ${both} is to be struck, and a ruling says that it counts as it was cast: keep the one that stands.`,
    );
  }
  const left = admittedTo(scan, admitted, asCast);
  const { disputed, elections, told, shares } = struckFrom({ ...scan, ...left }, [
    // What is late, of another meeting, or does not tell, is set aside without a ruling, and stays so with one.
    ...new Set([...struck, ...not.flatMap(({ card, against }) => (against === undefined ? [card] : []))]),
  ]);
  const sums = new Summing(undisputed);
  const notCounted: NotCounted[] = [...faults, ...left.told, ...told];
  const ruledShares = [...shares];
  const ofStruck = new Set(shares.map(({ holder }) => holder));
  for (const ruled of ruledOnAll(disputed, passedBeyond, overVotes)) {
    sums.add(ruled.of, ruled.counted, apart.includes(ruled.of.record) ? ruled.of.record : undefined);
    const fault = notCountedOf(ruled);
    if (fault !== undefined) notCounted.push(fault);
    // Below a position that does not reach to all, what counts leaves less for what is lost: else only holders who lost something tell.
    if (ruled.code === 'rejected' || passedBeyond.length > 0 || ofStruck.has(ruled.of.holder))
      ruledShares.push(ruledSharesOf(ruled));
  }
  const inElections = electionsCounted(elections, passedBeyond, { overVotes, ballotAbove }, apart);
  notCounted.push(...inElections.notCounted.map((fault) => coded(fault)));
  ruledShares.push(...inElections.ruledShares);
  return {
    ...sums.told(),
    elections: inElections.lines,
    electionsApart: inElections.apart,
    rejected: rejectedIn(ruledShares, passedBeyond),
    notCounted,
  };
}
