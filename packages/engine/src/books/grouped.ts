/** Entries by a key, each list in the order given. (`Map.groupBy` is not in Node 20.) */
export function groupedBy<E>(entries: Iterable<E>, keyOf: (entry: E) => string): ReadonlyMap<string, readonly E[]> {
  const groups = new Map<string, E[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [entry]);
    else group.push(entry);
  }
  return groups;
}
