import { z } from 'zod';
import { held, message, reason } from '../../evaluation/index.js';
import { byReading, provisionFields } from '../../instrument/index.js';
import { deadlinesTopic, defineKind, meetingDay } from '../../terms/index.js';
import { appointeeTermFact, boardTermsNotion, type BoardTerms } from './board-terms.js';
import { rosterFacts } from './roster.js';
import { termDeadlines } from './term-deadlines.js';
import { termEndsAfterFact } from './term-end.js';
import { wasDirectorFact } from './was-director.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('board-classes'),
  classes: z
    .array(z.string())
    .min(1)
    .describe('the classes, in the order in which the terms of the first directors end'),
  termLasts: z.string().transform(Number).describe('how many annual meetings after the election a full term lasts'),
  counted: byReading(z.enum(['meetings', 'years'])).describe(
    'whether terms are counted by annual meetings held, or by years',
  ),
});

const divided = message(
  'board-classes.terms',
  'The Board has {classes} classes; a full term lasts until annual meeting no. {length} after the election, counted by {outcome}',
);

/**
 * The Board is divided into classes whose terms end in turn. A term runs to the so-manieth annual meeting held after the
 * election and until a successor is elected and qualified; the meeting of the election is not counted, and a meeting that
 * was not held is not counted either, unless a reading counts years.
 */
export const boardClassesKind = defineKind<z.infer<typeof parameters>>({
  kind: 'board-classes',
  subject: 'board',
  provides: 'divides the Board into classes and says how long a term lasts',
  parameters,
  facts: [...rosterFacts, termEndsAfterFact, appointeeTermFact, wasDirectorFact, meetingDay],
  answers: ['board.roster', 'board.apportion', 'calendar.deadlines'],
  defines: () => [boardTermsNotion],
  define: (c, placed) => {
    const { classes, termLasts, counted } = placed.provision;
    const terms: BoardTerms = { classes, length: termLasts, counted: c.resolve(counted) };
    return held(
      terms,
      reason(divided, terms.counted, {
        figures: { classes: String(classes.length), length: String(termLasts) },
        cites: [placed.cite],
      }),
    );
  },
  tells: (c, placed, topic) => (topic === deadlinesTopic ? termDeadlines(c, placed) : undefined),
  profile: ({ classes }) => ({ 'classified-board': `${classes.length} classes` }),
});

/** The Board in classes, as charter files write it. */
export function boardClasses(parts: Omit<z.input<typeof parameters>, 'kind'>) {
  return { kind: 'board-classes' as const, ...parts };
}
