import { nothingFurther, openFact, message, reason, type Held, type Reason } from '../../evaluation/index.js';
import { writerOf, type Placed } from '../../instrument/index.js';
import { votingStockNotion, isOver } from '../../terms/index.js';
import { approvalOf } from './dividend-lapse.js';
import { addedSharesParameters, deemedAfter, sharesAdded, type NoAddedShares } from './added-shares.js';
import { determinedAt } from './price-moments.js';
import { definePriceCondition, testOf, tested, type PriceCondition, type PriceUse, type Tested } from './price-test.js';

/** Supposed not so: that more came to count as the person’s own, and went again, without an entry that shows it. */
const addedBesides = openFact('more-shares-besides', 'person', 'day').yesNo(
  'Beside what is entered, did {0} become the beneficial owner of more voting stock after {1}, for however short a time?',
  nothingFurther(
    'inquiry found that {0} became the beneficial owner of no more voting stock after {1}, beside what is entered',
  ),
);

/** Asked of what no entry of its own shows, where directors may approve it. */
const additionApproved = openFact('added-shares-were-approved', 'person', 'day').yesNo(
  'Was everything by which {0} became the beneficial owner of more voting stock after {1} approved by the vote of directors that makes it harmless?',
);

const besides = message(
  'price.added-besides',
  '{person} became the beneficial owner of more voting stock after {on}, as stated',
);
const allApproved = message(
  'price.added-approved',
  'What made {person} the beneficial owner of more voting stock after {on} was approved as the section has it',
);
const none = message('price.added-none', '{person} has become the beneficial owner of no more voting stock since {on}');

/**
 * That a person who became interested has become the beneficial owner of no further voting stock, but in the transaction by
 * which it did, by what was its own beneficially already and, unless a reading has it otherwise, by splits and dividends of
 * shares in proportion. One share is enough, and nothing mends it but the approval of directors, where the section has one.
 */
export const noAddedSharesKind = definePriceCondition<NoAddedShares>({
  kind: 'no-added-shares',
  provides: 'that a person who became interested has not become the beneficial owner of any more voting stock',
  parameters: addedSharesParameters,
  facts: [addedBesides, additionApproved],
  condition: conditionOf,
});

/** Writes a provision of this kind. */
export const noAddedShares = writerOf(addedSharesParameters);

function conditionOf(placed: Placed<NoAddedShares>, use: PriceUse): PriceCondition {
  const { cite } = placed;
  const says = 'no more voting stock since the person became interested';
  return { cite, says, tests: [testOf(cite, says, use, () => test(placed, use))] };
}

function test(placed: Placed<NoAddedShares>, use: PriceUse): Held<Tested> {
  const { c, person } = use;
  const crossing = determinedAt(use);
  const cites = [placed.cite];
  const classes = votingClasses(use);
  const { approval } = placed.provision;
  const isApproved = (entry: string): boolean =>
    approval !== undefined && approvalOf(placed, approval, use, entry).value.harmless;
  const entered = classes.flatMap((cls) => sharesAdded(placed, use, cls, crossing));
  const approved = entered.filter(({ entries = [] }) => entries.length > 0 && entries.every(isApproved));
  const found = entered.filter((each) => !approved.includes(each));
  const beyondRepair = approval === undefined || isOver(c, use.matter);
  if (found.length > 0) return failed(found, beyondRepair);
  const about = { about: [person, crossing.day], cites: approval === undefined ? cites : [approval.cite] };
  const isAllApproved = (): boolean => approval !== undefined && c.is(additionApproved, about);
  const byEntries = new Set(approved.flatMap(({ entries = [] }) => entries));
  const more = classes.flatMap((cls) => deemedAfter(placed, use, cls, crossing, byEntries));
  if (more.length > 0 && !isAllApproved()) return failed(more, beyondRepair);
  const figures = { person: c.nameOf(person), on: crossing.day };
  if (c.is(addedBesides, { about: [person, crossing.day], cites }) && !isAllApproved()) {
    return failed([reason(besides, 'yes', { figures, cites })], beyondRepair);
  }
  const because =
    approved.length === 0
      ? reason(none, 'none', { figures, cites })
      : reason(allApproved, 'approved', { figures, cites, grounds: approved });
  return tested('pass', because);
}

function failed(found: readonly Reason[], beyondRepair: boolean): Held<Tested> {
  const [first, ...others] = found;
  const because = first ?? reason(besides, 'yes');
  const told = { cites: because.cites, grounds: found };
  return tested('fail', others.length === 0 ? because : reason(several, String(found.length), told), beyondRepair);
}

const several = message('price.added-several', 'More voting stock was acquired {outcome} times');

function votingClasses({ c, at, place }: PriceUse): readonly string[] {
  const stock = c.notion(votingStockNotion, [], at, place);
  return stock.value.classes.map(({ id }) => id);
}
