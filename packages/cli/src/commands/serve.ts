import { randomBytes } from 'node:crypto';
import { accessSync, constants, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isAbsolute } from 'node:path';
import { builtInCharters } from '@quorate/charters';
import {
  addresses,
  answeringThreads,
  application,
  firstOwner,
  isLoopback,
  keepSigned,
  keepTidy,
  mailed,
  serve as listen,
  serviceLog,
  type Mailing,
  type Serving,
} from '@quorate/server';
import type { Checkpoint } from '@quorate/store';
import { BadInputError, exits } from '../bad-input.js';
import { forgetService, tellOfService } from '../kept/service-file.js';
import { openedStore, openToOthers, storePlace, withStore, type StoreOptions } from '../kept/store-place.js';
import { signingKey } from './journal/sign.js';
import { withDemonstration, type WhenMade } from '../kept/with-demonstration.js';
import type { Output } from '../output.js';
import { certificateOf, renewing, warningOf } from '../serving/certificate.js';
import { admitted, networkOf, type NetworkOptions } from '../serving/network-options.js';
import { openIdOf, type OpenIdFlags } from '../serving/openid-options.js';
import { renderMade } from '../render/demonstration.js';
import { renderFirstOwner } from '../render/sign-in-link.js';
import { whatToAsk } from '../serving/what-to-ask.js';
import { workbenchFolder } from '../serving/workbench-folder.js';

export interface ServeOptions extends StoreOptions, NetworkOptions, OpenIdFlags {
  readonly port: number;
  /** The name of the first account, where there is none yet. */
  readonly owner: string;
  /** How long a question may be worked on. */
  readonly questionSeconds: number;
  /** How long the service goes on after it was told to stop, and says that it is not ready: its users go elsewhere meanwhile. */
  readonly drainSeconds: number;
  /** The file of the key by which the heads of journals are signed; nothing is signed without it. */
  readonly signKey?: string;
  /** After how many entries at the latest. */
  readonly signEvery: number;
  /** To whom the checkpoints are mailed; to nobody without it. */
  readonly mailCheckpoints?: string;
  /** The program that takes a mail. */
  readonly sendmail: string;
  /** Whether the demonstration is made before it serves, where that is missing. */
  readonly demo?: WhenMade;
}

/**
 * Serves the store over HTTP until it is told to stop; requests that are being answered then are still answered.
 * @throws {BadInputError} where it is to listen beyond this machine and nobody can sign in, or passwords and keys would go over
 *   the network as they are
 */
export async function serve(options: ServeOptions, output: Output): Promise<number> {
  const { host, port, owner, questionSeconds } = options;
  const network = networkOf(options);
  const tls = certificateOf(options);
  const openId = openIdOf(options);
  if (openId !== undefined && network.publicUrl === undefined && !isLoopback(host)) throw new BadInputError(needsUrl);
  await withStore(options, async (looked) => admitted(options, looked, { openId: openId !== undefined }));
  const place = storePlace(options);
  const key = options.signKey === undefined ? undefined : signingKey(options.signKey, false);
  const mailing = mailingOf(options);
  const made = await withDemonstration(place, options.demo, { owner });
  const log = serviceLog({ write: (line) => output.warn(line.trimEnd()) });
  const store = await openedStore(options, { discarded: ({ why }) => log.snapshotDiscarded(why) });
  const threads = Math.max(2, availableParallelism());
  const answering = answeringThreads({
    store,
    charters: builtInCharters,
    threads,
    ahead: threadsAhead,
    seconds: questionSeconds,
  });
  const draining = new AbortController();
  const stopping = new AbortController();
  const secret = randomBytes(32).toString('base64url');
  const { fetch } = application({
    store,
    stopping: stopping.signal,
    operatorSecret: secret,
    charters: builtInCharters,
    answering,
    network,
    site: workbenchFolder(),
    describesAhead: true,
    ...(openId === undefined ? undefined : { openId }),
    draining: draining.signal,
    served: (served) => log.served(served),
    logError: (error, request) => log.failed(error, request),
  });
  const stop = toldToStop();
  let serving: Serving | undefined;
  try {
    const told = openToOthers(place);
    if (told !== undefined) output.warn(told);
    if (made.length > 0) output.write(renderMade(made));
    const unlimited = addresses(network.proxies ?? []);
    const listening = { fetch, host, port, unlimited, ...(tls === undefined ? undefined : { tls }) };
    serving = await listen(listening).catch((error: unknown) => {
      throw new BadInputError(
        `Nothing can listen to port ${port} of ${host}: ${error instanceof Error ? error.message : String(error)}. Choose another with --port.`,
      );
    });
    const url = network.publicUrl ?? serving.url;
    const running = {
      url: tls === undefined ? serving.url : url,
      pid: process.pid,
      started: new Date().toISOString(),
      secret,
    };
    if ('file' in place) tellOfService(place.file, running);
    output.write(
      `Quorate listens to ${serving.url}: open it in a browser. /docs describes the service. Stop it with Ctrl+C.`,
    );
    const warning = tls === undefined ? undefined : warningOf(tls, new Date());
    if (warning !== undefined) output.warn(warning);
    const keepAsItIs = tls === undefined ? undefined : renewing(options, serving, (words) => output.warn(words));
    const first = await firstOwner(store, owner, new Date());
    if (first !== undefined)
      output.write(renderFirstOwner(first, { url, data: options.data, isFound: 'file' in place }));
    if (options.demo !== undefined) output.write(await whatToAsk(store, { ...options, url }, output));
    const endTidying = keepTidy({ store, failed: (error) => log.failed(error, 'tidying') });
    const unsigned = (error: unknown) => log.failed(error, 'signing');
    const handedOut =
      mailing === undefined
        ? undefined
        : { handOut: async (checkpoints: readonly Checkpoint[]) => mailed(checkpoints, mailing) };
    const endSigning =
      key === undefined
        ? undefined
        : keepSigned({ store, key, entries: options.signEvery, failed: unsigned, ...handedOut });
    await stop;
    draining.abort();
    await waited(options.drainSeconds);
    stopping.abort();
    await serving.stop();
    await endTidying();
    await endSigning?.();
    keepAsItIs?.();
  } finally {
    await serving?.stop();
    if ('file' in place) forgetService(place.file);
    await answering.close();
    await store.close();
  }
  output.write('Stopped; everything acknowledged is on disk.');
  return exits.well;
}

/** @throws {BadInputError} where nothing is signed that could be mailed, or there is no such program */
function mailingOf({ mailCheckpoints: to, sendmail: program, signKey }: ServeOptions): Mailing | undefined {
  if (to === undefined) return undefined;
  if (signKey === undefined)
    throw new BadInputError('--mail-checkpoints mails what is signed: name the key that signs with --sign-key.');
  if (!isAbsolute(program) || !mayBeRun(program)) {
    throw new BadInputError(
      `${program} cannot be run, and mails nothing. Name the program that takes a mail with --sendmail: the whole path to a file that may be run.`,
    );
  }
  return { to, program };
}

function mayBeRun(program: string): boolean {
  try {
    accessSync(program, constants.X_OK);
    return statSync(program).isFile();
  } catch {
    return false;
  }
}

const needsUrl =
  'Signing in at a provider, beyond this machine, takes --public-url: the provider sends browsers back to it.';

async function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

/** Waits for so long, or until it is told to stop once more. */
async function waited(seconds: number): Promise<void> {
  if (seconds === 0) return;
  let waiting: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    waiting = setTimeout(resolve, seconds * 1_000);
  });
  await Promise.race([over, toldToStop()]);
  clearTimeout(waiting);
}

/** So many threads are ready before anybody asks: the first page of a visitor asks more than one thing. */
const threadsAhead = 2;
