import type { Wire } from '../wire.js';
import { of } from '../path.js';
import { Subject } from './subject.js';

/** Privileged notes of matters. What a note said is kept. */
export class MatterNotes extends Subject {
  async write(corporation: string, matter: string, note: Wire['NewNote']): Promise<Wire['NoteListed']> {
    const request = { path: of(corporation, 'matters', matter, 'notes'), body: note, mayRepeat: false };
    return this.sending.json({ method: 'POST', ...request });
  }

  /** Without their texts. */
  async all(corporation: string, matter: string): Promise<readonly Wire['NoteListed'][]> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'matters', matter, 'notes'), mayRepeat: true });
  }

  /** With all that it ever said. */
  async one(corporation: string, matter: string, note: string): Promise<Wire['Note']> {
    const path = of(corporation, 'matters', matter, 'notes', note);
    return this.sending.json({ method: 'GET', path, mayRepeat: true });
  }

  /** Writes a new version of a note of one's own. */
  async change(
    corporation: string,
    matter: string,
    note: string,
    changing: Wire['ChangingNote'],
  ): Promise<Wire['NoteListed']> {
    const path = of(corporation, 'matters', matter, 'notes', note);
    return this.sending.json({ method: 'PUT', path, body: changing, mayRepeat: false });
  }

  /** Withdraws a note of one's own, in the version that one saw. */
  async withdraw(
    corporation: string,
    matter: string,
    note: string,
    expectedVersion: number,
  ): Promise<Wire['NoteListed']> {
    const path = of(corporation, 'matters', matter, 'notes', note);
    return this.sending.json({ method: 'DELETE', path, query: { expectedVersion }, mayRepeat: false });
  }
}
