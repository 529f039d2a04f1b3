import type { Wire } from '../wire.js';
import { of } from '../path.js';
import { Subject, type Waiting } from './subject.js';

/** Entries supposed on top of a journal, for oneself alone; gone after a time, and never entered. */
export class Hypotheticals extends Subject {
  async suppose(corporation: string, supposing: Wire['Supposing']): Promise<Wire['Hypothetical']> {
    const request = { path: of(corporation, 'hypotheticals'), body: supposing, mayRepeat: false };
    return this.sending.json({ method: 'POST', ...request });
  }

  /** One's own; nobody sees another's. */
  async all(corporation: string): Promise<readonly Wire['Hypothetical'][]> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'hypotheticals'), mayRepeat: true });
  }

  async one(corporation: string, id: string): Promise<Wire['Hypothetical']> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'hypotheticals', id), mayRepeat: true });
  }

  async drop(corporation: string, id: string): Promise<void> {
    return this.sending.done({ method: 'DELETE', path: of(corporation, 'hypotheticals', id), mayRepeat: true });
  }

  /** Asks a question as if what is supposed had been entered. */
  async ask(
    corporation: string,
    id: string,
    question: string,
    asking: Wire['AskingSupposed'],
    { signal }: Waiting = {},
  ): Promise<Wire['AnswerSupposed']> {
    const asked = of(corporation, 'hypotheticals', id, 'questions', question);
    return this.sending.json({ method: 'POST', path: asked, body: asking, mayRepeat: true, signal });
  }
}
