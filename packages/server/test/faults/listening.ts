import { connect } from 'node:net';
import { builtInCharters } from '@quorate/charters';
import { application, firstOwner, serve, type ApplicationParts } from '@quorate/server';
import { openStore, type Store } from '@quorate/store';
import { freshPlace } from '../place.js';

/** A service that listens to a port, with one corporation, "acme", that the owner keeps. */
export interface Listening {
  readonly url: string;
  readonly store: Store;
  /** Errors that the program told of as its own. */
  readonly errors: readonly unknown[];
  /** The headers by which the owner is known, with a key. */
  readonly owner: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export async function listening(parts: Partial<ApplicationParts> = {}): Promise<Listening> {
  const store = await openStore(await freshPlace());
  const errors: unknown[] = [];
  const { fetch: answer } = application({
    store,
    charters: builtInCharters,
    logError: (error) => errors.push(error),
    limits: 'none',
    ...parts,
  });
  const serving = await serve({ fetch: answer, host: '127.0.0.1', port: 0 });
  const { url } = serving;
  const owner = await ownersKey(store, url);
  const made = await post(`${url}/v1/corporations`, { id: 'acme', charter: 'peoples-bankcorp' }, owner);
  if (made.status !== 201) throw new Error(`acme was not kept: ${await made.text()}`);
  return {
    url,
    store,
    errors,
    owner,
    stop: async () => {
      await serving.stop();
      await store.close();
    },
  };
}

/** Signs the first owner in and makes a key. */
export async function ownersKey(store: Store, url: string): Promise<Readonly<Record<string, string>>> {
  return keyBy(url, (await firstOwner(store, 'owner', new Date()))?.link ?? '');
}

/** Signs in with a link, and makes a key. */
export async function keyBy(url: string, link: string): Promise<Readonly<Record<string, string>>> {
  const signedIn = await post(`${url}/v1/sign-in/link`, { link });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const made = await post(`${url}/v1/me/keys`, {}, { cookie, origin: url });
  const { key } = (await made.json()) as { readonly key: string };
  return { authorization: `Bearer ${key}` };
}

export async function post(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Sends bytes as they are, without a client that would mend them, and tells the first line that came back. */
export async function sentRaw(url: string, bytes: string | Uint8Array): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    let said = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => (said += text));
    // Refused while it is still being sent, a request is cut off; what was answered may be lost with it.
    let isCut = false;
    socket.on('error', (error: NodeJS.ErrnoException) => {
      isCut = error.code === 'ECONNRESET' || error.code === 'EPIPE';
      if (!isCut) reject(error);
    });
    socket.on('close', () => resolve(said === '' && isCut ? 'cut off' : (said.split('\r\n')[0] ?? '')));
  });
}
