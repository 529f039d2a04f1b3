import { textIn, type Fields } from '../../parts/answer/plain.js';
import { compared } from '../../words/numbers.js';

/** A nominee with the votes that count; without a rank where the votes of any nominee are not known. */
export interface Ranked {
  readonly id: string;
  readonly votes: string | undefined;
  readonly opposed: string | undefined;
  readonly rank: number | undefined;
}

/** Nominees by the votes that count, most first; those with equal votes have one rank. */
export function ranked(candidates: readonly Fields[]): readonly Ranked[] {
  const all = candidates.map((each) => ({
    id: textIn(each, 'id') ?? '',
    votes: textIn(each, 'votes'),
    opposed: textIn(each, 'withheld'),
  }));
  const known = all.flatMap(({ votes }) => (votes === undefined ? [] : [votes]));
  if (known.length < all.length) return all.map((each) => ({ ...each, rank: undefined }));
  return all
    .map((each) => ({ ...each, rank: 1 + known.filter((votes) => compared(votes, each.votes ?? '0') > 0).length }))
    .toSorted((a, b) => a.rank - b.rank);
}
