import type { Wire } from './wire.js';
import { ProblemError, UnreachableError } from './problem-error.js';

/** How requests are sent, and as whom. */
export interface SendingOptions {
  /** Where the service is, such as http://127.0.0.1:4270. */
  readonly url: string;
  /** An API key. */
  readonly key?: string;
  /** What `signIn` gave, in the place of a key. A page of the service itself needs neither: its browser sends the session. */
  readonly session?: string;
  /** How often a request that was not answered is sent again; 3 where it is left out. */
  readonly retries?: number;
  /** What sends; the one of the platform where it is left out. */
  readonly fetch?: typeof fetch;
}

/** One request. */
export interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as they are, in the place of JSON. */
  readonly bytes?: { readonly content: Uint8Array | Blob | AsyncIterable<Uint8Array>; readonly mediaType: string };
  /** Whether sending it twice does no more than sending it once. */
  readonly mayRepeat: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** Sends the requests of a client. */
export class Sending {
  readonly options: SendingOptions;

  constructor(options: SendingOptions) {
    this.options = options;
  }

  /** What is answered with JSON. */
  async json<T>(request: Sent): Promise<T> {
    const response = await this.response(request);
    return (await response.json()) as T;
  }

  /** What is answered with nothing. */
  async done(request: Sent): Promise<void> {
    const response = await this.response(request);
    await response.body?.cancel();
  }

  /**
   * Sends a request, and again where it may be repeated and nobody answered, or where the service said to come back and had
   * not begun it.
   * @throws {ProblemError} where the service refuses
   * @throws {UnreachableError} where nobody answers
   */
  async response(request: Sent): Promise<Response> {
    const { retries = 3, url } = this.options;
    let isUnanswered = false;
    for (let tried = 0; ; tried += 1) {
      const isLast = tried >= retries;
      const response = await this.once(request, isLast || !request.mayRepeat);
      if (response?.ok === true) return response;
      // What was to be deleted is gone: by the request before, whose answer was lost.
      if (isUnanswered && request.method === 'DELETE' && response?.status === 404) return response;
      if (response !== undefined && (isLast || !mayComeBack(response, request))) throw await problemIn(response, url);
      isUnanswered ||= response === undefined;
      await response?.body?.cancel();
      await pause(response?.headers.get('retry-after') ?? undefined, tried);
    }
  }

  /** The answer; nothing where nobody answered and it is to be tried again. */
  private async once(request: Sent, isLast: boolean): Promise<Response | undefined> {
    const { url, fetch: send = fetch } = this.options;
    const { method, path, query = {}, body, bytes, headers, signal } = request;
    const address = new URL(path, url);
    for (const [name, value] of Object.entries(query)) {
      for (const each of Array.isArray(value) ? (value as readonly string[]) : [value])
        if (each !== undefined) address.searchParams.append(name, String(each));
    }
    const content = bytes?.content ?? (body === undefined ? undefined : JSON.stringify(body));
    const mediaType = bytes?.mediaType ?? (body === undefined ? undefined : 'application/json');
    const sending = {
      method,
      headers: {
        ...this.credentials(),
        ...(mediaType === undefined ? undefined : { 'content-type': mediaType }),
        ...headers,
      },
      ...(content === undefined ? undefined : { body: content }),
      // A body that is made while it is sent goes one way before the answer comes the other.
      ...(isStream(content) ? { duplex: 'half' as const } : undefined),
      ...(signal === undefined ? undefined : { signal }),
    };
    try {
      return await send(address, sending);
    } catch (cause) {
      if (isLast || signal?.aborted === true) throw new UnreachableError(url, { cause });
      return undefined;
    }
  }

  private credentials(): Readonly<Record<string, string>> {
    const { key, session, url } = this.options;
    if (key !== undefined) return { authorization: `Bearer ${key}` };
    return session === undefined ? {} : { cookie: session, origin: new URL(url).origin };
  }
}

/** Too many requests: it was not begun, whatever it was. A service that cannot now may have begun it. */
function mayComeBack({ status }: Response, { mayRepeat, bytes }: Sent): boolean {
  return (status === 429 && !isStream(bytes?.content)) || (status === 503 && mayRepeat);
}

function isStream(content: unknown): boolean {
  return typeof content === 'object' && content !== null && Symbol.asyncIterator in content;
}

async function problemIn(response: Response, url: string): Promise<Error> {
  if (!(response.headers.get('content-type') ?? '').startsWith('application/problem+json')) {
    await response.body?.cancel();
    return new UnreachableError(url);
  }
  const problem = (await response.json()) as Wire['Problem'];
  return new ProblemError(problem, response.headers.get('x-request-id') ?? undefined);
}

/** Waits as long as the service said, or longer each time. */
async function pause(said: string | undefined, tried: number): Promise<void> {
  const told = said === undefined ? Number.NaN : Number(said);
  const seconds = Number.isFinite(told) ? told : 0.1 * 2 ** tried;
  await new Promise((resolve) => {
    setTimeout(resolve, seconds * 1_000);
  });
}
