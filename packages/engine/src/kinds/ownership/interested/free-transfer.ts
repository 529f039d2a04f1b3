import { momentOfEntry } from '../../../books/index.js';
import { openFact } from '../../../evaluation/index.js';
import type { Moment } from '../../../exact/index.js';
import type { EntryOf } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import {
  approvalsBy,
  boardOfDirectors,
  bodyDecided,
  directorsWhoAre,
  independentDirectors,
} from '../../../terms/index.js';
import type { BodyStep } from '../../../terms/index.js';
import type { ApprovingBody, SuccessionRule } from './interested-parameters.js';
import { isEarlier } from '../earlier.js';

/** A transfer of record. */
export type Transfer = EntryOf<'shares-transferred'>;

/** Never supposed: asked where the entry of a transfer does not say where the shares passed. */
export const wherePassed = openFact('where-shares-passed', 'person', 'person', 'entry').choice(
  ['open-market', 'public-offering', 'private'],
  'Where did the shares pass from {1} to {0} in {2}: on the open market, in a registered public offering, or privately?',
);

/** Never supposed: an approval that an agency gave to others need not be in the books. */
export const transferApproved = openFact('transfer-approved', 'person', 'person', 'entry', 'agency').yesNo(
  'Did {3} approve {2} from {1} to {0}?',
);

/** What a transfer is judged by, and when: an approval that comes later does not show yet. */
export interface Judging {
  readonly rule: SuccessionRule;
  readonly article: string;
  readonly at: Moment;
}

/** Whether shares passed in a way that a definition leaves out: on a market, in a public offering, or with an approval. */
export function isFreeTransfer(c: Context, judging: Judging, transfer: Transfer): boolean {
  const { cite, unless } = judging.rule;
  const { publicOffering, approvedBy } = unless;
  const openMarket = c.resolve(unless.openMarket);
  const cites = [cite];
  const about = [transfer.data.to, transfer.data.from, transfer.id];
  if (publicOffering || openMarket) {
    const where = transfer.data.market ?? privately(transfer) ?? c.ask(wherePassed, { about, cites });
    if (where === 'open-market' && openMarket) return true;
    if (where === 'public-offering' && publicOffering) return true;
  }
  if (approvedBy === undefined) return false;
  if ('body' in approvedBy) return wasApproved(c, judging, approvedBy, transfer);
  const answers = approvalsBy(c, approvedBy.agency, transfer.id);
  c.restsOn(answers.map(({ id }) => id));
  const last = answers.at(-1);
  return last?.data.granted ?? c.is(transferApproved, { about: [...about, approvedBy.says], cites });
}

/**
 * By an act of the body on the transfer, named by its entry, or by enough of its members in an act of the board. The body is
 * told as it was at the act, without what the act itself frees.
 */
function wasApproved(
  c: Context,
  { rule, article, at }: Judging,
  { says, fraction, of }: ApprovingBody,
  transfer: Transfer,
): boolean {
  c.covered('acts', at.day, [rule.cite]);
  const step: BodyStep = {
    kind: 'body',
    cite: rule.cite,
    says,
    body: directorsWhoAre(independentDirectors, article),
    within: boardOfDirectors.name,
    decides: ['approve'],
    fraction,
    of: c.resolve(of),
    atMeeting: false,
  };
  return c.books
    .bodyActs(transfer.id, at)
    .filter(({ data }) => data.decides === 'approve' && (data.by === step.body.name || data.by === step.within))
    .filter((act) => isEarlier(momentOfEntry(act), at))
    .some((act) => bodyDecided(c, step, act).value);
}

/** What is given, inherited or passes by law passes on no market. */
function privately({ data: { how } }: Transfer): 'private' | undefined {
  return how === 'gift' || how === 'inheritance' || how === 'operation-of-law' ? 'private' : undefined;
}
