import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { builtCommandLine, repository } from './command-line.js';

/** `quorate serve`, or another command that serves, as a process of its own. */
export interface ServedProcess {
  readonly process: ChildProcess;
  readonly url: string;
  /** The next part of what it prints that is so; lines that have none are passed over. */
  next(part: RegExp): Promise<string>;
  /** Tells it to stop; gives the code with which it ended. */
  stop(): Promise<number | null>;
}

/** Starts it, and waits until it listens. */
export async function served(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
  command = builtCommandLine,
): Promise<ServedProcess> {
  const started = spawn(process.execPath, [command, ...words], {
    cwd: repository,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<number | null>((resolve) => {
    started.once('exit', resolve);
  });
  const lines = createInterface({ input: started.stdout })[Symbol.asyncIterator]();
  const next = async (part: RegExp): Promise<string> => {
    for (;;) {
      const { value, done } = (await lines.next()) as IteratorResult<string, undefined>;
      if (done === true) throw new Error(`no line has ${String(part)}`);
      const found = part.exec(value)?.[0];
      if (found !== undefined) return found;
    }
  };
  const url = await next(/https?:\/\/[^ ]+?(?=[.:] )/u);
  return {
    process: started,
    url,
    next,
    stop: async () => {
      started.kill('SIGTERM');
      return ended;
    },
  };
}
