import { z } from 'zod';
import { message, reason } from '../../evaluation/index.js';
import {
  apportioned,
  apportionmentTopic,
  asEqualAsPossible,
  classesAt,
  fixedNumber,
  largerClassesTopic,
  namedByInstrument,
  numberRange,
  rosterAt,
  sizesAsFixed,
  withinBounds,
} from '../../kinds/index.js';
import type { ClassSize, Seat } from '../../kinds/index.js';
import { persons, show } from '../../exact/index.js';
import { defineQuestion } from '../question.js';
import { silenceOn, spoken } from '../meeting/spoken.js';
import { rows } from '../shapes.js';

const told = message('board.apportion', '{number} directors{beside} in {classes} classes make classes of {outcome}');

const namedOtherwise = message(
  'board.apportion.named',
  'Of the first directors that the instrument names, {outcome} are in office in the classes; their naming governs until the class is next elected',
);

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
    beside: z
      .number()
      .optional()
      .describe(
        'how many of them were elected by a series and sit in no class; the others are spread over the classes',
      ),
    classes: rows({
      id: z.string().describe('the class'),
      size: z.number().optional().describe('how many directors it has, where that is fixed or said'),
      least: z
        .number()
        .optional()
        .describe('how many it has at the least, where nothing says which of the classes are the larger ones'),
      most: z.number().optional().describe('and at the most'),
      inOffice: z.number().describe('how many of it are in office now'),
      over: z
        .number()
        .optional()
        .describe(
          'how many more are in office than the size: seats that go only when they fall vacant or their term ends',
        ),
    }),
    entered: z
      .looseObject({ asEqualAsPossible: z.boolean() })
      .optional()
      .describe('the sizes that were last entered, and whether they are as equal as possible'),
    withinBounds: z
      .enum(['yes', 'no'])
      .optional()
      .describe(
        'of another number: whether it is within the bounds that an instrument sets; left out where none sets any. A number outside them cannot be fixed',
      ),
    takesEffect: z
      .enum(['at once', 'seat by seat'])
      .describe('whether the number of directors in office may follow at once'),
  }),
  example: { number: '10' },
  put: (c, { number }) => ({
    ask: () => {
      const at = c.now;
      const names = classesAt(c, at);
      const count = number === undefined ? Number(show(c.exactly(fixedNumber(c, at, []).number))) : Number(number);
      const range = number === undefined ? undefined : numberRange(c, at);
      const bounds =
        range === undefined ? undefined : withinBounds(c, range, { number: persons(count), by: undefined }, at);
      const seats = rosterAt(c, at).value;
      const beside = seats.filter((seat) => seat.series !== undefined && seat.class === undefined).length;
      const inClasses = Math.max(0, count - beside);
      const rule = spoken(c, apportionmentTopic);
      const isEven = rule !== undefined && inClasses % Math.max(1, names.length) === 0;
      const larger = isEven ? undefined : spoken(c, largerClassesTopic);
      const entered = c.books.boardSize().at(at)?.classes;
      const fixed = sizesAsFixed(c, inClasses, names, at);
      const spread = (rule ?? larger) === undefined ? undefined : apportioned(inClasses, names, larger?.value ?? []);
      const classes = names.map((id): SizeAndSeats => {
        const inOffice = seats.filter((seat) => seat.class === id && seat.series === undefined).length;
        return { id, inOffice, ...(fixed ?? spread)?.find((each) => each.id === id) };
      });
      const phased = rule?.value.decrease !== 'at-once' && mustLeave(classes, inClasses);
      const grounds = [
        ...(bounds === undefined ? [] : [bounds.reason]),
        rule?.reason ?? silenceOn(apportionmentTopic),
        ...groundsOf(larger, classes),
        ...namingAgainstRule(seats, classes, names),
      ];
      return {
        value: {
          number: count,
          ...(beside === 0 ? undefined : { beside }),
          classes: classes.map(classValue),
          ...(entered === undefined
            ? undefined
            : { entered: { sizes: entered, asEqualAsPossible: asEqualAsPossible(entered) } }),
          ...(bounds === undefined ? undefined : { withinBounds: bounds.value ? 'yes' : 'no' }),
          takesEffect: phased ? 'seat by seat' : 'at once',
        },
        reason: reason(told, classes.map(sizeInWords).join(', ') || 'no classes', {
          figures: {
            number: String(inClasses),
            beside: beside === 0 ? '' : ` of ${count}, ${beside} elected by series beside them,`,
            classes: String(names.length),
          },
          cites: rule === undefined ? [] : [rule.placed.cite],
          grounds,
        }),
      };
    },
  }),
});

/** That the first directors are named otherwise than the rule would spread them, while any such class is still in office. */
function namingAgainstRule(seats: readonly Seat[], classes: readonly SizeAndSeats[], names: readonly string[]) {
  const first = seats.filter((seat) => seat.by === namedByInstrument);
  if (first.length === 0 || classes.every((each) => each.inOffice === each.least)) return [];
  const sizes = names.map((name) => first.filter((seat) => seat.class === name).length);
  return [reason(namedOtherwise, sizes.join(', '))];
}

/** A class with what is known of its size: nothing where no instrument says how directors are spread. */
interface SizeAndSeats extends Partial<ClassSize> {
  readonly id: string;
  readonly inOffice: number;
}

/** Of a class of which it is open whether it is one of the larger ones, its size is told between two numbers. */
function classValue({ id, inOffice, least, most }: SizeAndSeats): Readonly<Record<string, unknown>> {
  if (least === undefined || most === undefined) return { id, inOffice };
  if (least === most) return { id, size: least, inOffice, over: Math.max(0, inOffice - least) };
  return { id, least, most, inOffice, ...(inOffice > least ? undefined : { over: 0 }) };
}

function sizeInWords({ least, most }: SizeAndSeats): string {
  if (least === undefined || most === undefined) return 'a size that no instrument fixes';
  return least === most ? String(least) : `${least} or ${most}`;
}

/** Whether more are in office than the classes have places, whichever of them are the larger ones. */
function mustLeave(classes: readonly SizeAndSeats[], number: number): boolean {
  if (classes.reduce((all, { inOffice }) => all + inOffice, 0) > number) return true;
  const above = classes.map(({ inOffice, least = inOffice }) => Math.max(0, inOffice - least));
  const left = number - classes.reduce((all, { inOffice, least = inOffice }) => all + least, 0);
  const larger = classes.filter(({ least, most }, index) => least !== most && above[index]! > 0).length;
  return above.reduce((all, each) => all + each, 0) > Math.min(left, larger);
}

function groundsOf(larger: ReturnType<typeof spoken>, classes: readonly SizeAndSeats[]) {
  if (larger !== undefined) return [larger.reason];
  return classes.some(({ least, most }) => least !== most) ? [silenceOn(largerClassesTopic)] : [];
}
