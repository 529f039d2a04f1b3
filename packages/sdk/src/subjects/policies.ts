import type { Wire } from '../wire.js';
import { of } from '../path.js';
import { Subject } from './subject.js';

/** Which entries of a corporation take a second person. */
export class Policies extends Subject {
  async of(corporation: string): Promise<Wire['PolicySet']> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'policy'), mayRepeat: true });
  }

  async set(corporation: string, policy: Wire['Policy']): Promise<void> {
    return this.sending.done({ method: 'PUT', path: of(corporation, 'policy'), body: policy, mayRepeat: true });
  }
}
