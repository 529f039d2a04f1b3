import { builtInCharters } from '@quorate/charters';
import { application, firstOwner, type ApplicationParts, type Role } from '@quorate/server';
import { openStore, type Store } from '@quorate/store';
import { freshPlace } from './place.js';

/** What a request was answered with. */
export interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly headers: Headers;
}

/** A service in memory, to be called as its clients call it. */
export interface TestService {
  readonly store: Store;
  /** Errors that the program told of as its own. */
  readonly errors: readonly unknown[];
  call(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answered>;
  /** The link that signs the owner in once. */
  readonly ownersLink: string;
  /** The headers by which the owner is known, with a key. */
  readonly owner: Readonly<Record<string, string>>;
  /** Makes an account with a key, and with a role where one is given. */
  account(name: string, role?: Role, corporation?: string): Promise<Readonly<Record<string, string>>>;
  /** A response as it begins, with a body that may go on. */
  begun(path: string, headers: Readonly<Record<string, string>>): Promise<Response>;
  /** Tells the service that it is to stop: what would go on ends. */
  stop(): void;
  /** Sends a request as it is. */
  fetch(request: Request): Promise<Response>;
  /** Sets the clock. */
  at(instant: string): void;
  close(): Promise<void>;
}

/** A service in memory; `instant`: at which all its clocks stand, that of the store as well. */
export async function testService({
  instant,
  ...parts
}: Partial<ApplicationParts> & { readonly instant?: string } = {}): Promise<TestService> {
  const store = await openStore(await freshPlace(), instant === undefined ? {} : { clock: () => instant });
  const errors: unknown[] = [];
  let now = instant === undefined ? undefined : new Date(instant);
  const clock = () => now ?? new Date();
  const stopping = new AbortController();
  const app = application({
    store,
    charters: builtInCharters,
    logError: (error) => errors.push(error),
    clock,
    largestBody: 100_000,
    limits: 'none',
    stopping: stopping.signal,
    ...parts,
  });
  const call: TestService['call'] = async (method, path, body, headers = {}) => {
    // What a browser sends along with a session: the page from which it writes.
    const origin = 'cookie' in headers ? { origin: 'http://localhost' } : {};
    const response = await app.request(path, {
      method,
      headers: { ...origin, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = /[/+]json\b/u.test(response.headers.get('content-type') ?? '');
    const parsed: unknown = isJson ? JSON.parse(text) : {};
    return { status: response.status, body: parsed as Answered['body'], text, headers: response.headers };
  };
  const first = await firstOwner(store, 'owner', clock());
  const ownersLink = first?.link ?? '';
  const owner = await keyBy(call, ownersLink);
  return {
    store,
    errors,
    call,
    ownersLink,
    owner,
    account: async (name, role, corporation = 'acme') => {
      const { body } = await call('POST', '/v1/accounts', { name }, owner);
      if (role !== undefined) {
        const until = role === 'examiner' ? { until: '2099-01-01T00:00:00Z' } : {};
        await call('PUT', `/v1/corporations/${corporation}/roles/${name}`, { role, ...until }, owner);
      }
      return keyBy(call, body['link'] as string);
    },
    begun: async (path, headers) => app.request(path, { headers }),
    fetch: async (request) => app.request(request),
    stop: () => stopping.abort(),
    at: (instant) => {
      now = new Date(instant);
    },
    close: async () => store.close(),
  };
}

/** Signs in with a link, makes a key, and signs out: the headers of a program. */
async function keyBy(call: TestService['call'], link: string): Promise<Readonly<Record<string, string>>> {
  const cookie = cookieOf(await call('POST', '/v1/sign-in/link', { link }));
  const { body } = await call('POST', '/v1/me/keys', {}, { cookie });
  await call('POST', '/v1/sign-out', undefined, { cookie });
  return { authorization: `Bearer ${body['key'] as string}` };
}

/** The cookie that an answer sets, as a browser sends it back. */
export function cookieOf({ headers }: Answered): string {
  return (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}
