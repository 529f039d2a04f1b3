import type { Wire } from '../wire.js';
import { of } from '../path.js';
import { Subject, type Waiting } from './subject.js';

/** To which day the journal is posted, and as known when. */
export interface PostedTo {
  readonly asOf: string;
  readonly knownAt?: string;
}

/** Which register is read. */
export interface RegisterWanted extends PostedTo {
  readonly class: string;
  /** The most shares first, or by the holders' names, or by their ids. */
  readonly order?: 'shares' | 'name' | 'holder';
  /** The last of that order first. */
  readonly reversed?: 'yes' | 'no';
  /** Only those of whose name or id each of these words is a part. */
  readonly search?: string;
  /** Only this holder. */
  readonly holder?: string;
  /** Only those who hold so many shares at the least. */
  readonly least?: string;
  /** How many of those found are passed over. */
  readonly from?: number;
  /** How many are on a page, 1,000 at the most. */
  readonly limit?: number;
}

/** Which persons are told. */
export interface PersonsWanted extends PostedTo {
  /** Only those of these ids, 100 at the most. */
  readonly id?: readonly string[];
}

/** What is looked for in a corporation. */
export interface SearchWanted extends PostedTo {
  /** Each is a part of what is found, in capitals or not. */
  readonly words: string;
  /** How many of each sort are told; 10 where it is left out. */
  readonly limit?: number;
}

/** What a journal says without a question. */
export class Books extends Subject {
  /** Shares, board, officers, meetings, open acts, readings adopted, and what is covered. */
  async overview(corporation: string, { ...query }: PostedTo): Promise<Wire['Books']> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'books'), query, mayRepeat: true });
  }

  /** Whom the journal knows, by name. */
  async persons(corporation: string, { ...query }: PersonsWanted): Promise<readonly Wire['KnownPerson'][]> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'books', 'persons'), query, mayRepeat: true });
  }

  /** Persons, acts, provisions, entries and papers that have all of these words, as far as one sees them. */
  async search(corporation: string, { ...query }: SearchWanted, { signal }: Waiting = {}): Promise<Wire['Searched']> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'search'), query, mayRepeat: true, signal });
  }

  /** The acts that were proposed, the latest first, with what became of each. */
  async acts(corporation: string, { ...query }: PostedTo): Promise<readonly Wire['ActListed'][]> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'books', 'acts'), query, mayRepeat: true });
  }

  /** One act: what was proposed, and how bodies and holders voted on it. */
  async act(corporation: string, act: string, { ...query }: PostedTo): Promise<Wire['Act']> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'books', 'acts', act), query, mayRepeat: true });
  }

  /** The holders of record of a class, a page at a time: the next is read when it is gone on to. */
  async *register(corporation: string, { ...wanted }: RegisterWanted): AsyncGenerator<Wire['Register']> {
    let after: string | undefined;
    do {
      const query = { limit: 1_000, ...wanted, after };
      const request = { method: 'GET', path: of(corporation, 'books', 'register'), query, mayRepeat: true } as const;
      const page = await this.sending.json<Wire['Register']>(request);
      yield page;
      after = page.next;
    } while (after !== undefined);
  }
}
