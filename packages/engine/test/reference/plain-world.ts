import * as fc from 'fast-check';

/** A corporation as plain lists, on one day: no books, no journal, no provisions. Shares are whole numbers. */
export interface PlainWorld {
  readonly classes: readonly PlainClass[];
  /** Shares of one holder of record that the same persons own beneficially. */
  readonly blocks: readonly PlainBlock[];
  readonly rights: readonly PlainRight[];
  /** Who controls whom. */
  readonly control: readonly (readonly [controller: string, controlled: string])[];
  /** Persons who act in concert; the group is a person of its own. */
  readonly groups: readonly { readonly id: string; readonly members: readonly string[] }[];
}

export interface PlainClass {
  readonly id: string;
  /** Shares of holders nobody of whom matters by itself. */
  readonly dispersed: number;
  /** Issued, but not outstanding. */
  readonly treasury: number;
}

export interface PlainBlock {
  readonly holder: string;
  readonly class: string;
  readonly shares: number;
  readonly owners: readonly string[];
}

/** A right to shares that are not issued yet. */
export interface PlainRight {
  readonly holder: string;
  readonly class: string;
  readonly shares: number;
  /** Whether it can be exercised within the days that count for the limit; for the definition every right counts. */
  readonly soon: boolean;
}

export const people = ['ash', 'birch', 'cedar', 'dogwood', 'elm', 'fir'] as const;
export const classIds = ['ordinary', 'senior'] as const;

const person = fc.constantFrom(...people);

/** Round numbers meet the fractions exactly, odd ones and neighbours miss them by one share. */
const shares = fc.oneof(
  fc.constantFrom(1, 50, 99, 100, 149, 150, 151, 200, 300, 333, 450, 500, 850, 1000),
  fc.integer({ min: 1, max: 1500 }),
);

const block = fc.record({
  holder: person,
  class: fc.constantFrom(...classIds),
  shares,
  owners: fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 2, arbitrary: fc.uniqueArray(person, { minLength: 1, maxLength: 3 }) },
  ),
});

const right = fc.record({ holder: person, class: fc.constantFrom(...classIds), shares, soon: fc.boolean() });

/** No rings of control: an earlier person controls a later one. */
const control = fc
  .uniqueArray(fc.tuple(person, person), { maxLength: 4, selector: ([a, b]) => `${a} ${b}` })
  .map((pairs) => pairs.filter(([a, b]) => people.indexOf(a) < people.indexOf(b)));

const members = fc.option(fc.uniqueArray(person, { minLength: 2, maxLength: 3 }));
const groups = fc
  .tuple(members, members)
  .map(([grove, wood]) => [
    ...(grove === null ? [] : [{ id: 'grove', members: grove }]),
    ...(wood === null ? [] : [{ id: 'wood', members: wood }]),
  ]);

const classes = fc.tuple(
  fc.record({
    id: fc.constant('ordinary'),
    dispersed: fc.constantFrom(1, 500, 850, 1000, 2500, 8500),
    treasury: fc.constantFrom(0, 0, 100),
  }),
  fc.record({
    id: fc.constant('senior'),
    dispersed: fc.constantFrom(0, 0, 100, 700, 1000),
    treasury: fc.constantFrom(0, 0, 50),
  }),
);

/**
 * Random worlds: a few holders, some for others, some over the limits alone, some only together. Of ordinary shares at
 * least one is outstanding; of a class of which none is, nobody owns a part.
 */
export const plainWorlds: fc.Arbitrary<PlainWorld> = fc
  .record({
    blocks: fc.array(block, { maxLength: 8 }),
    rights: fc.array(right, { maxLength: 3 }),
    control,
    groups,
    classes,
  })
  .map(({ blocks, ...rest }) => ({
    ...rest,
    blocks: merged(blocks.map((each) => ({ ...each, owners: each.owners?.toSorted() ?? [each.holder] }))),
  }));

/** Shares of one holder, class and set of owners are one block. */
function merged(blocks: readonly PlainBlock[]): readonly PlainBlock[] {
  const byPlace = new Map<string, PlainBlock>();
  for (const each of blocks) {
    const place = `${each.holder} ${each.class} ${each.owners.join('+')}`;
    byPlace.set(place, { ...each, shares: each.shares + (byPlace.get(place)?.shares ?? 0) });
  }
  return [...byPlace.values()];
}
