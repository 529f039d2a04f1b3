import { z } from 'zod';
import { message, reason } from '../../evaluation/index.js';
import {
  apportioned,
  apportionmentTopic,
  asEqualAsPossible,
  boardTerms,
  fixedNumber,
  largerClassesTopic,
  rosterAt,
  type ApportionmentRule,
  type ClassSize,
} from '../../kinds/index.js';
import { show } from '../../exact/index.js';
import { defineQuestion } from '../question.js';
import { silenceOn, spoken } from '../meeting/spoken.js';

const told = message('board.apportion', '{number} directors in {classes} classes make classes of {outcome}');

/** How a number of directors is spread over the classes, and what a cut does while terms may not be cut short. */
export const boardApportion = defineQuestion({
  name: 'board.apportion',
  family: 'board',
  asks: 'How many directors does each class have, and if the number changes, when does the change take hold?',
  input: z.strictObject({
    number: z
      .string()
      .regex(/^\d{1,3}$/)
      .optional()
      .describe('another number of directors than the one in force'),
  }),
  value: z.looseObject({
    number: z.number().describe('how many directors there are without vacancies'),
    classes: z.array(
      z.looseObject({
        id: z.string().describe('the class'),
        size: z.number().describe('how many directors it has'),
        inOffice: z.number().describe('how many of it are in office now'),
        over: z
          .number()
          .describe(
            'how many more are in office than the size: seats that go only when they fall vacant or their term ends',
          ),
      }),
    ),
    entered: z
      .looseObject({ asEqualAsPossible: z.boolean() })
      .optional()
      .describe('the sizes that were last entered, and whether they are as equal as possible'),
    takesEffect: z
      .enum(['at once', 'seat by seat'])
      .describe('whether the number of directors in office may follow at once'),
  }),
  example: { number: '10' },
  put: (c, { number }) => ({
    ask: () => {
      const at = c.now;
      const terms = boardTerms(c, at);
      const count = number === undefined ? Number(show(c.exactly(fixedNumber(c, at, []).number))) : Number(number);
      const larger =
        count % Math.max(1, terms.classes.length) === 0 ? undefined : spoken<readonly string[]>(c, largerClassesTopic);
      const sizes = apportioned(count, terms.classes, larger?.value ?? []);
      const seats = rosterAt(c, at).value;
      const classes = sizes.map((each) => {
        const inOffice = seats.filter((seat) => seat.class === each.id && seat.series === undefined).length;
        return { ...each, inOffice, over: Math.max(0, inOffice - each.size) };
      });
      const entered = c.books.boardSize().at(at)?.classes;
      const rule = spoken<ApportionmentRule>(c, apportionmentTopic);
      const phased = rule?.value.decrease !== 'at-once' && classes.some((each) => each.over > 0);
      const grounds = [rule?.reason ?? silenceOn(apportionmentTopic), ...groundsOf(larger, sizes)];
      return {
        value: {
          number: count,
          classes,
          ...(entered === undefined
            ? undefined
            : { entered: { sizes: entered, asEqualAsPossible: asEqualAsPossible(entered) } }),
          takesEffect: phased ? 'seat by seat' : 'at once',
        },
        reason: reason(told, sizes.map((each) => each.size).join(', ') || 'no classes', {
          figures: { number: String(count), classes: String(terms.classes.length) },
          cites: rule === undefined ? [] : [rule.placed.cite],
          grounds,
        }),
      };
    },
  }),
});

function groundsOf(larger: ReturnType<typeof spoken>, sizes: readonly ClassSize[]) {
  if (larger !== undefined) return [larger.reason];
  return new Set(sizes.map((each) => each.size)).size > 1 ? [silenceOn(largerClassesTopic)] : [];
}
