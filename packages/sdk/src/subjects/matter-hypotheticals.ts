import type { Wire } from '../wire.js';
import { of } from '../path.js';
import { Subject } from './subject.js';

/** Entries supposed on top of a journal, for the members of a matter; gone after a time, and never entered. */
export class MatterHypotheticals extends Subject {
  async suppose(
    corporation: string,
    matter: string,
    supposing: Wire['Supposing'],
  ): Promise<Wire['MatterHypothetical']> {
    const request = { path: of(corporation, 'matters', matter, 'hypotheticals'), body: supposing, mayRepeat: false };
    return this.sending.json({ method: 'POST', ...request });
  }

  async all(corporation: string, matter: string): Promise<readonly Wire['MatterHypothetical'][]> {
    const path = of(corporation, 'matters', matter, 'hypotheticals');
    return this.sending.json({ method: 'GET', path, mayRepeat: true });
  }

  async one(corporation: string, matter: string, id: string): Promise<Wire['MatterHypothetical']> {
    const path = of(corporation, 'matters', matter, 'hypotheticals', id);
    return this.sending.json({ method: 'GET', path, mayRepeat: true });
  }

  async drop(corporation: string, matter: string, id: string): Promise<void> {
    const path = of(corporation, 'matters', matter, 'hypotheticals', id);
    return this.sending.done({ method: 'DELETE', path, mayRepeat: true });
  }

  /** Asks a question as if what is supposed in the matter had been entered. */
  async ask(
    corporation: string,
    matter: string,
    id: string,
    question: string,
    asking: Wire['AskingSupposed'],
  ): Promise<Wire['AnswerSupposed']> {
    const path = of(corporation, 'matters', matter, 'hypotheticals', id, 'questions', question);
    return this.sending.json({ method: 'POST', path, body: asking, mayRepeat: true });
  }
}
