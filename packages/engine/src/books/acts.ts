import type { Day, Moment } from '../exact/index.js';
import { placeAt, placeOf } from '../journal/accounts/index.js';
import type { EntryOf, EntryTypeName, EntryTypeNameOf } from '../journal/index.js';
import { groupedBy } from './grouped.js';
import { momentOfEntry, placeOfEntry, upTo, type StandingOf } from './standing.js';

/**
 * Proposed acts and what became of them. Where a moment may be given, only what had happened by then is told; without
 * one, everything that is known.
 */
export interface ActBooks {
  readonly proposal: (id: string) => EntryOf<'proposed'> | undefined;
  /** The ids of all proposed acts, in order. */
  readonly proposals: (when?: Day | Moment) => readonly string[];
  readonly withdrawn: (proposal: string) => Moment | undefined;
  readonly signed: (proposal: string) => Moment | undefined;
  readonly consummated: (proposal: string) => Moment | undefined;
  /** The acts of bodies on a proposed act, or on a subject in words. */
  readonly bodyActs: (on: string, when?: Day | Moment) => readonly EntryOf<'body-act'>[];
  /** The act of a body by its own id, or that of its entry. */
  readonly bodyAct: (id: string) => EntryOf<'body-act'> | undefined;
  readonly determinations: (when?: Day | Moment) => readonly EntryOf<'determination'>[];
  /** When a determination was withdrawn. */
  readonly determinationWithdrawn: (id: string) => Moment | undefined;
  /** The orders of courts about an entry, a determination or a proposed act. */
  readonly courtOrders: (about: string, when?: Day | Moment) => readonly EntryOf<'court-order'>[];
  readonly ballots: (proposal: string, when?: Day | Moment) => readonly EntryOf<'ballot'>[];
  /** The challenges of a ballot, by the id of its entry; and the rulings on it. */
  readonly challenges: (ballot: string, when?: Day | Moment) => readonly EntryOf<'ballot-challenged'>[];
  readonly ballotRulings: (ballot: string, when?: Day | Moment) => readonly EntryOf<'ballot-ruled'>[];
  readonly tallies: (proposal: string, when?: Day | Moment) => readonly EntryOf<'tally'>[];
  readonly electionBallots: (meeting: string, when?: Day | Moment) => readonly EntryOf<'election-ballot'>[];
  readonly electionTallies: (election: string, when?: Day | Moment) => readonly EntryOf<'election-tally'>[];
  readonly proxies: (by: string, when?: Day | Moment) => readonly EntryOf<'proxy-granted'>[];
  /** The proxies that somebody holds at a moment: granted by then, neither lapsed nor taken back. */
  readonly proxiesHeld: (holder: string, when: Day | Moment) => readonly EntryOf<'proxy-granted'>[];
  /** Everybody to whom a proxy had been granted by then. */
  readonly proxyHolders: (when: Day | Moment) => readonly string[];
  /** The answers of agencies for a proposed act or an activity. */
  readonly approvals: (of: string, when?: Day | Moment) => readonly EntryOf<'approval'>[];
  /** When an approval, by the id of its entry, was revoked. */
  readonly approvalRevoked: (entry: string) => Moment | undefined;
  readonly notices: (of: string, when?: Day | Moment) => readonly EntryOf<'notice'>[];
  readonly filings: (of: string | undefined, when?: Day | Moment) => readonly EntryOf<'filing'>[];
  readonly offers: (by: string, when?: Day | Moment) => readonly EntryOf<'offer'>[];
  /** What undid an entry or a proposed act. */
  readonly rescissions: (of: string, when?: Day | Moment) => readonly EntryOf<'rescinded'>[];
}

export function actBooks(standing: StandingOf<'acts'>): ActBooks {
  const find = <T extends EntryTypeNameOf<'acts'>>(type: T, keyOf: (entry: EntryOf<T>) => string | undefined) => {
    let groups: ReadonlyMap<string, readonly EntryOf<T>[]> | undefined;
    return (key: string, when?: Day | Moment) => {
      groups ??= groupedBy(standing.ofType(type), (entry) => keyOf(entry) ?? '');
      return upTo(groups.get(key) ?? [], when);
    };
  };
  const firstMoment = (found: readonly EntryOf<EntryTypeName>[]) => {
    const [first] = found;
    return first === undefined ? undefined : momentOfEntry(first);
  };
  const proposed = find('proposed', ({ data }) => data.id);
  const withdrawn = find('withdrawn', ({ data }) => data.proposal);
  const signed = find('signed', ({ data }) => data.proposal);
  const consummated = find('consummated', ({ data }) => data.proposal);
  const determinationWithdrawn = find('determination-withdrawn', ({ data }) => data.determination);
  const revoked = find('approval-revoked', ({ data }) => data.approval);
  const filings = find('filing', ({ data }) => data.for);
  const granted = find('proxy-granted', ({ data }) => data.to);
  const takenBack = find('proxy-revoked', ({ data }) => data.by);
  return {
    proposal: (id) => proposed(id)[0],
    proposals: (when) => upTo(standing.ofType('proposed'), when).map(({ data }) => data.id),
    withdrawn: (proposal) => firstMoment(withdrawn(proposal)),
    signed: (proposal) => firstMoment(signed(proposal)),
    consummated: (proposal) => firstMoment(consummated(proposal)),
    bodyActs: find('body-act', ({ data }) => data.on),
    bodyAct: (id) => standing.ofType('body-act').find((entry) => entry.data.id === id || entry.id === id),
    determinations: (when) => upTo(standing.ofType('determination'), when),
    determinationWithdrawn: (id) => firstMoment(determinationWithdrawn(id)),
    courtOrders: find('court-order', ({ data }) => data.about),
    ballots: find('ballot', ({ data }) => data.proposal),
    challenges: find('ballot-challenged', ({ data }) => data.ballot),
    ballotRulings: find('ballot-ruled', ({ data }) => data.ballot),
    tallies: find('tally', ({ data }) => data.proposal),
    electionBallots: find('election-ballot', ({ data }) => data.meeting),
    electionTallies: find('election-tally', ({ data }) => data.election),
    proxies: find('proxy-granted', ({ data }) => data.by),
    proxiesHeld: (holder, when) =>
      granted(holder, when).filter((proxy) => {
        const lapsed = proxy.data.until !== undefined && placeOf(proxy.data.until) <= placeAt(when);
        return !lapsed && !takenBack(proxy.data.by, when).some((revoked) => takesBack(revoked, proxy));
      }),
    proxyHolders: (when) => [...new Set(upTo(standing.ofType('proxy-granted'), when).map(({ data }) => data.to))],
    approvals: find('approval', ({ data }) => data.for),
    approvalRevoked: (entry) => firstMoment(revoked(entry)),
    notices: find('notice', ({ data }) => data.of),
    filings: (of, when) => filings(of ?? '', when),
    offers: find('offer', ({ data }) => data.by),
    rescissions: find('rescinded', ({ data }) => data.entry ?? data.proposal),
  };
}

/** A later revocation reaches the proxies that it names, or those of everybody and for everything where it names none. */
function takesBack(revoked: EntryOf<'proxy-revoked'>, proxy: EntryOf<'proxy-granted'>): boolean {
  const { to, proposal, meeting } = revoked.data;
  return (
    placeOfEntry(revoked) >= placeOfEntry(proxy) &&
    (to === undefined || to === proxy.data.to) &&
    (proposal === undefined || proposal === proxy.data.proposal) &&
    (meeting === undefined || meeting === proxy.data.meeting)
  );
}
