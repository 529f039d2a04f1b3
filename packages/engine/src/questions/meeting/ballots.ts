import { z } from 'zod';
import { momentOfEntry, sittingsOf } from '../../books/index.js';
import { message, QuestionError, reason, type Held } from '../../evaluation/index.js';
import { isZero, momentToWire, share, times, type Quantity } from '../../exact/index.js';
import { reasonCodes, type EntryOf } from '../../journal/index.js';
import { cardsOf, type JudgedBallot } from '../../kinds/index.js';
import type { Context } from '../../session/index.js';
import {
  castTold,
  codeOf,
  nameOfAct,
  notCountedOn,
  presentIn,
  votedIn,
  recordMoment,
  reviewOf,
  undisputedVotes,
} from '../../terms/index.js';
import type { BallotReview, Matter } from '../../terms/index.js';
import { defineQuestion } from '../question.js';
import { electionCount } from './elect.js';
import { lastDayToVote, votersMoment } from './last-day-to-vote.js';
import { beginningOf, mattersPut } from './put-to-meeting.js';
import { inspectorsOf } from './sittings.js';
import { rows } from '../shapes.js';

const told = message('meeting.ballots', 'The ballots at {meeting}: {outcome}');

const input = z.strictObject({
  meeting: z.string().describe('the id of the meeting'),
  paper: z.string().optional().describe('only those that came on this paper, by its id: a proxy card, an instruction'),
  holder: z.string().optional().describe('only those of this holder of record'),
  class: z.string().optional().describe('only those of this class or series'),
});
type Asked = z.output<typeof input>;

/** Every ballot at a meeting: as it was received, as it was ruled on, as it counts. Totals are none of them. */
export const meetingBallots = defineQuestion({
  name: 'meeting.ballots',
  family: 'meeting',
  asks: 'Which ballots were received at this meeting, and what of each counts, before any limit on votes?',
  input,
  value: z.looseObject({
    outcome: z.enum(['counted', 'open', 'none']).describe('open: whether some of them count is not ruled on yet'),
    id: z.string(),
    kind: z.enum(['annual', 'special', 'regular']),
    begins: z.string().optional().describe('the day, and the time where it is entered'),
    inspectors: rows({ id: z.string(), says: z.string() }),
    ballots: rows({
      id: z.string().describe('the entry'),
      matter: z.string(),
      says: z.string().describe('the matter in words'),
      holder: z.string(),
      holderSays: z.string().describe('the holder by name'),
      class: z.string().optional(),
      received: z.string().describe('when'),
      paper: z.looseObject({ id: z.string(), place: z.string().optional() }).optional().describe('what it came on'),
      cast: z.looseObject({}).describe('as it was received'),
      counted: z
        .enum(['whole', 'in-part', 'not-counted', 'open'])
        .describe('what of it counts; open: it is challenged, or another of its holder is, and no ruling stands'),
      counts: z.looseObject({}).optional().describe('the figures that count; absent while that is open'),
      why: z.string().optional().describe('why not all of it counts'),
      code: z.enum(reasonCodes).optional().describe('why, by the code of ISO 20022, seev.006'),
    }),
  }),
  example: { meeting: 'am-2002' },
  put: (c, asked) => ({
    ask: () => ballotsAt(c, asked),
    decides: (value) => value,
  }),
});

function ballotsAt(c: Context, asked: Asked): Held<unknown> {
  const { meeting } = asked;
  const sittings = sittingsOf(c.books, meeting, c.now);
  const kind = (sittings[0] ?? c.books.meetingCalled(meeting, c.now))?.data.kind;
  if (kind === undefined) {
    throw new QuestionError(
      `No meeting of shareholders "${meeting}" is entered. Enter it with a "meeting-called" or "meeting-held" entry first.`,
    );
  }
  c.covered('meetings', c.asOf, []);
  c.covered('acts', c.asOf, []);
  const matters = mattersPut(c, new Set([meeting, ...sittings.map(({ data }) => data.id)]));
  const all = matters.flatMap((matter) => (matter.act.kind === 'election' ? electing(c, matter) : voting(c, matter)));
  const ballots = all.filter(
    (each) =>
      (asked.paper === undefined || each.paper?.id === asked.paper) &&
      (asked.holder === undefined || each.holder === asked.holder) &&
      (asked.class === undefined || each.class === asked.class),
  );
  const outcome =
    ballots.length === 0 ? 'none' : ballots.some(({ counted }) => counted === 'open') ? 'open' : 'counted';
  const begins = beginningOf(c, meeting);
  c.restsOn(ballots.map(({ id }) => id));
  return {
    value: {
      outcome,
      id: meeting,
      kind,
      ...(begins === undefined ? undefined : { begins: momentToWire(begins) }),
      inspectors: inspectorsOf(c, meeting).map(({ id, says }) => ({ id, says })),
      ballots,
    },
    reason: reason(told, ballots.length === 1 ? '1 ballot' : `${ballots.length} ballots`, {
      figures: { meeting: c.nameOf(meeting) },
      entries: ballots.map(({ id }) => id),
    }),
  };
}

type AnyBallot = EntryOf<'ballot'> | EntryOf<'election-ballot'>;

/** A ballot as answers carry it. */
interface ToldBallot extends ReturnType<typeof received> {
  readonly cast: object;
  readonly counted: 'whole' | 'in-part' | 'not-counted' | 'open';
  readonly counts?: object;
  readonly why?: string;
  readonly code?: string;
}

function received(c: Context, matter: Matter, ballot: AnyBallot) {
  const { holder } = ballot.data;
  const className = classVoted(c, matter, ballot);
  return {
    id: ballot.id,
    matter: matter.id,
    says: nameOfAct(c, matter),
    holder,
    holderSays: c.nameOf(holder),
    ...(className === undefined ? undefined : { class: className }),
    received: momentToWire(momentOfEntry(ballot)),
    ...(ballot.paper === undefined ? undefined : { paper: ballot.paper }),
  };
}

/** The class that a ballot names, else the only one of which its holder has shares. */
function classVoted(c: Context, matter: Matter, { data }: AnyBallot): string | undefined {
  if (data.class !== undefined) return data.class;
  const at = votersMoment(c, matter);
  const held = c.books.classes(at).filter((id) => !isZero(c.books.held(data.holder, id, at)));
  return held.length === 1 ? held[0] : undefined;
}

/** The holders of whose cards one is open: what of the others counts may turn on it. */
function openHolders(reviews: readonly BallotReview[]): ReadonlySet<string> {
  return new Set(reviews.filter(({ disposition }) => disposition === 'open').map(({ ballot }) => ballot.data.holder));
}

function voting(c: Context, matter: Matter): readonly ToldBallot[] {
  const cards = c.books.ballots(matter.id, c.now);
  const reviews = cards.flatMap((card) => reviewOf(c, card, matter.id) ?? []);
  const open = openHolders(reviews);
  const last = lastDayToVote(c, matter);
  const rows = new Map(
    notCountedOn(
      c,
      matter.id,
      recordMoment(c, matter, () => last),
      last,
      undisputedVotes,
    ).map((row) => [row.id, row] as const),
  );
  return cards.map((card) => {
    const cast = votedIn(card);
    const of = { ...received(c, matter, card), cast: castTold(cast) };
    if (open.has(card.data.holder)) return { ...of, counted: 'open' };
    const row = rows.get(card.id);
    if (row === undefined) return { ...of, counted: 'whole', counts: castTold(cast) };
    return {
      ...of,
      counted: isZero(presentIn(row.counted)) ? 'not-counted' : 'in-part',
      counts: castTold(row.counted),
      why: row.why,
      code: codeOf(row, reviews),
    };
  });
}

function electing(c: Context, matter: Matter): readonly ToldBallot[] {
  const { act, id } = matter;
  if (act.kind !== 'election') return [];
  const cards = cardsOf(c, { id, meeting: act.meeting, candidates: act.candidates });
  const reviews = cards.flatMap((card) => reviewOf(c, card, id) ?? []);
  const count = reviews.some(({ disposition }) => disposition === 'open')
    ? undefined
    : new Map(electionCount(c, { id, act }).ballots.map((judged) => [judged.id, judged] as const));
  return cards.map((card) => {
    const { votes, withheld } = card.data;
    const shown = votes.map(({ candidate, votes: given }) => ({ id: candidate, votes: given }));
    const of = {
      ...received(c, matter, card),
      cast: { votes: shown, ...(withheld === undefined ? undefined : { withheld }) },
    };
    const judged = count?.get(card.id);
    if (judged === undefined) return { ...of, counted: 'open' };
    const { counted, why, given, positions, withheld: kept } = judged;
    return {
      ...of,
      counted: counted === 'clipped' ? 'in-part' : counted,
      counts:
        counted === 'not-counted'
          ? { votes: [] }
          : {
              votes: given.map((each) => ({
                id: each.id,
                votes: each.ofRecord,
                ...sharesOf(each.ofRecord, positions),
              })),
              ...(kept === undefined ? undefined : { withheld: kept }),
            },
      ...(why === undefined ? undefined : { why, code: codeOf({ id: card.id, why }, reviews) }),
    };
  });
}

/** The shares that cast these votes, where they are all of one class. */
function sharesOf(votes: Quantity<'votes'>, positions: JudgedBallot['positions']) {
  const [only, ...others] = positions;
  if (only === undefined || others.length > 0 || isZero(only.ofRecord)) return undefined;
  return { shares: times(only.shares, share<'votes'>(votes, only.ofRecord)) };
}
