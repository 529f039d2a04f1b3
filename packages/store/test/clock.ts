/** A clock that gives these instants in turn, then the last one again and again; without any, the machine's. */
export function clockOf(instants?: readonly string[]): { readonly clock?: () => string } {
  if (instants === undefined) return {};
  let next = 0;
  return {
    clock: () => {
      const instant = instants[Math.min(next, instants.length - 1)];
      next += 1;
      return instant ?? '2026-01-01T00:00:00Z';
    },
  };
}
