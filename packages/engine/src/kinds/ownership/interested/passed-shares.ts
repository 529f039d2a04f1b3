import { openFact, type Held } from '../../../evaluation/index.js';
import { compareBy, plus, type Moment, type Shares } from '../../../exact/index.js';
import { momentOfEntry } from '../../../books/index.js';
import type { Context } from '../../../session/index.js';
import { isFreeTransfer, type Transfer } from './free-transfer.js';
import type { InterestedRule } from './interested-parameters.js';
import { isInView } from './interested-view.js';
import { isEarlier } from '../earlier.js';
import { momentsOwning } from '../look-back.js';
import { keyOfMoment } from '../ownership-changes.js';
import {
  countedTogetherNotion,
  interestedByOwnershipNotion,
  interestedByOwnRightNotion,
  interestedShareholderNotion,
} from '../../../terms/index.js';

/** Asked where only some of what a holder had came from somebody interested. */
export const passedOn = openFact('passed-on-among-the-shares', 'person', 'person', 'day', 'entry').yesNo(
  'Were shares that {1} owned at some time since {2} among those that passed to {0} in {3}?',
);

/** The transfers of record by which a person came to own shares, directly or through who holds for it. */
export function transfersTo(c: Context, person: string, from: Moment['day'], at: Moment): readonly Transfer[] {
  const nominees = c.books.entriesOf('held-for').filter(({ data }) => data.owners.includes(person));
  const holders = new Set([person, ...nominees.map(({ data }) => data.holder)]);
  return [...holders]
    .flatMap((holder) => c.books.transfersTo(holder, at))
    .filter((transfer) => transfer.on >= from && c.books.transferOwners(transfer).after.includes(person));
}

/** Somebody interested who had owned shares that passed, and its standing then. */
interface FormerOwner {
  readonly person: string;
  readonly standing: Held<boolean>;
}

/** From which day to which moment is looked back. */
export interface Looked {
  readonly from: Moment['day'];
  readonly at: Moment;
}

/** Who of those whose shares passed in a transfer was such a person while it owned them; undefined where nobody was. Worked out once for each. */
export function interestedOwner(
  c: Context,
  placed: InterestedRule,
  person: string,
  transfer: Transfer,
  span: Looked,
): FormerOwner | undefined {
  const name = `whose shares passed to ${person} by ${transfer.id} from ${span.from} until ${keyOfMoment(span.at)}`;
  const work = (): FormerOwner | undefined => {
    const { before, after } = c.books.transferOwners(transfer);
    const own = ownOf(c, placed, person, transfer);
    for (const owner of before) {
      if (after.includes(owner) || own.includes(owner) || owner === 'dispersed') continue;
      const standing = standingWhileOwning(c, placed, owner, { person, transfer, ...span });
      if (standing !== undefined) return { person: owner, standing };
      const earlier = fromEarlierOwner(c, placed, owner, { person, transfer, ...span });
      if (earlier !== undefined) return earlier;
    }
    return undefined;
  };
  return c.once(placed, name, work, span.at);
}

function ownOf(
  c: Context,
  { provision, article }: InterestedRule,
  person: string,
  transfer: Transfer,
): readonly string[] {
  if (provision.lookBack?.successors?.otherThan !== 'those-counted-with-it') return [person];
  return c.notion(countedTogetherNotion, [person], momentOfEntry(transfer), article).value;
}

interface Passing extends Looked {
  readonly person: string;
  readonly transfer: Transfer;
}

/** Looked at from the moment just before the shares passed back to the start; earlier shares may be others than those. */
function standingWhileOwning(
  c: Context,
  placed: InterestedRule,
  owner: string,
  passing: Passing,
): Held<boolean> | undefined {
  const { transfer, from } = passing;
  const rule = placed.provision.lookBack?.successors;
  const notion = notionOf[rule?.from ?? 'owner'];
  const moments = momentsOwning(c, placed, owner, from, momentOfEntry(transfer)).toReversed();
  for (const [index, when] of moments.entries()) {
    if (rule?.from !== 'interested' && !isInView(c, placed, owner, when)) continue;
    const standing = c.notion(notion, [owner], when, placed.article);
    if (!standing.value || !ownedAny(c, owner, transfer.data.class, when)) continue;
    const same = index === 0 || !gotMore(c, owner, transfer, when);
    if (same || arePassedOn(c, placed, owner, passing)) return standing;
  }
  return undefined;
}

/** What the owner must have been while it had the shares. */
const notionOf = {
  owner: interestedByOwnRightNotion,
  'owner-then': interestedByOwnershipNotion,
  interested: interestedShareholderNotion,
} as const;

function ownedAny(c: Context, owner: string, className: string, when: Moment): boolean {
  return c.books.blocksOwned([owner], className, when).length > 0;
}

function gotMore(c: Context, owner: string, transfer: Transfer, since: Moment): boolean {
  return c.books
    .acquisitions(owner, transfer.data.class)
    .some(({ at }) => isEarlier(since, at) && isEarlier(at, momentOfEntry(transfer)));
}

/** Through an owner between: shares that an interested person had passed to it, in a way that is not left out. */
function fromEarlierOwner(
  c: Context,
  placed: InterestedRule,
  owner: string,
  passing: Passing,
): FormerOwner | undefined {
  const rule = placed.provision.lookBack?.successors;
  if (rule === undefined) return undefined;
  const everyTransfer = rule.onward !== undefined && c.resolve(rule.onward) === 'every-transfer';
  // Where somebody between is interested by the shares, they are those of an interested person already.
  if (rule.from === 'interested' && !everyTransfer) return undefined;
  const { transfer, from, at } = passing;
  const earlier = transfersTo(c, owner, from, momentOfEntry(transfer)).filter(
    (each) => each.data.class === transfer.data.class && comesBefore(each, transfer),
  );
  for (const each of earlier) {
    const first = interestedOwner(c, placed, owner, each, { from, at });
    if (first === undefined) continue;
    if (!everyTransfer && isFreeTransfer(c, { rule, article: placed.article, at }, each)) continue;
    const had = ownedJustBefore(c, transfer);
    const all = compareBy<'shares'>('notMoreThan', had, each.data.shares);
    if (all || arePassedOn(c, placed, first.person, passing)) return first;
  }
  return undefined;
}

/** What the holder had of record before the shares passed. */
export function ownedJustBefore(c: Context, { data, ...entry }: Transfer): Shares {
  return plus<'shares'>(c.books.holding(data.from, data.class).at(momentOfEntry(entry)), data.shares);
}

function comesBefore(a: Transfer, b: Transfer): boolean {
  const [first, second] = [momentOfEntry(a), momentOfEntry(b)];
  return isEarlier(first, second) || (!isEarlier(second, first) && a.sequence < b.sequence);
}

function arePassedOn(
  c: Context,
  { provision }: InterestedRule,
  owner: string,
  { person, transfer, from }: Passing,
): boolean {
  const cites = [provision.lookBack?.successors?.cite ?? ''];
  return c.is(passedOn, { about: [person, owner, from, transfer.id], cites });
}
