import type { Wire } from '../wire.js';
import { of } from '../path.js';
import { Subject, type Waiting } from './subject.js';

/** Answers as somebody relied on them. */
export class FrozenAnswers extends Subject {
  /** Asks a question and keeps the answer as it is relied on. */
  async freeze(corporation: string, freezing: Wire['Freezing']): Promise<Wire['FrozenAnswer']> {
    const request = { path: of(corporation, 'frozen-answers'), body: freezing, mayRepeat: false };
    return this.sending.json({ method: 'POST', ...request });
  }

  /** The earliest first, without what was answered. */
  async all(corporation: string): Promise<readonly Wire['FrozenAnswerListed'][]> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'frozen-answers'), mayRepeat: true });
  }

  /** Those that were made from any of these entries, the earliest first; every one that is kept is looked through, a few in each request. */
  async *madeFrom(
    corporation: string,
    entries: readonly string[],
    { signal }: Waiting = {},
  ): AsyncGenerator<Wire['FrozenAnswerListed']> {
    let after: string | undefined;
    do {
      const query = { entry: entries, ...(after === undefined ? {} : { after }) };
      const request = { path: of(corporation, 'answers-made-from'), query, signal, mayRepeat: true } as const;
      const page: Wire['AnswersMadeFrom'] = await this.sending.json({ method: 'GET', ...request });
      yield* page.answers;
      after = page.next;
    } while (after !== undefined);
  }

  /** Those that are given otherwise now, each with the difference in words, the earliest first; every one of them is asked again. */
  async *stale(corporation: string): AsyncGenerator<Wire['StaleAnswers']['stale'][number]> {
    let after: string | undefined;
    do {
      const query = after === undefined ? {} : { after };
      const request = { path: of(corporation, 'stale-answers'), query, mayRepeat: true } as const;
      const page: Wire['StaleAnswers'] = await this.sending.json({ method: 'GET', ...request });
      yield* page.stale;
      after = page.next;
    } while (after !== undefined);
  }

  /** An answer as it was relied on, and whether it still holds: if not, the difference in words. */
  async one(corporation: string, id: string): Promise<Wire['FrozenAnswer']> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'frozen-answers', id), mayRepeat: true });
  }
}
