import type { Wire } from '../wire.js';
import { of } from '../path.js';
import { Subject } from './subject.js';

/** Entries prepared in matters, until somebody brings them out. */
export class MatterDrafts extends Subject {
  async make(corporation: string, matter: string, draft: Wire['NewDraft']): Promise<Wire['DraftListed']> {
    const request = { path: of(corporation, 'matters', matter, 'drafts'), body: draft, mayRepeat: false };
    return this.sending.json({ method: 'POST', ...request });
  }

  /** Without their entries. */
  async all(corporation: string, matter: string): Promise<readonly Wire['DraftListed'][]> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'matters', matter, 'drafts'), mayRepeat: true });
  }

  async one(corporation: string, matter: string, draft: string): Promise<Wire['Draft']> {
    const path = of(corporation, 'matters', matter, 'drafts', draft);
    return this.sending.json({ method: 'GET', path, mayRepeat: true });
  }

  /** Changes a draft in the version that one saw. */
  async change(
    corporation: string,
    matter: string,
    draft: string,
    changing: Wire['ChangingDraft'],
  ): Promise<Wire['DraftListed']> {
    const path = of(corporation, 'matters', matter, 'drafts', draft);
    return this.sending.json({ method: 'PUT', path, body: changing, mayRepeat: false });
  }

  /** Drops a draft in the version that one saw. */
  async drop(corporation: string, matter: string, draft: string, expectedVersion: number): Promise<void> {
    const path = of(corporation, 'matters', matter, 'drafts', draft);
    return this.sending.done({ method: 'DELETE', path, query: { expectedVersion }, mayRepeat: true });
  }

  /** Brings a draft out as a proposal to the corporation, with the papers that it names. */
  async propose(
    corporation: string,
    matter: string,
    draft: string,
    proposing: Wire['ProposingDraft'],
  ): Promise<Wire['DraftListed']> {
    const path = of(corporation, 'matters', matter, 'drafts', draft, 'proposal');
    return this.sending.json({ method: 'POST', path, body: proposing, mayRepeat: false });
  }

  /** Brings a draft out into the journal of the corporation, with the papers that it names. */
  async enter(
    corporation: string,
    matter: string,
    draft: string,
    entering: Wire['EnteringDraft'],
  ): Promise<Wire['DraftListed']> {
    const path = of(corporation, 'matters', matter, 'drafts', draft, 'entry');
    return this.sending.json({ method: 'POST', path, body: entering, mayRepeat: false });
  }
}
