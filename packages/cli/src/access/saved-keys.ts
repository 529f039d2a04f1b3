import { mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { BadInputError } from '../bad-input.js';
import { writeOwn } from '../kept/own-file.js';

/** A key that was made when somebody signed in. */
export interface SavedKey {
  readonly key: string;
  /** By which it is revoked. */
  readonly id: string;
  readonly account: string;
  readonly expiresAt: string;
}

/** The keys, by the address of their service. */
type SavedKeys = Readonly<Record<string, SavedKey>>;

/** The key for a service: QUORATE_KEY, else the one saved for it. @throws {BadInputError} with what to do where there is none */
export function keyFor(url: string, environment: NodeJS.ProcessEnv = process.env): string {
  const given = environment['QUORATE_KEY'];
  const key = given === undefined || given === '' ? savedKey(url, environment)?.key : given;
  if (key !== undefined) return key;
  throw new BadInputError(
    `The service at ${url} must know who you are, and there is no key for it. Sign in with "quorate sign-in --server ${url}", or put a key in QUORATE_KEY.`,
  );
}

export function savedKey(url: string, environment: NodeJS.ProcessEnv = process.env): SavedKey | undefined {
  return saved(environment)[url];
}

/** Saves a key, readable by its owner alone; tells in which file. */
export function saveKey(url: string, key: SavedKey, environment: NodeJS.ProcessEnv = process.env): string {
  return write({ ...saved(environment), [url]: key }, environment);
}

export function dropKey(url: string, environment: NodeJS.ProcessEnv = process.env): void {
  const { [url]: _, ...others } = saved(environment);
  write(others, environment);
}

/** Where a user's configuration belongs (XDG Base Directory Specification). */
function keysFile({ XDG_CONFIG_HOME }: NodeJS.ProcessEnv): string {
  const folder = XDG_CONFIG_HOME === undefined || XDG_CONFIG_HOME === '' ? join(homedir(), '.config') : XDG_CONFIG_HOME;
  return join(folder, 'quorate', 'keys.json');
}

function saved(environment: NodeJS.ProcessEnv): SavedKeys {
  const file = keysFile(environment);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return {};
  }
  try {
    return JSON.parse(text) as SavedKeys;
  } catch {
    throw new BadInputError(`${file} holds no saved keys. Delete it, and sign in again.`);
  }
}

function write(keys: SavedKeys, environment: NodeJS.ProcessEnv): string {
  const file = keysFile(environment);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeOwn(file, `${JSON.stringify(keys, undefined, 2)}\n`);
  return file;
}
