import * as fc from 'fast-check';
import { Journal, type EntryInput } from '../../src/index.js';
import { asked, type Told } from './cast.js';

/** A corporation's journal, what came of it later, and the day on which one asks. */
export interface RandomJournal {
  readonly entries: readonly EntryInput[];
  /** Dated after every day asked about. */
  readonly later: readonly EntryInput[];
  readonly asOf: string;
}

/** Journals of what is told before the day asked about, part after part, and of what is told after it. */
export function journalsOf(
  before: readonly fc.Arbitrary<readonly Told[]>[],
  after: fc.Arbitrary<Told>,
): fc.Arbitrary<RandomJournal> {
  return fc
    .record({
      before: fc.tuple(...before),
      after: fc.array(after, { maxLength: 4 }),
      asOf: fc.constantFrom(asked[0], asked[0], ...asked),
    })
    .map(({ before: told, after: toldLater, asOf }) => {
      const { entries, later } = accepted(told.flat().map(written('e')), toldLater.map(written('later')));
      return { entries, later, asOf, [fc.toStringMethod]: () => inWords(entries, later, asOf) };
    });
}

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
