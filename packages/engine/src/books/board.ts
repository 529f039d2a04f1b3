import type { Day, Moment } from '../exact/index.js';
import { momentOfPlace, placeAt } from '../journal/accounts/index.js';
import type { AnyEntry } from '../journal/index.js';
import { rosterSteps, type DirectorInOffice, type RosterStep } from './roster.js';
import { placeOfEntry, upTo, type StandingOf } from './standing.js';
import { stepsOf, type Steps } from './steps.js';

/** A time of service as director, without a break. */
export interface Service {
  readonly person: string;
  /** Nothing where it began before the opening list, and the list does not say when. */
  readonly from?: Moment;
  readonly until?: Moment;
}

/** The number of directors as fixed, without vacancies. */
export interface BoardSize {
  readonly number: number;
  readonly classes?: readonly number[];
  readonly entry: string;
}

/** The board. */
export interface BoardBooks {
  /** The directors in office, as entered: a term that is over ends nothing by itself. */
  readonly roster: (when: Day | Moment) => readonly DirectorInOffice[];
  readonly rosterHistory: () => Steps<readonly DirectorInOffice[]>;
  readonly boardSize: () => Steps<BoardSize | undefined>;
  /** Every time of service of a person. */
  readonly services: (person: string) => readonly Service[];
  /** Every entry of the board, in order of time. */
  readonly boardEvents: (when?: Day | Moment) => readonly BoardEntry[];
}

/** An entry that tells of the board. */
export type BoardEntry = Extract<AnyEntry, { readonly type: (typeof boardTypes)[number] }>;

const boardTypes = [
  'opening-board',
  'board-size',
  'director-elected',
  'director-qualified',
  'director-resigned',
  'director-died',
  'director-removed',
  'director-left',
  'election-failed',
] as const;

export function boardBooks(standing: StandingOf<'board'>): BoardBooks {
  const steps = rosterSteps(standing);
  const events = boardTypes
    .flatMap((type) => standing.ofType(type) as unknown as readonly BoardEntry[])
    .sort((a, b) => placeOfEntry(a) - placeOfEntry(b) || a.sequence - b.sequence);
  const rosterAt = (place: number) => steps.findLast((step) => step.place <= place)?.directors ?? nobody;
  return {
    roster: (when) => rosterAt(placeAt(when)),
    rosterHistory: () => stepsOf(() => steps.map(({ place }) => place), rosterAt),
    boardSize: () => sizeSteps(standing),
    services: (person) => servicesIn(steps, person),
    boardEvents: (when) => upTo(events, when),
  };
}

const nobody: readonly DirectorInOffice[] = Object.freeze([]);

function sizeSteps(standing: StandingOf<'board'>): Steps<BoardSize | undefined> {
  const fixed = [
    ...standing.ofType('opening-board').map((entry) => ({ entry, number: entry.data.size })),
    ...standing.ofType('board-size').map((entry) => ({ entry, number: entry.data.number })),
  ].sort((a, b) => placeOfEntry(a.entry) - placeOfEntry(b.entry) || a.entry.sequence - b.entry.sequence);
  return stepsOf(
    () => fixed.map(({ entry }) => placeOfEntry(entry)),
    (place) => {
      const last = fixed.findLast(({ entry }) => placeOfEntry(entry) <= place);
      if (last === undefined) return undefined;
      const { classes } = last.entry.data;
      return { number: last.number, ...(classes === undefined ? {} : { classes }), entry: last.entry.id };
    },
  );
}

function servicesIn(steps: readonly RosterStep[], person: string): readonly Service[] {
  const services: Service[] = [];
  let current: { readonly from?: Moment } | undefined;
  for (const { place, directors } of steps) {
    const director = directors.find((each) => each.person === person);
    if (director !== undefined) current ??= director.since === undefined ? {} : { from: director.since };
    else if (current !== undefined) {
      services.push({ person, ...current, until: momentOfPlace(place) });
      current = undefined;
    }
  }
  return current === undefined ? services : [...services, { person, ...current }];
}
