import type { Attack } from './attacks.js';
import type { Attacked } from './served.js';

/** How others fared while a service was attacked in every way at once, again and again. */
export interface Sustained {
  /** Attacks that came to an end. */
  readonly attacks: number;
  /** What they were answered. */
  readonly answered: readonly string[];
  /** How long each cheap request took meanwhile, in milliseconds, the quickest first; one at a time. */
  readonly cheap: readonly number[];
  /** How many of them failed. */
  readonly failed: number;
}

/** Sends each attack again as soon as it ends, all of them at once, and asks meanwhile what is kept of a corporation. */
export async function sustained(service: Attacked, attacks: readonly Attack[], seconds: number): Promise<Sustained> {
  const { url, headers } = service;
  const until = performance.now() + seconds * 1_000;
  const [answered, cheap] = [new Set<string>(), [] as number[]];
  let [count, failed] = [0, 0];
  const attacking = async ({ run }: Attack): Promise<void> => {
    while (performance.now() < until) {
      for (const each of (await run(service)).split(' ')) answered.add(each);
      count += 1;
    }
  };
  const asking = async (): Promise<void> => {
    while (performance.now() < until) {
      const from = performance.now();
      const answer = await fetch(`${url}/v1/corporations/acme`, { headers });
      await answer.text();
      if (!answer.ok) failed += 1;
      cheap.push(performance.now() - from);
    }
  };
  await Promise.all([...attacks.map(attacking), asking()]);
  return { attacks: count, answered: [...answered].toSorted(), cheap: cheap.toSorted((a, b) => a - b), failed };
}
