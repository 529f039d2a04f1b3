import type { Wire } from '@quorate/server';
import { ProblemError, UnreachableError } from './problem-error.js';

/** How requests are sent. */
export interface SendingOptions {
  /** Where the service is, such as http://127.0.0.1:4270. */
  readonly url: string;
  /** An API key. */
  readonly key: string;
  /** How often a request that was not answered is sent again; 3 where it is left out. */
  readonly retries?: number;
  /** What sends; the one of the platform where it is left out. */
  readonly fetch?: typeof fetch;
}

/** One request. */
export interface Sent {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  /** Whether sending it twice does no more than sending it once. */
  readonly mayRepeat: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends a request, and again where it may be repeated and nobody answered, or the service said to come back.
 * @throws {ProblemError} where the service refuses
 * @throws {UnreachableError} where nobody answers
 */
export async function sent(options: SendingOptions, request: Sent): Promise<Response> {
  const { retries = 3 } = options;
  for (let tried = 0; ; tried += 1) {
    const isLast = tried >= retries || !request.mayRepeat;
    const response = await once(options, request, isLast);
    if (response?.ok === true) return response;
    const mayComeBack = response === undefined || response.status === 429 || response.status === 503;
    if (response !== undefined && (isLast || !mayComeBack)) throw await problemIn(response, options.url);
    await response?.body?.cancel();
    await pause(response?.headers.get('retry-after') ?? undefined, tried);
  }
}

/** The answer; nothing where nobody answered and it is to be tried again. */
async function once(options: SendingOptions, request: Sent, isLast: boolean): Promise<Response | undefined> {
  const { url, key, fetch: send = fetch } = options;
  const { method, path, query = {}, body, headers } = request;
  const address = new URL(path, url);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  try {
    return await send(address, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? undefined : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? undefined : { body: JSON.stringify(body) }),
    });
  } catch (cause) {
    if (isLast) throw new UnreachableError(url, { cause });
    return undefined;
  }
}

async function problemIn(response: Response, url: string): Promise<Error> {
  if (!(response.headers.get('content-type') ?? '').startsWith('application/problem+json')) {
    return new UnreachableError(url);
  }
  const problem = (await response.json()) as Wire['Problem'];
  return new ProblemError(problem, response.headers.get('x-request-id') ?? undefined);
}

/** Waits as long as the service said, or longer each time. */
async function pause(said: string | undefined, tried: number): Promise<void> {
  const seconds = said === undefined ? 0.1 * 2 ** tried : Number(said);
  await new Promise((resolve) => {
    setTimeout(resolve, seconds * 1_000);
  });
}
