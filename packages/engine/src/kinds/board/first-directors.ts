import { z } from 'zod';
import { held, message, reason } from '../../evaluation/index.js';
import { day, type Day, type Moment } from '../../exact/index.js';
import type { Provision } from '../../instrument/index.js';
import { ofKind, type BuiltInNotion, type Context } from '../../session/index.js';
import { startOfDay } from './order-in-day.js';
import type { Seat, TermEnd } from './seat.js';

/** Who put the first directors there: the instrument that names them. */
export const namedByInstrument = 'charter';

/** The first term of one class, and the directors whom the instrument names for it. */
export const firstClassField = z.strictObject({
  class: z.string().describe('the class'),
  endsIn: z
    .string()
    .regex(/^\d{4}$/)
    .transform(Number)
    .describe('the year at whose annual meeting its first term ends'),
  directors: z
    .array(
      z.strictObject({ person: z.string().describe('the id of the person'), name: z.string().describe('the name') }),
    )
    .describe('those whom the instrument names; empty where it names nobody'),
});
export type FirstClass = z.output<typeof firstClassField>;

/** The directors whom an instrument names as the first ones, with the day from which they serve. */
export interface FirstDirectors {
  readonly on: Day;
  readonly cite: string;
  readonly seats: readonly Seat[];
}

interface NamesFirstDirectors extends Provision {
  readonly first?: readonly FirstClass[] | undefined;
}

/**
 * The directors named in a loaded instrument, from the day on which it took effect; undefined where none names any, or where
 * the roster is kept only from a later day: then its own opening list says who sat.
 */
export function firstDirectors(c: Context): FirstDirectors | undefined {
  ofKind(c, 'board-classes');
  for (const { placed } of c.inForce.instruments) {
    for (const each of placed) {
      if (!c.isReadSo(each)) continue;
      const { instrument, provision, cite } = each;
      const { first } = provision as NamesFirstDirectors;
      if (provision.kind !== 'board-classes' || first === undefined) continue;
      const on = day(instrument.from);
      const seats = first.flatMap((each) => each.directors.map((director) => seatOf(director, each.class, on)));
      if (seats.length > 0 && isKeptFrom(c, on)) return { on, cite, seats };
    }
  }
  return undefined;
}

const since = message('first-directors.since', 'By the instrument that names the first directors, {person}: {outcome}');

export const namedDirectorSince: BuiltInNotion = (c, [person = '']) => {
  const first = firstDirectors(c);
  const from = first?.seats.find((seat) => seat.person === person)?.since;
  const outcome = from === undefined ? 'is not named' : `in office from ${from.day}`;
  const cites = first === undefined ? [] : [first.cite];
  return held<Moment | undefined>(from, reason(since, outcome, { figures: { person: c.nameOf(person) }, cites }));
};

function seatOf({ person, name }: FirstClass['directors'][number], className: string, on: Day): Seat {
  return {
    person,
    name,
    class: className,
    by: namedByInstrument,
    since: { day: on },
    from: { day: on, time: startOfDay },
    appointed: false,
    entry: '',
  };
}

function isKeptFrom(c: Context, on: Day): boolean {
  const [first] = c.books.coverage('board');
  return first !== undefined && first.from <= on;
}

/** The end of the first term of a class, where the instrument fixes it. */
export function firstTermEnd(first: readonly FirstClass[], className: string | undefined): TermEnd | undefined {
  const found = first.find((each) => each.class === className);
  return found === undefined ? undefined : { counted: 'years', year: found.endsIn };
}
