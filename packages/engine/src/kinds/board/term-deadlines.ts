import { held, message, reason, type Held } from '../../evaluation/index.js';
import { compareDays, yearOf, type Day } from '../../exact/index.js';
import type { Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { calledMeetings, dayOfMeeting, deadlineOn, type Deadline } from '../../terms/index.js';
import { annualMeetings } from './annual-meetings.js';
import { rosterAt } from './roster.js';
import type { TermEnd } from './seat.js';
import { termEnd } from './term-end.js';

const listed = message('board-classes.deadlines', 'Terms of directors that end at the next annual meeting: {outcome}');

/** The directors whose terms end at the next annual meeting: the first one called that has not sat yet. */
export function termDeadlines(c: Context, { cite }: Placed): Held<readonly Deadline[]> {
  const called = calledMeetings(c, cite).filter(({ data }) => data.kind === 'annual');
  const sat = annualMeetings(c).filter(({ held: first }) => compareDays(first.day, c.asOf) <= 0);
  const next = called.map(({ data }) => data.id).find((id) => !sat.some(({ sittings }) => sittings.includes(id)));
  if (next === undefined) return held([], reason(listed, 'none is called', { cites: [cite] }));
  const day = (): Day => dayOfMeeting(c, next);
  const up = c.attempt(() => termsUp(c, sat.length + 1, day));
  const whose = up.settled ? up.value.join(', ') || 'no director' : 'directors who are not settled yet';
  const deadline = deadlineOn(
    c,
    {
      id: `${next} terms`,
      what: `at ${c.nameOf(next)}, the end of the terms of ${whose}; each serves until a successor is elected`,
      comes: 'ends',
      who: 'the shareholders, who elect successors',
      cite,
      counted: `the day of ${c.nameOf(next)}, the next annual meeting that is called`,
      setBy: called.filter(({ data }) => data.id === next).map(({ id }) => id),
    },
    day,
  );
  return held([deadline], reason(listed, whose, { cites: [cite] }));
}

/** The names of those whose terms end at the annual meeting with this number. */
function termsUp(c: Context, number: number, day: () => Day): readonly string[] {
  return rosterAt(c, c.now)
    .value.filter((seat) => isUp(termEnd(c, seat, c.now), number, day))
    .map((seat) => c.nameOf(seat.person));
}

/** A director who holds over is up as well. */
function isUp(end: TermEnd | undefined, number: number, day: () => Day): boolean {
  if (end === undefined) return false;
  return end.counted === 'meetings' ? end.number <= number : end.year <= yearOf(day());
}
