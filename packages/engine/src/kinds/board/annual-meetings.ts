import { momentOfEntry } from '../../books/index.js';
import { compareMoments, type Moment } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { cameBefore } from './order-in-day.js';

/** An annual meeting of shareholders that was held, with its adjourned sittings as one. */
export interface AnnualMeeting {
  readonly id: string;
  /** Its place among the annual meetings that the journal tells of, from 1. */
  readonly number: number;
  /** When it first sat with a quorum. */
  readonly held: Moment;
  readonly sittings: readonly string[];
}

/**
 * The annual meetings actually held, in order. A sitting that found no quorum is not yet the meeting; an adjourned sitting
 * is the same meeting, held when a sitting first had its quorum. A year without a meeting has no number. Terms are counted by
 * them from the first entry of the board on, so the meetings must be kept since.
 */
export function annualMeetings(c: Context): readonly AnnualMeeting[] {
  c.covered('meetings', c.asOf, [], c.books.boardEvents()[0]?.on);
  return c.books
    .annualMeetings()
    .flatMap(({ id, sittings }) => {
      const quorate = sittings.find(({ data }) => data.quorum !== false);
      if (quorate === undefined) return [];
      return [{ id, held: momentOfEntry(quorate), sittings: sittings.map(({ data }) => data.id) }];
    })
    .toSorted((a, b) => compareMoments(a.held, b.held) ?? 0)
    .map((meeting, index) => ({ ...meeting, number: index + 1 }));
}

/** The annual meeting of which a sitting was a part. */
export function meetingWithSitting(
  meetings: readonly AnnualMeeting[],
  sitting: string | undefined,
): AnnualMeeting | undefined {
  return sitting === undefined ? undefined : meetings.find((meeting) => meeting.sittings.includes(sitting));
}

/** How many annual meetings had been held before a moment; asks for the order where both fell on one day. */
export function heldBefore(c: Context, meetings: readonly AnnualMeeting[], event: string, moment: Moment): number {
  return meetings.filter((meeting) => cameBefore(c, meeting.id, meeting.held, event, moment)).length;
}

/**
 * The special meetings of shareholders at which they elected directors, or tried to: an election of a series alone is none.
 */
function specialElections(c: Context): readonly AnnualMeeting[] {
  const elections = new Set([
    ...c.books.entriesOf('director-elected').flatMap(({ data }) => (data.by === 'shareholders' ? [data.meeting] : [])),
    ...c.books.entriesOf('election-failed').map(({ data }) => data.meeting),
  ]);
  return c.books
    .meetings('shareholders')
    .filter(({ kind, sittings }) => kind === 'special' && sittings.some(({ data }) => elections.has(data.id)))
    .map(({ id, opened, sittings }) => ({
      id,
      held: opened,
      sittings: sittings.map(({ data }) => data.id),
      number: 0,
    }));
}

/** The first special meeting after an event at which shareholders elected directors. */
export function specialElectionAfter(c: Context, event: string, moment: Moment): AnnualMeeting | undefined {
  return specialElections(c).find((meeting) => cameBefore(c, event, moment, meeting.id, meeting.held));
}

/** A meeting after an event, and before another, at which shareholders elected directors. */
export function electionBetween(c: Context, first: Happening, then: Happening): AnnualMeeting | undefined {
  return [...annualMeetings(c), ...specialElections(c)].find(
    ({ id, held }) => cameBefore(c, first.id, first.moment, id, held) && cameBefore(c, id, held, then.id, then.moment),
  );
}

interface Happening {
  readonly id: string;
  readonly moment: Moment;
}
