import type { Wire } from '../wire.js';
import { of } from '../path.js';
import type { ReadsWanted } from './personal-data.js';
import { Subject, type Waiting } from './subject.js';

/** A paper to be kept. */
export interface PaperToKeep {
  /** The name of its file. */
  readonly name: string;
  /** Such as application/pdf. */
  readonly mediaType: string;
  readonly state: Wire['PaperState'];
  readonly content: Uint8Array;
  /** Who may see it, the keeper among them; everybody who reads the corporation where it is left out. */
  readonly seenBy?: Wire['Showing']['seenBy'];
}

/** The papers behind the entries. */
export class Papers extends Subject {
  /** Keeps a paper. The same bytes sent again are the paper that is there; entries name it by its hash. */
  async keep(
    corporation: string,
    { name, mediaType, state, content, seenBy }: PaperToKeep,
    { signal }: Waiting = {},
  ): Promise<Wire['Paper']> {
    return this.sending.json({
      method: 'POST',
      path: of(corporation, 'papers'),
      query: { name, state, ...seenByQuery(seenBy) },
      bytes: { content, mediaType },
      mayRepeat: true,
      signal,
    });
  }

  /** The papers of a corporation, in the order kept. */
  async all(corporation: string): Promise<readonly Wire['Paper'][]> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'papers'), mayRepeat: true });
  }

  /** The papers in whose text all of these words stand, and those that were not read. */
  async search(corporation: string, words: string, signal?: AbortSignal): Promise<Wire['PapersSearched']> {
    const query = { words };
    const request = {
      method: 'GET',
      path: of(corporation, 'search', 'papers'),
      query,
      signal,
      mayRepeat: true,
    } as const;
    return (await this.sending.response(request)).json() as Promise<Wire['PapersSearched']>;
  }

  /** What is known of a paper, without its content. */
  async one(corporation: string, hash: string): Promise<Wire['Paper']> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'papers', hash), mayRepeat: true });
  }

  /** The bytes of a paper, as they were kept. */
  async content(corporation: string, hash: string, { signal }: Waiting = {}): Promise<Uint8Array> {
    const path = of(corporation, 'papers', hash, 'content');
    const request = { method: 'GET', path, mayRepeat: true, signal } as const;
    return new Uint8Array(await (await this.sending.response(request)).arrayBuffer());
  }

  /** Says who may see a paper from now on; to all others it is not there. */
  async show(corporation: string, hash: string, showing: Wire['Showing']): Promise<Wire['Paper']> {
    const request = { path: of(corporation, 'papers', hash, 'sight'), body: showing, mayRepeat: true };
    return this.sending.json({ method: 'PUT', ...request });
  }

  /** Erases the bytes of a paper for good; its record stays. A hold forbids it. */
  async erase(corporation: string, hash: string, erasing: Wire['Erasing']): Promise<Wire['Paper']> {
    const request = { path: of(corporation, 'papers', hash, 'erasure'), body: erasing, mayRepeat: true };
    return this.sending.json({ method: 'POST', ...request });
  }

  /** Who was given the bytes of a paper while not everybody might see it, the latest first. */
  async reads(corporation: string, hash: string, wanted: Omit<ReadsWanted, 'subject'> = {}): Promise<Wire['Reads']> {
    const { before, limit } = wanted;
    const request = { path: of(corporation, 'papers', hash, 'reads'), query: { before, limit }, mayRepeat: true };
    return this.sending.json({ method: 'GET', ...request });
  }

  /** Says what has become of a paper: drafted, then signed, then filed; never back. */
  async becomes(corporation: string, hash: string, state: Wire['PaperState']): Promise<Wire['Paper']> {
    const request = { path: of(corporation, 'papers', hash, 'states'), body: { state }, mayRepeat: true };
    return this.sending.json({ method: 'POST', ...request });
  }
}

function seenByQuery(seenBy: PaperToKeep['seenBy']) {
  if (seenBy === undefined || seenBy === 'everybody') return {};
  return { seenByRoles: seenBy.roles.join(','), seenByAccounts: seenBy.accounts.join(',') };
}
