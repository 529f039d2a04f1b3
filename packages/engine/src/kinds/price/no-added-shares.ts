import { z } from 'zod';
import { held, message, reason, type FactType, type Held, type Reason } from '../../evaluation/index.js';
import {
  atClose,
  compare,
  compareMoments,
  isZero,
  plus,
  ratio,
  show,
  times,
  type Amount,
  type Moment,
  type Ratio,
} from '../../exact/index.js';
import { momentOfEntry } from '../../books/index.js';
import { byReading, provisionFields, type Placed, type Provision, type Written } from '../../instrument/index.js';
import { defineKind } from '../../terms/index.js';
import { determinedAt } from './price-moments.js';
import { priceTestsTopic, type PriceCondition, type PriceUse, type Tested } from './price-test.js';
import { purchasers, purchasesOf, sideOf } from './purchases.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('no-added-shares'),
  by: z.enum(purchasers).describe('whose acquisitions count'),
  inProportion: byReading(z.enum(['not-added', 'added']))
    .optional()
    .describe(
      'whether shares that come by a split or a dividend of shares, to all in proportion, are added; not, where it is left out',
    ),
});
type NoAddedShares = z.output<typeof parameters>;

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
const bought = message(
  'price.added-bought',
  '{person} acquired {shares} {class} on {on}, after it had become interested',
);
const righted = message(
  'price.added-right',
  '{person} was given a right to {shares} {class} on {on}, after it had become interested',
);
const deemed = message(
  'price.added-deemed',
  'Of the {class}, {person} owned {before} beneficially when it had become interested, and {after} on {on}, as the shares now are',
);
const split = message(
  'price.added-split',
  '{person} owned {class} beneficially when it had become interested, and all of them came to be more on {on}',
);
const besides = message(
  'price.added-besides',
  '{person} became the beneficial owner of more voting stock after {on}, as stated',
);
const none = message('price.added-none', '{person} has become the beneficial owner of no more voting stock since {on}');

/**
 * That a person who became interested has become the beneficial owner of no further voting stock, but in the transaction by
 * which it did and, unless a reading has it otherwise, by splits and dividends of shares in proportion. Nothing mends it, and one share is enough.
 */
export const noAddedSharesKind = defineKind<NoAddedShares>({
  kind: 'no-added-shares',
  subject: 'price',
  provides: 'that a person who became interested has not become the beneficial owner of any more voting stock',
  parameters,
  facts: [addedBesides],
  answers: ['combination.fair-price', 'combination.exempt', 'approval.status'],
  tells: (_c, placed, topic, input) =>
    topic === priceTestsTopic
      ? held(conditionOf(placed, input['use'] as PriceUse), reason(asked, placed.cite))
      : undefined,
});

/** Writes a provision of this kind. */
export const noAddedShares = (data: Written<typeof parameters>): Provision => ({ kind: 'no-added-shares', ...data });

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
  const found = classes.flatMap((cls) => [
    ...acquiredAfter(placed, use, cls, crossing),
    ...rightsAfter(placed, use, cls, crossing),
    ...splitsAfter(placed, use, cls, crossing),
  ]);
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

/** What came to the side after the moment of becoming interested. */
function acquiredAfter({ provision, cite }: Placed<NoAddedShares>, use: PriceUse, cls: string, crossing: Moment) {
  return purchasesOf(use, cls, { by: provision.by, cite })
    .filter(({ at }) => compareMoments(at, crossing) === 1)
    .map((each) =>
      reason(bought, 'acquired', {
        figures: { person: use.c.nameOf(use.person), shares: show(each.shares), class: cls, on: each.at.day },
        cites: [cite],
        entries: [each.entry],
      }),
    );
}

/** A right to acquire is ownership from the day on which it is given. */
function rightsAfter({ provision, cite }: Placed<NoAddedShares>, use: PriceUse, cls: string, crossing: Moment) {
  const { c, person, at, place } = use;
  const side = provision.by === 'interested' ? [person] : sideOf(c, person, provision.by, at, place);
  return c.books
    .entriesOf('right-granted')
    .filter(({ data, on }) => data.class === cls && crossing.day < on && on <= at.day && side.includes(data.holder))
    .map(({ id, on, data }) =>
      reason(righted, 'given', {
        figures: { person: c.nameOf(data.holder), shares: show(data.shares), class: cls, on },
        cites: [cite],
        entries: [id],
      }),
    );
}

/** What a split or a dividend of shares brought to all alike, looked at only where it counts as added. */
function splitsAfter({ provision, cite }: Placed<NoAddedShares>, use: PriceUse, cls: string, crossing: Moment) {
  const { c, person, at } = use;
  const more = c.books
    .splits(cls, at)
    .filter(({ entry, how }) => how !== 'combination' && compareMoments(momentOfEntry(entry), crossing) === 1);
  if (more.length === 0 || provision.inProportion === undefined) return [];
  if (isZero(ownedAt(use, cls, atClose(crossing.day))) || c.resolve(provision.inProportion) === 'not-added') return [];
  return more.map(({ entry: { id, on } }) =>
    reason(split, 'more', {
      figures: { person: c.nameOf(person), class: cls, on },
      cites: [cite],
      entries: [id],
    }),
  );
}

interface Owned {
  readonly shares: Amount<'shares'>;
  readonly rights: Amount<'shares'>;
}

/** What counts as the person’s own: shares turned into those of a later day, and rights to so many shares as they were entered. */
function ownedAt({ c, person, place }: PriceUse, cls: string, when: Moment, units: Ratio = ratio(1)) {
  const { shares, rights } = c.notion<Owned>('beneficial-ownership', [person, cls], when, place).value;
  return plus(times(c.exactly(shares), units), c.exactly(rights));
}

/** What counts as the person’s own through others, at the close of the day of becoming interested and now. */
function deemedAfter(use: PriceUse, cls: string, crossing: Moment, cite: string): readonly Reason[] {
  const { c, person, at } = use;
  const before = ownedAt(use, cls, atClose(crossing.day), c.books.sharesFor(cls, crossing.day, at.day));
  const after = ownedAt(use, cls, at);
  if (compare(after, before) <= 0) return [];
  const figures = { person: c.nameOf(person), class: cls, before: show(before), after: show(after), on: at.day };
  return [reason(deemed, 'more', { figures, cites: [cite] })];
}
