import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Output } from '../output.js';
import { writeOwn } from './own-file.js';

/** What a service that runs writes beside its store, for commands on the same machine. */
export interface RunningService {
  readonly url: string;
  readonly pid: number;
  /** The instant at which it began to listen. */
  readonly started: string;
  /** Opens the backup: who can read this file can read the store itself. */
  readonly secret: string;
}

/** Writes it for its owner alone, in the place of what a service before left there. */
export function tellOfService(file: string, running: RunningService): void {
  writeOwn(serviceFileOf(file), `${JSON.stringify(running, undefined, 2)}\n`);
}

/** What cannot be taken away tells of a service that no longer answers, and is passed over. */
export function forgetService(file: string): void {
  try {
    rmSync(serviceFileOf(file), { force: true });
  } catch {
    // The store is given up all the same.
  }
}

/** The service that has a file of SQLite, where one runs. One that ended without a word is passed over, with one. */
export async function runningService(file: string, output: Output): Promise<RunningService | undefined> {
  const written = readServiceFile(file);
  if (written === undefined) return undefined;
  if (written !== 'unreadable' && isAlive(written.pid) && (await isWell(written.url))) return written;
  output.warn(`${serviceFileOf(file)} tells of a service that no longer answers; it is passed over.`);
  return undefined;
}

function serviceFileOf(file: string): string {
  return `${file}.service`;
}

function readServiceFile(file: string): RunningService | 'unreadable' | undefined {
  let text: string;
  try {
    text = readFileSync(serviceFileOf(file), 'utf8');
  } catch {
    return undefined;
  }
  try {
    const { url, pid, started, secret } = JSON.parse(text) as Partial<RunningService>;
    const isWhole =
      URL.canParse(url ?? '') && Number.isSafeInteger(pid) && typeof started === 'string' && typeof secret === 'string';
    return isWhole ? ({ url, pid, started, secret } as RunningService) : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/** A process of somebody else's that has the number now is not the service: what it wrote would not be read by us. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A process that lives is asked three times: one that is busy, or a connection that broke, is not taken for its end. */
async function isWell(url: string): Promise<boolean> {
  for (let tried = 0; tried < 3; tried += 1) {
    try {
      const answer = await fetch(new URL('/health', url), { signal: AbortSignal.timeout(5_000) });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      await sleep(100);
    }
  }
  return false;
}
