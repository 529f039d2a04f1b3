import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { StorePlace } from '@quorate/store';

const writer = fileURLToPath(new URL('./writer.ts', import.meta.url));
/** Without paths to sources: the packages that a writer uses are of the build. */
const config = fileURLToPath(new URL('../../../../tsconfig.base.json', import.meta.url));
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** A writer in a process of its own: what it told, line by line, and the process, to be killed. */
export interface Writer {
  readonly child: ChildProcess;
  /** The lines told so far. */
  readonly told: readonly string[];
  /** Resolves when so many lines were told. @throws what the writer wrote on its error output, where it ended before */
  tells(lines: number): Promise<void>;
  ended(): Promise<number | null>;
  /** What it wrote on its error output. */
  errors(): string;
}

/**
 * Starts a writer.
 * @param mostBlocks no file of its may grow beyond so many blocks of 1,024 bytes: writing more fails, as on a full disk
 */
export function startWriter(
  place: StorePlace,
  what: 'append' | 'snapshots' | 'papers' | 'hold' = 'append',
  { mostBlocks }: { readonly mostBlocks?: number } = {},
): Writer {
  const command = [process.execPath, '--import', tsx, writer, JSON.stringify(place), what];
  // An ignored signal stays ignored in what bash becomes: the write fails, and nobody is killed for it.
  const limited = `trap '' XFSZ; ulimit -f ${mostBlocks ?? 'unlimited'}; exec "$0" "$@"`;
  const child = spawn('bash', ['-c', limited, ...command], {
    env: { ...process.env, TSX_TSCONFIG_PATH: config },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const told: string[] = [];
  let errors = '';
  const waiting = new Set<() => void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    told.push(line);
    for (const check of waiting) check();
  });
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const end = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    child,
    told,
    tells: async (lines) =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          if (told.length >= lines) resolve();
        };
        waiting.add(check);
        void end.then(() => reject(new Error(`the writer ended: ${errors}`)));
        check();
      }),
    ended: async () => end,
    errors: () => errors,
  };
}
