import { z } from 'zod';
import { held, message, openFact, reason, type Held } from '../../evaluation/index.js';
import { byReading, parametersOf, writerOf, type Placed } from '../../instrument/index.js';
import type { ActOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import {
  boardProcedure,
  boardVotesOf,
  deadlinesTopic,
  defineKind,
  directorsVote,
  directorsVoteStep,
  nameOfAct,
  needTerm,
  ordinaryBoardAct,
  ordinaryVoteOfBoard,
  partsOf,
  requirementOf,
  votesOnRecommending,
} from '../../terms/index.js';
import type { Bar, BoardVotes, Matter, Requirement } from '../../terms/index.js';
import { nextAnnualNotice, noticeOfBylaws, noticesOfBylaws, remarkOnLateNotice } from './bylaw-notice.js';

const parameters = parametersOf('bylaw-power', {
  exclusive: z.boolean().describe('whether it takes away the power that law gives the shareholders'),
  number: z.string().optional().describe('what other law asks where a bylaw fixes the number of directors'),
  board: z
    .strictObject({
      votes: z.array(directorsVote).min(1).describe('the votes of directors; all are needed'),
      notice: noticeOfBylaws.optional().describe('whom the board must tell what it did, and by when'),
    })
    .optional()
    .describe('how the board acts on bylaws, where the instrument asks for more than its ordinary act'),
  shareholders: z
    .strictObject({
      reach: byReading(z.enum(['changes-and-inconsistent', 'amendments', 'any'])).describe(
        'which of their acts need the votes: those that amend, repeal or adopt what is inconsistent with a bylaw, those that amend one, or all',
      ),
      votes: z.array(needTerm).min(1).describe('the votes'),
      law: z.string().describe('what else, or instead, other law asks of a bylaw of the shareholders'),
    })
    .optional()
    .describe('the votes by which shareholders act on bylaws, where the instrument asks for some'),
});
type BylawPower = z.output<typeof parameters>;

/** Who may make bylaws. */
export const bylawPower = writerOf(parameters);

const inconsistent = message('bylaw.inconsistent', 'A bylaw that is inconsistent with {sections} is void: {outcome}');
const consistent = message(
  'bylaw.consistent',
  '{act} is inconsistent with no section of the charter, as entered or supposed: {outcome}',
);
const notTheirs = message(
  'bylaw.not-theirs',
  'The bylaws are for the board alone, and {act} is by the shareholders: {outcome}',
);
const holders = 'the power of the shareholders to adopt, amend and repeal bylaws, those of the board among them';

const inconsistentCharter = openFact('inconsistent-with-charter', 'proposal').yesNo(
  'Is {0} inconsistent with the charter?',
  { reply: 'no', premise: 'inquiry found nothing in the charter with which {0} is inconsistent' },
);

const inconsistentBylaw = openFact('inconsistent-with-bylaws', 'proposal').yesNo('Is {0} inconsistent with a bylaw?', {
  reply: 'no',
  premise: 'inquiry found no bylaw with which {0} is inconsistent',
});

/**
 * The power over the bylaws: the ordinary act of the board, and where the instrument says so the votes of the
 * shareholders. What is inconsistent with the charter is void whoever adopts it. The power of shareholders under other law
 * stays beside it unless it is exclusive.
 */
export const bylawPowerKind = defineKind<BylawPower>({
  kind: 'bylaw-power',
  subject: 'acts',
  heading: 'amendment',
  provides: 'who may adopt, amend and repeal bylaws, and by what votes',
  parameters,
  facts: [inconsistentCharter, inconsistentBylaw, nextAnnualNotice],
  answers: ['approval.required', 'approval.status', 'calendar.deadlines', 'instrument.profile', 'board.votes'],
  bars: (c, placed, matter): readonly Bar[] =>
    matter.act.kind === 'bylaw'
      ? [...barOfInconsistency(c, placed, matter, matter.act), ...barOfWrongHands(c, placed, matter, matter.act)]
      : [],
  tells: (c, placed, topic) =>
    topic === deadlinesTopic
      ? noticesOfBylaws(c, placed, placed.provision.board?.notice, (matter) => actOfBoard(c, placed, matter))
      : undefined,
  needs: (c, placed, matter) => (matter.act.kind === 'bylaw' ? needsOf(c, placed, matter, matter.act) : undefined),
  boardVotes: (c, placed) => votesOnBylaws(c, placed),
  profile: ({ exclusive, shareholders }) => ({
    'bylaw-amendment': exclusive
      ? 'by the board alone'
      : shareholders === undefined
        ? 'by the board, and by shareholders as law says'
        : `by the board, and by shareholders with ${shareholders.votes.map(({ says = 'their vote' }) => says).join(', and ')}`,
  }),
});

function barOfInconsistency(
  c: Context,
  { cite }: Placed<BylawPower>,
  matter: Matter,
  act: ActOf<'bylaw'>,
): readonly Bar[] {
  const against = act['inconsistent-with'];
  const barred = against === undefined ? c.holds(inconsistentCharter, [matter.id], cite) : against.length > 0;
  const sections = against?.join(', ') ?? 'the charter';
  const because = reason(barred ? inconsistent : consistent, barred ? 'void' : 'not barred', {
    figures: { act: nameOfAct(c, matter), sections },
    cites: [cite, ...(against ?? [])],
  });
  return [{ barred, figures: against === undefined ? {} : { 'inconsistent-with': against }, reason: because }];
}

function barOfWrongHands(
  c: Context,
  { cite, provision }: Placed<BylawPower>,
  matter: Matter,
  act: ActOf<'bylaw'>,
): readonly Bar[] {
  if (!provision.exclusive || act.by !== 'shareholders') return [];
  return [
    {
      barred: true,
      figures: { by: act.by },
      reason: reason(notTheirs, 'void', { figures: { act: nameOfAct(c, matter) }, cites: [cite] }),
    },
  ];
}

/** The way of the board, that of the shareholders, or either where nobody has entered whose act it is. */
function needsOf(c: Context, placed: Placed<BylawPower>, matter: Matter, act: ActOf<'bylaw'>): Requirement | undefined {
  const { cite, provision } = placed;
  const { exclusive, shareholders } = provision;
  if (act.by === 'shareholders') return exclusive ? undefined : byShareholders(c, placed, matter, act);
  if (provision.board === undefined) c.otherLaw({ says: boardProcedure, cites: [cite] });
  if (!exclusive && shareholders === undefined) c.otherLaw({ says: holders, cites: [cite] });
  const byBoard = byTheBoard(c, placed, matter, act);
  remarkOnLateNotice(c, provision.board?.notice, matter, byBoard);
  if (shareholders === undefined || act.by === 'board') return byBoard;
  return {
    kind: 'any',
    id: `${provision.cite} ways`,
    cite,
    says: 'an act of the board, or the votes of the shareholders',
    of: [{ ...byBoard, byDirectors: true }, byShareholders(c, placed, matter, act)],
  };
}

function byTheBoard(c: Context, placed: Placed<BylawPower>, matter: Matter, act: ActOf<'bylaw'>): Requirement {
  const { cite, provision } = placed;
  const byBoard = actOfBoard(c, placed, matter);
  const { number } = provision;
  if (number === undefined || act['number-of-directors'] === undefined) return byBoard;
  return {
    kind: 'all',
    id: provision.cite,
    cite,
    says: 'the rule on bylaws of the board',
    of: [byBoard, { kind: 'other-law', id: `${provision.cite} law`, cite, says: number }],
  };
}

function actOfBoard(c: Context, placed: Placed<BylawPower>, matter: Matter): Requirement {
  const { cite, provision } = placed;
  const says = 'the board adopts it';
  const decides = ['approve'];
  if (provision.board === undefined) return ordinaryBoardAct({ cite, says, decides });
  const of = provision.board.votes.map((vote) => directorsVoteStep(c, placed, vote, { matter, decides }));
  return { kind: 'all', id: `${provision.cite} board`, cite, says, of };
}

function byShareholders(c: Context, placed: Placed<BylawPower>, matter: Matter, act: ActOf<'bylaw'>): Requirement {
  const { cite, provision } = placed;
  const law = (says: string): Requirement => ({ kind: 'other-law', id: `${provision.cite} shareholders`, cite, says });
  const { shareholders } = provision;
  if (shareholders === undefined) return law(holders);
  const says = 'the votes of the shareholders on a bylaw';
  const votes: Requirement = {
    kind: 'where',
    id: `${provision.cite} votes`,
    cite,
    says,
    condition: (at) => reached(at, placed, matter, act, at.resolve(shareholders.reach)),
    need: {
      kind: 'all',
      id: `${provision.cite} votes`,
      cite,
      says,
      of: shareholders.votes.map((vote) => requirementOf(c, { placed, matter }, { id: 'holders', ...vote })),
    },
  };
  return {
    kind: 'all',
    id: `${provision.cite} by shareholders`,
    cite,
    says,
    of: [votes, law(shareholders.law)],
  };
}

const changing = message('bylaw.changing', 'The votes of shareholders are asked for {act}, which {how}: {outcome}');

function reached(
  c: Context,
  { cite }: Placed<BylawPower>,
  matter: Matter,
  { does, 'inconsistent-with-bylaws': against }: ActOf<'bylaw'>,
  reach: 'changes-and-inconsistent' | 'amendments' | 'any',
): Held<boolean> {
  const adds = reach === 'changes-and-inconsistent' && does === 'adopt';
  const outside = reach === 'amendments' && does !== 'amend';
  const value = outside
    ? false
    : !adds || (against === undefined ? c.holds(inconsistentBylaw, [matter.id], cite) : against.length > 0);
  const how = adds
    ? `adopts what is ${value ? '' : 'not '}inconsistent with a bylaw`
    : reach === 'any'
      ? 'is an act of theirs on the bylaws'
      : `is to ${does} a bylaw`;
  const figures = { act: nameOfAct(c, matter), how };
  return held(value, reason(changing, value ? 'yes' : 'no', { figures, cites: [cite] }));
}

function votesOnBylaws(c: Context, { provision }: Placed<BylawPower>): readonly BoardVotes[] {
  const { cite, board, shareholders } = provision;
  const own = board === undefined ? [ordinaryVoteOfBoard] : boardVotesOf(c, board.votes);
  const [first] = board?.votes ?? [];
  return [
    { cite: first?.cite ?? cite, on: 'adopting, amending and repealing bylaws', votes: own },
    ...votesOnRecommending(c, 'an act of the shareholders on the bylaws', (shareholders?.votes ?? []).flatMap(partsOf)),
  ];
}
