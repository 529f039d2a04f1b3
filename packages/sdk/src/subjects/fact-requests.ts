import type { Wire } from '../wire.js';
import { of } from '../path.js';
import { Subject } from './subject.js';

/** Facts that persons without accounts are asked for, each by a link that ends. */
export class FactRequests extends Subject {
  /** Asks somebody for a fact. The link is shown this once: send it. */
  async ask(corporation: string, asking: Wire['AskingForFact']): Promise<Wire['FactRequested']> {
    const request = { path: of(corporation, 'fact-requests'), body: asking, mayRepeat: false };
    return this.sending.json({ method: 'POST', ...request });
  }

  /** Who was asked for what, and whether the reply has come; the earliest first. */
  async all(corporation: string): Promise<readonly Wire['FactRequest'][]> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'fact-requests'), mayRepeat: true });
  }

  /** Takes a request back: its link serves no more. */
  async withdraw(corporation: string, id: string): Promise<void> {
    return this.sending.done({ method: 'DELETE', path: of(corporation, 'fact-requests', id), mayRepeat: false });
  }
}
