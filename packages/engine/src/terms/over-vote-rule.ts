import type { Moment } from '../exact/index.js';
import type { EntryOf } from '../journal/index.js';
import { overVotesAt, policiesFor, sealedPolicy, type Context, type OverVotePolicy } from '../session/index.js';
import { matterOf, meetingOf } from './matter.js';

/**
 * By which rule the cards of a holder count that are of more shares than it held. A rule that was sealed for the meeting is for
 * intermediaries: those whom it names, else whoever is entered as holding for others. Of everybody else the latest card counts: a
 * later one takes the place of an earlier.
 */
export function overVoteRule(
  c: Context,
  { id }: { readonly id: string },
  holder: string,
  className: string,
  recordDate: Moment,
): OverVotePolicy {
  const { meeting, sealed } = sealedFor(c, id);
  const named = sealed?.data.holders;
  const isNamed = named?.includes(holder) ?? holdsForOthers(c, holder, className, recordDate);
  if (!isNamed) return 'latest';
  return followed(c, meeting, sealed);
}

/** The totals of a matter by the rule that is followed, where they tell what another would make of them. */
export function totalsFollowed<T extends EntryOf<'tally'> | EntryOf<'election-tally'>>(
  c: Context,
  { id }: { readonly id: string },
  totals: readonly T[],
): readonly T[] {
  if (totals.every(({ data }) => data['by-other-rules'] === undefined)) return totals;
  const { meeting, sealed } = sealedFor(c, id);
  const rule = followed(c, meeting, sealed);
  return totals.map((total) => {
    const other = total.data['by-other-rules']?.find((each) => each.rule === rule);
    if (other === undefined) return total;
    const { rule: _rule, ...figures } = other;
    const notTold = total.type === 'tally' ? noneOfTally : noneOfElection;
    return { ...total, data: { ...total.data, ...notTold, ...figures } };
  });
}

/** What is not told by another rule is not known by it: no figure by the rule that was sealed stands in its place. */
const noneOfEither = { 'broker-non-votes': undefined, rejected: undefined, 'not-counted': undefined };
const noneOfTally = { ...noneOfEither, for: undefined, against: undefined, abstain: undefined };
const noneOfElection = { ...noneOfEither, present: undefined };

function followed(c: Context, meeting: string, sealed: EntryOf<'tabulation-policy'> | undefined): OverVotePolicy {
  if (sealed !== undefined) c.restsOn([sealed.id]);
  return c.reading(overVotesAt(meeting)) as OverVotePolicy;
}

/** The rule that was sealed for the meeting of a matter; others that were chosen are passed over. */
function sealedFor(c: Context, id: string) {
  const meeting = meetingOf(c, matterOf(c, id), c.now) ?? id;
  const sealed = sealedPolicy(c.books, meeting, c.asOf);
  const tooLate = policiesFor(c.books, meeting, c.asOf).filter((entry) => entry !== sealed);
  c.passOver(
    tooLate.map((entry) => entry.id),
    sealed === undefined ? 'nothing shows that it was chosen before the polls closed' : 'another was sealed',
  );
  return { meeting, sealed };
}

function holdsForOthers(c: Context, holder: string, className: string, at: Moment): boolean {
  return c.books
    .blocks(className, at)
    .some((block) => block.holder === holder && (block.owners.length !== 1 || block.owners[0] !== holder));
}
