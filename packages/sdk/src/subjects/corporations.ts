import type { Wire } from '../wire.js';
import { of, path } from '../path.js';
import { Subject } from './subject.js';

/** Corporations whose journals are kept. */
export class Corporations extends Subject {
  /** Those that the caller may see, by id. */
  async all(): Promise<readonly Wire['Corporation'][]> {
    return this.sending.json({ method: 'GET', path: path('corporations'), mayRepeat: true });
  }

  /** A corporation and the head of its journal. */
  async one(id: string): Promise<Wire['Corporation']> {
    return this.sending.json({ method: 'GET', path: of(id), mayRepeat: true });
  }

  /**
   * Begins to keep the journal of a corporation, with what holds already. It is sent under a key of its own, so that sending it
   * again is answered as before.
   */
  async keep(
    corporation: Wire['NewCorporation'],
    { idempotencyKey = crypto.randomUUID() }: { readonly idempotencyKey?: string } = {},
  ): Promise<Wire['Corporation']> {
    return this.sending.json({
      method: 'POST',
      path: path('corporations'),
      body: corporation,
      mayRepeat: true,
      headers: { 'idempotency-key': idempotencyKey },
    });
  }
}
