import type { Wire } from '../wire.js';
import { of } from '../path.js';
import { Subject } from './subject.js';

/** What forbids to erase. */
export class LegalHolds extends Subject {
  /** Every hold of a corporation, the earliest first, released ones too. */
  async all(corporation: string): Promise<readonly Wire['LegalHold'][]> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'holds'), mayRepeat: true });
  }

  /** Sets a hold. The same sent again under its id sets nothing twice. */
  async set(corporation: string, hold: Wire['NewLegalHold']): Promise<Wire['LegalHold']> {
    return this.sending.json({ method: 'POST', path: of(corporation, 'holds'), body: hold, mayRepeat: true });
  }

  /** Releases a hold; it stays on record. */
  async release(corporation: string, hold: string, releasing: Wire['Releasing']): Promise<Wire['LegalHold']> {
    const request = { path: of(corporation, 'holds', hold, 'release'), body: releasing, mayRepeat: false };
    return this.sending.json({ method: 'POST', ...request });
  }
}
