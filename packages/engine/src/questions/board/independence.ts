import { z } from 'zod';
import { message, reason, unsettled } from '../../evaluation/index.js';
import { persons } from '../../exact/index.js';
import { rosterAt } from '../../kinds/index.js';
import { defineQuestion } from '../question.js';

const told = message('board.independence', 'Continuing directors in office in regard to {person}: {outcome}');

/** Which directors in office are continuing directors in regard to a person. */
export const boardIndependence = defineQuestion({
  name: 'board.independence',
  family: 'board',
  asks: 'Which directors in office are continuing directors in regard to this person?',
  input: z.strictObject({
    person: z.string().describe('the person in regard to whom directors are told'),
    place: z.string().optional().describe('the article for which the definition is used, where several define it'),
  }),
  value: z.looseObject({
    directors: z.array(z.looseObject({ id: z.string(), continuing: z.boolean().optional() })),
    count: z.string().optional().describe('how many are; left out while it is not settled'),
  }),
  example: { person: 'acquirer' },
  put: (c, { person, place }) => ({
    ask: () => {
      const seats = rosterAt(c, c.now);
      const each = seats.value.map((seat) => ({
        id: seat.person,
        tried: c.attempt(() => c.notion<boolean>('continuing-director', [seat.person, person], c.now, place ?? '')),
      }));
      const all = each.every(({ tried }) => tried.settled);
      const count = each.filter(({ tried }) => tried.settled && tried.value.value).length;
      return {
        value: {
          directors: each.map(({ id, tried }) => ({ id, continuing: tried.settled ? tried.value.value : unsettled })),
          count: all ? persons(count) : unsettled,
        },
        reason: reason(told, all ? String(count) : 'a number not known yet', {
          figures: { person: c.nameOf(person) },
          grounds: each.flatMap(({ tried }) => (tried.settled ? [tried.value.reason] : [])),
        }),
      };
    },
  }),
});
