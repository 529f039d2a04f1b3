import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draws } from '../draws.js';
import { plainEnvironment, toPlain } from '../../src/evaluation/index.js';
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
      ? { value: toPlain(attempt.value.value).plain, reason: asGraph(attempt.value.reason) }
      : attempt.waiting.map(({ key }) => key);
    const premises = [...frame.premises.keys()];
    return JSON.stringify([notion, about, at, told, premises, [...frame.entries], [...frame.remarks.keys()]]);
  };
  return { all, tell };
}

/** The day of each entry with its hour, its end, and the days beside it; and the day of the question. */
function momentsOf(entries: readonly EntryInput[], asOf: string): readonly Moment[] {
  const days = [...new Set([...entries.map(({ on }) => on), asOf])].filter((on) => on <= asOf);
  const timed = entries.flatMap(({ on, time }) => (time === undefined || on > asOf ? [] : [{ day: day(on), time }]));
  return [
    ...timed,
    ...days.flatMap((on) => [{ day: day(on) }, { day: day(on), time: '00:00' }, { day: day(on), time: '24:00' }]),
  ];
}
