import { z } from 'zod';
import { held, message, reason } from '../../evaluation/index.js';
import { amount, persons, show, type Amount } from '../../exact/index.js';
import { provisionFields } from '../../instrument/index.js';
import { defineKind } from '../../terms/index.js';
import { numberOfDirectorsTopic } from './entire-board.js';

/** The topic under which a provision tells which classes are the larger ones. */
export const largerClassesTopic = 'larger-classes';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('board-number'),
  number: z
    .string()
    .transform((written) => persons(written))
    .describe('how many directors there are without vacancies, until another number is fixed'),
  largerFirst: z
    .array(z.string())
    .describe('where the number does not divide evenly: the classes that get a director more, in this order'),
});

const fixes = message('board-number.fixed', 'The number of directors is fixed at {outcome}');
const larger = message(
  'board-number.larger',
  'Where the number does not divide evenly, the larger classes are {outcome}, in that order',
);

/** The number of directors, and which classes are larger where it does not divide evenly: as bylaws fix them. */
export const boardNumberKind = defineKind<z.infer<typeof parameters>>({
  kind: 'board-number',
  subject: 'board',
  provides: 'fixes the number of directors and which classes are the larger ones',
  parameters,
  facts: [],
  answers: ['board.apportion', 'board.roster', 'instrument.provision'],
  tells: (_c, placed, topic) => {
    const { number, largerFirst } = placed.provision;
    if (topic === numberOfDirectorsTopic) {
      return held<Amount<'persons'>>(amount(number), reason(fixes, show(number), { cites: [placed.cite] }));
    }
    if (topic !== largerClassesTopic) return undefined;
    return held<readonly string[]>(largerFirst, reason(larger, largerFirst.join(', '), { cites: [placed.cite] }));
  },
  constants: ({ number }) => ({ 'number-of-directors': show(number) }),
});

export function boardNumber(parts: Omit<z.input<typeof parameters>, 'kind'>) {
  return { kind: 'board-number' as const, ...parts };
}
