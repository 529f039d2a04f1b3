import { z } from 'zod';
import { message, QuestionError, reason, unsettled, type Held } from '../../evaluation/index.js';
import { compareDays, plusYears, type Day } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import type { Deadline } from '../../terms/index.js';
import { askedDay } from '../asked-day.js';
import { rows } from '../shapes.js';
import { deadlinesTold, inOrder } from '../told-deadlines.js';
import { defineQuestion } from '../question.js';
import { resignationDeadlines } from './resignations.js';
import { stepDeadlines } from './step-deadlines.js';

const told = message('calendar.deadlines', 'From {from} through {to}: {outcome}');

/**
 * What falls due, begins or ends between two days, both included, under the instruments in force on the day of the question
 * and by what had been entered by then; fifty years of it at the most. What has no day yet, because it turns on a fact that nobody has entered, is listed
 * last, whatever the days asked about. The list is given only whole: where a family that may add to it is not kept, it is
 * asked how far it is.
 */
export const calendarDeadlines = defineQuestion({
  name: 'calendar.deadlines',
  family: 'calendar',
  asks: 'What falls due, begins or ends between these days, and who must do it?',
  input: z.strictObject({
    from: z.string().describe('the first day'),
    to: z.string().describe('the last day, fifty years after the first at the most'),
  }),
  value: z.looseObject({
    deadlines: rows({
      id: z.string().describe('what it is of, and which part of it'),
      basis: z
        .enum(['computed', 'depends-on-facts'])
        .describe('computed: its day is worked out; depends-on-facts: it is not known yet'),
      day: z.string().optional().describe('the day, where it is computed'),
      dependsOn: z.array(z.string()).optional().describe('the facts on which the day depends, in words'),
      comes: z.enum(['falls-due', 'begins', 'ends']).describe('what happens on the day'),
      what: z.string().describe('what it is'),
      who: z.string().optional().describe('who must do it; absent where nobody need do anything'),
      cite: z.string().describe('its section'),
      counted: z.string().describe('what sets the day, and how the day is counted from that, in words'),
      setBy: z.array(z.string()).optional().describe('the entries by which there is such a day'),
      standing: z
        .enum(['done', 'late', 'open', 'not-done', 'defective'])
        .optional()
        .describe('where the entries tell: whether it was done, in time and as it must be; open while it still may be'),
      done: z.string().optional().describe('the day on which it was done'),
      shownBy: z
        .array(z.string())
        .optional()
        .describe('the entries that show what was done of it, a payment in part among them'),
      wanting: z.string().optional().describe('what is wanting where it was done in a way that is not enough'),
    }).describe('by day; those without a day last'),
  }),
  example: { from: '2002-01-01', to: '2002-12-31' },
  put: (c, { from, to }) => ({ ask: () => between(c, askedDay('from', from), askedDay('to', to)) }),
});

/** At the most between the two days: each payment in them may stand on a premise of its own, which is turned against all of the list. */
const years = 50;

function between(c: Context, from: Day, to: Day): Held<unknown> {
  if (compareDays(from, to) > 0) throw new QuestionError(`from: ${from} is after ${to}. Write the earlier day first.`);
  if (compareDays(to, plusYears(from, years)) > 0)
    throw new QuestionError(`to: ${to} is more than ${years} years after ${from}. Ask for fewer years at a time.`);
  const tried = [
    ...deadlinesTold(c, { from, to }),
    ...[stepDeadlines, resignationDeadlines].map((list) => c.attempt(() => list(c))),
  ];
  const open = tried.flatMap((each) => (each.settled ? [] : each.waiting));
  c.waitFor(open);
  const lists = tried.flatMap((each) => (each.settled ? [each.value] : []));
  const deadlines = inOrder(
    lists.flatMap((list) => list.value),
    (each) => isWithin(each, from, to),
  );
  const figures = { from, to };
  // What comes within the time asked about comes first.
  const comes = (list: Held<readonly Deadline[]>): boolean => list.value.some((each) => isWithin(each, from, to));
  const grounds = [...lists.filter(comes), ...lists.filter((list) => !comes(list))].map((list) => list.reason);
  return {
    value: { deadlines: open.length > 0 ? unsettled : deadlines.map(written) },
    reason: reason(told, inWords(deadlines), {
      figures,
      cites: [...new Set(deadlines.map(({ cite }) => cite))],
      grounds,
    }),
  };
}

function isWithin(deadline: Deadline, from: Day, to: Day): boolean {
  if (!('day' in deadline)) return true;
  return compareDays(from, deadline.day) <= 0 && compareDays(deadline.day, to) <= 0;
}

function written(deadline: Deadline): Readonly<Record<string, unknown>> {
  if ('day' in deadline) return { ...deadline, basis: 'computed' };
  const { waiting: _, ...rest } = deadline;
  return { ...rest, basis: 'depends-on-facts' };
}

function inWords(deadlines: readonly Deadline[]): string {
  const told = deadlines.map((each) => `${'day' in each ? each.day : 'a day not known yet'}: ${each.what}`);
  return told.join('; ') || 'nothing';
}
