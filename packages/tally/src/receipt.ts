/** When a card or a line of one came: as its file tells it, empty where it does not, and its place over all files. */
export interface Receipt {
  readonly received: string;
  readonly line: bigint;
}

/** Of what came at one instant, or tells none, the earlier line comes first; what does not tell comes before what does. */
export function byReceipt(one: Receipt, other: Receipt): number {
  if (one.received !== other.received) return one.received < other.received ? -1 : 1;
  return Number(one.line - other.line);
}

/** A card came with the first of its lines that tells when. */
export function firstReceipt(lines: readonly Receipt[]): Receipt {
  const told = lines.map(({ received }) => received).filter((received) => received !== '');
  return {
    received: told.reduce((one, other) => (one < other ? one : other), told[0] ?? ''),
    line: lines.map(({ line }) => line).reduce((one, other) => (one < other ? one : other)),
  };
}
