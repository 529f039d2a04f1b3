/** A name is looked for among all that are known: of many wrong ones that is done for the first alone. */
export const mostSuggested = 20;

/**
 * The name most like a mistyped one, for a message that says what may have been meant; nothing when none is near.
 * Near means at most two changes of a letter, or a third of its letters for longer names.
 */
export function nearestName(written: string, known: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let fewest = Math.max(2, Math.floor(written.length / 3)) + 1;
  for (const name of known) {
    if (Math.abs(name.length - written.length) >= fewest) continue;
    const changes = changesBetween(written.toLowerCase(), name.toLowerCase());
    if (changes < fewest) [nearest, fewest] = [name, changes];
  }
  return nearest;
}

/** The least number of letters put in, left out, changed or swapped with their neighbour. */
function changesBetween(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      let cost = Math.min(current[column - 1]! + 1, previous[column]! + 1, previous[column - 1]! + change);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, before[column - 2]! + 1);
      current.push(cost);
    }
    before = previous;
    previous = current;
  }
  return previous[b.length]!;
}
