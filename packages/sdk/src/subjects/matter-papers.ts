import type { Wire } from '../wire.js';
import { of } from '../path.js';
import type { PaperToKeep } from './papers.js';
import { Subject, type Waiting } from './subject.js';

/** Papers of matters, kept apart from those of the corporation and of other matters. */
export class MatterPapers extends Subject {
  /** Keeps a paper in a matter. The same bytes sent again are the paper that is in it; drafts name it by its hash. */
  async keep(
    corporation: string,
    matter: string,
    { name, mediaType, state, content }: Omit<PaperToKeep, 'seenBy'>,
    { signal }: Waiting = {},
  ): Promise<Wire['MatterPaper']> {
    return this.sending.json({
      method: 'POST',
      path: of(corporation, 'matters', matter, 'papers'),
      query: { name, state },
      bytes: { content, mediaType },
      mayRepeat: true,
      signal,
    });
  }

  async all(corporation: string, matter: string): Promise<readonly Wire['MatterPaper'][]> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'matters', matter, 'papers'), mayRepeat: true });
  }

  /** The bytes of a paper, as they were kept. */
  async content(corporation: string, matter: string, hash: string, { signal }: Waiting = {}): Promise<Uint8Array> {
    const path = of(corporation, 'matters', matter, 'papers', hash, 'content');
    const response = await this.sending.response({ method: 'GET', path, mayRepeat: true, signal });
    return new Uint8Array(await response.arrayBuffer());
  }

  /** Erases the bytes of a paper for good; its record stays. A hold forbids it. */
  async erase(
    corporation: string,
    matter: string,
    hash: string,
    erasing: Wire['Erasing'],
  ): Promise<Wire['MatterPaper']> {
    const request = { path: of(corporation, 'matters', matter, 'papers', hash, 'erasure'), body: erasing };
    return this.sending.json({ method: 'POST', ...request, mayRepeat: true });
  }

  /** Gives a paper to the corporation. */
  async release(corporation: string, matter: string, hash: string): Promise<Wire['MatterPaper']> {
    const path = of(corporation, 'matters', matter, 'papers', hash, 'release');
    return this.sending.json({ method: 'POST', path, mayRepeat: true });
  }
}
