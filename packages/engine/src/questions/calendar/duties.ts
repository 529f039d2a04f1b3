import { z } from 'zod';
import { message, reason, unsettled, type Held } from '../../evaluation/index.js';
import type { Context } from '../../session/index.js';
import { dutiesTopic, matterOf, triedTellings } from '../../terms/index.js';
import { defineQuestion } from '../question.js';
import { rows } from '../shapes.js';

const told = message('calendar.duties', 'What the instruments oblige somebody to do{act}: {outcome}');

/**
 * What acts and moments that have come by the question's day call for, under the instruments in force on it, and whether it was
 * done. Of what recurs the last two occasions are told. The list is given only whole: where it is not known whether something
 * is owed, or was done, that is asked.
 */
export const calendarDuties = defineQuestion({
  name: 'calendar.duties',
  family: 'calendar',
  asks: 'What do the instruments oblige somebody to do as of this day, by when, and was it done?',
  input: z.strictObject({
    of: z
      .string()
      .optional()
      .describe('the proposed act that calls for it, by its id; left out: whatever calls for it'),
  }),
  value: z.looseObject({
    duties: rows({
      id: z.string().describe('its section, and the occasion'),
      who: z.string().describe('who must do it'),
      what: z.string().describe('what they must do'),
      act: z.string().optional().describe('the act that called for it, by its id; absent where a moment did'),
      of: z.string().optional().describe('the person of the act whom it concerns, where the section speaks of each'),
      since: z.string().optional().describe('the day from which they must'),
      due: z.string().optional().describe('the last day on which it is done in time; absent where the text fixes none'),
      standing: z
        .enum(['done', 'late', 'open', 'not-done'])
        .describe('done in time or too late; open while it still may be in time, or has no last day; not done'),
      done: z.string().optional().describe('the day on which it was done'),
      ifNot: z.string().optional().describe('what follows where it is not done'),
      cite: z.string().describe('its section'),
    }).describe('in the order of the instruments'),
  }),
  example: {},
  put: (c, { of }) => {
    if (of !== undefined) matterOf(c, of);
    return { ask: () => owed(c, of) };
  },
});

function owed(c: Context, of: string | undefined): Held<unknown> {
  const asked = triedTellings(c, dutiesTopic, {});
  const open = asked.flatMap(({ tried }) => (tried.settled ? [] : tried.waiting));
  c.waitFor(open);
  const lists = asked.flatMap(({ tried }) => (tried.settled ? [tried.value] : []));
  const duties = lists.flatMap(({ value }) => value).filter(({ act }) => of === undefined || act === of);
  const outcome = duties.map(({ who, what }) => `${who} must do this: ${what}`).join('; ');
  const nothing = 'nothing that they say in these words has been called for';
  const figures = { act: of === undefined ? '' : ` on account of ${c.nameOf(of)}` };
  return {
    value: { duties: open.length > 0 ? unsettled : duties },
    reason: reason(told, outcome === '' ? nothing : outcome, {
      figures,
      cites: [...new Set(duties.map(({ cite }) => cite))],
      grounds: lists.map((list) => list.reason),
    }),
  };
}
