/** Calls before the first that is measured: an engine's code must have been compiled. */
const warmCalls = 10_000;

/** CPU time of one call in microseconds: the median of several rounds, each long enough to be told from noise. */
export async function microseconds(
  call: () => unknown,
  options: { readonly rounds: number; readonly perRound: number },
): Promise<number> {
  const { rounds, perRound } = options;
  for (let warm = 0; warm < Math.max(perRound, warmCalls); warm += 1) await settle(call());
  const figures: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    for (let index = 0; index < perRound; index += 1) {
      const result = call();
      if (result instanceof Promise) await result;
    }
    const { user, system } = process.cpuUsage(before);
    figures.push((user + system) / perRound);
  }
  return median(figures);
}

/** CPU time of one long call in milliseconds: the median of several rounds. What each round needs is made before it, unmeasured. */
export function milliseconds<T>(call: (made: T) => unknown, options: { readonly rounds: number; make(): T }): number {
  const figures = Array.from({ length: options.rounds }, () => {
    const made = options.make();
    return cpuOf(() => call(made));
  });
  return median(figures);
}

/** CPU milliseconds of one call. */
export function cpuOf(call: () => unknown): number {
  const before = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

async function settle(result: unknown): Promise<void> {
  if (result instanceof Promise) await result;
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The one in the middle by a figure of it. */
export function medianOf<T>(all: readonly T[], figure: (each: T) => number): T {
  const sorted = all.toSorted((a, b) => figure(a) - figure(b));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('There is nothing of which to take the middle.');
  return middle;
}

/** One line a figure: what was measured, the figure, and how many times the rival takes. */
export function line(what: string, figure: string, remark = ''): void {
  console.log(`${what.padEnd(58)} ${figure.padStart(14)}${remark === '' ? '' : `   ${remark}`}`);
}

export function heading(text: string): void {
  console.log(`\n${text}`);
}
