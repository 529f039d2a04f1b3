/**
 * A slow count, written from the conventions of meetings and from nothing of the package: whole shares as bigints. Cards of one holder
 * add while its position reaches; beyond it the latest counts, as far as it reaches, and then each earlier one that still fits.
 */
export interface Cast {
  readonly card: string;
  readonly holder: string;
  readonly choice: 'for' | 'against' | 'abstain' | 'broker-non-vote';
  readonly shares: bigint;
  readonly received: string;
}

export interface Totals {
  for: bigint;
  against: bigint;
  abstain: bigint;
  'broker-non-vote': bigint;
}

export function slowCount(
  positions: readonly (readonly [string, bigint])[],
  cast: readonly Cast[],
  pollsClosed: string,
): Totals {
  const held = new Map<string, bigint>();
  for (const [holder, shares] of positions) held.set(holder, (held.get(holder) ?? 0n) + shares);
  const totals: Totals = { for: 0n, against: 0n, abstain: 0n, 'broker-non-vote': 0n };
  for (const [holder, most] of held) {
    const lines = cast.filter((each) => each.holder === holder && each.received <= pollsClosed);
    const ids = [...new Set(lines.map((each) => each.card))];
    const cards = ids.map((id) => lines.filter((each) => each.card === id));
    const sizeOf = (all: readonly Cast[]) => all.reduce((sum, each) => sum + each.shares, 0n);
    const receivedOf = (all: readonly Cast[]) => all.map((each) => each.received).toSorted()[0] ?? '';
    const latestFirst = cards.toSorted((one, other) => (receivedOf(one) < receivedOf(other) ? 1 : -1));
    let left = most;
    const counting =
      sizeOf(lines) <= most
        ? cards
        : latestFirst.filter((each, index) => {
            if (index > 0 && sizeOf(each) > left) return false;
            left -= sizeOf(each);
            return true;
          });
    for (const each of counting) countWithin(each, most, totals);
  }
  return totals;
}

/** One card: where it says more than is held, what is for or against alone is cut; both ways, nobody can tell. */
function countWithin(card: readonly Cast[], held: bigint, totals: Totals): void {
  const of = (choice: Cast['choice']) =>
    card.filter((each) => each.choice === choice).reduce((sum, each) => sum + each.shares, 0n);
  const least = (one: bigint, other: bigint) => (one < other ? one : other);
  const [yes, no] = [of('for'), of('against')];
  if (yes + no > held && yes > 0n && no > 0n) {
    totals.abstain += held;
    return;
  }
  let left = held;
  for (const choice of ['for', 'against', 'abstain', 'broker-non-vote'] as const) {
    const counted = least(of(choice), left);
    totals[choice] += counted;
    left -= counted;
  }
}
