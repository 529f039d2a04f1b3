import { compareBy, dividedBy, minus, plus, ratio, times, type Ratio } from '../../src/exact/index.js';
import { blocksOwnedBy, measuredIn, outstandingIn, total } from './ownership.js';
import { moreThanPart, type Part } from './part.js';
import { people, type PlainBlock, type PlainWorld } from './plain-world.js';

/** What a limit does to the votes of one who came above it. */
export type Effect =
  | { readonly kind: 'not-counted' }
  | { readonly kind: 'reduced'; readonly to: Part }
  | { readonly kind: 'none' };

/** A limit on ownership, with the votes of a share of each class. */
export interface PlainLimit {
  readonly over: Part;
  readonly effect: Effect;
  readonly votesEach: Readonly<Record<string, number>>;
}

/** What each holder of record may cast, and all of them together. */
export interface Entitlement {
  readonly total: Ratio;
  readonly holders: ReadonlyMap<string, Ratio>;
}

/** The votes of every holder of record: each block by itself, with the least part that any limited owner leaves of it. */
export function entitlementIn(world: PlainWorld, limit: PlainLimit): Entitlement {
  const limited = limitedIn(world, limit);
  const holders = new Map<string, Ratio>();
  let all = ratio(0);
  const add = (holder: string, votes: Ratio): void => {
    holders.set(holder, plus(holders.get(holder) ?? ratio(0), votes));
    all = plus(all, votes);
  };
  for (const { id, dispersed } of world.classes) add('dispersed', ratio(dispersed * votesEach(limit, id)));
  for (const block of world.blocks) {
    add(block.holder, times(ratio(block.shares * votesEach(limit, block.class)), partLeft(block, limited)));
  }
  return { total: all, holders };
}

interface Limited {
  readonly owners: ReadonlySet<string>;
  /** Absent: every class. */
  readonly class?: string;
  readonly left: Ratio;
}

function partLeft(block: PlainBlock, limited: readonly Limited[]): Ratio {
  const parts = limited
    .filter((each) => each.class === undefined || each.class === block.class)
    .filter(({ owners }) => block.owners.some((owner) => owners.has(owner)))
    .map(({ left }) => left);
  return parts.reduce((least, part) => (compareBy<'ratio'>('lessThan', part, least) ? part : least), ratio(1));
}

function limitedIn(world: PlainWorld, limit: PlainLimit): readonly Limited[] {
  const whoever = [...people, ...world.groups.map(({ id }) => id)];
  const { effect } = limit;
  if (effect.kind === 'none') return [];
  return whoever.flatMap((person) =>
    effect.kind === 'not-counted' ? cutOff(world, limit, person) : reduced(world, limit, effect.to, person),
  );
}

/** Whole shares up to the line are kept, class by class. */
function cutOff(world: PlainWorld, limit: PlainLimit, person: string): readonly Limited[] {
  const owners = countedWith(world, person);
  return world.classes.flatMap(({ id }) => {
    if (!isOver(world, limit, owners, id)) return [];
    const own = total(blocksOwnedBy(world, owners, id));
    const kept = Math.floor((outstandingIn(world, id) * limit.over.of) / limit.over.in);
    return own > kept ? [{ owners, class: id, left: dividedBy(ratio(kept), ratio(own)) }] : [];
  });
}

/** Votes of all classes together: in full up to the part of all votes, a residue of each above it. */
function reduced(world: PlainWorld, limit: PlainLimit, to: Part, person: string): readonly Limited[] {
  const owners = countedWith(world, person);
  if (!world.classes.some(({ id }) => isOver(world, limit, owners, id))) return [];
  const sum = (sharesOf: (id: string) => number): number =>
    world.classes.reduce((sofar, { id }) => sofar + sharesOf(id) * votesEach(limit, id), 0);
  const power = sum((id) => outstandingIn(world, id));
  const own = sum((id) => total(blocksOwnedBy(world, owners, id)));
  if (!moreThanPart(own, limit.over, power)) return [];
  const line = dividedBy(ratio(power * limit.over.of), ratio(limit.over.in));
  const above = times(minus(ratio(own), line), dividedBy(ratio(to.of), ratio(to.in)));
  return [{ owners, left: dividedBy(plus(line, above), ratio(own)) }];
}

/** Over the limit in a class, shares and rights that can soon be exercised together. */
function isOver(world: PlainWorld, limit: PlainLimit, owners: ReadonlySet<string>, className: string): boolean {
  const { counted, base } = measuredIn(world, owners, className, 'soon');
  return moreThanPart(counted, limit.over, base);
}

/** A person and whom it controls; of a group, its members and whom they control. */
export function countedWith(world: PlainWorld, person: string): ReadonlySet<string> {
  const found = new Set(world.groups.find(({ id }) => id === person)?.members ?? [person]);
  for (const one of found) for (const [over, below] of world.control) if (over === one) found.add(below);
  return found;
}

function votesEach(limit: PlainLimit, className: string): number {
  return limit.votesEach[className] ?? 0;
}
