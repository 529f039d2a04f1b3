import type { Wire } from '@quorate/server';
import { sent, type Sent, type SendingOptions } from './sending.js';

export type ClientOptions = SendingOptions;

/** Which entries are read, in the order entered. */
export interface EntriesWanted {
  readonly after?: number;
  readonly through?: number;
  readonly type?: string;
  /** Days of effect, both themselves included. */
  readonly from?: string;
  readonly to?: string;
  readonly by?: string;
}

/**
 * Speaks to a Quorate service with an API key. What is sent and what comes back has the types of the schemas by which the
 * service itself reads and writes. Every method throws `ProblemError` where the service refuses, and `UnreachableError` where
 * nobody answers.
 */
export class QuorateClient {
  private readonly options: ClientOptions;

  constructor(options: ClientOptions) {
    this.options = options;
  }

  /** The corporations that the key may see. */
  async corporations(): Promise<readonly Wire['Corporation'][]> {
    return this.json({ method: 'GET', path: '/v1/corporations', mayRepeat: true });
  }

  /** A corporation and the head of its journal. */
  async corporation(id: string): Promise<Wire['Corporation']> {
    return this.json({ method: 'GET', path: of(id), mayRepeat: true });
  }

  /** Begins to keep the journal of a corporation. */
  async keep(corporation: Wire['NewCorporation']): Promise<Wire['Corporation']> {
    return this.json({ method: 'POST', path: '/v1/corporations', body: corporation, mayRepeat: false });
  }

  /**
   * Enters all of these entries, or none, and tells the new head. It is sent under a key of its own, so that sending it again,
   * as is done where no answer came, enters nothing twice. Give a key where a program that starts anew must not either.
   */
  async append(
    id: string,
    appending: Wire['Appending'],
    { idempotencyKey = crypto.randomUUID() }: { readonly idempotencyKey?: string } = {},
  ): Promise<Wire['Head']> {
    return this.json({
      method: 'POST',
      path: of(id, 'entries'),
      body: appending,
      mayRepeat: true,
      headers: { 'idempotency-key': idempotencyKey },
    });
  }

  /** Entries in the order entered, read a page at a time as they are gone through. */
  async *entries(id: string, wanted: EntriesWanted = {}): AsyncGenerator<Wire['StoredEntry']> {
    let after = wanted.after;
    do {
      const query = { ...wanted, after, limit: 1_000 };
      const page = await this.json<Wire['Page']>({ method: 'GET', path: of(id, 'entries'), query, mayRepeat: true });
      yield* page.entries;
      after = page.next;
    } while (after !== undefined);
  }

  /** Asks a question of the catalogue, such as `approval.status`. */
  async ask(id: string, question: string, asking: Wire['Asking']): Promise<Wire['Answer']> {
    return this.json({ method: 'POST', path: of(id, 'questions', question), body: asking, mayRepeat: true });
  }

  /** The catalogue of questions, each with its fields, its value and an example. */
  async questions(): Promise<readonly Wire['Question'][]> {
    return this.json({ method: 'GET', path: '/v1/questions', mayRepeat: true });
  }

  /** Works the chain of hashes of a journal out again. */
  async verify(id: string): Promise<Wire['Soundness']> {
    return this.json({ method: 'GET', path: of(id, 'verification'), mayRepeat: true });
  }

  /** The whole journal as NDJSON. */
  async exported(id: string): Promise<string> {
    const response = await sent(this.options, { method: 'GET', path: of(id, 'export'), mayRepeat: true });
    return response.text();
  }

  private async json<T>(request: Sent): Promise<T> {
    const response = await sent(this.options, request);
    return (await response.json()) as T;
  }
}

function of(corporation: string, ...rest: readonly string[]): string {
  return ['/v1/corporations', ...[corporation, ...rest].map((part) => encodeURIComponent(part))].join('/');
}
