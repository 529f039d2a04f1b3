import type { Day, Moment } from '../exact/index.js';
import type { AnyEntry, EntryOf } from '../journal/index.js';
import type { StatedValue } from './facts.js';
import type { Books } from './post.js';
import { sittingsOf } from './meetings.js';

/** What is kept back from whoever may not see interim counts. */
export interface Withheld {
  /** The matters on which nobody is told how anybody voted, and the meetings at which votes of no matter may be. */
  readonly matters: ReadonlySet<string>;
  /** Whether a fact that is stated of a matter tells how somebody voted on it. */
  readonly tellsVotes: (fact: string) => boolean;
  /** An entry of the journal by its id, though another took its place. */
  readonly entry: (id: string) => AnyEntry | undefined;
}

/**
 * The matters put to holders, and the meetings of holders, of which nothing tells that the polls have closed: by an entry of it, because the
 * attempt is over, or because the meeting was held and not adjourned. Their counts are interim, unless an order opens those of the meeting to
 * both sides alike.
 */
export function interimMatters(books: Books): ReadonlySet<string> {
  const opened = new Set(books.asEntered('interim-figures-opened').map(({ data }) => data.meeting));
  const over = new Set(
    books
      .meetings('shareholders')
      .filter(({ sittings }) => sittings.at(-1)?.data.adjourned !== true)
      .flatMap(({ sittings }) => sittings.map(({ data }) => data.id)),
  );
  const isClosed = (id: string, meeting: string | undefined): boolean =>
    books.pollsClosed(id) !== undefined ||
    books.withdrawn(id) !== undefined ||
    books.consummated(id) !== undefined ||
    books.carriedOut(id) !== undefined ||
    (meeting !== undefined && (over.has(meeting) || opened.has(meeting)));
  const called = books.asEntered('meeting-called').filter(({ data }) => data.of === 'shareholders');
  return new Set([
    ...books.proposals().filter((id) => !isClosed(id, meetingFor(books, id))),
    ...called.map(({ data }) => data.id).filter((id) => !over.has(id) && !opened.has(id)),
  ]);
}

/** The meeting that a proposal names, else the last one of shareholders that was called for it. */
function meetingFor(books: Books, id: string): string | undefined {
  const data = books.proposal(id)?.data;
  const named = data?.meeting ?? (data?.act.kind === 'election' ? data.act.meeting : undefined);
  if (named !== undefined) return named;
  return books
    .asEntered('meeting-called')
    .findLast(({ data: called }) => called.of === 'shareholders' && called.purposes?.includes(id) === true)?.data.id;
}

/**
 * What is withheld of which an entry tells how somebody voted, or all did: a ballot, a total, the ruling on a ballot; and what is stated of
 * votes on a matter. Undefined where it tells of none of that.
 */
export function votedOnAmong(books: Books, withheld: Withheld, entry: AnyEntry): string | undefined {
  const { matters, tellsVotes } = withheld;
  const among = (id: string | undefined) => (id !== undefined && matters.has(id) ? id : undefined);
  switch (entry.type) {
    case 'ballot':
    case 'tally':
      return among(entry.data.proposal);
    case 'election-tally':
      return among(entry.data.election);
    case 'election-ballot':
      return entry.data.election === undefined
        ? electionsAt(books, entry.data.meeting).find((id) => matters.has(id))
        : among(entry.data.election);
    case 'ballot-ruled': {
      const ballot = books.entry(entry.data.ballot) ?? withheld.entry(entry.data.ballot);
      return ballot === undefined || ballot.type === 'ballot-ruled' ? undefined : votedOnAmong(books, withheld, ballot);
    }
    case 'stated':
      return tellsVotes(entry.data.fact) ? entry.data.about.find((id) => matters.has(id)) : undefined;
    default:
      return undefined;
  }
}

/** The elections at a meeting, whichever sitting of it they name; the meeting itself, where none is entered. */
function electionsAt(books: Books, meeting: string): readonly string[] {
  const ids = new Set([meeting, ...sittingsOf(books, meeting).map(({ data }) => data.id)]);
  const elections = books.proposals().filter((id) => {
    const act = books.proposal(id)?.data.act;
    return act?.kind === 'election' && ids.has(act.meeting);
  });
  return elections.length === 0 ? [meeting] : elections;
}

type Votes = EntryOf<'ballot' | 'tally' | 'election-ballot' | 'election-tally' | 'ballot-ruled' | 'stated'>;

/**
 * The books without what is withheld; where that is nothing, as they are.
 * @param instead what is done where that is read, with the matter: it is left out, where this returns
 */
export function withoutVotesOn(books: Books, withheld: Withheld | undefined, instead: (matter: string) => void): Books {
  if (withheld === undefined || withheld.matters.size === 0) return books;
  const isKeptBack = (entry: AnyEntry): boolean => {
    const matter = votedOnAmong(books, withheld, entry);
    if (matter === undefined) return false;
    instead(matter);
    return true;
  };
  const without = <T extends AnyEntry>(entries: readonly T[]): readonly T[] =>
    entries.filter((entry) => !isKeptBack(entry));
  const reading =
    <V extends Votes>(read: (of: string, when?: Day | Moment) => readonly V[]) =>
    (of: string, when?: Day | Moment): readonly V[] =>
      without(read(of, when) as readonly AnyEntry[]) as readonly V[];
  const stating = (values: readonly StatedValue[]): readonly StatedValue[] =>
    values.filter(({ entry }) => !isKeptBack(books.entry(entry)!));
  return Object.freeze({
    ...books,
    stated: (...of) => stating(books.stated(...of)),
    statedOf: (...of) => stating(books.statedOf(...of)),
    statedOfAny: (...of) => stating(books.statedOfAny(...of)),
    ballots: reading(books.ballots),
    tallies: reading(books.tallies),
    electionBallots: reading(books.electionBallots),
    electionTallies: reading(books.electionTallies),
    ballotRulings: reading(books.ballotRulings),
    entriesOf: (type, when) => without(books.entriesOf(type, when) as readonly AnyEntry[]),
    asEntered: (type, when) => without(books.asEntered(type, when) as readonly AnyEntry[]),
    entry: (id) => {
      const entry = books.entry(id);
      return entry === undefined || isKeptBack(entry) ? undefined : entry;
    },
    lookingFrom: (...from) => withoutVotesOn(books.lookingFrom(...from), withheld, instead),
  } as Books);
}
