import * as fc from 'fast-check';
import { people, type classIds } from './plain-world.js';

/** The three days on which something happens: holdings are acquired, shares are bought back, more is acquired. */
export const turns = [1, 2, 3] as const;
export type Turn = (typeof turns)[number];

/** Holders around an eighth of all voting shares, as plain lists with the day on which each thing came to be. */
export interface AllottedWorld {
  /** Shares of holders nobody of whom matters, and what of them is bought back. */
  readonly dispersed: Readonly<Record<ClassId, number>>;
  readonly boughtBack: number;
  readonly boughtBackOn: 2 | 3;
  readonly blocks: readonly PlainBlock[];
  readonly rights: readonly PlainRight[];
  /** An earlier person controls a later one, from the start. */
  readonly control: readonly (readonly [controller: string, controlled: string])[];
  readonly groups: readonly PlainGroup[];
  /** Exempt for what it is. */
  readonly exempt: string | undefined;
  /** What was approved in advance of everything: how many shares at most, or without an end. */
  readonly approvals: readonly { readonly person: string; readonly upTo: number | undefined }[];
  readonly readings: Chosen;
}

export type ClassId = (typeof classIds)[number];

export interface PlainBlock {
  readonly holder: string;
  readonly class: ClassId;
  readonly shares: number;
  readonly owners: readonly string[];
  readonly since: Turn;
  /** Sold on the second day, where nobody but the holder owned it. */
  readonly sold: boolean;
}

export interface PlainRight {
  readonly holder: string;
  readonly class: ClassId;
  readonly shares: number;
  readonly since: Turn;
}

export interface PlainGroup {
  readonly id: string;
  readonly members: readonly string[];
  readonly since: Turn;
}

/** Which meaning each doubtful text has. */
export interface Chosen {
  readonly rightsIncluded: boolean;
  readonly byNumber: boolean;
  readonly passiveAcquires: boolean;
  readonly approvedPartIsFree: boolean;
  readonly onlyWhatItAdds: boolean;
  readonly exemptApart: boolean;
}

const person = fc.constantFrom(...people);
const since = fc.constantFrom(1 as const, 1 as const, 1 as const, 3 as const);
const shares = fc.oneof(
  fc.constantFrom(1, 99, 100, 101, 124, 125, 126, 150, 200, 250, 500),
  fc.integer({ min: 1, max: 600 }),
);
const classId = fc.constantFrom<ClassId>('ordinary', 'ordinary', 'ordinary', 'senior');

const block = fc.record({
  holder: person,
  class: classId,
  shares,
  owners: fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 2, arbitrary: fc.uniqueArray(person, { minLength: 1, maxLength: 3 }) },
  ),
  since,
  sold: fc.constantFrom(false, false, false, true),
});

/** Shares of which nothing says yet whose they are, where that is nobody but the holder. */
type Drawn = Omit<PlainBlock, 'owners'> & { readonly owners: readonly string[] | undefined };

interface Stock {
  readonly ordinary: number;
  readonly senior: number;
  readonly boughtBack: number;
  readonly blocks: readonly Drawn[];
}

/** An eighth of a thousand shares, which a buy-back takes over the limit; and a little more after it. */
const crossing: fc.Arbitrary<Stock> = fc.record({
  ordinary: fc.constant(875),
  senior: fc.constant(0),
  boughtBack: fc.constantFrom(0, 1, 50, 400),
  blocks: fc.tuple(fc.constantFrom(1, 2, 50), fc.array(block, { maxLength: 1 })).map(([more, others]) => [
    {
      holder: 'ash' as const,
      class: 'ordinary' as const,
      shares: 125,
      owners: undefined,
      since: 1 as const,
      sold: false,
    },
    {
      holder: 'ash' as const,
      class: 'ordinary' as const,
      shares: more,
      owners: undefined,
      since: 3 as const,
      sold: false,
    },
    ...others.map((each) => ({ ...each, since: 3 as const })),
  ]),
});

/** Over the limit by a purchase, back to an eighth of a thousand, and over it again by a buy-back. */
const returning: fc.Arbitrary<Stock> = fc.record({
  ordinary: fc.constant(800),
  senior: fc.constant(0),
  boughtBack: fc.constantFrom(0, 1, 300),
  blocks: fc.tuple(fc.constantFrom(75, 74, 76), fc.array(block, { maxLength: 1 })).map(([more, others]) => [
    {
      holder: 'ash' as const,
      class: 'ordinary' as const,
      shares: 125,
      owners: ['ash'],
      since: 1 as const,
      sold: false,
    },
    {
      holder: 'ash' as const,
      class: 'ordinary' as const,
      shares: more,
      owners: undefined,
      since: 1 as const,
      sold: true,
    },
    ...others.map((each) => ({ ...each, since: 3 as const })),
  ]),
});

const stock: fc.Arbitrary<Stock> = fc.record({
  ordinary: fc.constantFrom(500, 700, 875, 1000, 2000),
  senior: fc.constantFrom(0, 0, 100, 500),
  boughtBack: fc.constantFrom(0, 0, 1, 50, 200, 400),
  blocks: fc.array(block, { minLength: 1, maxLength: 6 }),
});

const members = fc.option(
  fc.record({
    members: fc.uniqueArray(person, { minLength: 2, maxLength: 3 }),
    since: fc.constantFrom(1 as const, 3 as const),
  }),
);

const readings = fc.record({
  rightsIncluded: fc.boolean(),
  byNumber: fc.boolean(),
  passiveAcquires: fc.boolean(),
  approvedPartIsFree: fc.boolean(),
  onlyWhatItAdds: fc.boolean(),
  exemptApart: fc.boolean(),
});

const control = fc
  .uniqueArray(fc.tuple(person, person), { maxLength: 2, selector: String })
  .map((pairs) => pairs.filter(([a, b]) => people.indexOf(a) < people.indexOf(b)));

export const allottedWorlds: fc.Arbitrary<AllottedWorld> = fc
  .record({
    stock: fc.oneof(
      { weight: 4, arbitrary: stock },
      { weight: 1, arbitrary: crossing },
      { weight: 1, arbitrary: returning },
    ),
    boughtBackOn: fc.constantFrom(2 as const, 3 as const),
    rights: fc.array(fc.record({ holder: person, class: classId, shares, since }), { maxLength: 2 }),
    control,
    grove: members,
    exempt: fc.option(person, { nil: undefined }),
    approvals: fc.uniqueArray(
      fc.record({ person, upTo: fc.option(fc.constantFrom(1, 125, 150, 200, 300), { nil: undefined, freq: 2 }) }),
      { maxLength: 2, selector: (each) => each.person },
    ),
    readings,
  })
  .map(({ stock: { ordinary, senior, boughtBack, blocks }, grove, ...rest }) => ({
    boughtBack,
    ...rest,
    dispersed: { ordinary, senior },
    blocks: merged(
      blocks.map((each) => ({
        ...each,
        owners: each.owners?.toSorted() ?? [each.holder],
        sold: each.sold && each.owners === undefined && each.since === 1,
      })),
    ),
    groups: grove === null ? [] : [{ id: 'grove', ...grove }],
  }));

/** Shares of one holder, class, set of owners and day are one block. */
function merged(blocks: readonly PlainBlock[]): readonly PlainBlock[] {
  const byPlace = new Map<string, PlainBlock>();
  for (const each of blocks) {
    const place = `${each.holder} ${each.class} ${each.owners.join('+')} ${each.since} ${each.sold}`;
    byPlace.set(place, { ...each, shares: each.shares + (byPlace.get(place)?.shares ?? 0) });
  }
  return [...byPlace.values()];
}
