import { openFact, type Reason } from '../../evaluation/index.js';
import type { Moment } from '../../exact/index.js';
import { citation, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import {
  atMeetingCalledFor,
  boardOfDirectors,
  directorsThenInOffice,
  entireBoardNumber,
  toldBy,
} from '../../terms/index.js';
import type { Matter, Requirement } from '../../terms/index.js';
import type { Removal } from './removal-parameters.js';
import { rosterAt } from './roster.js';
import { seriesVoteTopic } from './series-rights/vote-of-series.js';

/** Asked where a director of a series is to be removed: its own terms say by what vote. */
export const seriesVoteCarried = openFact('series-removal-vote', 'director', 'series').yesNo(
  'Have the holders of {1} removed {0} by the vote that the terms of the series lay down for it?',
);

/** The routes by which a provision lets a director be removed: a vote of holders, a vote of directors. */
export function removalRoutes(
  c: Context,
  placed: Placed<Removal>,
  director: string,
  matter: Matter,
): readonly Requirement[] {
  const { holders, directors } = placed.provision;
  return [
    ...(holders === undefined ? [] : [atMeeting(c, placed, holders, matter)]),
    ...(directors === undefined ? [] : [byDirectors(c, placed, directors, director)]),
  ];
}

function atMeeting(c: Context, placed: Placed, holders: NonNullable<Removal['holders']>, matter: Matter): Requirement {
  const vote = byHolders(c, placed, holders);
  return holders.meeting === undefined
    ? vote
    : atMeetingCalledFor(c, vote.cite, matter, c.resolve(holders.meeting), vote);
}

function byHolders(c: Context, placed: Placed, holders: NonNullable<Removal['holders']>): Requirement {
  const ofCast = holders.of === 'cast';
  return {
    kind: 'vote',
    id: `${holders.cite} holders`,
    cite: citation(placed.instrument, holders.cite),
    says: ofCast
      ? 'the votes of holders, of those cast by shares with a general vote for directors'
      : 'the votes of holders, of the combined voting power of shares with a general vote for directors',
    fraction: holders.fraction,
    count: 'votes',
    base: { of: holders.of, classes: 'general' },
    weigh: c.resolve(holders.weigh),
  };
}

function byDirectors(
  c: Context,
  placed: Placed,
  directors: NonNullable<Removal['directors']>,
  director: string,
): Requirement {
  const whole = c.resolve(directors.base) === 'whole';
  const votes = c.resolve(directors.targetVotes) === 'yes';
  const ofOffice = directors.of === 'in-office';
  const body = ofOffice ? 'the directors in office' : 'the entire Board';
  const step = {
    kind: 'body',
    byDirectors: true,
    id: `${directors.cite} board`,
    cite: citation(placed.instrument, directors.cite),
    says: `the votes of directors, the one concerned ${votes ? 'among them' : 'not voting'}`,
    body: {
      ...(ofOffice ? directorsThenInOffice : boardOfDirectors),
      says: whole ? body : `${body} other than the director concerned`,
    },
    decides: ['approve', 'other'],
    fraction: directors.fraction,
    atMeeting: false,
    ...(votes ? undefined : { without: [director] }),
  } as const;
  if (ofOffice && whole === votes) return { ...step, of: 'members' };
  const size = ofOffice ? numberInOffice : entireBoardNumber;
  return { ...step, of: { fixed: (context, at) => lessTarget(size(context, at), whole) } };
}

function numberInOffice(c: Context, at: Moment) {
  const seats = rosterAt(c, at);
  return { value: seats.value.length, reason: seats.reason };
}

function lessTarget(size: { readonly value: number; readonly reason: Reason }, whole: boolean) {
  return whole ? size : { value: size.value - 1, reason: size.reason };
}

/**
 * The vote of the holders of a series on a director whom they elected: as a provision in force lays it down, else by the terms
 * of the series, of which it is asked.
 */
export function seriesVote(c: Context, cite: string, director: string, series: string): Requirement {
  const vote = toldBy(c, seriesVoteTopic, { series }, c.now)?.value;
  if (vote !== undefined) {
    return {
      kind: 'vote',
      id: `${vote.cite} removal`,
      cite: vote.cite,
      says: `the votes of holders of the outstanding shares of ${series}, as a class`,
      fraction: vote.fraction,
      count: 'shares',
      base: { of: 'outstanding', classes: [series] },
      weigh: 'neither',
    };
  }
  return {
    kind: 'fact',
    id: `${cite} series`,
    cite,
    says: `the vote of the holders of ${series} that its terms lay down for removing a director they elected`,
    fact: seriesVoteCarried,
    about: [director, series],
    wanted: 'yes',
  };
}
