import { z } from 'zod';
import { held, message, openFact, reason } from '../../evaluation/index.js';
import { amount, persons, show, type Amount } from '../../exact/index.js';
import { parametersOf, writerOf, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { defineKind, type Bar, type Matter } from '../../terms/index.js';
import { numberOfDirectorsTopic } from './entire-board.js';
import { largerClassesTold, largerClassesTopic } from './larger-classes.js';
import {
  additionalDirectorsFact,
  boundsInWords,
  numberRangeField,
  numberRangeTopic,
  withinBounds,
} from './number-range.js';
import type { FixingOfNumber, NumberRange } from './number-range.js';

/** Asked where a bylaw fixes the number, and who adopts it is not entered. */
export const numberFixedByFact = openFact('number-fixed-by', 'proposal').choice(
  ['board', 'shareholders'],
  'Who fixes the number of directors by {0}?',
);

const parameters = parametersOf('board-number', {
  number: z
    .string()
    .transform((written) => persons(written))
    .optional()
    .describe(
      'how many directors there are without vacancies, until another number is fixed; left out where it fixes none',
    ),
  range: numberRangeField.optional().describe('within what bounds, and by whom, the number is fixed'),
  largerFirst: z
    .array(z.string())
    .optional()
    .describe(
      'where the number does not divide evenly: the classes that get a director more, in this order; left out where another provision says so',
    ),
});
type BoardNumber = z.output<typeof parameters>;

const fixes = message('board-number.fixed', 'The number of directors is fixed at {outcome}');
const bounds = message('board-number.range', 'The number of directors, {bounds}, is fixed by the {outcome}');

/**
 * The number of directors, or the bounds within which somebody fixes it, and which classes are larger where it does not
 * divide evenly. An act that fixes a number outside the bounds, or a bylaw that others adopt, is barred.
 */
export const boardNumberKind = defineKind<BoardNumber>({
  kind: 'board-number',
  subject: 'board',
  provides:
    'fixes the number of directors, or within what bounds and by whom it is fixed, and which classes are the larger ones',
  parameters,
  facts: [additionalDirectorsFact, numberFixedByFact],
  answers: ['board.apportion', 'board.roster', 'approval.status', 'instrument.provision'],
  tells: (_c, placed, topic) => {
    const { number, largerFirst } = placed.provision;
    switch (topic) {
      case numberOfDirectorsTopic:
        return number === undefined
          ? undefined
          : held<Amount<'persons'>>(amount(number), reason(fixes, show(number), { cites: [placed.cite] }));
      case largerClassesTopic:
        return largerFirst === undefined ? undefined : largerClassesTold(largerFirst, placed.cite);
      case numberRangeTopic: {
        const range = rangeOf(placed);
        if (range === undefined) return undefined;
        const figures = { bounds: boundsInWords(range) };
        return held(range, reason(bounds, range.fixedBy.join(' or '), { figures, cites: [placed.cite] }));
      }
      default:
        return undefined;
    }
  },
  bars: (c, placed, matter) => {
    const range = rangeOf(placed);
    const fixing = range === undefined ? undefined : fixingBy(c, range, matter);
    return range === undefined || fixing === undefined ? [] : [barOf(c, range, fixing)];
  },
  constants: ({ number, range }): Readonly<Record<string, string>> => ({
    ...(number === undefined ? undefined : { 'number-of-directors': show(number) }),
    ...(range === undefined ? undefined : { 'bounds-of-the-number-of-directors': boundsInWords(range) }),
  }),
});

function rangeOf({ provision: { range }, cite }: Placed<BoardNumber>): NumberRange | undefined {
  return range === undefined ? undefined : { ...range, cite };
}

/** The number that an act fixes, and who does: of one that is no bylaw that is not said, and what it needs tells. */
function fixingBy(c: Context, range: NumberRange, { id, act }: Matter): FixingOfNumber | undefined {
  if (act.kind === 'board-size') return { number: persons(act.number), by: undefined };
  const number = act.kind !== 'bylaw' || act.does === 'repeal' ? undefined : act['number-of-directors'];
  if (act.kind !== 'bylaw' || number === undefined) return undefined;
  return { number: persons(number), by: act.by ?? c.ask(numberFixedByFact, { about: [id], cites: [range.cite] }) };
}

function barOf(c: Context, range: NumberRange, fixing: FixingOfNumber): Bar {
  const { value, reason: because } = withinBounds(c, range, fixing, c.now);
  const { number, by } = fixing;
  return {
    barred: !value,
    figures: { 'number-of-directors': number, ...(by === undefined ? undefined : { 'fixed-by': by }) },
    reason: because,
  };
}

export const boardNumber = writerOf(parameters);
