import { z } from 'zod';
import { message, QuestionError, reason, unsettled, type Held } from '../../evaluation/index.js';
import { compareDays, plusDays, type Day } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { dayOfMeetingNamed, matterOf, type Deadline } from '../../terms/index.js';
import { askedDay } from '../asked-day.js';
import { defineQuestion } from '../question.js';
import { rows } from '../shapes.js';
import { standingWaits, stepsAhead, type StepAhead } from '../steps-ahead.js';
import { deadlinesTold, inOrder } from '../told-deadlines.js';

const input = z.strictObject({
  meeting: z.string().optional().describe('the id of a meeting of shareholders that has been called'),
  of: z.string().optional().describe('instead of a meeting: the id of a proposed act'),
  on: z
    .string()
    .optional()
    .describe('with "of": the day of what the steps must come before, such as the signing of the agreement'),
});

const told = message('last-day.told', 'The last days for the steps before {event}: {outcome}');

/**
 * The last day on which each step can be taken: notice, record date and nominations for a meeting that has been called;
 * approvals and notices for a proposed act, before a day that the question gives. A step that only has to come before an
 * event can still be taken on its day, at an earlier hour; the last whole day is told beside it.
 */
export const solveLastDay = defineQuestion({
  name: 'solve.last-day',
  family: 'solve',
  asks: 'What is the last day on which each step for this meeting, or before this act, can be taken?',
  input,
  value: z.looseObject({
    steps: rows({
      id: z.string().describe('what it is of, and which step'),
      what: z.string().describe('what it is, in our words'),
      who: z.string().optional().describe('who must take it'),
      cite: z.string().describe('its section'),
      firstDay: z.string().optional().describe('the first day, where it may not be taken earlier'),
      lastDay: z.string().describe('the last day'),
      before: z.string().optional().describe('the event that it must come before, where it must'),
      lastWholeDay: z
        .string()
        .optional()
        .describe('where any time before the event will do: the day before; on the last day the hour decides'),
    }).describe('each step that can be taken, with its last day'),
    'too-late': rows({ id: z.string(), what: z.string(), cite: z.string(), lastDay: z.string() }).describe(
      'each step that was not taken, and whose last day is over',
    ),
  }),
  example: { meeting: 'am-2002' },
  put: (c, asked) => ({ ask: () => lastDays(c, asked) }),
});

function lastDays(c: Context, { meeting, of, on }: z.output<typeof input>): Held<unknown> {
  if (meeting !== undefined && of === undefined && on === undefined) return forMeeting(c, meeting);
  if (meeting === undefined && of !== undefined && on !== undefined) return beforeAct(c, of, askedDay('on', on));
  throw new QuestionError(
    'Write either "meeting", the id of a meeting that has been called; or "of", the id of a proposed act, and "on", the day of what the steps must come before.',
  );
}

function forMeeting(c: Context, meeting: string): Held<unknown> {
  c.covered('meetings', c.asOf, []);
  const day = dayOfMeetingNamed(c, meeting);
  const lists = deadlinesTold(c).flatMap((each) => (each.settled ? [each.value] : []));
  const all = inOrder(lists.flatMap((list) => list.value));
  const deadlines = all.filter((each) => isLastDayFor(each, meeting));
  const firstOf = ({ id }: Deadline) => all.find((each) => each.id === id.replace(/last-day$/, 'first-day'));
  const steps = deadlines.flatMap((each) => ('day' in each ? [lastDayOf(each, firstOf(each))] : []));
  c.waitFor(deadlines.flatMap((each) => ('day' in each ? [] : (each.waiting ?? []))));
  return answered(c, `${c.nameOf(meeting)}, held on ${day}`, steps, steps.length < deadlines.length);
}

function isLastDayFor({ id, comes }: Deadline, meeting: string): boolean {
  return comes === 'falls-due' && id.startsWith(`${meeting} `);
}

function lastDayOf(last: Extract<Deadline, { day: Day }>, first: Deadline | undefined): LastDay {
  const { id, what, who, cite, day } = last;
  const isTold = first !== undefined && first.comes === 'begins' && 'day' in first;
  return {
    id,
    what,
    ...(who === undefined ? undefined : { who }),
    cite,
    ...(isTold ? { firstDay: first.day } : undefined),
    lastDay: day,
  };
}

function beforeAct(c: Context, of: string, on: Day): Held<unknown> {
  if (compareDays(on, c.asOf) < 0) {
    throw new QuestionError(`on: ${on} is before the day of the question, ${c.asOf}. Write a day that is still ahead.`);
  }
  c.covered('acts', c.asOf, []);
  const matter = matterOf(c, of);
  const ahead = stepsAhead(c, matter);
  const waiting = [...standingWaits(c, matter), ...ahead.flatMap((step) => step.waiting)];
  c.waitFor(waiting);
  const steps = ahead.map((step) => lastDayBefore(step, on));
  return answered(c, `${c.nameOf(of)}, if that is on ${on}`, steps, waiting.length > 0);
}

function lastDayBefore({ id, says, who, cite, event, days }: StepAhead, on: Day): LastDay {
  const step = { id, what: says, ...(who === undefined ? undefined : { who }), cite, before: event };
  if ('last' in days) return { ...step, firstDay: days.first, lastDay: days.last };
  if (days.least === 0) return { ...step, lastDay: on, lastWholeDay: plusDays(on, -1) };
  const first = days.most === undefined ? undefined : { firstDay: plusDays(on, -days.most) };
  return { ...step, ...first, lastDay: plusDays(on, -days.least) };
}

interface LastDay {
  readonly id: string;
  readonly what: string;
  readonly who?: string;
  readonly cite: string;
  readonly firstDay?: Day;
  readonly lastDay: Day;
  readonly before?: string;
  readonly lastWholeDay?: Day;
}

/** A step whose last day is over can no longer be taken. */
function answered(c: Context, event: string, all: readonly LastDay[], isOpen = false): Held<unknown> {
  const isOver = ({ lastDay }: LastDay): boolean => compareDays(lastDay, c.asOf) < 0;
  const steps = all.filter((each) => !isOver(each));
  const tooLate = all.filter(isOver);
  const outcome =
    [
      ...steps.map(({ what, lastDay }) => `${what}: ${lastDay}`),
      ...tooLate.map(({ what, lastDay }) => `${what}: too late since ${lastDay}`),
    ].join('; ') || 'no step is left to take';
  const cites = [...new Set(all.map(({ cite }) => cite))];
  const value = isOpen ? { steps: unsettled, 'too-late': unsettled } : { steps, 'too-late': tooLate };
  return { value, reason: reason(told, outcome, { figures: { event }, cites }) };
}
