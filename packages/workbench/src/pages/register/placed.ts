import type { Owner, Ownership } from './owners.js';

/** Where something stands in the graph. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Placed {
  readonly height: number;
  readonly persons: readonly (Box & { readonly owner: Owner })[];
  readonly holders: readonly (Box & { readonly id: string })[];
  readonly line: (Box & { readonly line: string; readonly base: string }) | undefined;
}

/** What stands in each box, line by line: its height follows from it. */
export interface Words {
  readonly ofOwner: (owner: Owner) => readonly string[];
  readonly ofHolder: (id: string) => readonly string[];
}

const [gap, indent, lineHeight, row, padding] = [14, 28, 30, 18.5, 16];
/** Room for the ties between both columns, and what a letter takes at the most. */
const [between, letter] = [64, 7];

/**
 * Two columns: persons, those over the line above it and the others below, and on the right who holds for them. Left of the
 * persons there is room for what ties them to one another.
 */
export function placed({ over, below, holders, line, relations }: Ownership, width: number, words: Words): Placed {
  const room = width - indent - 2 - (holders.length > 0 ? between : 0);
  const personWidth = Math.max(1, Math.min(holders.length > 0 ? room / 2 : room, 340));
  const holderWidth = Math.max(1, Math.min(room - personWidth, 260));
  let y = 2;
  const placing = (owner: Owner) => {
    const box = { owner, x: indent, y, width: personWidth, height: heightOf(words.ofOwner(owner), personWidth) };
    y += box.height + gap;
    return box;
  };
  const above = over.map(placing);
  const lineAt = y;
  if (line !== undefined) y += lineHeight + gap;
  const persons = [...above, ...below.map(placing)];
  let next = 2;
  const held = holders.map((id) => {
    const heldFor = new Set(
      relations.filter((each) => each.sort === 'holds-for' && each.from === id).map(({ to }) => to),
    );
    const first = persons.find(({ owner }) => heldFor.has(owner.id));
    const at = Math.max(next, first?.y ?? 0);
    const height = heightOf(words.ofHolder(id), holderWidth);
    next = at + height + gap;
    return { id, x: indent + personWidth + between, y: at, width: holderWidth, height };
  });
  return {
    height: Math.max(y, next),
    persons,
    holders: held,
    line: line === undefined ? undefined : { ...line, x: 0, y: lineAt, width: width - 2, height: lineHeight },
  };
}

function heightOf(lines: readonly string[], width: number): number {
  const broken = lines.map((words) => Math.max(1, Math.ceil((words.length * letter) / Math.max(letter, width - 18))));
  return padding + row * broken.reduce((sum, each) => sum + each, 0);
}
