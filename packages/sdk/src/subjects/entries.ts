import type { Wire } from '../wire.js';
import { of, path } from '../path.js';
import { Subject, type Waiting } from './subject.js';

/** Which entries are read, in the order entered. */
export interface EntriesWanted {
  readonly after?: number;
  readonly through?: number;
  /** Of this type, or of one of these. */
  readonly type?: string | readonly string[];
  /** Days of effect, both themselves included. */
  readonly from?: string;
  readonly to?: string;
  readonly by?: string;
  /** What had taken effect by this day. */
  readonly asOf?: string;
  /** What was entered by this instant. */
  readonly knownAt?: string;
  /** `yes`: without entries that others had taken the place of by then. */
  readonly standing?: 'yes' | 'no';
  /** Only those that name this person, act or meeting. */
  readonly about?: string;
  /** Only those that rest on the paper with this hash. */
  readonly paper?: string;
  /** At most so many. */
  readonly limit?: number;
}

/** What is entered in a journal. */
export class Entries extends Subject {
  /**
   * Enters all of these entries, or none, and tells the new head. It is sent under a key of its own, so that sending it again,
   * as is done where no answer came, enters nothing twice. Give a key where a program that starts anew must not either.
   */
  async append(
    corporation: string,
    appending: Wire['Appending'],
    { idempotencyKey = crypto.randomUUID(), signal }: { readonly idempotencyKey?: string } & Waiting = {},
  ): Promise<Wire['Head']> {
    return this.sending.json({
      method: 'POST',
      path: of(corporation, 'entries'),
      body: appending,
      mayRepeat: true,
      headers: { 'idempotency-key': idempotencyKey },
      signal,
    });
  }

  /** Entries in the order entered, read a page at a time as they are gone through. */
  async *read(corporation: string, wanted: EntriesWanted = {}): AsyncGenerator<Wire['StoredEntry']> {
    const { limit = Number.POSITIVE_INFINITY, ...rest } = wanted;
    let { after } = wanted;
    let left = limit;
    do {
      const query = { ...rest, after, limit: Math.min(1_000, left) };
      const request = { method: 'GET', path: of(corporation, 'entries'), query, mayRepeat: true } as const;
      const page = await this.sending.json<Wire['Page']>(request);
      yield* page.entries;
      after = page.next;
      left -= page.entries.length;
    } while (after !== undefined && left > 0);
  }

  /** One entry: what took its place, and the paper behind it. */
  async one(corporation: string, entry: string): Promise<Wire['Entry']> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'entries', entry), mayRepeat: true });
  }

  /** The types of entry, each with its fields, an example and the JSON Schema of its data. */
  async types(): Promise<readonly Wire['EntryType'][]> {
    return this.sending.json({ method: 'GET', path: path('entry-types'), mayRepeat: true });
  }
}
