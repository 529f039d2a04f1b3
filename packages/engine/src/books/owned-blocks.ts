import type { Day, Moment } from '../exact/index.js';
import { momentOfPlace, placeAt } from '../journal/accounts/index.js';
import type { BeneficialBooks, Block } from './beneficial.js';
import { remembered, rememberedLately } from './remembered.js';

/** The blocks of a class at a place, and which of them each owner owns. */
interface Index {
  readonly blocks: readonly Block[];
  /** The holders of record whose blocks these are; of anybody else the blocks are looked up apart. */
  readonly shown: ReadonlySet<string>;
  readonly ofOwner: ReadonlyMap<string, readonly number[]>;
}

/** What the blocks of the named persons are indexed from. */
export interface NamedBlocks {
  readonly named: (when: Day | Moment) => readonly string[];
  readonly blocks: (cls: string, when: Day | Moment) => readonly Block[];
}

/** Finds the blocks that some persons own, in the order of all blocks, without going through those of everybody. */
export function ownedBlocks(of: NamedBlocks, beneficial: BeneficialBooks) {
  const index = remembered((cls: string) =>
    rememberedLately((place: number) => indexAt(of, cls, momentOfPlace(place))),
  );
  return (owners: readonly string[], cls: string, when: Day | Moment): readonly Block[] => {
    const { blocks, shown, ofOwner } = index(cls)(placeAt(when));
    const found = new Set(owners.flatMap((owner) => ofOwner.get(owner) ?? []));
    const ordered = [...found].sort((a, b) => a - b).flatMap((at) => blocks[at] ?? []);
    const others = owners.filter((owner) => !shown.has(owner));
    if (others.length === 0) return ordered;
    const ofOthers = beneficial
      .blocksOf(others, cls, when)
      .filter((block) => block.owners.some((owner) => owners.includes(owner)));
    return [...ordered, ...ofOthers];
  };
}

function indexAt({ named, blocks: blocksOf }: NamedBlocks, cls: string, when: Moment): Index {
  const blocks = blocksOf(cls, when);
  const ofOwner = new Map<string, number[]>();
  for (const [at, { owners }] of blocks.entries()) {
    for (const owner of owners) {
      const known = ofOwner.get(owner);
      if (known === undefined) ofOwner.set(owner, [at]);
      else known.push(at);
    }
  }
  return { blocks, shown: new Set([...named(when), ...blocks.map((block) => block.holder)]), ofOwner };
}
