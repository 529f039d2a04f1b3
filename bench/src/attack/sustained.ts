import { once } from 'node:events';
import type { Attack } from './attacks.js';
import { cheap, forked, type Attacked } from './served.js';

/** How others fared while a service was attacked in every way at once, again and again. */
export interface Sustained {
  /** Attacks that came to an end. */
  readonly attacks: number;
  /** What they were answered. */
  readonly answered: readonly string[];
  /** Cheap requests meanwhile, one at a time. */
  readonly asked: number;
  readonly failed: number;
}

/** Sends each attack again as soon as it ends, all of them at once, while another process asks what is kept of a corporation. */
export async function sustained(service: Attacked, attacks: readonly Attack[], seconds: number): Promise<Sustained> {
  const { url, headers } = service;
  const asking = forked('asking-child', [`${url}${cheap}`, headers['authorization'] ?? '']);
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
  const ended = Promise.race([once(asking, 'message'), once(asking, 'exit')]);
  asking.send('over');
  const [told] = (await ended) as readonly unknown[];
  const { asked, failed } = told as Pick<Sustained, 'asked' | 'failed'>;
  return { attacks: count, answered: [...answered].toSorted(), asked, failed };
}
