import { openFact, nothingFurther, held, message, reason, type Held } from '../../../evaluation/index.js';
import { compareMoments, showMoment, type Day, type Moment } from '../../../exact/index.js';
import type { Context } from '../../../session/index.js';
import { membersOf } from '../counted-together.js';
import { becameInterestedOn } from '../interested/became-interested.js';
import { becameInterestedNotion, directorSeatNotion, namedDirectorNotion } from '../../../terms/index.js';

/** Asked where the order within a day, or a time before the opening list, decides. */
export const wasDirectorBefore = openFact('was-director-before', 'director', 'person').yesNo(
  'Was {0} a director before {1} became an Interested Shareholder?',
);

/** Never supposed: one reply for all whom the opening list names without saying since when. */
export const listedBefore = openFact('listed-directors-before', 'person').yesNo(
  'Were all directors of whom the opening list of the board does not say since when they serve directors before {0} became an Interested Shareholder?',
);

/** A time of service that ended before the board was kept. */
export const earlierService = openFact('served-before-the-records', 'director').yesNo(
  'Was {0} a director at some time before the board was kept?',
  nothingFurther('inquiry found no service of {0} as director that ended before the board was kept'),
);

/** Whose service is tested against whose becoming interested. */
export interface ServiceTest {
  readonly article: string;
  readonly cite: string;
  readonly director: string;
  readonly person: string;
  /** Only the present service counts. */
  readonly unbroken: boolean;
  /** The person is interested, whatever its own ownership shows: where that tells no beginning, it is asked for. */
  readonly interested?: boolean;
}

const isFree = message(
  'service.not-interested',
  '{person} is no Interested Shareholder: who is a director now was one before',
);
const before = message(
  'service.before',
  '{director} was a director before {person} became an Interested Shareholder ({since})',
);
const after = message(
  'service.after',
  '{director} was not a director before {person} became an Interested Shareholder ({since})',
);

const statedSince = message('service.since-stated', '{person} became an Interested Shareholder on {since}, as stated');

/** Whether a director was one before a person, or the first of a group's members, became interested. */
export function servedBefore(c: Context, test: ServiceTest, at: Moment): Held<boolean> {
  const { cite, director, person } = test;
  const { value: since, reason: because } = earliest(c, test, at);
  const figures = () => ({
    director: c.nameOf(director),
    person: c.nameOf(person),
    ...(since === undefined ? undefined : { since: showMoment(since) }),
  });
  const told = { figures, cites: [cite], grounds: [because] };
  if (since === undefined) return held(true, reason(isFree, 'yes', told));
  const was = wasBefore(c, test, since, at);
  c.covered('board', at.day, [cite]);
  return held(was, was ? reason(before, 'yes', told) : reason(after, 'no', told));
}

/** When a person, or the first of a group's members, became interested; undefined where nobody of them is. */
export function earliest(
  c: Context,
  { article, person, interested, cite }: Pick<ServiceTest, 'article' | 'person' | 'interested' | 'cite'>,
  at: Moment,
): Held<Moment | undefined> {
  const members = membersOf(c, person, at) ?? [person];
  const found = members.map((member) => c.notion(becameInterestedNotion, [member], at, article));
  const known = found.filter((each) => each.value !== undefined);
  const [first] = known.toSorted((a, b) => compareMoments(a.value!, b.value!) ?? 0);
  if (first !== undefined || interested !== true) return first ?? found[0]!;
  const since = c.ask(becameInterestedOn, { about: [person], cites: [cite] }) as Day;
  return held(
    { day: since },
    reason(statedSince, since, { figures: { person: c.nameOf(person), since }, cites: [cite] }),
  );
}

function wasBefore(c: Context, test: ServiceTest, since: Moment, at: Moment): boolean {
  const { director, person, cite, unbroken } = test;
  if (wasNamedBefore(c, test, since, at)) return true;
  const services = c.books
    .services(director)
    .filter(({ from }) => from === undefined || compareMoments(from, at) !== 1)
    .filter(({ until }) => !unbroken || until === undefined || compareMoments(until, at) === 1);
  const orders = new Set(services.map(({ from }) => (from === undefined ? undefined : compareMoments(from, since))));
  if (orders.has(-1)) return true;
  const [opening] = c.books.entriesOf('opening-board');
  const sinceBeforeOpening = opening !== undefined && compareMoments(since, { day: opening.on, time: '00:00' }) === -1;
  if (services.some(({ from }) => from === undefined) && !sinceBeforeOpening) return true;
  const asked = { about: [director, person], cites: [cite] };
  // Who sits as stated, and not by an entry of the roster, has no beginning there.
  if (services.length === 0 && isSeatedAsStated(c, director, at)) return c.is(wasDirectorBefore, asked);
  if (orders.has(undefined)) {
    const listed = test.interested === true && services.some(({ from }) => from === undefined);
    if (listed && !c.entered(wasDirectorBefore, asked) && c.is(listedBefore, { about: [person], cites: [cite] })) {
      return true;
    }
    return c.is(wasDirectorBefore, asked);
  }
  return !unbroken && boardBeganBeforeRecords(c) && c.is(earlierService, { about: [director], cites: [cite] });
}

function isSeatedAsStated(c: Context, director: string, at: Moment): boolean {
  const isNamed = c.notion(namedDirectorNotion, [director], at).value !== undefined;
  return !isNamed && c.notion(directorSeatNotion, [director], at).value !== undefined;
}

/** A first director whom an instrument names served from the first; without a break, where the seat still goes back to that. */
function wasNamedBefore(c: Context, { director, unbroken }: ServiceTest, since: Moment, at: Moment): boolean {
  const named = c.notion(namedDirectorNotion, [director], at).value;
  if (named === undefined || compareMoments(named, since) !== -1) return false;
  if (!unbroken) return true;
  const seat = c.notion(directorSeatNotion, [director], at).value;
  return seat?.since !== undefined && compareMoments(seat.since, since) === -1;
}

/** Whether there was a board before the day from which it is kept. */
function boardBeganBeforeRecords(c: Context): boolean {
  const [span] = c.books.coverage('board');
  const formed = c.books.formed();
  return span === undefined || formed === undefined || formed < span.from;
}
