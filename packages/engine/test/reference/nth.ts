/** One of a list, that must be there. */
export function nth<T>(list: readonly T[], index: number): T {
  const found = list.at(index);
  if (found === undefined) throw new Error(`There is nothing at ${index} of a list of ${list.length}.`);
  return found;
}
