import { z } from 'zod';
import { message, reason, unsettled, listed } from '../../evaluation/index.js';
import { compareBy, compareMoments, momentToWire, persons, show } from '../../exact/index.js';
import type { Moment, Quantity } from '../../exact/index.js';
import {
  annualMeetings,
  appointeeTermCites,
  boardTermsNotion,
  classesAt,
  endedAt,
  fixedNumber,
  rosterAt,
  seriesOf,
  termEnd,
  vacanciesOf,
} from '../../kinds/index.js';
import type { AnnualMeeting, Seat, TermEnd } from '../../kinds/index.js';
import type { Context } from '../../session/index.js';
import { defineQuestion } from '../question.js';
import { defectiveSeats } from './defective-seats.js';
import { rows } from '../shapes.js';

const told = message('board.roster', 'Directors in office at the close of {day}: {count}{over}');

const director = z.looseObject({
  id: z.string().describe('the director'),
  name: z.string().optional().describe('the name, where an instrument names the director'),
  class: z.string().optional().describe('the class of the seat'),
  series: z.string().optional().describe('the series whose holders elect to the seat'),
  since: z
    .string()
    .optional()
    .describe('the start of service without a break; left out where the opening list does not say'),
  from: z.string().describe('the start of the present term'),
  by: z.string().describe('who put the director there'),
  term: z
    .looseObject({
      annualMeeting: z
        .number()
        .optional()
        .describe('the annual meeting at which the term ends, counted from the first that is entered'),
      year: z.number().optional().describe('under the reading that counts years: the year of that meeting'),
      stillToBeHeld: z
        .number()
        .optional()
        .describe('how many annual meetings from now; 1 is the next one, 0 has been held'),
      held: z.string().optional().describe('the id of that meeting, where it has been held'),
    })
    .optional()
    .describe('when the term is to end; left out for a director of a series, whose terms say'),
  holdsOver: z
    .boolean()
    .describe('whether the term is over and the director stays until a successor is elected and qualified'),
  upNext: z.boolean().describe('whether the seat is filled at the next annual meeting'),
});

/** Who is in office as director: class, since when, until which annual meeting, who holds over, who is up next, how many seats are empty. */
export const boardRoster = defineQuestion({
  name: 'board.roster',
  family: 'board',
  asks: 'Who is in office as director, in which class, until which annual meeting, and who is up at the next one?',
  input: z.strictObject({}),
  value: z.looseObject({
    directors: z.array(director),
    inOffice: z.string().describe('how many directors are in office'),
    fixed: z.string().optional().describe('how many there would be without vacancies, as last fixed'),
    vacancies: z.string().optional().describe('how many seats are empty; a seat whose director holds over is not'),
    defective: rows({
      id: z.string().describe('the entry'),
      person: z.string(),
      does: z.enum(['election', 'removal']),
    })
      .optional()
      .describe('elections and removals entered as done that do not meet what the instruments require'),
    annualMeetingsHeld: z.number().describe('how many annual meetings have been held, as far as they are entered'),
  }),
  example: {},
  put: (c) => ({
    ask: () => {
      const at = c.now;
      const seats = rosterAt(c, at);
      const meetings = annualMeetings(c).filter((meeting) => compareMoments(meeting.held, at) !== 1);
      const directors = seats.value.map((seat) => c.attempt(() => describe(c, seat, meetings, at)));
      const settled = directors.flatMap((each) => (each.settled ? [each.value] : []));
      const fixed = c.attempt(() => c.exactly(fixedNumber(c, at, []).number));
      const over = settled.filter((each) => each.holdsOver).map((each) => c.nameOf(each.id));
      const defective = defectiveSeats(c);
      for (const each of defective) {
        const what = each.does === 'election' ? 'came into office' : 'was removed';
        c.remark({
          says: `${c.nameOf(each.person)} ${what} otherwise than ${listed(each.cites)} requires; the act is entered as done and is defective.`,
          cites: each.cites,
        });
      }
      tellOddSeats(c, seats.value, fixed.settled ? fixed.value : undefined, at);
      const figures = {
        day: c.asOf,
        count: String(seats.value.length),
        over:
          over.length === 0
            ? ''
            : `; ${listed(over)} ${over.length === 1 ? 'holds' : 'hold'} over until a successor is elected and qualified`,
      };
      return {
        value: {
          directors: directors.map((each, index) =>
            each.settled ? each.value : { id: seats.value[index]?.person, term: unsettled },
          ),
          inOffice: persons(seats.value.length),
          fixed: fixed.settled ? fixed.value : unsettled,
          vacancies: fixed.settled ? vacanciesOf(fixed.value, seats.value.length) : unsettled,
          annualMeetingsHeld: meetings.length,
          ...(defective.length === 0 ? undefined : { defective }),
        },
        reason: reason(told, String(seats.value.length), {
          figures,
          cites: termCites(c, seats.value, at),
          grounds: [seats.reason],
        }),
      };
    },
    decides: (value) => (value as { readonly directors: unknown }).directors,
  }),
});

/** What no instrument allows, and was entered all the same: a seat in a class that there is not, more directors than seats. */
function tellOddSeats(c: Context, seats: readonly Seat[], fixed: Quantity<'persons'> | undefined, at: Moment): void {
  const classes = classesAt(c, at);
  for (const { person, class: name } of seats) {
    if (name === undefined || classes.length === 0 || classes.includes(name)) continue;
    c.remark({
      says: `${c.nameOf(person)} is entered in class ${name}; the instruments have the classes ${classes.join(', ')}.`,
      cites: [],
    });
  }
  if (fixed !== undefined && compareBy<'persons'>('moreThan', persons(seats.length), fixed)) {
    c.remark({
      says: `${seats.length} directors are in office, and ${show(fixed)} seats are fixed; nobody’s term is cut short by that alone.`,
      cites: [],
    });
  }
}

/** The sections that fix how terms run: of every director, and of appointees where there are any. */
function termCites(c: Context, seats: readonly Seat[], at: Moment): readonly string[] {
  const everybody = c.notion(boardTermsNotion, [], at).reason.cites;
  const appointees = seats
    .filter((seat) => seat.appointed)
    .map((seat) => c.attempt(() => appointeeTermCites(c, seat, at)))
    .flatMap((cites) => (cites.settled ? cites.value : []));
  return [...new Set([...everybody, ...appointees])];
}

function describe(c: Context, seat: Seat, meetings: readonly AnnualMeeting[], at: Moment) {
  const end = termEnd(c, seat, at);
  const ended = end === undefined ? undefined : endedAt(end, meetings, at);
  const left = end === undefined ? undefined : stillToBeHeld(end, meetings, ended !== undefined, at);
  const series = seriesOf(c, seat, at);
  return {
    id: seat.person,
    ...(seat.name === undefined ? undefined : { name: seat.name }),
    ...(seat.class === undefined ? undefined : { class: seat.class }),
    ...(series === undefined ? undefined : { series }),
    ...(seat.since === undefined ? undefined : { since: momentToWire(seat.since) }),
    from: seat.from.time === '00:00' ? seat.from.day : momentToWire(seat.from),
    by: seat.by,
    ...(end === undefined
      ? undefined
      : { term: { ...endValue(end), stillToBeHeld: left, ...(ended === undefined ? undefined : { held: ended.id }) } }),
    holdsOver: ended !== undefined,
    upNext: left !== undefined && left <= 1,
  };
}

export function endValue(end: TermEnd) {
  return end.counted === 'meetings' ? { annualMeeting: end.number } : { year: end.year };
}

/** How many annual meetings from now until the term ends: 0 where it has ended. */
function stillToBeHeld(end: TermEnd, meetings: readonly AnnualMeeting[], ended: boolean, at: Moment): number {
  if (ended) return 0;
  if (end.counted === 'meetings') return end.number - meetings.length;
  const lastYear = Number((meetings.at(-1)?.held.day ?? at.day).slice(0, 4));
  return Math.max(1, end.year - lastYear);
}
