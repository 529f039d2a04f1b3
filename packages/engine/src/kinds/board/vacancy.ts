import { z } from 'zod';
import { held, message, reason, type FactType } from '../../evaluation/index.js';
import type { Moment } from '../../exact/index.js';
import { byReading, citation, provisionFields, type Placed } from '../../instrument/index.js';
import type { ActOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import {
  boardOfDirectors,
  boardProcedure,
  defineKind,
  fractionField,
  ordinaryBoardAct,
  type BodyOfDirectors,
  type Matter,
  type Requirement,
} from '../../terms/index.js';
import {
  appointeeTermNotion,
  appointeeTerms,
  decreaseEnds,
  decreaseEndsNotion,
  successorTermNotion,
  successorTerms,
  type AppointeeTerm,
  type DecreaseEnds,
  type SuccessorTerm,
} from './board-terms.js';
import { directorsThenInOffice } from './board-body.js';
import { electedByHoldersFact, openSeat } from './open-seat.js';
import { momentOf } from './order-in-day.js';
import { rosterAt } from './roster.js';
import { seriesCharacterNotion, seriesOf, type SeriesCharacter } from './series-seat.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('vacancy'),
  fraction: fractionField.describe('what part of the directors remaining in office elects, quorum or not'),
  newSeats: z
    .strictObject({
      cite: z.string().describe('its own section'),
      filled: z
        .enum(['as-vacancies', 'by-act-of-the-board'])
        .describe('as a vacancy is, or by an act of the Board with its ordinary quorum and vote'),
      serves: byReading(z.enum(appointeeTerms))
        .optional()
        .describe('until when one serves who is appointed to it; left out: as one appointed to a vacancy'),
    })
    .describe('how a new seat is filled'),
  appointeeServes: z
    .enum(appointeeTerms)
    .describe(
      'until when an appointee serves: the next annual meeting, the next meeting that elects directors, or the end of the class’s term',
    ),
  successorServes: byReading(z.enum(successorTerms)).describe(
    'how long one serves whom shareholders elect to the seat of an appointee: what is left of the term of the class, or a full term',
  ),
  decreaseEnds: byReading(z.enum(decreaseEnds)).describe(
    'what a smaller number of directors does to an appointee: nothing, or it ends the holding over after the term, or the service at once',
  ),
  holdingOver: byReading(z.enum(['no-vacancy', 'vacancy'])).describe(
    'whether a seat whose director holds over is vacant',
  ),
  holdersMayFill: byReading(z.enum(['no', 'at-annual-meeting', 'as-law-says'])).describe(
    'whether shareholders may elect to a vacancy: never, at an annual meeting although the class is not up, or as other law says',
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

/** Asked where one appointed to a new seat serves otherwise than one appointed to a vacancy, and which it was is not entered. */
export const newSeatFact: FactType = {
  name: 'appointed-to-new-seat',
  asks: 'Was the seat to which {0} was appointed a new one, made by raising the number of directors?',
  about: ['director'],
  reply: { kind: 'yes-no' },
};

const serves = message('vacancy.appointee', 'A director appointed to a {what} serves until the {outcome}');
const succeeds = message('vacancy.successor', 'One elected to the seat of an appointee serves for the {outcome}');
const ends = message('vacancy.decrease', 'A smaller number of directors ends, of an appointee, {outcome}');
const character = message(
  'vacancy.series-seat',
  'A seat of a series {outcome} its series when somebody is appointed to it',
);
const holdersByLaw = 'a vacancy filled by the shareholders, which the text does not exclude';

/**
 * Who fills vacancies and new seats: a majority of the directors remaining in office, also when they are fewer than a
 * quorum, or the only one left. The base is those in office at the vote: not those present, and not the entire Board.
 */
export const vacancyKind = defineKind<Vacancy>({
  kind: 'vacancy',
  subject: 'board',
  provides: 'says who fills vacancies and new directorships, by what vote, and how long the appointee serves',
  parameters,
  facts: [electedByHoldersFact, newSeatFact],
  answers: ['board.fill-vacancy', 'board.roster', 'approval.status'],
  defines: () => [appointeeTermNotion, successorTermNotion, decreaseEndsNotion, seriesCharacterNotion],
  define: (c, placed, notion, about) => {
    const { cite, provision } = placed;
    switch (notion) {
      case seriesCharacterNotion: {
        const option = c.resolve(provision.seriesAppointee);
        return held<SeriesCharacter>(option, reason(character, option, { cites: [cite] }));
      }
      case successorTermNotion: {
        const option = c.resolve(provision.successorServes);
        return held<SuccessorTerm>(option, reason(succeeds, successorInWords[option], { cites: [cite] }));
      }
      case decreaseEndsNotion: {
        const option = c.resolve(provision.decreaseEnds);
        return held<DecreaseEnds>(option, reason(ends, option.replaceAll('-', ' '), { cites: [cite] }));
      }
      default:
        return appointeeTermOf(c, placed, about);
    }
  },
  profile: ({ holdersMayFill }) => ({ vacancies: fillersInWords(holdersMayFill) }),
  needs: (c, placed, matter) =>
    matter.act.kind === 'fill-vacancy' ? filling(c, placed, matter, matter.act) : undefined,
  bars: (c, placed, matter) => {
    if (matter.act.kind !== 'fill-vacancy') return [];
    return [openSeat(c, matter, matter.act, c.resolve(placed.provision.holdingOver), placed.cite)];
  },
});

const successorInWords: Readonly<Record<SuccessorTerm, string>> = {
  'class-term': 'rest of the term of the class',
  'full-term': 'full term',
};

function fillersInWords(holdersMayFill: Vacancy['holdersMayFill']): string {
  switch (holdersMayFill) {
    case 'at-annual-meeting':
      return 'by the Board, or holders at an annual meeting';
    case 'as-law-says':
      return 'by the Board; other law may let holders';
    default:
      return 'by the Board alone';
  }
}

/** The term of an appointee; where the two sorts of seat differ and the entry does not say which it was, it is asked. */
function appointeeTermOf(
  c: Context,
  { provision, cite, instrument }: Placed<Vacancy>,
  [person = '', filled]: readonly string[],
) {
  const { appointeeServes, newSeats } = provision;
  const ofNewSeat = newSeats.serves === undefined ? appointeeServes : c.resolve(newSeats.serves);
  const known = filled ?? (ofNewSeat === appointeeServes ? 'vacancy' : undefined);
  const isNew = known === undefined ? c.holds(newSeatFact, [person], cite) : known === 'new-seat';
  const term = isNew ? ofNewSeat : appointeeServes;
  return held<AppointeeTerm>(
    term,
    reason(serves, term.replaceAll('-', ' '), {
      figures: { what: isNew ? 'new seat' : 'vacancy' },
      cites: [isNew ? citation(instrument, newSeats.cite) : cite],
    }),
  );
}

function filling(c: Context, placed: Placed<Vacancy>, matter: Matter, act: ActOf<'fill-vacancy'>): Requirement {
  const { fraction, seriesSeats, holdersMayFill } = placed.provision;
  const { cite } = placed;
  if (c.resolve(holdersMayFill) === 'as-law-says') c.otherLaw({ says: holdersByLaw, cites: [cite] });
  const { newSeats } = placed.provision;
  if (act.cause === 'new-seat' && newSeats.filled === 'by-act-of-the-board') return byActOfBoard(c, placed);
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

/** A new seat that the Board fills by its act, as any other business. */
function byActOfBoard(c: Context, { provision, instrument }: Placed<Vacancy>): Requirement {
  const cite = citation(instrument, provision.newSeats.cite);
  c.otherLaw({ says: boardProcedure, cites: [cite] });
  const says = 'an act of the Board fills the new seat, with its ordinary quorum and vote';
  return ordinaryBoardAct({ cite, says, decides: ['elect', 'approve'] });
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
