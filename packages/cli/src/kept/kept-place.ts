import type { StorePlace } from '@quorate/store';
import { BadInputError } from '../bad-input.js';
import type { Output } from '../output.js';
import { runningService } from './service-file.js';
import { storePlace, type StoreOptions } from './store-place.js';

/** How a store, or the service that has it, is named on the command line. */
export interface KeptOptions extends StoreOptions {
  /** The address of a service. */
  readonly server?: string;
}

/** A service that has what is kept. */
export interface ServicePlace {
  readonly url: string;
  /** What opens its backup: known on the machine of the store alone. */
  readonly secret?: string;
}

/** Where what is kept is found. */
export type KeptPlace = { readonly service: ServicePlace } | { readonly store: StorePlace };

/**
 * Where what is kept is found: the service of `--server`; the store of `--data`; the service of QUORATE_URL; the store that is
 * named otherwise. A file of SQLite belongs to one process: where a service has it, that service.
 */
export async function keptPlace(
  { server, data }: KeptOptions,
  output: Output,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<KeptPlace> {
  if (server !== undefined && data !== undefined) throw new BadInputError('Give --server or --data, not both.');
  const url = server ?? (data === undefined ? environment['QUORATE_URL'] : undefined);
  if (url !== undefined && url !== '') return { service: { url: address(url) } };
  const store = storePlace(data === undefined ? {} : { data }, environment);
  const running = 'file' in store ? await runningService(store.file, output) : undefined;
  return running === undefined ? { store } : { service: { url: running.url, secret: running.secret } };
}

/** @throws {BadInputError} where a running service has the store, or one is named: this is done to a store alone */
export async function mustBeStore(options: KeptOptions, what: string, output: Output): Promise<void> {
  const place = await keptPlace(options, output);
  if ('store' in place) return;
  throw new BadInputError(
    `${what} by a service that runs, and ${place.service.url} does. Stop it first, or name another store with --data.`,
  );
}

function address(written: string): string {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (url !== undefined && ['http:', 'https:'].includes(url.protocol)) return url.origin;
  throw new BadInputError('The address of a service was expected, such as http://127.0.0.1:4270.');
}
