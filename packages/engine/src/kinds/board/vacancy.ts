import { z } from 'zod';
import { held, message, reason } from '../../evaluation/index.js';
import type { Moment } from '../../exact/index.js';
import { byReading, provisionFields, type Placed } from '../../instrument/index.js';
import type { ActOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import {
  boardOfDirectors,
  defineKind,
  fractionField,
  type BodyOfDirectors,
  type Matter,
  type Requirement,
} from '../../terms/index.js';
import { appointeeTermNotion } from './board-terms.js';
import { directorsThenInOffice } from './board-body.js';
import { electedByHoldersFact, openSeat } from './open-seat.js';
import { momentOf } from './order-in-day.js';
import { rosterAt } from './roster.js';
import { seriesCharacterNotion, seriesOf, type SeriesCharacter } from './series-seat.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('vacancy'),
  fraction: fractionField.describe('what part of the directors remaining in office elects, quorum or not'),
  appointeeServes: z
    .enum(['next-annual-meeting', 'class-term'])
    .describe('until when an appointee serves: the next annual meeting, or the end of the class’s term'),
  holdingOver: byReading(z.enum(['no-vacancy', 'vacancy'])).describe(
    'whether a seat whose director holds over is vacant',
  ),
  holdersMayFill: byReading(z.enum(['no', 'at-annual-meeting'])).describe(
    'whether shareholders may elect to a vacancy at an annual meeting although the class is not up',
  ),
  seriesSeats: z
    .enum(['series-directors', 'board'])
    .describe(
      'who fills the seat of a director elected by a series: the other directors of the series, else the Board; or the Board',
    ),
  seriesAppointee: byReading(z.enum(['keeps', 'loses'])).describe(
    'whether a seat keeps its series when somebody is appointed, not elected, to it',
  ),
});
type Vacancy = z.infer<typeof parameters>;

const serves = message('vacancy.appointee', 'A director appointed to a vacancy serves until the {outcome}');
const character = message(
  'vacancy.series-seat',
  'A seat of a series {outcome} its series when somebody is appointed to it',
);

/**
 * Who fills vacancies and new seats: a majority of the directors remaining in office, also when they are fewer than a
 * quorum, or the only one left. The base is those in office at the vote: not those present, and not the entire Board.
 */
export const vacancyKind = defineKind<Vacancy>({
  kind: 'vacancy',
  subject: 'board',
  provides: 'says who fills vacancies and new directorships, by what vote, and how long the appointee serves',
  parameters,
  facts: [electedByHoldersFact],
  answers: ['board.fill-vacancy', 'board.roster', 'approval.status'],
  defines: () => [appointeeTermNotion, seriesCharacterNotion],
  define: (c, placed, notion) => {
    if (notion === seriesCharacterNotion) {
      const option = c.resolve(placed.provision.seriesAppointee);
      return held<SeriesCharacter>(option, reason(character, option, { cites: [placed.cite] }));
    }
    const { appointeeServes } = placed.provision;
    return held(appointeeServes, reason(serves, appointeeServes.replaceAll('-', ' '), { cites: [placed.cite] }));
  },
  profile: ({ holdersMayFill }) => ({
    vacancies:
      holdersMayFill === 'at-annual-meeting' ? 'by the Board, or holders at an annual meeting' : 'by the Board alone',
  }),
  needs: (c, placed, matter) =>
    matter.act.kind === 'fill-vacancy' ? filling(c, placed, matter, matter.act) : undefined,
  bars: (c, placed, matter) => {
    if (matter.act.kind !== 'fill-vacancy') return [];
    return [openSeat(c, matter, matter.act, c.resolve(placed.provision.holdingOver), placed.cite)];
  },
});

function filling(c: Context, placed: Placed<Vacancy>, matter: Matter, act: ActOf<'fill-vacancy'>): Requirement {
  const { fraction, seriesSeats, holdersMayFill } = placed.provision;
  const { cite } = placed;
  const base = {
    kind: 'body',
    cite,
    fraction,
    of: 'members',
    without: [act.person],
    atMeeting: false,
    decides: ['elect', 'approve'],
  } as const;
  const { series } = act;
  const bySeries = series !== undefined && seriesSeats === 'series-directors' ? directorsOfSeries(series) : undefined;
  const byBoard: Requirement = {
    ...base,
    id: `${cite} board`,
    says: 'a majority of the directors remaining in office, though fewer than a quorum, or the only one',
    body: directorsThenInOffice,
    ...(bySeries === undefined
      ? undefined
      : { suffices: (context, done) => nobodyOf(bySeries, context, momentOf(done), act.person) }),
  };
  const routes: Requirement[] = [byBoard];
  if (bySeries !== undefined) {
    routes.unshift({
      ...base,
      id: `${cite} series`,
      says: `a majority of the directors elected by ${series} who are in office`,
      body: bySeries,
    });
  }
  if (c.resolve(holdersMayFill) === 'at-annual-meeting') {
    routes.push({
      kind: 'fact',
      id: `${cite} holders`,
      cite,
      says: 'an election by the shareholders at an annual meeting',
      fact: electedByHoldersFact,
      about: [matter.id],
      wanted: 'yes',
    });
  }
  const [only] = routes;
  return routes.length === 1 && only !== undefined
    ? only
    : { kind: 'any', cite, says: 'who may fill the seat', of: routes };
}

/** The Board is only the fall-back: no director of the series was in office at its act. */
function nobodyOf(body: BodyOfDirectors, c: Context, at: Moment, appointee: string): boolean {
  return body.candidates(c, at).every((person) => person === appointee);
}

/** The directors in office whom the holders of a series elected, or who sit in a seat of the series. */
export function directorsOfSeries(series: string): BodyOfDirectors {
  return {
    ...boardOfDirectors,
    name: `${series}-directors`,
    says: `the directors elected by ${series}`,
    candidates: (c, at) =>
      rosterAt(c, at)
        .value.filter((seat) => seriesOf(c, seat, at) === series)
        .map((seat) => seat.person),
  };
}

export function vacancy(parts: Omit<z.input<typeof parameters>, 'kind'>) {
  return { kind: 'vacancy' as const, ...parts };
}
