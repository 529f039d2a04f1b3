import { isZero, nothingCast, plus, type CastShares } from '@quorate/engine';

/** How cards in files vote: no matter there asks how often. */
type CastInFiles = Pick<CastShares, 'for' | 'against' | 'abstain' | 'unvoted'>;

/** The shares of a class on a matter. */
export interface Line extends CastInFiles {
  readonly matter: string;
  readonly class: string;
}

type LineOf = Pick<Line, 'matter' | 'class'>;
type Gathered<Of> = Map<string, { readonly of: Of; cast: CastInFiles }>;

/** Lines, and what of them holders who are told apart voted. */
export interface Summed {
  readonly lines: readonly Line[];
  readonly apart: readonly (Line & { readonly holder: string })[];
}

/** Shares on lines, summed as they come. */
export class Summing {
  private readonly lines: Gathered<LineOf> = new Map();
  private readonly apart: Gathered<LineOf & { readonly holder: string }> = new Map();

  constructor({ lines, apart }: Summed = { lines: [], apart: [] }) {
    for (const line of lines) joined(this.lines, keyOf(line), lineOf(line), line);
    for (const line of apart)
      joined(this.apart, keyOf(line, line.holder), { ...lineOf(line), holder: line.holder }, line);
  }

  add(of: LineOf, cast: CastInFiles, holder?: string): void {
    joined(this.lines, keyOf(of), lineOf(of), cast);
    if (holder !== undefined) joined(this.apart, keyOf(of, holder), { ...lineOf(of), holder }, cast);
  }

  told(): Summed {
    return { lines: inOrder(this.lines), apart: inOrder(this.apart) };
  }
}

function lineOf({ matter, class: className }: LineOf): LineOf {
  return { matter, class: className };
}

function keyOf({ matter, class: className }: LineOf, holder = ''): string {
  return `${matter}\u0000${className}\u0000${holder}`;
}

function joined<Of>(into: Gathered<Of>, key: string, of: Of, cast: CastInFiles): void {
  const known = into.get(key);
  if (known === undefined) into.set(key, { of, cast: together(cast, nothingCast) });
  else if (cast !== nothingCast) known.cast = together(known.cast, cast);
}

function together(one: CastInFiles, other: CastInFiles): CastInFiles {
  return {
    for: withMore(one.for, other.for),
    against: withMore(one.against, other.against),
    abstain: withMore(one.abstain, other.abstain),
    unvoted: withMore(one.unvoted, other.unvoted),
  };
}

/** Most cards vote one way: the other figures are nought, and not reckoned with. */
function withMore(one: CastShares['for'], other: CastShares['for']): CastShares['for'] {
  return isZero(other) ? one : plus(one, other);
}

function inOrder<Of extends object>(lines: Gathered<Of>): readonly (Of & CastInFiles)[] {
  return [...lines]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { of, cast }]) => ({ ...of, ...cast }));
}
