import type { Wire } from '../wire.js';
import { linesIn } from '../lines-in.js';
import { followed } from '../live-updates.js';
import { of, path } from '../path.js';
import { Subject, type Waiting } from './subject.js';

/** From where a journal is followed, and until when. */
export interface Following {
  /** The version that is known already: only later ones are told. */
  readonly after?: number;
  readonly signal?: AbortSignal;
}

/** What of a journal is given out. */
export interface Exporting {
  /** The personal data of its entries too, which takes leave to read it; absent: only what stands for it. */
  readonly withPersonal?: boolean;
  /** Called off, nothing more is read. */
  readonly signal?: AbortSignal;
}

/** Against what a journal is verified. */
export interface Verifying {
  /** Heads of the records beside it that were signed, and kept elsewhere, each as place:hash. */
  readonly records?: readonly string[];
  /** Called off, nobody waits for it any more. */
  readonly signal?: AbortSignal;
}

/** A journal as a whole. */
export class Journals extends Subject {
  /** Works the chain of hashes of a journal out again, and holds what stands beside it against what was recorded of it. */
  async verify(corporation: string, { records = [], signal }: Verifying = {}): Promise<Wire['Soundness']> {
    const path = of(corporation, 'verification');
    return this.sending.json({ method: 'GET', path, query: { records }, mayRepeat: true, signal });
  }

  /** The whole journal as NDJSON, line by line as it comes: one for the corporation, then one for each entry. */
  async *exported(corporation: string, { withPersonal = false, signal }: Exporting = {}): AsyncGenerator<string> {
    const query = withPersonal ? { personal: 'yes' } : {};
    const request = { method: 'GET', path: of(corporation, 'export'), query, mayRepeat: true, signal } as const;
    yield* linesIn((await this.sending.response(request)).body);
  }

  /**
   * Takes in a journal as it was exported: all of it, verified, or nothing. It is never sent twice. Called off before all of it
   * was sent, nothing is taken in; called off later, it may have been.
   */
  async takeIn(
    lines: AsyncIterable<string> | Iterable<string> | Blob,
    { signal }: Waiting = {},
  ): Promise<Wire['Corporation']> {
    const content = lines instanceof Blob ? lines : encoded(lines);
    const bytes = { content, mediaType: 'application/x-ndjson' };
    return this.sending.json({ method: 'POST', path: path('journals'), bytes, mayRepeat: false, signal });
  }

  /** The signed heads of a journal, the earliest first. */
  async checkpoints(corporation: string): Promise<readonly Wire['Checkpoint'][]> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'checkpoints'), mayRepeat: true });
  }

  /** The newest head of each journal that the caller may see, by each key that signed it, for a witness to keep elsewhere. */
  async newestCheckpoints(): Promise<readonly Wire['Checkpoint'][]> {
    return this.sending.json({ method: 'GET', path: path('checkpoints'), mayRepeat: true });
  }

  /** Keeps the head of a journal as it was signed here; the private key is not sent. */
  async takeCheckpoint(corporation: string, checkpoint: Wire['Checkpoint']): Promise<Wire['Checkpoint']> {
    const request = { path: of(corporation, 'checkpoints'), body: checkpoint, mayRepeat: true };
    return this.sending.json({ method: 'POST', ...request });
  }

  /**
   * Everything that the store keeps, line by line. For it the client's key must be the secret that the service writes beside
   * its store: no account has the backup.
   */
  async *backup(): AsyncGenerator<string> {
    yield* linesIn((await this.sending.response({ method: 'GET', path: path('backup'), mayRepeat: true })).body);
  }

  /**
   * The head of a journal now, and again whenever something was entered, until the signal is given or nobody asks for the next.
   * Where the connection is lost it comes back by itself, and tells nothing twice.
   * @throws {ProblemError} where the caller may not read, or may no longer
   * @throws {UnreachableError} where nobody answers at first
   */
  async *follow(corporation: string, { after, signal }: Following = {}): AsyncGenerator<Wire['Head']> {
    const seen = after === undefined ? undefined : String(after);
    for await (const { event, data } of followed(this.sending, of(corporation, 'events'), { seen, signal }))
      if (event === 'head') yield JSON.parse(data) as Wire['Head'];
  }
}

async function* encoded(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const line of lines) yield encoder.encode(`${line}\n`);
}
