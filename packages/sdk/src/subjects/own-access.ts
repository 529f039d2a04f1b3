import type { Wire } from '../wire.js';
import { path } from '../path.js';
import { sessionIn } from '../session-in.js';
import { Subject } from './subject.js';

/** What concerns one's own account. */
export class OwnAccess extends Subject {
  /** Who one is, and what one is to which corporation. */
  async who(): Promise<Wire['Me']> {
    return this.sending.json({ method: 'GET', path: path('me'), mayRepeat: true });
  }

  /** Ends the session, or revokes the key, by which this client is known. */
  async signOut(): Promise<void> {
    return this.sending.done({ method: 'POST', path: path('sign-out'), mayRepeat: false });
  }

  /**
   * Sets one's password; the old one too, where there is one. Every session of the account ends: who came with one is given
   * another, for another client. Who came with a key is given none.
   */
  async setPassword(passwords: Wire['NewPassword']): Promise<{ readonly session: string }> {
    const request = { method: 'PUT', path: path('me', 'password'), body: passwords, mayRepeat: false } as const;
    const response = await this.sending.response(request);
    return { session: sessionIn(response) };
  }

  /** One's keys, without what is secret of them. */
  async keys(): Promise<readonly Wire['Key'][]> {
    return this.sending.json({ method: 'GET', path: path('me', 'keys'), mayRepeat: true });
  }

  /** Makes a key; it is shown this once. */
  async makeKey(key: Wire['NewKey'] = {}): Promise<Wire['KeyShown']> {
    return this.sending.json({ method: 'POST', path: path('me', 'keys'), body: key, mayRepeat: false });
  }

  /** Revokes a key, by its id. */
  async revokeKey(id: string): Promise<void> {
    return this.sending.done({ method: 'DELETE', path: path('me', 'keys', id), mayRepeat: true });
  }

  /** Where one is signed in. */
  async sessions(): Promise<readonly Wire['Session'][]> {
    return this.sending.json({ method: 'GET', path: path('me', 'sessions'), mayRepeat: true });
  }

  /** Ends one of one's sessions, by its id. */
  async endSession(id: string): Promise<void> {
    return this.sending.done({ method: 'DELETE', path: path('me', 'sessions', id), mayRepeat: true });
  }

  /** Signs out everywhere. */
  async endSessions(): Promise<void> {
    return this.sending.done({ method: 'DELETE', path: path('me', 'sessions'), mayRepeat: true });
  }

  /** Who one is at the provider of sign-in. */
  async identities(): Promise<readonly Wire['Identity'][]> {
    return this.sending.json({ method: 'GET', path: path('me', 'identities'), mayRepeat: true });
  }

  /** Links one's account to oneself at the provider of sign-in. */
  async link(identity: Wire['NewIdentity']): Promise<Wire['Identity']> {
    return this.sending.json({ method: 'POST', path: path('me', 'identities'), body: identity, mayRepeat: false });
  }

  /** Unlinks one's account from an identity, by its id; one's sessions end. */
  async unlink(id: string): Promise<void> {
    return this.sending.done({ method: 'DELETE', path: path('me', 'identities', id), mayRepeat: true });
  }
}
