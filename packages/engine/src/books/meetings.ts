import { atClose, type Day, type Moment } from '../exact/index.js';
import type { EntryOf } from '../journal/index.js';
import { momentOfEntry, upTo, type StandingOf } from './standing.js';

/** A meeting that was held, all its adjourned sittings together. */
export interface HeldMeeting {
  /** The id of its first sitting. */
  readonly id: string;
  readonly kind: EntryOf<'meeting-held'>['data']['kind'];
  readonly of: string;
  /** When its first sitting was held. */
  readonly opened: Moment;
  /** When its last sitting was held. */
  readonly closed: Moment;
  readonly sittings: readonly EntryOf<'meeting-held'>[];
}

/** Meetings. */
export interface MeetingBooks {
  /** The meetings held, in order; adjourned sittings are part of the meeting they were adjourned from. */
  readonly meetings: (of: string, upTo?: Day | Moment) => readonly HeldMeeting[];
  /** The annual meetings of shareholders actually held, in order. */
  readonly annualMeetings: (upTo?: Day | Moment) => readonly HeldMeeting[];
  readonly meetingCalled: (id: string, when?: Day | Moment) => EntryOf<'meeting-called'> | undefined;
  readonly meetingNotices: (id: string, when?: Day | Moment) => readonly EntryOf<'meeting-noticed'>[];
  /** The close of the record date fixed for a meeting, a proposed act or a dividend; the last one fixed by then. */
  readonly recordDate: (id: string, when?: Day | Moment) => Moment | undefined;
  readonly recordDateEntry: (id: string, when?: Day | Moment) => EntryOf<'record-date'> | undefined;
  /** When the polls on a proposed act closed. */
  readonly pollsClosed: (proposal: string) => Moment | undefined;
}

export function meetingBooks(standing: StandingOf<'meetings'>): MeetingBooks {
  const recordDateEntry = (id: string, when?: Day | Moment) =>
    upTo(standing.ofType('record-date'), when).findLast(({ data }) => data.for === id);
  const meetings = (of: string, until?: Day | Moment) =>
    heldMeetings(upTo(standing.ofType('meeting-held'), until).filter(({ data }) => data.of === of));
  return {
    meetings,
    annualMeetings: (until) => meetings('shareholders', until).filter(({ kind }) => kind === 'annual'),
    meetingCalled: (id, when) => upTo(standing.ofType('meeting-called'), when).find(({ data }) => data.id === id),
    meetingNotices: (id, when) =>
      upTo(standing.ofType('meeting-noticed'), when).filter(({ data }) => data.meeting === id),
    recordDateEntry,
    recordDate: (id, when) => {
      const entry = recordDateEntry(id, when);
      return entry === undefined ? undefined : atClose(entry.data.date);
    },
    pollsClosed: (proposal) => {
      const closed = standing.ofType('polls-closed').find(({ data }) => data.proposal === proposal);
      return closed === undefined ? undefined : momentOfEntry(closed);
    },
  };
}

/** All sittings of the meeting of shareholders of which one has this id, as far as they were held by then. */
export function sittingsOf(
  books: Pick<MeetingBooks, 'meetings'>,
  meeting: string | undefined,
  by?: Day | Moment,
): readonly EntryOf<'meeting-held'>[] {
  const held = books.meetings('shareholders', by);
  return held.find(({ sittings }) => sittings.some(({ data }) => data.id === meeting))?.sittings ?? [];
}

function heldMeetings(sittings: readonly EntryOf<'meeting-held'>[]): readonly HeldMeeting[] {
  const first = new Map<string, string>();
  const meetings = new Map<string, EntryOf<'meeting-held'>[]>();
  for (const sitting of sittings) {
    const from = sitting.data['adjourned-from'];
    const id = from === undefined ? sitting.data.id : (first.get(from) ?? from);
    first.set(sitting.data.id, id);
    const sofar = meetings.get(id);
    if (sofar === undefined) meetings.set(id, [sitting]);
    else sofar.push(sitting);
  }
  return [...meetings].flatMap(([id, all]) => {
    const [opening, closing] = [all[0], all.at(-1)];
    if (opening === undefined || closing === undefined) return [];
    const { kind, of } = opening.data;
    return { id, kind, of, opened: momentOfEntry(opening), closed: momentOfEntry(closing), sittings: all };
  });
}
