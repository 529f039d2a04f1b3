import { z } from 'zod';
import { QuestionError, unsettled } from '../../evaluation/index.js';
import { compareMoments, persons, type Moment } from '../../exact/index.js';
import { annualMeetings, beforeTheAct, endedAt, rosterAt, seriesOf, seriesOfSeat, termEnd } from '../../kinds/index.js';
import type { Seat } from '../../kinds/index.js';
import type { ActOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import { isMet, matterOf, type Matter, type Requirement } from '../../terms/index.js';
import { permissionFor, permissionValue, requirementsOf } from '../permission.js';
import { defineQuestion } from '../question.js';
import { permissionShape } from '../shapes.js';
import { endValue } from './roster.js';

const input = z.strictObject({
  of: z.string().optional().describe('the id of a proposed filling of a vacancy'),
  'seat-of': z.string().optional().describe('without a proposal: the director whose seat it was'),
  class: z.string().optional().describe('without a proposal: the class of the seat'),
  series: z.string().optional().describe('without a proposal: the series whose holders elect to the seat'),
});

/** Who may fill a vacancy, by how many votes, whether it was done validly, and how long the appointee serves. */
export const boardFillVacancy = defineQuestion({
  name: 'board.fill-vacancy',
  family: 'board',
  asks: 'Who may fill this vacancy or new seat, with how many votes, was it filled, and until when does the appointee serve?',
  input,
  value: permissionShape.and(
    z.looseObject({
      filler: z
        .string()
        .optional()
        .describe(
          'who fills the seat: the Board, the directors of the series, or its holders; where the time of the directors is over, the shareholders if they may, and else absent',
        ),
      remaining: z
        .string()
        .optional()
        .describe('how many directors remain in office to vote on it: absent and abstaining ones count'),
      filled: z.boolean().optional().describe('whether it has been filled as required'),
      servesUntil: z
        .looseObject({})
        .optional()
        .describe(
          'the annual meeting until which the appointee serves, and until a successor is elected and qualified',
        ),
    }),
  ),
  example: { class: '2' },
  put: (c, asked) => ({
    ask: () => {
      const matter = matterIn(c, asked);
      if (matter.act.kind !== 'fill-vacancy')
        throw new QuestionError(`The act "${matter.id}" is a ${matter.act.kind}, not the filling of a vacancy.`);
      const at = beforeTheAct(c, matter);
      const { person } = matter.act;
      const series = seriesOfSeat(c, matter.act);
      const others = rosterAt(c, at).value.filter((seat) => seat.person !== person);
      const ofSeries = series === undefined ? [] : others.filter((seat) => seriesOf(c, seat, at) === series);
      const [need] = requirementsOf(c, matter);
      const byHolders = ofSeries.length === 0 && need !== undefined && mayHoldersOfSeries(need);
      const electors = ofSeries.length > 0 ? ofSeries : byHolders ? [] : others;
      if (!byHolders && electors.length === 0)
        c.otherLaw({ says: 'No director is left to fill the seat; other law says who may.', cites: [] });
      tellResigning(c, electors, at);
      const filled = need === undefined ? undefined : c.attempt(() => isMet(c, need, matter).value);
      const permission = permissionFor(c, matter);
      c.waitFor(permission.requirement?.waiting ?? []);
      const who =
        ofSeries.length > 0
          ? `the directors elected by ${series}`
          : byHolders
            ? `the holders of ${series}`
            : 'the Board';
      const isOver = !byHolders && need !== undefined && isTimeOver(c, need);
      const filler = !isOver ? who : mayHolders(need) ? 'the shareholders at an annual meeting' : undefined;
      const value = {
        ...(filler === undefined ? undefined : { filler }),
        ...(isOver ? undefined : { remaining: persons(electors.length) }),
        ...(filled === undefined ? undefined : { filled: filled.settled ? filled.value : unsettled }),
        ...(isOver ? undefined : { servesUntil: untilWhen(c, matter, matter.act) }),
        ...permissionValue(permission),
      };
      return { value, reason: permission.reason };
    },
    decides: (value) => (value as { readonly outcome: unknown }).outcome,
  }),
});

/** Whether the holders of a series fill the seat where none of their directors does. */
function mayHoldersOfSeries(need: Requirement): boolean {
  return routesOf(need).some((route) => route.kind === 'only-where' && route.need.kind === 'fact');
}

/** Whether the shareholders may fill the seat beside the directors, whatever the time. */
function mayHolders(need: Requirement): boolean {
  return routesOf(need).some((route) => route.kind === 'fact');
}

function routesOf(need: Requirement): readonly Requirement[] {
  return need.kind === 'any' ? need.of : [need];
}

/** Whether the directors who could fill the seat can no longer: each way of theirs was open only until something that has come. */
function isTimeOver(c: Context, need: Requirement): boolean {
  const ofDirectors = routesOf(need).filter(
    (route) => (route.kind === 'only-where' ? route.need : route).kind !== 'fact',
  );
  return ofDirectors.every((route) => {
    const open = route.kind === 'only-where' ? c.attempt(() => route.condition(c).value) : undefined;
    return open?.settled === true && !open.value;
  });
}

/** A director whose resignation takes effect later is in office and counts; whether that is meant by those remaining is open. */
function tellResigning(c: Context, electors: readonly Seat[], at: Moment): void {
  for (const { data } of c.books.entriesOf('director-resigned', at)) {
    const { effective, person } = data;
    const stays = effective !== undefined && compareMoments(effective, at) === 1;
    if (!stays || !electors.some((seat) => seat.person === person)) continue;
    c.remark({
      says: `${c.nameOf(person)} has resigned with effect from ${effective.day}, is in office until then, and is counted.`,
      cites: [],
    });
  }
}

/** The end of the appointee's term, counted from the Board's act on it, or from now while there is none. */
function untilWhen(c: Context, matter: Matter, act: ActOf<'fill-vacancy'>) {
  const [first] = c.books.bodyActs(matter.id);
  const from = beforeTheAct(c, matter);
  const seat: Seat = {
    person: act.person,
    by: 'board',
    from,
    appointed: true,
    entry: first?.id ?? matter.id,
    filled: act.cause,
    ...(act.class === undefined ? undefined : { class: act.class }),
  };
  const end = termEnd(c, seat, from);
  if (end === undefined) return undefined;
  const held = endedAt(end, annualMeetings(c), c.now);
  return { ...endValue(end), ...(held === undefined ? undefined : { held: held.id }) };
}

function matterIn(c: Context, asked: z.infer<typeof input>): Matter {
  if (asked.of !== undefined) return matterOf(c, asked.of);
  const { class: className, series } = asked;
  const former = asked['seat-of'];
  return {
    id: 'this vacancy',
    entry: '',
    proposed: c.now,
    act: {
      kind: 'fill-vacancy',
      person: 'the appointee',
      cause: 'vacancy',
      ...(former === undefined ? undefined : { 'seat-of': former }),
      ...(className === undefined ? undefined : { class: className }),
      ...(series === undefined ? undefined : { series }),
    },
  };
}
