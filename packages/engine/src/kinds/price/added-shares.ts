import { z } from 'zod';
import { momentOfEntry } from '../../books/index.js';
import { message, reason, type Reason } from '../../evaluation/index.js';
import {
  atClose,
  compare,
  compareMoments,
  isZero,
  plus,
  plusDays,
  ratio,
  show,
  sum,
  times,
} from '../../exact/index.js';
import type { Day, Moment, Ratio } from '../../exact/index.js';
import { parametersOf, byReading, type Placed } from '../../instrument/index.js';
import { beneficialOwnershipNotion, directorsVote } from '../../terms/index.js';
import { notYetOwn } from './already-own.js';
import type { PriceUse } from './price-test.js';
import { purchasers, purchasesOf, sideOf } from './purchases.js';

/** What a provision on shares added asks for. */
export const addedSharesParameters = parametersOf('no-added-shares', {
  by: z.enum(purchasers).describe('whose acquisitions count'),
  inProportion: byReading(z.enum(['not-added', 'added']))
    .optional()
    .describe(
      'whether shares that come by a split or a dividend of shares, to all in proportion, are added; not, where it is left out',
    ),
  approval: directorsVote
    .omit({ needed: true })
    .optional()
    .describe('whose approval makes an acquisition harmless, whenever it is given before the deal is completed'),
});
export type NoAddedShares = z.output<typeof addedSharesParameters>;

const bought = message(
  'price.added-bought',
  '{person} acquired {shares} shares of {class} on {on}, after it had become interested',
);
const righted = message(
  'price.added-right',
  '{person} was given a right to {shares} shares of {class} on {on}, after it had become interested',
);
const deemed = message(
  'price.added-deemed',
  'Of the {class}, {person} owned {before} beneficially when it had become interested, and {after} on {on}, as the shares now are',
);
const split = message(
  'price.added-split',
  '{person} owned {class} beneficially when it had become interested, and all of them came to be more on {on}',
);
/** What made a person beneficial owner of more of a class after it had become interested, as the entries of acquisitions tell. */
export function sharesAdded(
  placed: Placed<NoAddedShares>,
  use: PriceUse,
  cls: string,
  crossing: Moment,
): readonly Reason[] {
  return [
    ...acquiredAfter(placed, use, cls, crossing),
    ...rightsAfter(placed, use, cls, crossing),
    ...splitsAfter(placed, use, cls, crossing),
  ];
}

/** What came to the side after the moment of becoming interested, and was not its own before. */
function acquiredAfter({ provision, cite }: Placed<NoAddedShares>, use: PriceUse, cls: string, crossing: Moment) {
  const { c, person, place } = use;
  const later = purchasesOf(use, cls, { by: provision.by, cite }).filter(
    ({ at }) => compareMoments(at, crossing) === 1,
  );
  if (later.length === 0) return [];
  const sideBefore = (on: Day) => sideOf(c, person, provision.by, atClose(plusDays(on, -1)), place);
  return notYetOwn(c, sideBefore, later).map((each) =>
    reason(bought, 'acquired', {
      figures: { person: c.nameOf(person), shares: show(each.shares), class: cls, on: each.at.day },
      cites: [cite],
      entries: [each.entry],
    }),
  );
}

/** A right to acquire is ownership from the day on which it is given. */
function rightsAfter({ provision, cite }: Placed<NoAddedShares>, use: PriceUse, cls: string, crossing: Moment) {
  const { c, person, at, place } = use;
  const side = sideOf(c, person, provision.by, at, place);
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

/** What counts as the person’s own: shares turned into those of a later day, and rights to so many shares as they were entered. */
function ownedAt({ c, person, place }: PriceUse, cls: string, when: Moment, units: Ratio = ratio(1)) {
  const { shares, rights } = c.notion(beneficialOwnershipNotion, [person, cls], when, place).value;
  return plus(times(c.exactly(shares), units), c.exactly(rights));
}

/** What counts as the person’s own through others, at the close of the day of becoming interested, with what was approved since, and now. */
export function deemedAfter(
  { provision, cite }: Placed<NoAddedShares>,
  use: PriceUse,
  cls: string,
  crossing: Moment,
  approved: ReadonlySet<string>,
): readonly Reason[] {
  const { c, person, at } = use;
  const since = [
    ...purchasesOf(use, cls, { by: provision.by, cite }).map((each) => ({ ...each, day: each.at.day })),
    ...c.books.entriesOf('right-granted').map(({ id, on, data }) => ({ shares: data.shares, day: on, entry: id })),
  ]
    .filter(({ entry }) => approved.has(entry))
    .map(({ shares: of, day }) => times(of, c.books.sharesFor(cls, day, at.day)));
  const owned = ownedAt(use, cls, atClose(crossing.day), c.books.sharesFor(cls, crossing.day, at.day));
  const before = sum('shares', [owned, ...since]);
  const after = ownedAt(use, cls, at);
  if (compare(after, before) <= 0) return [];
  const figures = { person: c.nameOf(person), class: cls, before: show(before), after: show(after), on: at.day };
  return [reason(deemed, 'more', { figures, cites: [cite] })];
}
