import type { Wire } from '../wire.js';
import { path } from '../path.js';
import { sessionIn } from '../session-in.js';
import { Subject } from './subject.js';

/** Somebody signed in. */
export interface Session {
  readonly name: string;
  /** Give it to another client as its `session`. In a browser it is empty: there the session is a cookie that no script reads. */
  readonly session: string;
}

/** Signing in, by a person; programs have a key. */
export class SignIn extends Subject {
  /** How one may sign in here; a browser goes to the path of a provider itself. */
  async ways(): Promise<Wire['WaysToSignIn']> {
    return this.sending.json({ method: 'GET', path: path('sign-in'), mayRepeat: true });
  }

  /** Signs in with a name and a password. */
  async withPassword(who: Wire['SignIn']): Promise<Session> {
    const request = { method: 'POST', path: path('sign-in'), body: who, mayRepeat: false } as const;
    return signedIn(await this.sending.response(request));
  }

  /** Signs in with a link that serves once. */
  async withLink(link: string): Promise<Session> {
    const request = { method: 'POST', path: path('sign-in', 'link'), body: { link }, mayRepeat: false } as const;
    return signedIn(await this.sending.response(request));
  }

  /**
   * A new link in the place of one that was lost, for an owner or an account that nobody has used: with the secret beside the store
   * as the key of the client, which only they can read who could read the store itself.
   */
  async newLink(wanted: Wire['NewSignInLink']): Promise<Wire['SignInLinkShown']> {
    return this.sending.json({ method: 'POST', path: path('sign-in', 'links'), body: wanted, mayRepeat: false });
  }
}

async function signedIn(response: Response): Promise<Session> {
  const { name } = (await response.json()) as Wire['SignedIn'];
  return { name, session: sessionIn(response) };
}
