import { held, message, reason, type FactType, type Held, type Reason } from '../../evaluation/index.js';
import type { Placed, Provision, Written } from '../../instrument/index.js';
import { defineKind } from '../../terms/index.js';
import { addedSharesParameters, deemedAfter, sharesAdded, type NoAddedShares } from './added-shares.js';
import { determinedAt } from './price-moments.js';
import { priceTestsTopic, type PriceCondition, type PriceUse, type Tested } from './price-test.js';

/** Supposed not so: that more came to count as the person’s own, and went again, without an entry that shows it. */
const addedBesides: FactType = {
  name: 'more-shares-besides',
  asks: 'Beside what is entered, did {0} become the beneficial owner of more voting stock after {1}, for however short a time?',
  about: ['person', 'day'],
  reply: { kind: 'yes-no' },
  supposed: {
    reply: 'no',
    premise:
      'inquiry found that {0} became the beneficial owner of no more voting stock after {1}, beside what is entered',
    kind: 'nothing-further',
  },
};

const asked = message('price.asked', 'The tests of {outcome}');
const besides = message(
  'price.added-besides',
  '{person} became the beneficial owner of more voting stock after {on}, as stated',
);
const none = message('price.added-none', '{person} has become the beneficial owner of no more voting stock since {on}');

/**
 * That a person who became interested has become the beneficial owner of no further voting stock, but in the transaction by
 * which it did, by what was its own beneficially already and, unless a reading has it otherwise, by splits and dividends of
 * shares in proportion. Nothing mends it, and one share is enough.
 */
export const noAddedSharesKind = defineKind<NoAddedShares>({
  kind: 'no-added-shares',
  subject: 'price',
  provides: 'that a person who became interested has not become the beneficial owner of any more voting stock',
  parameters: addedSharesParameters,
  facts: [addedBesides],
  answers: ['combination.fair-price', 'combination.exempt', 'approval.status'],
  tells: (_c, placed, topic, input) =>
    topic === priceTestsTopic
      ? held(conditionOf(placed, input['use'] as PriceUse), reason(asked, placed.cite))
      : undefined,
});

/** Writes a provision of this kind. */
export const noAddedShares = (data: Written<typeof addedSharesParameters>): Provision => ({
  kind: 'no-added-shares',
  ...data,
});

function conditionOf(placed: Placed<NoAddedShares>, use: PriceUse): PriceCondition {
  const { cite } = placed;
  const says = 'no more voting stock since the person became interested';
  return { cite, says, tests: [{ id: `${cite} ${use.person}`, cite, says, run: () => test(placed, use) }] };
}

function test(placed: Placed<NoAddedShares>, use: PriceUse): Held<Tested> {
  const { c, person } = use;
  const crossing = determinedAt(use);
  const cites = [placed.cite];
  const classes = votingClasses(use);
  const found = classes.flatMap((cls) => sharesAdded(placed, use, cls, crossing));
  if (found.length > 0) return outcomeOf(found);
  const more = classes.flatMap((cls) => deemedAfter(use, cls, crossing, placed.cite));
  if (more.length > 0) return outcomeOf(more);
  const figures = { person: c.nameOf(person), on: crossing.day };
  if (c.is(addedBesides, { about: [person, crossing.day], cites })) {
    return outcomeOf([reason(besides, 'yes', { figures, cites })]);
  }
  return held({ verdict: 'pass', beyondRepair: false }, reason(none, 'none', { figures, cites }));
}

function outcomeOf(found: readonly Reason[]): Held<Tested> {
  const [first, ...others] = found;
  const because = first ?? reason(besides, 'yes');
  return held(
    { verdict: 'fail', beyondRepair: true },
    others.length === 0 ? because : reason(several, String(found.length), { cites: because.cites, grounds: found }),
  );
}

const several = message('price.added-several', 'More voting stock was acquired {outcome} times');

function votingClasses({ c, at, place }: PriceUse): readonly string[] {
  const stock = c.notion<{ readonly classes: readonly { readonly id: string }[] }>('voting-stock', [], at, place);
  return stock.value.classes.map(({ id }) => id);
}
