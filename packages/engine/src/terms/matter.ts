import {
  defineNotion,
  openFact,
  QuestionError,
  reasonInWords,
  type FactType,
  type Held,
  type Notion,
} from '../evaluation/index.js';
import { atClose, compareMoments, justBefore, type Day, type Moment } from '../exact/index.js';
import type { Act, EntryOf } from '../journal/index.js';
import { actAskedAbout, sittingsOf } from '../books/index.js';
import { nearest } from '../instrument/index.js';
import { actAsRead } from './act-as-read.js';
import type { Context } from '../session/index.js';

/** A proposed act, as the questions and rules see it. Its id names the attempt. */
export interface Matter {
  readonly id: string;
  readonly act: Act;
  readonly proposed: Moment;
  readonly proposedBy?: string;
  readonly onBehalfOf?: string;
  /** The meeting at which it is voted on, as the proposal names it. */
  readonly meeting?: string;
  /** An id that ties acts into one series of transactions. */
  readonly series?: string;
  readonly entry: string;
}

/** What sentences call an act: by its sort and parties, whether it was proposed or a question writes it out. */
export function nameOfAct(c: Context, { id, act }: Pick<Matter, 'id' | 'act'>): string {
  return id === actAskedAbout ? c.books.actInWords(act) : c.nameOf(id);
}

/** The proposed act with this id. @throws {QuestionError} when no such act was proposed, with the nearest that was. */
export function matterOf(c: Context, id: string): Matter {
  const entry = c.books.proposal(id);
  if (entry === undefined) {
    const near = nearest(
      id,
      c.books.asEntered('proposed').map(({ data }) => data.id),
    );
    throw new QuestionError(
      `No act was proposed under the id "${id}"${near === undefined ? '.' : `; did you mean "${near}"?`} Enter it with a "proposed" entry first.`,
    );
  }
  const { data } = entry;
  return {
    id,
    act: actAsRead(c, data.act),
    proposed: entry.time === undefined ? { day: entry.on } : { day: entry.on, time: entry.time },
    ...(data['proposed-by'] === undefined ? undefined : { proposedBy: data['proposed-by'] }),
    ...(data['on-behalf-of'] === undefined ? undefined : { onBehalfOf: data['on-behalf-of'] }),
    ...meetingNamed(data),
    ...(data.series === undefined ? undefined : { series: data.series }),
    entry: entry.id,
  };
}

function meetingNamed({ meeting, act }: EntryOf<'proposed'>['data']): Pick<Matter, 'meeting'> {
  const named = meeting ?? (act.kind === 'election' ? act.meeting : undefined);
  return named === undefined ? {} : { meeting: named };
}

/**
 * Makes sure that what became of a proposed act is known from its proposal on.
 * @returns the day through which it is known
 */
export function sinceProposed(c: Context, id: string, cites: readonly string[] = []): Day {
  return c.covered('acts', c.asOf, cites, c.books.proposal(id)?.on);
}

/** Where the acts are covered, that coverage goes back to the proposal: else the act may have been over before it. */
function nothingEarlier(c: Context, id: string): void {
  if (c.books.proposal(id) !== undefined && c.books.through('acts') !== undefined) sinceProposed(c, id);
}

/**
 * A notion about an act. What is only written out in a question is nobody's: no notion is remembered of it, and where it is not
 * given it is worked out as it is written.
 * @param written the same of an act that is written out
 */
export function notionOfMatter<T, More extends readonly string[]>(
  c: Context,
  notion: Notion<T, readonly [matter: string, ...More]>,
  { about: [{ id }, ...more], at, place }: NotionOfMatter<More>,
  written: () => Held<T>,
): Held<T> {
  const about = [id, ...more] as const;
  return id === actAskedAbout && !c.isGiven(notion, about) ? written() : c.notion(notion, about, at, place);
}

/** What a notion about an act is about, and where and when it is asked. */
export interface NotionOfMatter<More extends readonly string[]> {
  readonly about: readonly [matter: Pick<Matter, 'id'>, ...More];
  readonly at: Moment;
  readonly place: string;
}

/** The moments of an act before which something may have to be done. */
export type Milestone = 'agreement' | 'effect';

/** When it happened; undefined while it is still ahead as of the question's day. */
export function momentOf(c: Context, { id }: Pick<Matter, 'id'>, milestone: Milestone): Moment | undefined {
  if (id === actAskedAbout) return undefined;
  nothingEarlier(c, id);
  const effect = earliest(c, carriedOutBy(c, id));
  if (milestone === 'effect') return effect;
  return happened(c, c.books.signed(id)) ?? effect;
}

/** The last moment before it took effect, when nothing of what it did had happened; now, while that is ahead. */
export function beforeEffect(c: Context, matter: Pick<Matter, 'id'>): Moment {
  const effect = momentOf(c, matter, 'effect');
  return effect === undefined ? c.now : justBefore(effect);
}

/** Whether the attempt is over: the act was withdrawn, or it has taken effect. */
export function isOver(c: Context, matter: Matter): boolean {
  return attemptEnd(c, matter) !== undefined;
}

/** When the attempt ended; undefined while it goes on. */
export function attemptEnd(c: Context, { id }: Pick<Matter, 'id'>): Moment | undefined {
  if (id === actAskedAbout) return undefined;
  nothingEarlier(c, id);
  return earliest(c, [c.books.withdrawn(id), ...carriedOutBy(c, id)]);
}

/** When it took effect: as entered of the act, and as an entry tells that carries it out. */
function carriedOutBy(c: Context, id: string): readonly (Moment | undefined)[] {
  return [c.books.consummated(id), c.books.carriedOut(id)];
}

/** Whether no more votes can be cast: the polls were closed, or the attempt is over. */
export function isPollOver(c: Context, matter: Matter): boolean {
  return pollsEnd(c, matter) !== undefined;
}

/**
 * Whether votes may still come: it is put to a meeting that was not held yet, or was adjourned; the polls are open, and no inspector has
 * reported a total. A day ends a vote only where its text has a last one, which is asked of the vote (see `lastDayFor`).
 */
export function isStillVotedOn(c: Context, matter: Pick<Matter, 'id' | 'meeting'>): boolean {
  const { id } = matter;
  const meeting = id === actAskedAbout ? undefined : meetingOf(c, matter, c.now);
  if (meeting === undefined || pollsEnd(c, matter) !== undefined) return false;
  if (c.books.tallies(id, c.now).length + c.books.electionTallies(id, c.now).length > 0) return false;
  const held = c.books
    .meetings('shareholders', c.now)
    .find(({ sittings }) => sittings.some(({ data }) => data.id === meeting));
  const last = held?.sittings.at(-1);
  return last === undefined || last.data.adjourned === true;
}

/**
 * Whether it is known that votes can still be cast: a vote has not failed then, whatever else is known of it. Of one that has a last day
 * that is not known without the day.
 */
export function isPollOpen(c: Context, { receivedBy }: { readonly receivedBy?: unknown }, matter: Matter): boolean {
  if (receivedBy !== undefined) return false;
  const over = c.attempt(() => isPollOver(c, matter));
  return over.settled && !over.value;
}

/** When the polls closed, or the attempt ended without that; undefined while votes can still be cast. */
export function pollsEnd(c: Context, { id }: Pick<Matter, 'id'>): Moment | undefined {
  return earliest(c, [pollsClosed(c, { id }), attemptEnd(c, { id })]);
}

/** When the polls were closed; undefined where they were not by the question's day. */
export function pollsClosed(c: Context, { id }: Pick<Matter, 'id'>): Moment | undefined {
  return id === actAskedAbout ? undefined : happened(c, c.books.pollsClosed(id));
}

/** Asked of a vote that is over and was put to no meeting, of which no record date is entered: other law gives every vote one. */
export const recordDateOfVote = openFact('record-date-of-vote', 'proposal').day(
  'On which day were the holders taken who could vote on {0}, its record date?',
);

/** The same of a meeting: the holders of one day vote on all that is put to it. */
export const recordDateOfItsVotes = openFact('record-date-of-meeting', 'meeting').day(
  'On which day were the holders taken who could vote at {0}, its record date?',
);

/**
 * The record date of the act itself, else that of the meeting at which it is voted on, as it was fixed when the vote was over, or
 * is by now; undefined while it is ahead.
 * @param over when it was over, where that is known otherwise than by the polls
 */
export function recordDateOf(c: Context, matter: Matter, over?: Moment): Moment | undefined {
  if (matter.id === actAskedAbout) return undefined;
  const by = over ?? pollsEnd(c, matter) ?? c.now;
  const own = happened(c, c.books.recordDate(matter.id, by) ?? told(c, recordDateOfVote, matter.id));
  if (own !== undefined) return own;
  const meeting = meetingOf(c, matter, by);
  if (meeting === undefined && matter.act.kind === 'written-consent')
    return happened(c, byDefault(c, defaultRecordDateOfConsents, matter.id, by));
  // What is put to a meeting is voted on at its last sitting by then, whichever of them the proposal names.
  const last = meeting === undefined ? undefined : sittingsOf(c.books, meeting, by).at(-1);
  return happened(c, recordDateOfMeeting(c, last?.data.id ?? meeting, by));
}

type DefaultRecordDate = Notion<Day | undefined, readonly [id: string]>;

/** The record date, where none was fixed, of a meeting, by the id of its first sitting; undefined while it has not come. */
export const defaultRecordDateOfMeeting: DefaultRecordDate = defineNotion('default-record-date-of-meeting');

/** The same of consents in writing, by the id of what is consented to. */
export const defaultRecordDateOfConsents: DefaultRecordDate = defineNotion('default-record-date-of-consents');

/** The close of that day; undefined where the instruments make none the record date. */
function byDefault(c: Context, notion: DefaultRecordDate, id: string, by: Moment): Moment | undefined {
  if (!c.isDefined(notion, '', by)) return undefined;
  const { value, reason } = c.notion(notion, [id], by);
  if (value === undefined) return undefined;
  c.remark({ says: `${reasonInWords(reason)}.`, cites: reason.cites });
  return atClose(value);
}

/** The close of a day that somebody told in reply. */
function told(c: Context, fact: FactType, about: string): Moment | undefined {
  if (c.books.statedOf(fact.name, [about], c.asOf).length === 0) return undefined;
  return closeAsked(c, fact, about);
}

/** The close of the day that is told in reply to a question; it is asked where nobody told it. */
export function closeAsked(c: Context, fact: FactType, about: string): Moment {
  return atClose(c.ask(fact, { about: [about], cites: [] }) as Day);
}

/** The close of the record date of a dividend, as it was fixed, or as the act itself has it; undefined while it is ahead. */
export function dividendRecordClose(c: Context, matter: Matter): Moment | undefined {
  const own = matter.act.kind === 'dividend' ? matter.act['record-date'] : undefined;
  return recordDateOf(c, matter) ?? (own === undefined ? undefined : happened(c, atClose(own)));
}

/** The same; while it is ahead, the question's day, and that as many shares are outstanding then is a premise. */
export function dividendRecordOrNow(c: Context, matter: Matter): Moment {
  const { id, act } = matter;
  const closed = dividendRecordClose(c, matter);
  if (closed !== undefined || act.kind !== 'dividend') return closed ?? c.now;
  const fixed = id === actAskedAbout ? undefined : c.books.recordDate(id, c.now)?.day;
  const ahead = fixed ?? act['record-date'];
  if (ahead === undefined) return c.now;
  c.premise({
    kind: 'continues',
    about: `until ${ahead} (${act.class})`,
    says: `as many shares of ${act.class} are outstanding at the close of ${ahead}, the record date, as on ${c.asOf}`,
    until: ahead,
  });
  return c.now;
}

/** The meeting that the proposal names, else the last one of shareholders that was called for it. */
export function meetingOf(c: Context, { id, meeting }: Pick<Matter, 'id' | 'meeting'>, by: Moment): string | undefined {
  if (meeting !== undefined) return meeting;
  const called = c.books
    .entriesOf('meeting-called', by)
    .findLast(({ data }) => data.of === 'shareholders' && data.purposes?.includes(id) === true);
  if (called !== undefined) c.restsOn([called.id]);
  return called?.data.id;
}

/** The ids that a meeting of shareholders goes by: its own, and those of its sittings. */
export function idsOfMeeting(c: Context, meeting: string | undefined): ReadonlySet<string | undefined> {
  return new Set([meeting, ...sittingsOf(c.books, meeting, c.now).map(({ data }) => data.id)]);
}

/** The ballots in elections that were cast at a meeting, whichever sitting of it they name. */
export function electionBallotsAt(c: Context, meeting: string): readonly EntryOf<'election-ballot'>[] {
  return [...idsOfMeeting(c, meeting)].flatMap((id) => (id === undefined ? [] : c.books.electionBallots(id, c.now)));
}

/** The close of the record date of a meeting; an adjourned sitting has that of the sittings before it. */
export function recordDateOfMeeting(c: Context, meeting: string | undefined, by: Moment): Moment | undefined {
  if (meeting === undefined) return undefined;
  const fixed = recordDateFixed(c, meeting, by);
  // Of sittings the first is asked for: the others are the same meeting.
  if (fixed !== undefined) return atClose(fixed.data.date);
  const first = sittingsOf(c.books, meeting, by)[0]?.data.id ?? meeting;
  return told(c, recordDateOfItsVotes, first) ?? byDefault(c, defaultRecordDateOfMeeting, first, by);
}

/** The entry that fixed it, for the sitting itself or the last before it of which one did. */
export function recordDateFixed(c: Context, meeting: string, by: Moment): EntryOf<'record-date'> | undefined {
  const sittings = sittingsOf(c.books, meeting, by).map(({ data }) => data.id);
  const before = sittings.slice(0, sittings.indexOf(meeting) + 1).toReversed();
  const [fixed] = [meeting, ...before].flatMap((id) => c.books.recordDateEntry(id, by) ?? []);
  if (fixed !== undefined) c.restsOn([fixed.id]);
  return fixed;
}

/** The close of the last sitting of a meeting, where it was not adjourned. */
export function sittingOver(c: Context, meeting: string | undefined): Moment | undefined {
  const last = sittingsOf(c.books, meeting, c.now).at(-1);
  return last === undefined || last.data.adjourned === true ? undefined : atClose(last.on);
}

/** When the vote on an act is taken: when the polls close; while votes can still be cast, now. */
export function voteTaken(c: Context, matter: Pick<Matter, 'id'>): Moment {
  return pollsEnd(c, matter) ?? c.now;
}

function earliest(c: Context, moments: readonly (Moment | undefined)[]): Moment | undefined {
  return moments.flatMap((each) => happened(c, each) ?? []).toSorted((a, b) => compareMoments(a, b) ?? 0)[0];
}

function happened(c: Context, moment: Moment | undefined): Moment | undefined {
  return moment === undefined || compareMoments(moment, c.now) === 1 ? undefined : moment;
}
