import type { Given } from './checked.js';
import type { AnyEntry, EntryOf } from './entry-types.js';
import { impossible, type Problem } from './problem.js';

type Review = EntryOf<'ballot-challenged'> | EntryOf<'ballot-ruled'>;

/** What the journal would hold with the entries given. */
export interface ReviewedBallots {
  readonly entry: (id: string) => AnyEntry | undefined;
  readonly correctionOf: (id: string) => AnyEntry | undefined;
  /** The challenges and rulings that stand. */
  readonly reviews: () => Iterable<AnyEntry>;
}

/**
 * Refuses a challenge or a ruling of what is no ballot that stands, figures of another sort than the ballot has, and a correction of a
 * ballot that leaves a challenge or a ruling behind: it would bear on nothing.
 */
export function reviewProblems(
  given: readonly Given[],
  corrected: readonly AnyEntry[],
  held: ReviewedBallots,
): readonly Problem[] {
  return [
    ...given.flatMap(({ entry, index }) => (isReview(entry) ? problemsOf(entry, index, held) : [])),
    ...leftBehind(given, corrected, held),
  ];
}

function isReview(entry: AnyEntry): entry is Review {
  return entry.type === 'ballot-challenged' || entry.type === 'ballot-ruled';
}

function isBallot(entry: AnyEntry | undefined): boolean {
  return entry?.type === 'ballot' || entry?.type === 'election-ballot';
}

function problemsOf(entry: Review, index: number, held: ReviewedBallots): readonly Problem[] {
  const { ballot } = entry.data;
  const of = held.entry(ballot);
  const wrong = (field: string, message: string) => [impossible({ entry: entry.id, index }, ['data', field], message)];
  if (!isBallot(of)) {
    return wrong(
      'ballot',
      `'${ballot}' is an entry of type ${of?.type}; name that of a ballot or of an election ballot`,
    );
  }
  const correction = held.correctionOf(ballot);
  if (correction !== undefined) {
    const message = isBallot(correction)
      ? `'${ballot}' was corrected by '${correction.id}'; name that one`
      : `'${ballot}' was struck by '${correction.id}', and nothing is left of it to rule on`;
    return wrong('ballot', message);
  }
  if (entry.type === 'ballot-challenged') return [];
  const { for: yes, against, abstain, votes, withheld } = entry.data;
  if (of?.type === 'ballot' && (votes !== undefined || withheld !== undefined)) {
    return wrong(
      'votes',
      `'${ballot}' is no ballot of an election; say how many shares count for, against or abstaining`,
    );
  }
  if (of?.type === 'election-ballot' && [yes, against, abstain].some((figure) => figure !== undefined)) {
    return wrong(
      'for',
      `'${ballot}' is a ballot of an election; say how many votes count for each candidate, or withheld`,
    );
  }
  return [];
}

function leftBehind(
  given: readonly Given[],
  corrected: readonly AnyEntry[],
  held: ReviewedBallots,
): readonly Problem[] {
  const gone = new Set(corrected.filter(isBallot).map(({ id }) => id));
  if (gone.size === 0) return [];
  return [...held.reviews()].flatMap((review) => {
    if (!isReview(review) || !gone.has(review.data.ballot)) return [];
    const correction = held.correctionOf(review.data.ballot);
    const index = given.find(({ entry }) => entry === correction)?.index;
    if (correction === undefined || index === undefined) return [];
    const message = `'${review.id}' is about '${review.data.ballot}', and would be about nothing; correct it too, so that it names '${correction.id}', or strike it`;
    return [impossible({ entry: correction.id, index }, ['supersedes', 'entry'], message)];
  });
}
