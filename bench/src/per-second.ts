/** How long a call took by the clock on the wall, in seconds: writing waits for the disk, which takes no time of the processor. */
export async function secondsOf(call: () => unknown): Promise<number> {
  const from = performance.now();
  await call();
  return (performance.now() - from) / 1_000;
}

/** A figure a second, in words. */
export function perSecond(figure: number): string {
  return `${Math.round(figure).toLocaleString('en')} a second`;
}
