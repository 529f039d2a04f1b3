/** A bar on acquisitions, as plain numbers of shares: who went to a part of all shares or beyond, and what is left to it. */
export interface PlainBar {
  readonly outstanding: number;
  /** What each side that acquired without the approvals owns, as one. */
  readonly violators: readonly { readonly id: string; readonly shares: number }[];
}

/** The shares of each side beyond a tenth of all, whole shares kept; found once, on all the shares. */
export function excessIn({ outstanding, violators }: PlainBar): ReadonlyMap<string, number> {
  const kept = Math.floor(outstanding / 10);
  return new Map(violators.map(({ id, shares }) => [id, Math.max(0, shares - kept)]));
}

/** What counts as outstanding for any vote or quorum. */
export function countedIn(bar: PlainBar): number {
  return bar.outstanding - [...excessIn(bar).values()].reduce((sofar, each) => sofar + each, 0);
}
