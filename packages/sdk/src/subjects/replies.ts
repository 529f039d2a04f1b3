import type { Wire } from '../wire.js';
import { path } from '../path.js';
import { Subject } from './subject.js';

/** Where somebody without an account replies to what a link asks. */
export class Replies extends Subject {
  /** What a link asks. */
  async asked(link: string): Promise<Wire['FactAsked']> {
    return this.sending.json({ method: 'GET', path: path('replies', link), mayRepeat: true });
  }

  /** Replies, once. Somebody of the corporation accepts the reply, or refuses it. */
  async reply(link: string, reply: Wire['FactReply']): Promise<{ readonly state: string }> {
    return this.sending.json({ method: 'POST', path: path('replies', link), body: reply, mayRepeat: false });
  }
}
