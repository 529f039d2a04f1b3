import {
  Journal,
  openCorporation,
  post,
  type Answer,
  type Corporation,
  type EntryInput,
  type Instrument,
} from '../../src/index.js';
import { madeUpCharter } from './charter.js';

/** An entry in brief: day, or day and time; type; data; an id where another entry names it. */
export type Line = readonly [on: string, type: string, data: unknown, id?: string];

export const persons = ['ash', 'birch', 'elm', 'dara', 'dean', 'dian', 'dora', 'drew', 'dunn'] as const;
export const start = '2000-01-10';

const families = ['register', 'board', 'meetings', 'acts', 'instruments'];

const known: readonly Line[] = [
  ...families.map((family): Line => [start, 'coverage', { family, from: start }]),
  ...persons.map((id): Line => [start, 'person', { id, kind: 'individual' }]),
  [start, 'milestone', { name: 'conversion' }],
];

/** The board: five directors in two classes, since before anybody held much. */
export const fiveDirectors: Line = [
  start,
  'opening-board',
  {
    size: '5',
    directors: ['dara', 'dean', 'dian', 'dora', 'drew'].map((person, index) => ({
      person,
      class: index < 3 ? 'odd' : 'even',
      'term-ends-after': index < 3 ? '1' : '2',
      since: '1995-05-01',
    })),
  },
];

export const issued = (on: string, to: string, shares: string, className = 'ordinary'): Line => [
  on,
  'shares-issued',
  { class: className, to, shares },
];

/** None of the directors is an affiliate of these. */
export const unaffiliated = (person: string): readonly Line[] =>
  ['dara', 'dean', 'dian', 'dora', 'drew', 'dunn'].map((director): Line => [
    start,
    'stated',
    { fact: 'affiliated', about: [director, person], value: 'no' },
  ]);

/** Made-up Corporation with these entries in its journal, under its first articles or others. */
export function corporation(
  lines: readonly Line[],
  readings: Readonly<Record<string, string>> = {},
  charter: Instrument = madeUpCharter,
): Corporation {
  const entries = [...known, ...lines].map(([on, type, data, id], index): EntryInput => {
    const [day = '', time] = on.split(' ');
    return {
      id: id ?? `e${index + 1}`,
      corporation: 'made-up',
      type,
      on: day,
      enteredAt: '2010-01-01T00:00:00Z',
      by: 'secretary',
      basis: 'books',
      data,
      ...(time === undefined ? undefined : { time }),
    };
  });
  const { journal, problems } = Journal.empty('made-up').append(entries);
  if (journal === undefined) throw new Error(problems.map((each) => JSON.stringify(each)).join('\n'));
  return openCorporation({ instruments: [charter], books: post(journal), readings });
}

/** The value of an answer; throws with the inquiries where facts are needed. */
export function valueOf(answer: Answer): unknown {
  if (answer.outcome === 'answered') return answer.value;
  throw new Error(`Facts are needed: ${answer.inquiries.map(({ asks }) => asks).join(' ')}`);
}

/** The steps of a requirement in an answer of `approval.status`, by id. */
export function stepsOf(value: unknown): ReadonlyMap<string, Step> {
  const { requirement } = value as { readonly requirement?: Step };
  const steps = new Map<string, Step>();
  const visit = (step: Step): void => {
    steps.set(step.id, step);
    for (const part of step.parts ?? []) visit(part);
  };
  if (requirement !== undefined) visit(requirement);
  return steps;
}

export interface Step {
  readonly id: string;
  readonly status?: string;
  readonly have?: string;
  readonly needed?: string;
  readonly base?: string;
  readonly parts?: readonly Step[];
}
