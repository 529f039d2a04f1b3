import { held, message, reason } from '../../evaluation/index.js';
import { fractionInWords, persons, type Moment } from '../../exact/index.js';
import { citation, writerOf, type Placed } from '../../instrument/index.js';
import type { ActOf } from '../../journal/index.js';
import { ofKind, type Context } from '../../session/index.js';
import { defineKind, defineTopic, toldBy, type Matter, type Requirement } from '../../terms/index.js';
import { causeFacts, causeNeeded } from './removal-cause.js';
import { removalParameters, type Removal } from './removal-parameters.js';
import { removalRoutes, seriesVote, seriesVoteCarried } from './removal-routes.js';
import { rosterAt } from './roster.js';
import { seriesOf } from './series-seat.js';
import { servesYearly } from './term-end.js';

/** The topic under which a provision tells whether the director to be removed may vote on it. */
const targetVotesTopic = defineTopic<boolean>('director-to-be-removed-votes');

/** The topic under which a provision tells whether somebody, the shareholders or the board, may remove a director at all. */
export const mayRemoveTopic = 'may-remove-a-director';
const remover = message('removal.by', 'Removal of a director {by}: {outcome}');

const targetVotes = message('removal.target', 'The director to be removed {outcome} on it');

/**
 * Removal of a director: by holders, or by directors, counted on the entire Board, so that empty seats count against, or on
 * those in office; a director elected by a series perhaps only by its vote. What law gives besides stays unless the text is
 * exclusive: law that is loaded opens its own routes, without the cause that the text asks for its own.
 */
export const removalKind = defineKind<Removal>({
  kind: 'removal',
  subject: 'board',
  provides: 'says who may remove a director, by what vote, and for what cause',
  parameters: removalParameters,
  facts: [...causeFacts, seriesVoteCarried],
  answers: ['board.remove', 'approval.status', 'instrument.profile', 'board.votes'],
  needs: (c, placed, matter) => {
    if (matter.act.kind !== 'removal' || isLawBeside(c, placed) || !isOfTerm(c, placed, matter, matter.act))
      return undefined;
    const own = ownNeeds(c, placed, matter, matter.act);
    const besides = c.resolve(placed.provision.otherRoutes) === 'none' ? [] : routesOfLaw(c, placed, matter);
    if (besides.length === 0) return own;
    const says = 'removal as the text lays down, or as law lets it be done besides';
    return { kind: 'any', id: `${placed.cite} and law`, cite: placed.cite, says, of: [own, ...besides] };
  },
  boardVotes: (_c, { provision: { directors } }) =>
    directors === undefined
      ? []
      : [
          {
            cite: directors.cite,
            on: 'removing a director',
            votes: [
              {
                body: 'board',
                fraction: directors.fraction,
                of: directors.of,
                needed: 'always',
                atMeeting: false,
              },
            ],
          },
        ],
  tells: (c, placed, topic, { by }) => {
    const { directors } = placed.provision;
    if (topic === mayRemoveTopic) return mayRemove(c, placed, by);
    if (topic !== targetVotesTopic || directors === undefined) return undefined;
    const may = c.resolve(directors.targetVotes) === 'yes';
    const cites = [citation(placed.instrument, directors.cite)];
    return held(may, reason(targetVotes, may ? 'may vote' : 'may not vote', { cites }));
  },
  profile: (provision, c) => ({ removal: inWords(provision, c.resolve(provision.otherRoutes) === 'none') }),
});

/** Whether it speaks of directors with such a term as that of the director has. */
function isOfTerm(
  c: Context,
  { provision: { serving } }: Placed<Removal>,
  matter: Matter,
  { director }: ActOf<'removal'>,
): boolean {
  if (serving === undefined) return true;
  const at = whenProposed(matter);
  const seat = rosterAt(c, at).value.find((each) => each.person === director);
  return (seat !== undefined && servesYearly(c, seat, at)) === (serving === 'yearly-terms');
}

/** Not told where law may let it be done besides. */
function mayRemove(c: Context, { provision, cite }: Placed<Removal>, by: unknown) {
  const { holders, directors, otherRoutes } = provision;
  if (c.resolve(otherRoutes) !== 'none') return undefined;
  const may = (by === 'shareholders' ? holders : directors) !== undefined;
  return held(
    may,
    reason(remover, may ? 'given' : 'not given', { figures: { by: `by the ${String(by)}` }, cites: [cite] }),
  );
}

function inWords({ holders, directors, forCause }: Removal, alone: boolean): string {
  const body = directors?.of === 'in-office' ? 'directors in office' : 'entire Board';
  const by = [
    ...(holders === undefined ? [] : [`holders of ${fractionInWords(holders.fraction)} of the voting power`]),
    ...(directors === undefined ? [] : [`${fractionInWords(directors.fraction)} of the ${body}`]),
  ];
  const cause = forCause === 'not-needed' ? '' : alone ? 'for cause only, ' : 'for cause, ';
  return `${cause}by ${by.join(' or ') || 'nobody'}${alone ? '' : '; in other ways as law says'}`;
}

/** The routes of the provision itself, with cause where it asks for it. */
function ownNeeds(
  c: Context,
  placed: Placed<Removal>,
  matter: Matter,
  { director, cause }: ActOf<'removal'>,
): Requirement {
  const { causes, causeForSeries, forCause, seriesDirectors } = placed.provision;
  const series = seriesOfDirector(c, director, matter);
  const bySeries = series !== undefined && seriesDirectors === 'by-series-terms';
  const routes = bySeries ? [seriesVote(c, placed.cite, director, series)] : removalRoutes(c, placed, director, matter);
  const causeIsNeeded = forCause === 'needed' && (!bySeries || c.resolve(causeForSeries) === 'needed');
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
  if (!causeIsNeeded) return route;
  return {
    kind: 'all',
    id: placed.cite,
    cite: placed.cite,
    says: 'removal for cause',
    of: [causeNeeded(c, causes, director, cause, placed.cite), route],
  };
}

/** Law speaks through the instrument that is above it, where one speaks of removal. */
function isLawBeside(c: Context, { instrument }: Placed<Removal>): boolean {
  return instrument.kind === 'law' && removalsIn(c).some((each) => each.instrument.kind !== 'law');
}

/** The routes that loaded law opens beside the text; named as left to other law where none is loaded. */
function routesOfLaw(
  c: Context,
  { cite, instrument, provision }: Placed<Removal>,
  matter: Matter,
): readonly Requirement[] {
  if (instrument.kind === 'law') return [];
  const inLaw = removalsIn(c).filter((each) => each.instrument.kind === 'law');
  if (inLaw.length === 0) c.otherLaw({ says: otherWays(provision), cites: [cite] });
  return inLaw.flatMap((each) => removalRoutes(c, each, '', matter));
}

/** Those to whom law may give the removal, other than those to whom the text gives it. */
function otherWays({ holders, directors }: Removal): string {
  const others = [
    ...(holders === undefined ? ['by the shareholders'] : []),
    ...(directors === undefined ? ['by the directors'] : []),
    'by a court',
  ];
  return `removal ${others.join(' or ')}, which the text does not exclude`;
}

/** The provisions on removal that are in force. */
export function removalsIn(c: Context): readonly Placed<Removal>[] {
  return ofKind<Removal>(c, 'removal');
}

/** The series whose holders elect to the director's seat, as it was when the removal was proposed. */
/** The class or series whose holders elect to the seat of a director. */
export function seriesOfDirector(c: Context, director: string, matter: Matter): string | undefined {
  const at = whenProposed(matter);
  const seat = rosterAt(c, at).value.find((each) => each.person === director);
  return seat === undefined ? undefined : seriesOf(c, seat, at);
}

function whenProposed({ proposed: { day, time = '24:00' } }: Matter): Moment {
  return { day, time };
}

/** How many directors may vote on removing one of them: all in office but that one, unless the text lets it vote. */
export function mayVoteOnRemoval(c: Context, director: string, at: Moment) {
  const targetMay = toldBy(c, targetVotesTopic, {}, at)?.value === true;
  return persons(rosterAt(c, at).value.filter((seat) => targetMay || seat.person !== director).length);
}

export const removal = writerOf(removalParameters);
