import {
  completeFamilies,
  momentToWire,
  toWire,
  type Books,
  type Day,
  type EntryOf,
  type HeldMeeting,
  type Moment,
} from '@quorate/engine';
import { namedIn } from './act.js';
import { covered } from './covered.js';

/** What the journal, posted to a day, says without a question: each part with how far it is kept, and the entries behind it. */
export function overviewOf(books: Books, asOf: Day) {
  const coverage = completeFamilies.map((family) => covered(books, family, asOf));
  const meetings = meetingsOf(books, asOf);
  const open = openActs(books, asOf);
  return {
    asOf,
    coverage,
    classes: books.classes(asOf).map((cls) => classOf(books, cls, asOf)),
    board: {
      size: sizeOf(books, asOf),
      directors: books.roster(asOf).map((director) => directorOf(books, director)),
      officers: books.officers(asOf).map(({ id, on, data }) => ({
        person: data.person,
        name: books.nameOf(data.person),
        office: data.office,
        since: on,
        entry: id,
      })),
    },
    meetings: { inAll: meetings.length, last: meetings.slice(-mostListed) },
    acts: { open: open.length, last: open.slice(-mostListed) },
    readings: adopted(books, asOf),
  };
}

/** Of meetings and of acts, the last so many. */
const mostListed = 200;

function classOf(books: Books, cls: string, asOf: Day) {
  let holders = 0;
  books.eachHolder(cls, asOf, () => {
    holders += 1;
  });
  return {
    class: cls,
    issued: toWire(books.issued(cls).at(asOf)),
    treasury: toWire(books.treasury(cls).at(asOf)),
    outstanding: toWire(books.outstanding(cls).at(asOf)),
    holders,
  };
}

function sizeOf(books: Books, asOf: Day) {
  const size = books.boardSize().at(asOf);
  if (size === undefined) return undefined;
  const { number, classes, entry } = size;
  return { number, ...(classes === undefined ? undefined : { classes: [...classes] }), entry };
}

function directorOf(books: Books, director: ReturnType<Books['roster']>[number]) {
  const { person, class: cls, series, since, termFrom, termEndsAfter, fills, entry } = director;
  return {
    person,
    name: books.nameOf(person),
    ...(cls === undefined ? undefined : { class: cls }),
    ...(series === undefined ? undefined : { series }),
    ...(since === undefined ? undefined : { since: momentToWire(since) }),
    termFrom: momentToWire(termFrom),
    ...(termEndsAfter === undefined ? undefined : { termEndsAfter }),
    ...(fills === undefined ? undefined : { fills }),
    entry,
  };
}

/** The meetings held by then, and those called and not held yet, in order of time. */
function meetingsOf(books: Books, asOf: Day) {
  const bodies = [...new Set(books.entriesOf('meeting-held', asOf).map(({ data }) => data.of))];
  const held = bodies.flatMap((of) => books.meetings(of, asOf));
  const known = new Set(held.flatMap(({ sittings }) => sittings.map(({ data }) => data.id)));
  const called = books
    .entriesOf('meeting-called', asOf)
    .filter(({ data }) => !known.has(data.id))
    .map((entry) => calledMeeting(books, entry, asOf));
  const all = [...held.map((meeting) => heldMeeting(books, meeting, asOf)), ...called];
  return all.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : a.id < b.id ? -1 : 1));
}

function heldMeeting(books: Books, { id, kind, of, opened, closed, sittings }: HeldMeeting, asOf: Day) {
  const entries = [...behindMeeting(books, id, asOf), ...sittings.map((sitting) => sitting.id)];
  return { id, kind, of, state: 'held' as const, on: momentToWire(opened), closed: momentToWire(closed), entries };
}

function calledMeeting(books: Books, { on, data }: EntryOf<'meeting-called'>, asOf: Day) {
  const when: Moment = data.for ?? { day: on };
  const { id, kind, of } = data;
  return { id, kind, of, state: 'called' as const, on: momentToWire(when), entries: behindMeeting(books, id, asOf) };
}

function behindMeeting(books: Books, id: string, asOf: Day): readonly string[] {
  const called = books.meetingCalled(id, asOf);
  const recordDate = books.recordDateEntry(id, asOf);
  return [called, ...books.meetingNotices(id, asOf), recordDate].flatMap((entry) =>
    entry === undefined ? [] : [entry.id],
  );
}

/** The acts that were proposed by then, and neither withdrawn nor carried out. */
function openActs(books: Books, asOf: Day) {
  const carriedOut = books.entriesOf('consummated', asOf).filter(({ data }) => data['in-part'] !== true);
  const over = new Set([...books.entriesOf('withdrawn', asOf), ...carriedOut].map(({ data }) => data.proposal));
  return books
    .entriesOf('proposed', asOf)
    .filter(({ data }) => !over.has(data.id))
    .map(({ id, on, data }) => ({
      id: data.id,
      act: data.act.kind,
      on,
      named: namedIn(books, data.act),
      ...(data['proposed-by'] === undefined ? undefined : { proposedBy: data['proposed-by'] }),
      entries: [
        id,
        ...books.bodyActs(data.id, asOf).map((entry) => entry.id),
        ...books.approvals(data.id, asOf).map((entry) => entry.id),
        ...books.tallies(data.id, asOf).map((entry) => entry.id),
      ].slice(0, mostListed),
    }));
}

/** The readings that the corporation adopted, the last of each; those not adopted are read by the charter's own default. */
function adopted(books: Books, asOf: Day) {
  const last = new Map(books.entriesOf('reading-adopted', asOf).map((entry) => [entry.data.reading, entry]));
  return [...last.values()].map(({ id, on, data: { reading, option, by, why } }) => ({
    reading,
    option,
    ...(by === undefined ? undefined : { by }),
    why,
    on,
    entry: id,
  }));
}
