/** How many directors each class has. */
export interface ClassSize {
  readonly id: string;
  readonly size: number;
}

/**
 * A number of directors spread over the classes as equally as possible: sizes differ by one at most, and the first of the
 * classes in `largerFirst` get the directors that are left over.
 */
export function apportioned(
  number: number,
  classes: readonly string[],
  largerFirst: readonly string[],
): readonly ClassSize[] {
  if (classes.length === 0) return [];
  const least = Math.floor(number / classes.length);
  const over = number % classes.length;
  const order = [
    ...largerFirst.filter((each) => classes.includes(each)),
    ...classes.filter((each) => !largerFirst.includes(each)),
  ];
  const larger = new Set(order.slice(0, over));
  return classes.map((id) => ({ id, size: least + (larger.has(id) ? 1 : 0) }));
}

/** Whether the sizes are as nearly equal as possible: no two differ by more than one. */
export function asEqualAsPossible(sizes: readonly number[]): boolean {
  return sizes.length === 0 || Math.max(...sizes) - Math.min(...sizes) <= 1;
}
