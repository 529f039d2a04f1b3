import * as fc from 'fast-check';
import { Journal, type EntryInput } from '../../src/index.js';
import {
  aDirector,
  aHolder,
  asked,
  conversion,
  days,
  directors,
  holders,
  laterDays,
  persons,
  start,
  toldOn,
  type Told,
} from './cast.js';
import { blockOn, entryOn, openingBoard } from './random-entries.js';
import { bodyActOn, eventOf, proposalsOn } from './random-proposals.js';

/** A corporation's journal, what came of it later, and the day on which one asks. */
export interface RandomJournal {
  readonly entries: readonly EntryInput[];
  /** Dated after every day asked about. */
  readonly later: readonly EntryInput[];
  readonly asOf: string;
}

export const proposalIds = ['one', 'two'] as const;

const families = ['register', 'board', 'meetings', 'acts', 'instruments'] as const;
const earlier = fc.constantFrom(...days);
const afterwards = fc.constantFrom(...laterDays);

/** Mostly everything is kept; now and then a family is not, or only to a day. */
const coverage = fc
  .tuple(
    ...families.map(() =>
      fc.oneof({ weight: 16, arbitrary: fc.constant('kept') }, fc.constantFrom('not-kept', 'to-a-day')),
    ),
  )
  .map((how) =>
    families.flatMap((family, index): readonly Told[] => {
      if (how[index] === 'not-kept') return [];
      const through = how[index] === 'to-a-day' ? { through: '2006-05-01' } : undefined;
      return [{ on: start, type: 'coverage', data: { family, from: start, ...through } }];
    }),
  );

const yesNo = fc.constantFrom('yes', 'no');
const stated = fc.oneof(
  fc.record({ fact: fc.constant('affiliated'), about: fc.tuple(aDirector, aHolder), value: yesNo }),
  fc.record({ fact: fc.constant('was-director-before'), about: fc.tuple(aDirector, aHolder), value: yesNo }),
  fc.record({
    fact: fc.constant('further-holdings'),
    about: fc.tuple(aHolder, fc.constant('ordinary')),
    value: fc.constantFrom('0', '10', '500'),
  }),
  fc.record({
    fact: fc.constant('anyone-else-interested'),
    about: fc.constant([]),
    value: fc.constantFrom('no', 'no', 'yes'),
  }),
);

/** Nobody states two values of one fact here: a dispute is settled by a correction, and not by a further statement. */
const statements = fc
  .tuple(fc.array(toldOn(fc.constant(start), 'stated', stated), { maxLength: 3 }), fc.boolean())
  .map(([some, free]) => {
    const all = free ? [...some, ...nobodyAffiliated] : some;
    return [...new Map(all.toReversed().map((each) => [factOf(each), each])).values()];
  });

const nobodyAffiliated = directors.flatMap((director) =>
  holders.map((holder): Told => ({
    on: start,
    type: 'stated',
    data: { fact: 'affiliated', about: [director, holder], value: 'no' },
  })),
);

function factOf({ data }: Told): string {
  const { fact, about } = data as { readonly fact: string; readonly about: readonly string[] };
  return `${fact} ${about.join()}`;
}

const opening = fc
  .record({
    board: openingBoard,
    ordinary: fc.constantFrom('1000', '850', '5000'),
    senior: fc.constantFrom('0', '100'),
    coverage,
  })
  .map(({ board, ordinary, senior, coverage: kept }): readonly Told[] => [
    ...kept,
    ...persons.map((id): Told => ({ on: start, type: 'person', data: introducing(id) })),
    { on: start, type: 'opening-board', data: board },
    { on: start, type: 'shares-issued', data: { class: 'ordinary', to: 'dispersed', shares: ordinary } },
    ...(senior === '0'
      ? []
      : [{ on: start, type: 'shares-issued', data: { class: 'senior', to: 'dispersed', shares: senior } }]),
  ]);

function introducing(id: string) {
  return id === 'sub' ? { id, kind: 'corporation', subsidiary: 'yes' } : { id, kind: 'individual' };
}

const milestone = fc
  .nat(15)
  .map((known): readonly Told[] =>
    known < 15 ? [{ on: conversion, type: 'milestone', data: { name: 'conversion' } }] : [],
  );

export const randomJournals: fc.Arbitrary<RandomJournal> = fc
  .record({
    opening,
    milestone,
    block: fc.option(blockOn(earlier)),
    middle: fc.array(entryOn(earlier), { maxLength: 8 }),
    proposals: proposalsOn(proposalIds, earlier),
    statements,
    after: fc.array(
      fc.oneof(
        entryOn(afterwards),
        eventOf(proposalIds[0], afterwards),
        eventOf(proposalIds[0], afterwards),
        bodyActOn(proposalIds[0], afterwards),
      ),
      { maxLength: 4 },
    ),
    asOf: fc.constantFrom(asked[0], asked[0], ...asked),
  })
  .map(({ opening: first, milestone: known, block, middle, proposals, statements: said, after, asOf }) => {
    const all = [...first, ...known, ...(block === null ? [] : [block]), ...middle, ...proposals, ...said];
    const { entries, later } = accepted(all.map(written('e')), after.map(written('later')));
    return { entries, later, asOf, [fc.toStringMethod]: () => inWords(entries, later, asOf) };
  });

/** What is told of a counterexample: a line an entry, without those that every journal has. */
function inWords(entries: readonly EntryInput[], later: readonly EntryInput[], asOf: string): string {
  const lines = [...entries, ...later]
    .filter(({ type }) => type !== 'person')
    .map(({ id, on, time = '', type, data }) => `  ${id} ${on} ${time} ${type} ${JSON.stringify(data)}`);
  return `as of ${asOf}\n${lines.join('\n')}\n`;
}

/** An entry with an id by its place. */
export function written(prefix: string): (told: Told, index: number) => EntryInput {
  return ({ on, time, type, data }, index) => ({
    id: `${prefix}-${index}`,
    corporation: 'made-up',
    type,
    on,
    enteredAt: '2007-01-01T00:00:00Z',
    by: 'secretary',
    basis: 'books',
    data,
    ...(time === undefined ? undefined : { time }),
  });
}

/** What a journal takes of these entries: what is impossible (more sold than held) is left out. */
function accepted(entries: readonly EntryInput[], later: readonly EntryInput[]) {
  const before = taken([], entries);
  return { entries: before, later: taken(before, later) };
}

function taken(before: readonly EntryInput[], entries: readonly EntryInput[]): readonly EntryInput[] {
  const { problems } = Journal.empty('made-up').append([...before, ...entries]);
  if (problems === undefined || problems.length === 0) return entries;
  const refused = new Set(problems.map((problem) => problem.entry));
  const rest = entries.filter(({ id }) => !refused.has(id));
  if (rest.length === entries.length) throw new Error(problems.map((problem) => JSON.stringify(problem)).join('\n'));
  return taken(before, rest);
}
