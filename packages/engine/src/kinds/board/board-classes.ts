import { z } from 'zod';
import { held, message, reason, type Held } from '../../evaluation/index.js';
import { amount, persons, type Amount } from '../../exact/index.js';
import { byReading, citation, parametersOf, writerOf } from '../../instrument/index.js';
import {
  deadlinesTopic,
  defineKind,
  meetingDay,
  milestoneDay,
  milestoneReached,
  milestoneReachedSince,
  ownDay,
  ownMoment,
} from '../../terms/index.js';
import { appointeeTermFact, boardTermsNotion, type BoardTerms } from './board-terms.js';
import { firstNumberTopic } from './entire-board.js';
import { firstClassField, type FirstClass } from './first-directors.js';
import { largerClassesTold, largerClassesTopic } from './larger-classes.js';
import { rosterFacts } from './roster.js';
import { termDeadlines } from './term-deadlines.js';
import { termEndsAfterFact } from './term-end.js';
import { wasDirectorFact } from './was-director.js';

const parameters = parametersOf('board-classes', {
  classes: z
    .array(z.string())
    .min(1)
    .describe('the classes, in the order in which the terms of the first directors end'),
  termLasts: z.string().transform(Number).describe('how many annual meetings after the election a full term lasts'),
  counted: byReading(z.enum(['meetings', 'years'])).describe(
    'whether terms are counted by annual meetings held, or by years',
  ),
  yearlyFrom: z
    .strictObject({
      cite: z.string().describe('the section that says so'),
      moment: ownMoment.describe('the moment'),
    })
    .optional()
    .describe(
      'where terms become shorter: those elected at an annual meeting on the day of this moment or later serve until the next one, those elected before serve out their terms, and the classes end with the last of these; left out: never',
    ),
  largerFirst: z
    .array(z.string())
    .optional()
    .describe(
      'where the number does not divide evenly: the classes that get a director more, in this order; left out where another provision says so',
    ),
  first: z
    .array(firstClassField)
    .optional()
    .describe('the first terms of the classes, and the directors named for them; left out where it fixes none'),
}).superRefine(({ classes, counted, yearlyFrom, largerFirst = [], first = [] }, context) => {
  if (yearlyFrom !== undefined && counted !== 'meetings') {
    const message = 'terms that become shorter are counted by meetings; write "counted: meetings"';
    context.addIssue({ code: 'custom', path: ['counted'], message });
  }

  const unknown = [...largerFirst, ...first.map((each) => each.class)].filter((name) => !classes.includes(name));
  for (const name of new Set(unknown)) {
    context.addIssue({ code: 'custom', message: `"${name}" is none of the classes: ${classes.join(', ')}` });
  }
  const named = first.flatMap(({ directors }) => directors.map(({ person }) => person));
  for (const person of new Set(named.filter((each, index) => named.indexOf(each) !== index))) {
    context.addIssue({ code: 'custom', message: `"${person}" is named twice among the first directors` });
  }
});

const divided = message(
  'board-classes.terms',
  'The Board has {classes} classes; a full term lasts until annual meeting no. {length} after the election, counted by {outcome}',
);

const named = message('board-classes.named', 'It names {outcome} directors as the first ones');

/** As many directors as it names are there until another number is fixed; nothing where it names nobody. */
function numberNamed(first: readonly FirstClass[], cite: string): Held<Amount<'persons'>> | undefined {
  const count = first.reduce((so, { directors }) => so + directors.length, 0);
  return count === 0 ? undefined : held(amount(persons(count)), reason(named, String(count), { cites: [cite] }));
}

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
  facts: [
    ...rosterFacts,
    termEndsAfterFact,
    appointeeTermFact,
    wasDirectorFact,
    meetingDay,
    milestoneReached,
    milestoneReachedSince,
    milestoneDay,
  ],
  answers: ['board.roster', 'board.apportion', 'calendar.deadlines'],
  defines: () => [boardTermsNotion],
  define: (c, placed) => {
    const { classes, termLasts, counted, first = [], yearlyFrom } = placed.provision;
    const terms: BoardTerms = {
      classes,
      length: termLasts,
      counted: c.resolve(counted),
      first,
      ...(yearlyFrom === undefined ? undefined : { yearlyFrom: ownDay(c, placed, yearlyFrom.moment) }),
    };
    return held(
      terms,
      reason(divided, terms.counted, {
        figures: { classes: String(classes.length), length: String(termLasts) },
        cites: [placed.cite, ...(yearlyFrom === undefined ? [] : [citation(placed.instrument, yearlyFrom.cite)])],
      }),
    );
  },
  tells: (c, placed, topic): Held<unknown> | undefined => {
    const { first, largerFirst } = placed.provision;
    switch (topic) {
      case deadlinesTopic:
        return termDeadlines(c, placed);
      case largerClassesTopic:
        return largerFirst === undefined ? undefined : largerClassesTold(largerFirst, placed.cite);
      case firstNumberTopic:
        return first === undefined ? undefined : numberNamed(first, placed.cite);
      default:
        return undefined;
    }
  },
  names: ({ first = [] }) =>
    first.flatMap(({ directors }) => directors.map(({ person, name }) => [person, name] as const)),
  profile: ({ classes }) => ({ 'classified-board': `${classes.length} classes` }),
});

/** The Board in classes, as charter files write it. */
export const boardClasses = writerOf(parameters);
