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

/** How many letters to insert, remove or replace to make one word of the other. */
function changesBetween(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = previous[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, previous[column]! + 1, current[column - 1]! + 1));
    }
    previous = current;
  }
  return previous[b.length]!;
}
