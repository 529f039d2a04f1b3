import { compare, isPositive, minus, zero, type Day, type Moment, type Shares } from '../exact/index.js';
import type { EntryOf } from '../journal/index.js';
import type { OutstandingBooks } from './outstanding.js';
import { inForceBy, relationsOf, type Relation } from './relation.js';
import type { StandingOf } from './standing.js';

/** Outstanding shares of one holder of record that the same persons own beneficially. */
export interface Block {
  readonly holder: string;
  readonly shares: Shares;
  /** Sorted ids. */
  readonly owners: readonly string[];
  /** The entries that say whose the shares are; none where they are the holder's own. */
  readonly entries: readonly string[];
}

/** For whom holders of record hold. */
export interface BeneficialBooks {
  /**
   * The outstanding shares of these holders, by the set of their owners. What no entry covers is the holder's own; of
   * `dispersed` it is nobody's who matters, and is left out. Entries that together cover more than a holder has are
   * taken in the order they began, as far as the shares go.
   */
  readonly blocksOf: (holders: Iterable<string>, cls: string, when: Day | Moment) => readonly Block[];
  /** The holders of record who hold shares of a class for somebody. */
  readonly holdersForOthers: (cls: string, when: Day | Moment) => readonly string[];
  readonly relations: readonly Relation<'held-for'>[];
}

export function beneficialBooks(standing: StandingOf<'ownership'>, outstanding: OutstandingBooks): BeneficialBooks {
  const relations = relationsOf(standing, 'held-for');
  const relationsAt = inForceBy(relations);
  const inForce = (cls: string, when: Day | Moment) => relationsAt(when).filter(({ data }) => data.class === cls);
  return {
    relations,
    holdersForOthers: (cls, when) => [...new Set(inForce(cls, when).map(({ data }) => data.holder))],
    blocksOf: (holders, cls, when) => {
      const heldFor = inForce(cls, when);
      return [...new Set(holders)].flatMap((holder) =>
        blocksOfHolder(holder, outstanding.outstandingHolding(holder, cls, when), heldFor),
      );
    },
  };
}

function blocksOfHolder(holder: string, held: Shares, heldFor: readonly EntryOf<'held-for'>[]): readonly Block[] {
  const own = heldFor.filter(({ data }) => data.holder === holder);
  const counted = own.filter(({ data }) => data.shares !== undefined);
  const whole = own.findLast(({ data }) => data.shares === undefined);
  const blocks: Block[] = [];
  let rest = held;
  for (const { id, data } of counted) {
    const covered = lesser(data.shares ?? none, rest);
    rest = minus(rest, covered);
    if (isPositive(covered)) blocks.push(block(holder, covered, data.owners, [id]));
  }
  if (!isPositive(rest)) return blocks;
  if (whole !== undefined) return [...blocks, block(holder, rest, whole.data.owners, [whole.id])];
  return holder === 'dispersed' ? blocks : [...blocks, block(holder, rest, [holder], [])];
}

function block(holder: string, shares: Shares, owners: readonly string[], entries: readonly string[]): Block {
  return Object.freeze({ holder, shares, owners: Object.freeze([...new Set(owners)].sort()), entries });
}

const none: Shares = zero('shares');

function lesser(a: Shares, b: Shares): Shares {
  return compare(a, b) <= 0 ? a : b;
}
