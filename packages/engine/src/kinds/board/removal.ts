import { z } from 'zod';
import type { FactType } from '../../evaluation/index.js';
import { fractionInWords, persons, type Moment } from '../../exact/index.js';
import { byReading, citation, provisionFields, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { boardOfDirectors, defineKind, fractionField, type Matter, type Requirement } from '../../terms/index.js';
import { entireBoardNumber } from './board-body.js';
import { causeFacts, causeField, causeNeeded } from './removal-cause.js';
import { rosterAt } from './roster.js';
import { seriesOf } from './series-seat.js';

/** Asked where a director of a series is to be removed: its own terms say by what vote. */
export const seriesVoteCarried: FactType = {
  name: 'series-removal-vote',
  asks: 'Have the holders of {1} removed {0} by the vote that the terms of the series lay down for it?',
  about: ['director', 'series'],
  reply: { kind: 'yes-no' },
};

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('removal'),
  holders: z
    .strictObject({
      cite: z.string().describe('its own section'),
      fraction: fractionField.describe('what part of the voting power entitled to vote generally for directors'),
      weigh: byReading(z.enum(['both', 'cast'])).describe(
        'whether limits on votes enter the base as well as the votes cast, or these alone',
      ),
    })
    .optional()
    .describe('removal by shareholders; left out where they have no such power'),
  directors: z
    .strictObject({
      cite: z.string().describe('its own section'),
      fraction: fractionField.describe('what part of the entire Board'),
      base: byReading(z.enum(['less-target', 'whole'])).describe(
        'whether the director concerned is left out of the base, or only out of the voting',
      ),
    })
    .optional()
    .describe('removal by the Board; left out where it has no such power'),
  seriesDirectors: z
    .enum(['by-series-terms', 'as-others'])
    .describe('whether a director elected by a series can be removed only by the vote that its terms lay down'),
  causes: z.array(causeField).describe('the closed list of causes; empty where cause is not defined'),
  causeForSeries: byReading(z.enum(['needed', 'not-needed'])).describe(
    'whether the ban on removal without cause binds the holders of a series too',
  ),
});
type Removal = z.infer<typeof parameters>;

/**
 * Removal of a director for cause: by holders, counted on all the voting power entitled and not on votes cast, or by the
 * Board, counted on the entire Board, so that empty seats count against. A director elected by a series only by its vote.
 */
export const removalKind = defineKind<Removal>({
  kind: 'removal',
  subject: 'board',
  provides: 'says who may remove a director, by what vote, and for what cause',
  parameters,
  facts: [...causeFacts, seriesVoteCarried],
  answers: ['board.remove', 'approval.status', 'instrument.profile'],
  needs: (c, placed, matter) => {
    if (matter.act.kind !== 'removal') return undefined;
    const { director, cause } = matter.act;
    const series = seriesOfDirector(c, director, matter);
    const bySeries = series !== undefined && placed.provision.seriesDirectors === 'by-series-terms';
    const routes = bySeries ? [seriesVote(placed.cite, director, series)] : routesOf(c, placed, director);
    const causeIsNeeded = !bySeries || c.resolve(placed.provision.causeForSeries) === 'needed';
    const { causes } = placed.provision;
    const [only] = routes;
    const route: Requirement =
      routes.length === 1 && only !== undefined
        ? only
        : {
            kind: 'any',
            id: `${placed.cite} routes`,
            cite: placed.cite,
            says: 'removal by the holders or by the Board',
            of: routes,
          };
    if (!causeIsNeeded || causes.length === 0) return route;
    return {
      kind: 'all',
      id: placed.cite,
      cite: placed.cite,
      says: 'removal for cause',
      of: [causeNeeded(c, causes, director, cause, placed.cite), route],
    };
  },
  profile: ({ holders, directors, causes }) => {
    const by = [
      ...(holders === undefined ? [] : [`holders of ${fractionInWords(holders.fraction)} of the voting power`]),
      ...(directors === undefined ? [] : [`${fractionInWords(directors.fraction)} of the entire Board`]),
    ];
    return { removal: `${causes.length > 0 ? 'for cause only, ' : ''}by ${by.join(' or ') || 'nobody'}` };
  },
});

function routesOf(c: Context, placed: Placed<Removal>, director: string): readonly Requirement[] {
  const { holders, directors } = placed.provision;
  const routes: Requirement[] = [];
  if (holders !== undefined) {
    routes.push({
      kind: 'vote',
      id: `${holders.cite} holders`,
      cite: citation(placed.instrument, holders.cite),
      says: 'the votes of holders, of the combined voting power of shares with a general vote for directors',
      fraction: holders.fraction,
      count: 'votes',
      base: { of: 'outstanding', classes: 'general' },
      weigh: c.resolve(holders.weigh),
    });
  }
  if (directors !== undefined) {
    const whole = c.resolve(directors.base) === 'whole';
    routes.push({
      kind: 'body',
      id: `${directors.cite} board`,
      cite: citation(placed.instrument, directors.cite),
      says: 'the votes of directors, the one concerned not voting',
      body: {
        ...boardOfDirectors,
        says: whole ? 'the entire Board' : 'the entire Board other than the director concerned',
      },
      decides: ['approve', 'other'],
      fraction: directors.fraction,
      of: { fixed: (context, at) => baseOf(context, at, whole) },
      without: [director],
      atMeeting: false,
    });
  }
  return routes;
}

function baseOf(c: Context, at: Moment, whole: boolean) {
  const entire = entireBoardNumber(c, at);
  return whole ? entire : { value: entire.value - 1, reason: entire.reason };
}

function seriesVote(cite: string, director: string, series: string): Requirement {
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

/** The series whose holders elect to the director's seat, as it was when the removal was proposed. */
function seriesOfDirector(c: Context, director: string, matter: Matter): string | undefined {
  const at = { day: matter.proposed.day, time: matter.proposed.time ?? '24:00' };
  const seat = rosterAt(c, at).value.find((each) => each.person === director);
  return seat === undefined ? undefined : seriesOf(c, seat, at);
}

/** How many directors may vote on removing one of them: all in office but that one. */
export function mayVoteOnRemoval(c: Context, director: string, at: Moment) {
  return persons(rosterAt(c, at).value.filter((seat) => seat.person !== director).length);
}

export function removal(parts: Omit<z.input<typeof parameters>, 'kind'>) {
  return { kind: 'removal' as const, ...parts };
}
