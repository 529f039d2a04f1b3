import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draws } from '../draws.js';
import { plainEnvironment, toPlain } from '../../src/evaluation/index.js';
import { plainHoldingsNotion } from '../../src/kinds/ownership/plain-holdings.js';
import { beneficialOwnershipNotion } from '../../src/terms/index.js';
import { asGraph, day, type EntryInput, type Instrument, type Moment } from '../../src/index.js';
import { open } from './asking.js';
import { firstWorld } from './first-world.js';
import { secondWorld } from './second/world.js';
import type { World } from './world.js';

describe('who owns what, worked out once for all moments between which nothing of it changes', () => {
  for (const [name, world] of Object.entries({ firstWorld, secondWorld })) {
    it(`is at each moment what it is where no other was asked about: ${name}`, () => {
      fc.assert(property(world), draws(3, 40));
    });
  }
});

/** Every notion that says of itself that it rests on ownership alone, of everybody, at some turns of the journal and beside them. */
function property({ charter, journals }: World) {
  return fc.property(journals, fc.array(fc.nat(), { minLength: 6, maxLength: 6 }), ({ entries, asOf }, picks) => {
    const moments = momentsOf(entries, asOf);
    const inTurn = notionsOf(charter, entries, asOf);
    for (const at of picks.flatMap((pick) => moments.at(pick % moments.length) ?? [])) {
      const alone = notionsOf(charter, entries, asOf);
      for (const asked of inTurn.all) expect(inTurn.tell(asked, at)).toBe(alone.tell(asked, at));
    }
  });
}

interface Asked {
  readonly notion: string;
  readonly about: readonly string[];
  readonly place: string;
}

function notionsOf(charter: Instrument, entries: readonly EntryInput[], asOf: string) {
  const corporation = open(charter, entries);
  const context = corporation.session.contextOn(day(asOf));
  const persons = [
    ...new Set(entries.flatMap(({ type, data }) => (type === 'person' ? [(data as { id: string }).id] : []))),
  ];
  const classes = corporation.session.books.classes();
  const aboutOf = (notion: string): readonly (readonly string[])[] => {
    if (notion === 'interested-shareholders') return [[]];
    if (notion === plainHoldingsNotion) return classes.map((id) => [id]);
    if (notion === 'beneficial-ownership' || notion === 'owned-together')
      return persons.flatMap((person) => classes.map((id) => [person, id]));
    return persons.map((person) => [person]);
  };
  const all: Asked[] = context
    .provisionsOn(day(asOf))
    .flatMap(({ provision, article }) =>
      (context.kinds.get(provision.kind)?.ofOwnership ?? []).flatMap((notion) =>
        aboutOf(notion).map((about) => ({ notion, about, place: article })),
      ),
    );
  const tell = ({ notion, about, place }: Asked, at: Moment): string => {
    const { attempt, frame } = context.run(plainEnvironment, () => context.notionNamed(notion, about, at, place));
    const told = attempt.settled
      ? { value: toPlain(asRecord(attempt.value.value)).plain, reason: asGraph(attempt.value.reason) }
      : attempt.waiting.map(({ key }) => key);
    const premises = [...frame.premises.keys()];
    return JSON.stringify([notion, about, at, told, premises, [...frame.entries], [...frame.remarks.keys()]]);
  };
  return { all, tell };
}

function asRecord(value: unknown): unknown {
  return value instanceof Map ? Object.fromEntries(value) : value;
}

it('is told at once of those of whom nothing is entered but shares and control as it is of each, by the same entries', () => {
  const told = new Set<string>();
  const law = fc.property(firstWorld.journals, fc.nat(), ({ entries, asOf }, pick) => {
    const { session } = open(firstWorld.charter, entries);
    const context = session.contextOn(day(asOf));
    const moments = momentsOf(entries, asOf);
    const at = moments[pick % moments.length];
    if (at === undefined) return;
    const counting = context.provisionsOn(day(asOf)).filter(({ provision }) => provision.kind === 'ownership');
    for (const { article } of counting) {
      for (const id of session.books.classes()) {
        const ask = () => context.notion(plainHoldingsNotion, [id], at, article).value;
        const { attempt } = context.run(plainEnvironment, ask);
        for (const [person, row] of attempt.settled ? attempt.value : []) {
          const askOne = () => context.notion(beneficialOwnershipNotion, [person, id], at, article).value;
          const one = context.run(plainEnvironment, askOne);
          const known = one.attempt.settled ? one.attempt.value.counted.known : undefined;
          expect([known, [...one.frame.entries]]).toEqual([row.shares, [...new Set(row.entries)]]);
          told.add(person);
        }
      }
    }
  });
  fc.assert(law, draws(12, 100));
  expect(told.size).toBeGreaterThan(2);
});

/** The day of each entry with its hour, its end, and the days beside it; and the day of the question. */
function momentsOf(entries: readonly EntryInput[], asOf: string): readonly Moment[] {
  const days = [...new Set([...entries.map(({ on }) => on), asOf])].filter((on) => on <= asOf);
  const timed = entries.flatMap(({ on, time }) => (time === undefined || on > asOf ? [] : [{ day: day(on), time }]));
  return [
    ...timed,
    ...days.flatMap((on) => [{ day: day(on) }, { day: day(on), time: '00:00' }, { day: day(on), time: '24:00' }]),
  ];
}
