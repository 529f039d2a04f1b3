import { builtInCharters } from '@quorate/charters';
import { application, ownerOfTheMachine, serve as listen } from '@quorate/server';
import { openStore, StoreError, type Store } from '@quorate/store';
import { BadInputError, exits } from '../bad-input.js';
import { storePlace, type StoreOptions } from '../kept/store-place.js';
import type { Output } from '../output.js';

export interface ServeOptions extends StoreOptions {
  readonly host: string;
  readonly port: number;
  /** The name that stands in entries as their writer. */
  readonly as: string;
}

/**
 * Serves the store over HTTP to this machine alone, until it is told to stop; requests that are being answered then are still
 * answered.
 * @throws {BadInputError} where it is to listen beyond this machine: there are no accounts yet to tell callers apart
 */
export async function serve(options: ServeOptions, output: Output): Promise<number> {
  const { host, port, as } = options;
  if (!loopback.has(host)) {
    throw new BadInputError(
      `${host} can be reached from other machines, and this service cannot tell callers apart yet. Listen to 127.0.0.1.`,
    );
  }
  const store = await opened(options);
  const { fetch } = application({
    store,
    charters: builtInCharters,
    authentication: ownerOfTheMachine(as),
    logError: (error) => output.warn(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  });
  try {
    const serving = await listen({ fetch, host, port }).catch((error: unknown) => {
      throw new BadInputError(
        `Nothing can listen to port ${port} of ${host}: ${error instanceof Error ? error.message : String(error)}. Choose another with --port.`,
      );
    });
    output.write(`Quorate listens to ${serving.url}. /openapi.json describes it. Stop it with Ctrl+C.`);
    await toldToStop();
    await serving.stop();
  } finally {
    await store.close();
  }
  output.write('Stopped; everything acknowledged is on disk.');
  return exits.well;
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

async function opened(options: StoreOptions): Promise<Store> {
  try {
    return await openStore(storePlace(options));
  } catch (error) {
    if (error instanceof StoreError) throw new BadInputError(error.message);
    throw error;
  }
}

async function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
