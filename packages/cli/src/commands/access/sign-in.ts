import { ProblemError, QuorateClient, UnreachableError } from '@quorate/sdk';
import type { SignInLink } from '@quorate/server';
import { inTerminal, type AskedFor } from '../../access/asked-in-terminal.js';
import { savedKey, saveKey } from '../../access/saved-keys.js';
import { BadInputError, exits } from '../../bad-input.js';
import { keptPlace, type KeptOptions, type ServicePlace } from '../../kept/kept-place.js';
import { withStore } from '../../kept/store-place.js';
import type { Output } from '../../output.js';
import { renderLink } from '../../render/sign-in-link.js';

export interface SignInOptions extends KeptOptions {
  /** For how many days the key serves. */
  readonly days: number;
  /** Prints the key, and saves nothing. */
  readonly show?: boolean;
  /** Makes a link anew, on the machine of the store, and signs nobody in. */
  readonly newLink?: boolean;
}

/** Signs in to a service, by a link that serves once or by name and password, and saves a key for the commands that follow. */
export async function signIn(
  linkOrName: string | undefined,
  { days, show = false, ...options }: SignInOptions,
  output: Output,
): Promise<number> {
  if (options.newLink === true) return printLink(linkOrName, options, output);
  const url = await serviceOf(options, output);
  const { name, session } = await inTerminal(async (ask) => signedIn(url, linkOrName, ask)).catch(inItsWords);
  const client = new QuorateClient({ url, session });
  const expiresAt = new Date(Date.now() + days * 86_400_000).toISOString();
  const { key, id } = await client.me.makeKey({ expiresAt });
  const before = show ? undefined : savedKey(url);
  if (before?.account === name) await revoked(client, before.id);
  await client.me.signOut();
  if (show) {
    output.write(key);
    output.warn(
      `Signed in to ${url} as "${name}". The key serves until ${expiresAt.slice(0, 10)}, and is shown this once.`,
    );
    return exits.well;
  }
  const file = saveKey(url, { key, id, account: name, expiresAt });
  output.write(
    `Signed in to ${url} as "${name}". The key in ${file} serves until ${expiresAt.slice(0, 10)}; "quorate sign-out" revokes it.`,
  );
  return exits.well;
}

/** Prints a link in the place of one that was lost: whoever has the store itself may have it made. */
async function printLink(account: string | undefined, options: KeptOptions, output: Output): Promise<number> {
  const place = await keptPlace(options, output);
  const made = 'store' in place ? await linkInStore(account, options) : await linkOfService(account, place.service);
  const url = 'service' in place ? place.service.url : undefined;
  output.write(`"${made.name}" signs in ${renderLink(made, { url, data: options.data, isFound: true })}`);
  if ('store' in place) output.warn('file' in place.store ? startFirst : nameService);
  return exits.well;
}

async function linkInStore(account: string | undefined, options: KeptOptions): Promise<SignInLink> {
  const { newLink } = await import('@quorate/server');
  return withStore(options, async (store) => newLink(store, account, new Date()));
}

async function linkOfService(account: string | undefined, { url, secret }: ServicePlace): Promise<SignInLink> {
  if (secret === undefined) throw new BadInputError(onItsMachine);
  const client = new QuorateClient({ url, key: secret });
  return client.signIn.newLink(account === undefined ? {} : { account }).catch(inItsWords);
}

const startFirst = 'No service runs here: start it with "quorate serve" first.';

const nameService = 'Add --server with the address of a service on this database.';

const onItsMachine =
  'A link is made anew on the machine of the service alone: run this there, with --data if its store is not the default.';

/** The service that the options name, or that runs here. @throws {BadInputError} where there is none */
export async function serviceOf(options: KeptOptions, output: Output): Promise<string> {
  const place = await keptPlace(options, output);
  if ('service' in place) return place.service.url;
  throw new BadInputError(
    'No service runs here. Start one with "quorate serve", or name one with --server, such as --server http://127.0.0.1:4270.',
  );
}

async function signedIn(url: string, linkOrName: string | undefined, ask: AskedFor) {
  const client = new QuorateClient({ url });
  const given = linkOrName ?? (await ask('The link that signs you in once, or your name: ', 'shown'));
  if (given.startsWith('ql_')) return client.signIn.withLink(given);
  return client.signIn.withPassword({ name: given, password: await ask('Password: ', 'hidden') });
}

/** Revokes the key in whose place another one is saved; it may be gone already. */
async function revoked(client: QuorateClient, id: string): Promise<void> {
  try {
    await client.me.revokeKey(id);
  } catch (error) {
    if (!(error instanceof ProblemError && error.problem.status === 404)) throw error;
  }
}

function inItsWords(error: unknown): never {
  if (error instanceof UnreachableError) throw new BadInputError(error.message);
  if (error instanceof ProblemError) throw new BadInputError(error.problem.detail ?? error.problem.title);
  throw error;
}
