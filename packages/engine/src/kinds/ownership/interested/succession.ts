import { nothingFurther, openFact, held, message, reason } from '../../../evaluation/index.js';
import type { FactType, Held } from '../../../evaluation/index.js';
import { compareBy, least, ratio, show, times, type Day, type Moment } from '../../../exact/index.js';
import { largePart, momentOfEntry } from '../../../books/index.js';
import type { Context } from '../../../session/index.js';
import { isFreeTransfer, type Transfer } from './free-transfer.js';
import type { InterestedRule } from './interested-parameters.js';
import { daysBefore } from '../look-back.js';
import { interestedOwner, ownedJustBefore, transfersTo } from './passed-shares.js';

/** What no entry of the register shows: transfers among beneficial owners, or before the register was kept. One reply for all days looked back over. */
export const everSucceeded: FactType = {
  ...openFact('further-succession-ever', 'person').yesNo(
    'Has {0} ever succeeded to shares of an Interested Shareholder otherwise than the entries show?',
    nothingFurther('inquiry found no shares to which {0} ever succeeded beyond the transfers that the entries show'),
  ),
  shownByAny: 'further-succession',
};

/** Asked, and never supposed, only of somebody who did so at some time. */
export const furtherSuccession = openFact('further-succession', 'person', 'day').yesNo(
  'Has {0} succeeded since {1} to shares of an Interested Shareholder otherwise than the entries show?',
);

const succeeded = message(
  'interested.succession',
  'On {day} {person} got {shares} shares of the {class} that {owner} owned at some time since {since} while {standing}; the way in which they passed is not one of those excepted',
);
const otherwise = message(
  'interested.succession-stated',
  '{person} succeeded since {since} to shares of an Interested Shareholder, as stated',
);

/** A succession that makes a person interested, and whose shares they were. */
export interface Succession {
  readonly from?: string;
}

/** By having succeeded, in the days looked back over, to shares of such a person, in a way that is not left out. */
export function asSuccessor(
  c: Context,
  placed: InterestedRule,
  person: string,
  at: Moment,
): Held<Succession> | undefined {
  const rule = placed.provision.lookBack?.successors;
  const span = daysBefore(c, placed, at);
  if (rule === undefined || span === undefined) return undefined;
  for (const transfer of transfersTo(c, person, span.from, at)) {
    const owner = interestedOwner(c, placed, person, transfer, { from: span.from, at });
    if (owner === undefined || isFreeTransfer(c, { rule, article: placed.article, at }, transfer)) continue;
    c.restsOn([transfer.id]);
    const figures = {
      person: c.nameOf(person),
      owner: c.nameOf(owner.person),
      shares: show(transfer.data.shares),
      class: transfer.data.class,
      day: transfer.on,
      since: span.from,
      standing:
        rule.from === 'interested' ? 'it was an Interested Shareholder' : 'it owned as much as the definition asks for',
    };
    const told = { figures, cites: [rule.cite], entries: [transfer.id], grounds: [owner.standing.reason] };
    return held({ from: owner.person }, reason(succeeded, 'Interested Shareholder', told));
  }
  if (!succeededOtherwise(c, person, span.from, rule.cite)) return undefined;
  const figures = { person: c.nameOf(person), since: span.from };
  return held({}, reason(otherwise, 'Interested Shareholder', { figures, cites: [rule.cite] }));
}

function succeededOtherwise(c: Context, person: string, since: Day, cite: string): boolean {
  const asked = { about: [person, since], cites: [cite] };
  if (!c.isKnown(furtherSuccession, asked) && !c.is(everSucceeded, { about: [person], cites: [cite] })) return false;
  return c.is(furtherSuccession, asked);
}

/** Everybody to whom shares passed, in the days looked back over, from somebody who then was such a person. */
export function successors(c: Context, placed: InterestedRule, at: Moment): readonly string[] {
  const span = daysBefore(c, placed, at);
  if (placed.provision.lookBack?.successors === undefined || span === undefined) return [];
  const named = new Set(c.books.named(at));
  const found = new Set<string>();
  for (const transfer of c.books.transfersBetweenHolders(span.from, at)) {
    const { before, after } = c.books.transferOwners(transfer);
    if (!before.some((owner) => named.has(owner) || found.has(owner)) && !isLarge(c, placed, transfer)) continue;
    for (const person of after) {
      if (found.has(person)) continue;
      if (interestedOwner(c, placed, person, transfer, { from: span.from, at }) !== undefined) found.add(person);
    }
  }
  return [...found];
}

/** Whether the holder had at least half of the line of the class before the shares passed, or was a large one. */
function isLarge(c: Context, { provision }: InterestedRule, transfer: Transfer): boolean {
  const outstanding = c.books.outstanding(transfer.data.class).at(momentOfEntry(transfer));
  const part = least(largePart, times(provision.fraction.of, half));
  return compareBy<'shares'>('atLeast', ownedJustBefore(c, transfer), times(outstanding, part));
}

const half = ratio('1/2');
