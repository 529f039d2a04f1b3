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
 * is the same meeting, held when a sitting first had its quorum. A year without a meeting has no number.
 */
export function annualMeetings(c: Context): readonly AnnualMeeting[] {
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
