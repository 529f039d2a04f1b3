import type { Wire } from '../wire.js';
import { of, path } from '../path.js';
import { Subject } from './subject.js';

/** Who may sign in, for owners of the service; and roles with a corporation, for its administrators too. */
export class Accounts extends Subject {
  async all(): Promise<readonly Wire['Account'][]> {
    return this.sending.json({ method: 'GET', path: path('accounts'), mayRepeat: true });
  }

  /** Makes an account. The link signs its holder in once. */
  async open(account: Wire['NewAccount']): Promise<Wire['AccountOpened']> {
    return this.sending.json({ method: 'POST', path: path('accounts'), body: account, mayRepeat: false });
  }

  /** Closes an account: it signs in no more; what it entered stays. */
  async close(name: string): Promise<void> {
    return this.sending.done({ method: 'DELETE', path: path('accounts', name), mayRepeat: true });
  }

  /** Who has which role with a corporation. */
  async roles(corporation: string): Promise<readonly Wire['Grant'][]> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'roles'), mayRepeat: true });
  }

  /** Every role that was given or taken away, and by whom, the earliest first. */
  async roleChanges(corporation: string): Promise<readonly Wire['GrantChange'][]> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'role-changes'), mayRepeat: true });
  }

  /** Gives an account a role with a corporation, in place of the one it had. */
  async grant(corporation: string, account: string, role: Wire['NewGrant']): Promise<void> {
    const request = { path: of(corporation, 'roles', account), body: role, mayRepeat: true };
    return this.sending.done({ method: 'PUT', ...request });
  }

  /** Takes the role of an account with a corporation away. */
  async withdraw(corporation: string, account: string): Promise<void> {
    return this.sending.done({ method: 'DELETE', path: of(corporation, 'roles', account), mayRepeat: true });
  }

  /** Who an account is at the provider of sign-in. */
  async identities(name: string): Promise<readonly Wire['Identity'][]> {
    return this.sending.json({ method: 'GET', path: path('accounts', name, 'identities'), mayRepeat: true });
  }

  /** Links an account that nobody has used yet to whoever the provider of sign-in says this of. */
  async link(name: string, identity: Wire['NewIdentity']): Promise<Wire['Identity']> {
    const request = { path: path('accounts', name, 'identities'), body: identity, mayRepeat: false };
    return this.sending.json({ method: 'POST', ...request });
  }

  /** Unlinks an account from an identity; its sessions end. */
  async unlink(name: string, identity: string): Promise<void> {
    const unlinked = path('accounts', name, 'identities', identity);
    return this.sending.done({ method: 'DELETE', path: unlinked, mayRepeat: true });
  }
}
