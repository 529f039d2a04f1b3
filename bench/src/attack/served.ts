import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** How a service fared since it was last asked. */
export interface Fared {
  /** The longest time in which its event loop did nothing else, in milliseconds. */
  readonly longest: number;
  /** How much of that it worked at the most: the rest is what other programs had of the processor. On Linux alone; 0 elsewhere. */
  readonly worked: number;
  readonly megabytes: number;
}

/** A service under attack: in a process of its own, with a small heap. */
export interface Attacked {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  fared(): Promise<Fared>;
  end(): void;
}

/** @param megabytes the heap of its process, its threads apart */
export async function attacked(file: string, megabytes = 512): Promise<Attacked> {
  const isSource = import.meta.url.endsWith('.ts');
  const path = fileURLToPath(new URL(isSource ? './served-child.ts' : './served-child.js', import.meta.url));
  const execArgv = [`--max-old-space-size=${megabytes}`, ...(isSource ? ['--import', 'tsx'] : [])];
  const child = fork(path, [file], { execArgv });
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
