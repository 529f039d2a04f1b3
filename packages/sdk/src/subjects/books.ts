import type { Wire } from '@quorate/server';
import { of } from '../path.js';
import { Subject } from './subject.js';

/** To which day the journal is posted, and as known when. */
export interface PostedTo {
  readonly asOf: string;
  readonly knownAt?: string;
}

/** Which register is read. */
export interface RegisterWanted extends PostedTo {
  readonly class: string;
  /** The most shares first, or by the holders' ids. */
  readonly order?: 'shares' | 'holder';
}

/** What a journal says without a question. */
export class Books extends Subject {
  /** Shares, board, officers, meetings, open acts, readings adopted, and what is covered. */
  async overview(corporation: string, { ...query }: PostedTo): Promise<Wire['Books']> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'books'), query, mayRepeat: true });
  }

  /** Whom the journal knows, by name. */
  async persons(corporation: string, { ...query }: PostedTo): Promise<readonly Wire['KnownPerson'][]> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'books', 'persons'), query, mayRepeat: true });
  }

  /** The acts that were proposed, the latest first, with what became of each. */
  async acts(corporation: string, { ...query }: PostedTo): Promise<readonly Wire['ActListed'][]> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'books', 'acts'), query, mayRepeat: true });
  }

  /** One act: what was proposed, and how bodies and holders voted on it. */
  async act(corporation: string, act: string, { ...query }: PostedTo): Promise<Wire['Act']> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'books', 'acts', act), query, mayRepeat: true });
  }

  /** The holders of record of a class, read a page at a time as they are gone through. */
  async *register(corporation: string, wanted: RegisterWanted): AsyncGenerator<Wire['Register']['page'][number]> {
    let after: string | undefined;
    do {
      const query = { ...wanted, after, limit: 1_000 };
      const request = { method: 'GET', path: of(corporation, 'books', 'register'), query, mayRepeat: true } as const;
      const page = await this.sending.json<Wire['Register']>(request);
      yield* page.page;
      after = page.next;
    } while (after !== undefined);
  }
}
