import autocannon from 'autocannon';
import type { Attack } from './attacks.js';
import type { Attacked } from './served.js';

/** How others fared while a service was attacked in every way at once, again and again. */
export interface Sustained {
  /** Attacks that came to an end. */
  readonly attacks: number;
  /** What they were answered. */
  readonly answered: readonly string[];
  /** Cheap requests of somebody else meanwhile: how many, how many of them failed, and their latency in milliseconds. */
  readonly cheap: number;
  readonly failed: number;
  readonly p99: number;
  readonly longest: number;
}

/** Sends each attack again as soon as it ends, all of them at once, and asks meanwhile what is kept of a corporation. */
export async function sustained(service: Attacked, attacks: readonly Attack[], seconds: number): Promise<Sustained> {
  const { url, headers } = service;
  const cheap = autocannon({ url: `${url}/v1/corporations/acme`, connections: 1, duration: seconds, headers });
  const until = performance.now() + seconds * 1_000;
  const answered = new Set<string>();
  let count = 0;
  const attacking = async ({ run }: Attack): Promise<void> => {
    while (performance.now() < until) {
      for (const each of (await run(service)).split(' ')) answered.add(each);
      count += 1;
    }
  };
  await Promise.all(attacks.map(attacking));
  const { requests, errors, non2xx, latency } = await cheap;
  return {
    attacks: count,
    answered: [...answered].toSorted(),
    cheap: requests.total,
    failed: errors + non2xx,
    p99: latency.p99,
    longest: latency.max,
  };
}
