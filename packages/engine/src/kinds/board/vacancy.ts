import { held, message, reason } from '../../evaluation/index.js';
import type { Moment } from '../../exact/index.js';
import { citation, writerOf, type Placed } from '../../instrument/index.js';
import type { ActOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import {
  boardOfDirectors,
  directorsThenInOffice,
  boardProcedure,
  defineKind,
  ordinaryBoardAct,
  ordinaryVoteOfBoard,
} from '../../terms/index.js';
import type { BoardVote, BodyOfDirectors, Matter, Requirement } from '../../terms/index.js';
import {
  beforeTheAct,
  electedByHoldersFact,
  electedBySeriesFact,
  electionSinceVacancyFact,
  hasHadElection,
  openSeat,
} from './open-seat.js';
import { momentOf } from './order-in-day.js';
import { rosterAt } from './roster.js';
import { seriesOf, seriesOfSeat } from './series-seat.js';
import { vacancyParameters, type Vacancy } from './vacancy-parameters.js';
import { newSeatFact, vacancyNotion, vacancyNotions } from './vacancy-terms.js';

/** The topic under which a provision tells whether somebody may fill a seat: 'no', 'at-annual-meeting' or 'as-law-says'. */
export const mayFillTopic = 'may-fill-a-seat';
const holdersFill = message('vacancy.holders', 'A vacant or new seat is filled {outcome}');

const holdersByLaw = 'a vacancy filled by the shareholders, which the text does not exclude';

/**
 * Who fills vacancies and new seats: a majority of the directors remaining in office, also when they are fewer than a
 * quorum, or the only one left. The base is those in office at the vote: not those present, and not the entire Board.
 */
export const vacancyKind = defineKind<Vacancy>({
  kind: 'vacancy',
  subject: 'board',
  provides: 'says who fills vacancies and new directorships, by what vote, and how long the appointee serves',
  parameters: vacancyParameters,
  facts: [electedByHoldersFact, electedBySeriesFact, electionSinceVacancyFact, newSeatFact],
  answers: ['board.fill-vacancy', 'board.roster', 'approval.status', 'board.votes'],
  defines: () => vacancyNotions,
  define: vacancyNotion,
  profile: ({ holdersMayFill }) => ({ vacancies: fillersInWords(holdersMayFill) }),
  boardVotes: (_c, { provision: { cite, fraction, newSeats } }) => {
    const vote: BoardVote = { body: 'board', fraction, of: 'in-office', needed: 'always', atMeeting: false };
    const seat = newSeats.filled === 'as-vacancies' ? vote : ordinaryVoteOfBoard;
    return [
      { cite, on: 'filling a vacancy', votes: [vote] },
      { cite: newSeats.cite, on: 'filling a new seat', votes: [seat] },
    ];
  },
  tells: (c, { provision, cite }, topic, { by }) => {
    if (topic !== mayFillTopic || by !== 'shareholders') return undefined;
    const holders = c.resolve(provision.holdersMayFill);
    return held(holders, reason(holdersFill, fillersInWords(holders), { cites: [cite] }));
  },
  needs: (c, placed, matter) =>
    matter.act.kind === 'fill-vacancy' ? filling(c, placed, matter, matter.act) : undefined,
  bars: (c, placed, matter) => {
    if (matter.act.kind !== 'fill-vacancy') return [];
    return [openSeat(c, matter, matter.act, c.resolve(placed.provision.holdingOver), placed.cite)];
  },
});

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
  const series = seriesOfSeat(c, act);
  const bySeries = series !== undefined && seriesSeats !== 'board' ? directorsOfSeries(series) : undefined;
  const byBoard: Requirement = {
    ...base,
    id: `${cite} board`,
    says: 'a majority of the directors remaining in office, though fewer than a quorum, or the only one',
    body: directorsThenInOffice,
    ...(bySeries === undefined
      ? undefined
      : { suffices: (context, done) => nobodyOf(bySeries, context, momentOf(done), act.person) }),
  };
  const isBounded = c.resolve(placed.provision.filledUntil ?? 'no-end') === 'next-election-meeting';
  const inTime = (need: Requirement): Requirement => (isBounded ? untilElection(need, matter, act, cite) : need);
  const holdersOf = seriesSeats === 'series-directors-else-holders' ? series : undefined;
  const routes: Requirement[] = [
    bySeries === undefined || holdersOf === undefined
      ? inTime(byBoard)
      : byHoldersOf(holdersOf, bySeries, { matter, person: act.person, cite }),
  ];
  if (bySeries !== undefined) {
    routes.unshift(
      inTime({
        ...base,
        id: `${cite} series`,
        says: `a majority of the directors elected by ${series} who are in office`,
        body: bySeries,
      }),
    );
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

const electionSince = message(
  'vacancy.election-since',
  'A meeting that elects directors since the seat fell vacant: {outcome}',
);

/** The directors fill a vacancy only until shareholders next meet to elect. */
function untilElection(need: Requirement, matter: Matter, act: ActOf<'fill-vacancy'>, cite: string): Requirement {
  return {
    kind: 'only-where',
    id: `${cite} until election`,
    cite,
    says: 'a filling of the vacancy before the next meeting that elects directors',
    condition: (c) => {
      const isOver = hasHadElection(c, matter, act, cite);
      return held(!isOver, reason(electionSince, isOver ? 'held' : 'none', { cites: [cite] }));
    },
    need,
  };
}

const nobodyElse = message('vacancy.nobody-of-series', '{body} in office, another than the appointee: {outcome}');

/** The holders of a series elect where none of the directors whom they elected is in office. */
function byHoldersOf(
  series: string,
  body: BodyOfDirectors,
  { matter, person, cite }: { readonly matter: Matter; readonly person: string; readonly cite: string },
): Requirement {
  const says = `an election by the holders of ${series}`;
  return {
    kind: 'only-where',
    id: `${cite} holders`,
    cite,
    says,
    condition: (c) => {
      const value = nobodyOf(body, c, beforeTheAct(c, matter), person);
      return held(value, reason(nobodyElse, value ? 'none' : 'one', { figures: { body: body.says }, cites: [cite] }));
    },
    need: {
      kind: 'fact',
      id: `${cite} election`,
      cite,
      says,
      fact: electedBySeriesFact,
      about: [matter.id, series],
      wanted: 'yes',
    },
  };
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

export const vacancy = writerOf(vacancyParameters);
