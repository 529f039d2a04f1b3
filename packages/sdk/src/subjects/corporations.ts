import type { Wire } from '@quorate/server';
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

  /** Begins to keep the journal of a corporation. It is never sent twice. */
  async keep(corporation: Wire['NewCorporation']): Promise<Wire['Corporation']> {
    return this.sending.json({ method: 'POST', path: path('corporations'), body: corporation, mayRepeat: false });
  }
}
