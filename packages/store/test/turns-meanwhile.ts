/** How often others had their turn while something was done, and what came of it. */
export async function turnsMeanwhile<T>(work: () => Promise<T>): Promise<{ readonly turns: number; readonly came: T }> {
  let turns = 0;
  let counting = setImmediate(function next() {
    turns += 1;
    counting = setImmediate(next);
  });
  const came = await work();
  clearImmediate(counting);
  return { turns, came };
}
