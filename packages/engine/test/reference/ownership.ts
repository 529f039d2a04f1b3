import { atLeastPart, type Part } from './part.js';
import type { PlainBlock, PlainWorld } from './plain-world.js';

/** Everybody under one control with a person: who controls it, at any remove, and whom it or these control. */
export function affiliatesIn(world: PlainWorld, person: string): ReadonlySet<string> {
  const above = closure(new Set([person]), (one) => world.control.filter(([, below]) => below === one).map(([a]) => a));
  return closure(above, (one) => world.control.filter(([over]) => over === one).map(([, below]) => below));
}

function closure(from: ReadonlySet<string>, next: (one: string) => readonly string[]): ReadonlySet<string> {
  const more = new Set([...from, ...[...from].flatMap((one) => next(one))]);
  return more.size === from.size ? more : closure(more, next);
}

/** Blocks of which one of these persons is an owner: each block once, however many of them own it. */
export function blocksOwnedBy(
  world: PlainWorld,
  persons: ReadonlySet<string>,
  className: string,
): readonly PlainBlock[] {
  return world.blocks.filter((block) => block.class === className && block.owners.some((owner) => persons.has(owner)));
}

export function outstandingIn(world: PlainWorld, className: string): number {
  const dispersed = world.classes.find(({ id }) => id === className)?.dispersed ?? 0;
  return dispersed + total(world.blocks.filter((block) => block.class === className));
}

export function total(items: readonly { readonly shares: number }[]): number {
  return items.reduce((sofar, { shares }) => sofar + shares, 0);
}

/** What a definition measures: shares owned and rights of everybody counted together, of outstanding and own rights. */
export function measuredIn(
  world: PlainWorld,
  persons: ReadonlySet<string>,
  className: string,
  rightsThatCount: 'all' | 'soon',
): { readonly shares: number; readonly rights: number; readonly counted: number; readonly base: number } {
  const shares = total(blocksOwnedBy(world, persons, className));
  const rights = total(
    world.rights.filter(
      (right) => right.class === className && persons.has(right.holder) && (rightsThatCount === 'all' || right.soon),
    ),
  );
  return { shares, rights, counted: shares + rights, base: outstandingIn(world, className) + rights };
}

/** Interested by what it and its affiliates own, or as an affiliate of somebody who is so. */
export function isInterestedIn(
  world: PlainWorld,
  person: string,
  definition: { readonly part: Part; readonly class: string },
): boolean {
  const byOwnership = (one: string): boolean => {
    const { counted, base } = measuredIn(world, affiliatesIn(world, one), definition.class, 'all');
    return atLeastPart(counted, definition.part, base);
  };
  return [...affiliatesIn(world, person)].some(byOwnership);
}
