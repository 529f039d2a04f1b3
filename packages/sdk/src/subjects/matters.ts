import type { Wire } from '../wire.js';
import { of } from '../path.js';
import { Subject } from './subject.js';

/** Walled workspaces: to everybody but their members they are not there. */
export class Matters extends Subject {
  /** Opens one; whoever does is its first member. */
  async open(corporation: string, matter: Wire['NewMatter']): Promise<Wire['Matter']> {
    const request = { path: of(corporation, 'matters'), body: matter, mayRepeat: false };
    return this.sending.json({ method: 'POST', ...request });
  }

  /** Those of which one is a member. */
  async all(corporation: string): Promise<readonly Wire['MatterListed'][]> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'matters'), mayRepeat: true });
  }

  async one(corporation: string, matter: string): Promise<Wire['Matter']> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'matters', matter), mayRepeat: true });
  }

  /** Lets an account in, which needs a role with the corporation. */
  async add(corporation: string, matter: string, account: string): Promise<void> {
    const path = of(corporation, 'matters', matter, 'members', account);
    return this.sending.done({ method: 'PUT', path, mayRepeat: true });
  }

  /** Removes a member, who sees nothing from then on. The last one stays. */
  async remove(corporation: string, matter: string, account: string): Promise<void> {
    const path = of(corporation, 'matters', matter, 'members', account);
    return this.sending.done({ method: 'DELETE', path, mayRepeat: true });
  }

  /** Closes a matter: from then on it is only read. */
  async close(corporation: string, matter: string): Promise<Wire['Matter']> {
    const path = of(corporation, 'matters', matter, 'closure');
    return this.sending.json({ method: 'POST', path, mayRepeat: false });
  }

  /** Who read what of a matter, the latest first; `before` is the `next` of the page before. */
  async reads(
    corporation: string,
    matter: string,
    page: { readonly before?: string; readonly limit?: number } = {},
  ): Promise<Wire['MatterReads']> {
    const path = of(corporation, 'matters', matter, 'reads');
    const { before, limit } = page;
    return this.sending.json({ method: 'GET', path, query: { before, limit }, mayRepeat: true });
  }
}
