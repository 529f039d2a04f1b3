import type { Moment } from '../exact/index.js';
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
  const meeting = meetingOf(c, matterOf(c, id), c.now) ?? id;
  const sealed = sealedPolicy(c.books, meeting, c.asOf);
  const tooLate = policiesFor(c.books, meeting, c.asOf).filter((entry) => entry !== sealed);
  c.passOver(
    tooLate.map((entry) => entry.id),
    sealed === undefined ? 'nothing shows that it was chosen before the polls closed' : 'another was sealed',
  );
  const named = sealed?.data.holders;
  const isNamed = named?.includes(holder) ?? holdsForOthers(c, holder, className, recordDate);
  if (!isNamed) return 'latest';
  if (sealed !== undefined) c.restsOn([sealed.id]);
  return c.reading(overVotesAt(meeting)) as OverVotePolicy;
}

function holdsForOthers(c: Context, holder: string, className: string, at: Moment): boolean {
  return c.books
    .blocks(className, at)
    .some((block) => block.holder === holder && (block.owners.length !== 1 || block.owners[0] !== holder));
}
