import { z } from 'zod';
import { message, QuestionError, reason, unsettled } from '../../evaluation/index.js';
import { persons } from '../../exact/index.js';
import { rosterAt } from '../../kinds/index.js';
import type { Context } from '../../session/index.js';
import { articleDefining } from '../defining-article.js';
import { defineQuestion } from '../question.js';
import { rows } from '../shapes.js';
import { waitTogether } from '../wait-together.js';
import { continuingDirectorNotion, independentDirectorNotion } from '../../terms/index.js';

const told = message('board.independence', 'Continuing directors in office in regard to {person}: {outcome}');
const toldOfAll = message('board.independent', 'Independent directors in office: {outcome}');

/** Which of the two the instruments tell decides whether a person is named. */
function tellTheOtherWay(c: Context, person: string | undefined): void {
  const isTold = (notion: string): boolean => articleDefining(c, notion) !== '';
  const continuing = isTold('continuing-director');
  const independent = isTold('independent-director');
  if (person !== undefined && !continuing && independent) {
    throw new QuestionError(
      'The instruments in force tell who is an independent director, and of nobody who is a continuing one: leave "person" out.',
    );
  }
  if (person === undefined && continuing && !independent) {
    throw new QuestionError(
      'The instruments in force tell who is a continuing director in regard to a person: name "person".',
    );
  }
}

/** Which directors in office are continuing directors in regard to a person; or, without a person, independent directors. */
export const boardIndependence = defineQuestion({
  name: 'board.independence',
  family: 'board',
  asks: 'Which directors in office are continuing directors in regard to this person? Or: which are independent directors?',
  input: z.strictObject({
    person: z
      .string()
      .optional()
      .describe('the person in regard to whom continuing directors are told; without it, independent directors are'),
    place: z.string().optional().describe('the article for which the definition is used, where several define it'),
  }),
  value: z.looseObject({
    directors: rows({
      id: z.string(),
      continuing: z.boolean().optional().describe('in regard to a person: whether the director is a continuing one'),
      independent: z.boolean().optional().describe('without a person: whether the director is independent'),
    }),
    count: z.string().optional().describe('how many are; left out while it is not settled'),
  }),
  example: { person: 'acquirer' },
  put: (c, { person, place }) => ({
    ask: () => {
      tellTheOtherWay(c, person);
      const [notion, field] =
        person === undefined
          ? ([independentDirectorNotion, 'independent'] as const)
          : ([continuingDirectorNotion, 'continuing'] as const);
      const seats = rosterAt(c, c.now);
      const article = place ?? (person === undefined ? articleDefining(c, 'independent-director') : '');
      const each = seats.value.map((seat) => ({
        id: seat.person,
        tried: c.attempt(() =>
          c.notion(notion, person === undefined ? [seat.person] : [seat.person, person], c.now, article),
        ),
      }));
      waitTogether(
        c,
        each.flatMap(({ tried }) => (tried.settled ? [] : tried.waiting)),
      );
      const all = each.every(({ tried }) => tried.settled);
      const count = each.filter(({ tried }) => tried.settled && tried.value.value).length;
      return {
        value: {
          directors: each.map(({ id, tried }) => ({ id, [field]: tried.settled ? tried.value.value : unsettled })),
          count: all ? persons(count) : unsettled,
        },
        reason: reason(person === undefined ? toldOfAll : told, all ? String(count) : 'a number not known yet', {
          figures: { person: person === undefined ? '' : c.nameOf(person) },
          grounds: each.flatMap(({ tried }) => (tried.settled ? [tried.value.reason] : [])),
        }),
      };
    },
  }),
});
