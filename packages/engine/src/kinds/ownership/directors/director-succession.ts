import { held, message, reason, type Held } from '../../../evaluation/index.js';
import { plusDays, type Day, type Moment } from '../../../exact/index.js';
import type { EntryOf } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import {
  continuingDirectorNotion,
  bodyDecided,
  bodyInRegardToEach,
  continuingDirectors,
} from '../../../terms/index.js';
import type { BodyStep } from '../../../terms/index.js';
import type { ContinuingRule } from './continuing-parameters.js';

const notRecommended = message(
  'succession.not-recommended',
  '{director} succeeded {before}, recommended by no continuing directors',
);
const notOne = message('succession.not-one', '{director} succeeded {before}, who was no Continuing Director');
const recommended = message(
  'succession.recommended',
  '{director} succeeded the Continuing Director {before} on their recommendation',
);

/** Whether a director succeeded a continuing director on the recommendation of enough of those then on the board. */
export function succession(
  c: Context,
  placed: ContinuingRule,
  director: string,
  person: string,
  at: Moment,
): Held<boolean> | undefined {
  if (placed.provision.successors === undefined) return undefined;
  const judged = c.books
    .entriesOf('director-elected')
    .filter(
      (entry) =>
        entry.data.person === director && entry.data.succeeds !== undefined && entry.data.succeeds !== director,
    )
    .filter((entry) => entry.on <= at.day)
    .map((entry) => judge(c, placed, entry, person));
  return judged.find((each) => each.value) ?? judged.at(-1);
}

function judge(
  c: Context,
  placed: ContinuingRule,
  election: EntryOf<'director-elected'>,
  person: string,
): Held<boolean> {
  const { cite, article, provision } = placed;
  const { person: director, succeeds: before = '' } = election.data;
  const figures = { director: c.nameOf(director), before: c.nameOf(before) };
  c.restsOn([election.id]);
  const told = { figures, cites: [cite], entries: [election.id] };
  const act =
    election.data['recommended-by'] === undefined ? undefined : c.books.bodyAct(election.data['recommended-by']);
  if (
    act === undefined ||
    act.data.by !== 'continuing-directors' ||
    act.on > election.on ||
    provision.successors === undefined
  ) {
    return held(false, reason(notRecommended, 'no', told));
  }
  const leaving = dayBefore(departure(c, before, election));
  const was = c.notion(continuingDirectorNotion, [before, person], leaving, article);
  if (!was.value) return held(false, reason(notOne, 'no', { ...told, grounds: [was.reason] }));
  const step = recommendation(placed, person, dayBefore(act.on), provision.successors.recommendedBy);
  const decided = bodyDecided(c, step, act);
  const grounds = [was.reason, decided.reason];
  return decided.value
    ? held(true, reason(recommended, 'yes', { ...told, grounds }))
    : held(false, reason(notRecommended, 'no', { ...told, grounds }));
}

/** The day on which the one who is succeeded left office: at the latest, when the successor came. */
function departure(c: Context, director: string, election: EntryOf<'director-elected'>): Day {
  const left = c.books
    .services(director)
    .flatMap(({ until }) => (until === undefined || until.day > election.on ? [] : [until.day]));
  return left.toSorted().at(-1) ?? election.on;
}

/** The recommending body is taken as it stood the day before: nobody counts in a body by that body's own act. */
function recommendation(
  placed: ContinuingRule,
  person: string,
  stood: Moment,
  fraction: BodyStep['fraction'],
): BodyStep {
  const body = bodyInRegardToEach(continuingDirectors, [person], placed.article);
  return {
    kind: 'body',
    cite: placed.cite,
    says: 'the recommendation of a successor',
    body: {
      ...body,
      candidates: (c) => body.candidates(c, stood),
      belongs: (c, member) => body.belongs(c, member, stood),
    },
    decides: ['recommend'],
    fraction,
    of: 'members',
    atMeeting: false,
  };
}

function dayBefore(on: Day): Moment {
  return { day: plusDays(on, -1) };
}
