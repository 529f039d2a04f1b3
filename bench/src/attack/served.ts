import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** How a service fared since it was last asked. */
export interface Fared {
  /** The longest time in which its event loop did nothing else, in milliseconds. */
  readonly longest: number;
  /** How much of that it worked at the most: the rest is what other programs had of the processor. On Linux alone; 0 elsewhere. */
  readonly worked: number;
  readonly megabytes: number;
  /** How much of that its own heap uses, its threads apart, in megabytes. */
  readonly heap: number;
  /** How much it worked while each cheap request waited, from its head to its answer, in milliseconds, the least first. On Linux alone. */
  readonly waited: readonly number[];
}

/** What is asked of it as a cheap request. */
export const cheap = '/v1/corporations/acme';

/** A service under attack: in a process of its own, with a small heap. */
export interface Attacked {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  fared(): Promise<Fared>;
  end(): void;
}

/** @param megabytes the heap of its process, its threads apart */
export async function attacked(file: string, megabytes = 512): Promise<Attacked> {
  const child = forked('served-child', [file], [`--max-old-space-size=${megabytes}`]);
  const heard = async (): Promise<unknown> => {
    const over = new AbortController();
    const { signal } = over;
    const lost = once(child, 'exit', { signal }).then(() => 'lost' as const);
    lost.catch(() => undefined);
    const said = await Promise.race([once(child, 'message', { signal }), lost]);
    over.abort();
    if (said === 'lost') throw new Error('The service ended under the attack.');
    return (said as readonly unknown[])[0];
  };
  const { url, headers } = (await heard()) as Pick<Attacked, 'url' | 'headers'>;
  return {
    url,
    headers,
    fared: async () => {
      const said = heard();
      child.send('how did it fare?');
      return (await said) as Fared;
    },
    end: () => {
      child.kill();
    },
  };
}

/** A process of its own, of a module that stands beside this one. */
export function forked(module: string, given: readonly string[], options: readonly string[] = []): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const path = fileURLToPath(new URL(`./${module}.${isSource ? 'ts' : 'js'}`, import.meta.url));
  return fork(path, given, { execArgv: [...options, ...(isSource ? ['--import', 'tsx'] : [])] });
}
