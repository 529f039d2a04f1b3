import type { Day, Moment } from '../exact/index.js';
import { momentOfPlace, placeOf, startOf } from '../journal/accounts/index.js';
import type { EntryOf } from '../journal/index.js';
import { placeOfEntry, type StandingOf } from './standing.js';

/** A director in office. Whether a term is over and the director holds over is for rules to say. */
export interface DirectorInOffice {
  readonly person: string;
  readonly class?: string;
  /** The series whose holders elect to the seat. */
  readonly series?: string;
  readonly electedBy?: EntryOf<'director-elected'>['data']['by'];
  /** The start of service without a break; nothing where the opening list does not say. */
  readonly since?: Moment;
  /** When the present term began: at the last election, or with the opening list. */
  readonly termFrom: Moment;
  /** Where stated: at which annual meeting after `termFrom` the term ends. */
  readonly termEndsAfter?: number;
  readonly succeeds?: string;
  readonly fills?: 'vacancy' | 'new-seat';
  /** The entry that put the director in office for the present term. */
  readonly entry: string;
}

/** Who was in office from a place in time on. */
export interface RosterStep {
  readonly place: number;
  readonly directors: readonly DirectorInOffice[];
}

type Election = EntryOf<'director-elected'>;
type Change = (before: readonly DirectorInOffice[]) => readonly DirectorInOffice[];
interface BoardEvent {
  readonly place: number;
  readonly sequence: number;
  readonly change: Change;
}

/** The roster after each event that changed it, in order of time. */
export function rosterSteps(standing: StandingOf<'board'>): readonly RosterStep[] {
  const steps: RosterStep[] = [];
  let directors: readonly DirectorInOffice[] = [];
  for (const { place, change } of boardEvents(standing)) {
    directors = Object.freeze(change(directors));
    if (steps.at(-1)?.place === place) steps.pop();
    steps.push({ place, directors });
  }
  return steps;
}

function boardEvents(standing: StandingOf<'board'>): readonly BoardEvent[] {
  const elections = standing.ofType('director-elected');
  const events: BoardEvent[] = [
    ...standing.ofType('opening-board').map(opening),
    ...elections.filter(({ data }) => data.qualified !== false).map((election) => seating(election, election)),
    ...standing.ofType('director-qualified').flatMap((entry) => {
      const election = elections.findLast(({ data, on }) => data.person === entry.data.person && on <= entry.on);
      return election?.data.qualified === false ? [seating(election, entry)] : [];
    }),
    ...standing.ofType('director-resigned').map((entry) => {
      const { person, effective } = entry.data;
      return leaving(
        person,
        effective === undefined ? placeOfEntry(entry) : placeOf(effective.day, effective.time),
        entry,
      );
    }),
    ...[
      ...standing.ofType('director-died'),
      ...standing.ofType('director-removed'),
      ...standing.ofType('director-left'),
    ].map((entry) => leaving(entry.data.person, placeOfEntry(entry), entry)),
  ];
  return events.sort((a, b) => a.place - b.place || a.sequence - b.sequence);
}

function opening(entry: EntryOf<'opening-board'>): BoardEvent {
  const termFrom = momentOfPlace(placeOfEntry(entry));
  const listed = entry.data.directors.map(({ person, series, since, ...more }) =>
    Object.freeze({
      person,
      ...(more.class === undefined ? {} : { class: more.class }),
      ...(series === undefined ? {} : { series }),
      ...(more['elected-by'] === undefined ? {} : { electedBy: more['elected-by'] }),
      ...(since === undefined ? {} : { since: { day: since } }),
      ...(more['term-ends-after'] === undefined ? {} : { termEndsAfter: more['term-ends-after'] }),
      termFrom,
      entry: entry.id,
    }),
  );
  return { place: startOf(entry.on), sequence: entry.sequence, change: () => listed };
}

/** Puts the elected in office, and ends the service of the one who is succeeded. */
function seating(
  election: Election,
  from: { readonly on: Day; readonly time?: string; readonly sequence: number },
): BoardEvent {
  const place = placeOfEntry(from);
  return {
    place,
    sequence: from.sequence,
    change: (before) => {
      const { person, succeeds } = election.data;
      const known = before.find((each) => each.person === person);
      const others = before.filter((each) => each.person !== person && each.person !== succeeds);
      return [...others, seated(election, momentOfPlace(place), known)];
    },
  };
}

function seated({ id, data }: Election, from: Moment, before: DirectorInOffice | undefined): DirectorInOffice {
  const since = before === undefined ? from : before.since;
  return Object.freeze({
    person: data.person,
    ...(data.class === undefined ? {} : { class: data.class }),
    ...(data.series === undefined ? {} : { series: data.series }),
    electedBy: data.by,
    ...(since === undefined ? {} : { since }),
    termFrom: from,
    ...(data['term-ends-after'] === undefined ? {} : { termEndsAfter: data['term-ends-after'] }),
    ...(data.succeeds === undefined ? {} : { succeeds: data.succeeds }),
    ...(data.fills === undefined ? {} : { fills: data.fills }),
    entry: id,
  });
}

function leaving(person: string, place: number, { sequence }: { readonly sequence: number }): BoardEvent {
  return { place, sequence, change: (before) => before.filter((each) => each.person !== person) };
}
