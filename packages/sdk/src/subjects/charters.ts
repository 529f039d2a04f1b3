import type { Wire } from '../wire.js';
import { of, path } from '../path.js';
import type { PostedTo } from './books.js';
import { Subject, type Waiting } from './subject.js';

/** As of which day a profile is told, and of which instruments. */
export interface ProfileWanted {
  readonly asOf: string;
  readonly instruments?: readonly ('charter' | 'bylaws' | 'law')[];
}

/** The charters that come with Quorate, and those of corporations. */
export class Charters extends Subject {
  /** Those that come with Quorate. */
  async builtIn(): Promise<readonly Wire['Charter'][]> {
    return this.sending.json({ method: 'GET', path: path('charters'), mayRepeat: true });
  }

  /** The JSON Schema (draft 7) of charter files, for editors. */
  async schema(): Promise<Readonly<Record<string, unknown>>> {
    return this.sending.json({ method: 'GET', path: path('charters', 'schema'), mayRepeat: true });
  }

  /** What such a charter provides against a takeover. */
  async profileOf(charter: string, { ...query }: ProfileWanted, { signal }: Waiting = {}): Promise<Wire['Answer']> {
    const request = { path: path('charters', charter, 'profile'), query, mayRepeat: true, signal };
    return this.sending.json({ method: 'GET', ...request });
  }

  /** The charter by which questions about a corporation are answered, and every change of it. */
  async inForce(corporation: string): Promise<Wire['CharterInForce']> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'charter'), mayRepeat: true });
  }

  /** Has questions answered by another charter from now on; where it is in force already, nothing is changed. */
  async set(corporation: string, setting: Wire['SettingCharter']): Promise<Wire['CharterInForce']> {
    return this.sending.json({ method: 'PUT', path: of(corporation, 'charter'), body: setting, mayRepeat: true });
  }

  /** Checks a charter file without keeping it: what it provides, or every mistake with its line. */
  async check(
    corporation: string,
    file: Wire['CharterFile'],
    { signal }: Waiting = {},
  ): Promise<Wire['CheckedCharter']> {
    const request = { path: of(corporation, 'charter', 'check'), body: file, mayRepeat: true, signal };
    return this.sending.json({ method: 'POST', ...request });
  }

  /** Asks a question as if a charter file were in force, on the books of the corporation or on none; nothing is kept. */
  async ask(
    corporation: string,
    question: string,
    asking: Wire['AskingTried'],
    { signal }: Waiting = {},
  ): Promise<Wire['Answer']> {
    const request = { path: of(corporation, 'charter', 'questions', question), body: asking, mayRepeat: true, signal };
    return this.sending.json({ method: 'POST', ...request });
  }

  /** The charter files that were uploaded for a corporation. */
  async versions(corporation: string): Promise<readonly Wire['CharterVersion'][]> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'charter', 'versions'), mayRepeat: true });
  }

  /** A charter file as it was uploaded. */
  async content(corporation: string, charter: string): Promise<string> {
    const place = of(corporation, 'charter', 'versions', charter, 'content');
    return (await this.sending.response({ method: 'GET', path: place, mayRepeat: true })).text();
  }

  /** Charter, certificates, bylaws and other law in outline, every version, in the document's order. */
  async instruments(corporation: string, { ...query }: PostedTo): Promise<readonly Wire['InstrumentOutline'][]> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'instruments'), query, mayRepeat: true });
  }

  /** What stands at a section: what it provides, its figures and doubts, and what prevails over what. */
  async section(corporation: string, section: string, { ...query }: PostedTo): Promise<Wire['InstrumentSection']> {
    const place = of(corporation, 'instruments', 'sections', section);
    return this.sending.json({ method: 'GET', path: place, query, mayRepeat: true });
  }

  /** What the charter of a corporation provides against a takeover. */
  async profile(
    corporation: string,
    { ...query }: ProfileWanted & { readonly knownAt?: string },
  ): Promise<Wire['Answer']> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'profile'), query, mayRepeat: true });
  }
}
