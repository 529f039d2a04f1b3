/** How many directors a class has: between these, where nothing says which of the classes are the larger ones. */
export interface ClassSize {
  readonly id: string;
  readonly least: number;
  readonly most: number;
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
  const size = Math.floor(number / Math.max(1, classes.length));
  const over = number % Math.max(1, classes.length);
  const larger = largerFirst.filter((each) => classes.includes(each)).slice(0, over);
  const isOpen = larger.length < over;
  return classes.map((id) => {
    const isLarger = larger.includes(id);
    return { id, least: size + (isLarger ? 1 : 0), most: size + (isLarger || isOpen ? 1 : 0) };
  });
}

/** Whether the sizes are as nearly equal as possible: no two differ by more than one. */
export function asEqualAsPossible(sizes: readonly number[]): boolean {
  return sizes.length === 0 || Math.max(...sizes) - Math.min(...sizes) <= 1;
}
