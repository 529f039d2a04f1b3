import type { Wire } from '../wire.js';
import { of } from '../path.js';
import { Subject, type Waiting } from './subject.js';

/** Entries and erasures that are proposed by one person, and done when another accepts them. */
export class Proposals extends Subject {
  /** Proposes entries under an id of one's own: sent again under it, they are proposed once. */
  async propose(
    corporation: string,
    proposing: Wire['Proposing'],
    { signal }: Waiting = {},
  ): Promise<Wire['Proposal']> {
    const request = { path: of(corporation, 'proposals'), body: proposing, mayRepeat: true, signal };
    return this.sending.json({ method: 'POST', ...request });
  }

  /** Proposes to erase something, under an id of one's own; it is erased when another accepts. */
  async proposeErasure(corporation: string, proposing: Wire['ErasureProposing']): Promise<Wire['Proposal']> {
    return this.sending.json({ method: 'POST', path: of(corporation, 'erasures'), body: proposing, mayRepeat: true });
  }

  /** The earliest first: all of them, or those of one state. */
  async all(corporation: string, state?: Wire['Proposal']['state']): Promise<readonly Wire['Proposal'][]> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'proposals'), query: { state }, mayRepeat: true });
  }

  /** A proposal, and what became of it. */
  async one(corporation: string, id: string): Promise<Wire['Proposal']> {
    return this.sending.json({ method: 'GET', path: of(corporation, 'proposals', id), mayRepeat: true });
  }

  /** Accepts what another proposed: it is entered, with both names. */
  async accept(corporation: string, id: string): Promise<Wire['Proposal']> {
    const accepted = of(corporation, 'proposals', id, 'acceptance');
    return this.sending.json({ method: 'POST', path: accepted, mayRepeat: false });
  }

  /** Refuses what was proposed, with the reason. */
  async refuse(corporation: string, id: string, reason: string): Promise<Wire['Proposal']> {
    const refused = of(corporation, 'proposals', id, 'refusal');
    return this.sending.json({ method: 'POST', path: refused, body: { reason }, mayRepeat: false });
  }

  /** Takes back what one proposed oneself. */
  async withdraw(corporation: string, id: string): Promise<Wire['Proposal']> {
    return this.sending.json({ method: 'DELETE', path: of(corporation, 'proposals', id), mayRepeat: false });
  }
}
