/**
 * A slow count of elections, written from the conventions of meetings and from nothing of the package: whole shares as bigints. Cards of
 * one holder add while its position reaches, by the candidate of whom each tells most; beyond it the latest counts, and then each
 * earlier one that still fits. A card that marks too many candidates gives none a vote.
 */
export interface CastOnCandidate {
  readonly card: string;
  readonly holder: string;
  /** Nobody: of all candidates alike. */
  readonly candidate: string;
  readonly choice: 'for' | 'withheld' | 'abstain';
  readonly shares: bigint;
  readonly received: string;
}

export interface Stand {
  for: bigint;
  withheld: bigint;
  abstain: bigint;
}

export interface ElectionTotals {
  readonly by: ReadonlyMap<string, Stand>;
  readonly present: bigint;
}

const most = (all: readonly bigint[]) => all.reduce((one, other) => (one > other ? one : other), 0n);
const least = (one: bigint, other: bigint) => (one < other ? one : other);

export function slowElection(
  positions: readonly (readonly [string, bigint])[],
  cast: readonly CastOnCandidate[],
  { seats, candidates }: { readonly seats: number; readonly candidates: readonly string[] },
): ElectionTotals {
  const by = new Map(candidates.map((id): [string, Stand] => [id, { for: 0n, withheld: 0n, abstain: 0n }]));
  let present = 0n;
  for (const holder of new Set(positions.map(([id]) => id))) {
    const held = positions.filter(([id]) => id === holder).reduce((sum, [, shares]) => sum + shares, 0n);
    const own = cast.filter((each) => each.holder === holder);
    const cards = [...new Set(own.map((each) => each.card))].map((id) => own.filter((each) => each.card === id));
    const of = (card: readonly CastOnCandidate[], candidate: string, choice?: string) =>
      card
        .filter((each) => each.candidate === candidate || each.candidate === '')
        .filter((each) => choice === undefined || each.choice === choice)
        .reduce((sum, each) => sum + each.shares, 0n);
    const sizeOf = (card: readonly CastOnCandidate[]) => most(candidates.map((id) => of(card, id)));
    const latestFirst = cards.toSorted(([one], [other]) => ((one?.received ?? '') < (other?.received ?? '') ? 1 : -1));
    let left = held;
    const all = cards.reduce((sum, card) => sum + sizeOf(card), 0n);
    const counting =
      all <= held
        ? cards
        : latestFirst.filter((card, index) => {
            if (index > 0 && sizeOf(card) > left) return false;
            left -= sizeOf(card);
            return true;
          });
    for (const card of counting) {
      present += least(sizeOf(card), held);
      if (candidates.filter((id) => of(card, id, 'for') > 0n).length > seats) continue;
      for (const [id, stand] of by)
        addWithin(stand, held, of(card, id, 'for'), of(card, id, 'withheld'), of(card, id, 'abstain'));
    }
  }
  return { by, present };
}

function addWithin(stand: Stand, held: bigint, yes: bigint, withheld: bigint, abstain: bigint): void {
  if (yes + withheld > held && yes > 0n && withheld > 0n) {
    stand.abstain += held;
    return;
  }
  let left = held;
  for (const [choice, shares] of [
    ['for', yes],
    ['withheld', withheld],
    ['abstain', abstain],
  ] as const) {
    const counted = least(shares, left);
    stand[choice] += counted;
    left -= counted;
  }
}
