import { z } from 'zod';
import { parametersOf, writerOf } from '../../instrument/index.js';
import type { ActOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import {
  boardProcedure,
  defineKind,
  matterOf,
  nameOfAct,
  namedIn,
  ordinaryBoardAct,
  ordinaryVoteOfBoard,
} from '../../terms/index.js';
import type { Matter, Requirement } from '../../terms/index.js';
import { consider, considerers, occasion } from './considerations.js';

const parameters = parametersOf('constituencies', {
  may: z.array(z.enum(considerers)).describe('who may consider the factors'),
  must: z.boolean().describe('whether they have to'),
  rights: z
    .boolean()
    .optional()
    .describe('whether anybody has a right that the factors be considered; left out where the instrument is silent'),
  on: z.array(occasion).min(1).optional().describe('the proposals on which they have to, where it is not every action'),
  factors: z
    .array(
      z.strictObject({
        id: z.string().describe('its number in the document'),
        says: z.string(),
        only: z.enum(['control-proposals']).optional().describe('where it speaks of some acts only'),
      }),
    )
    .min(1)
    .describe('the factors listed'),
  others: z.boolean().describe('whether factors that are not listed may be considered'),
  opposing: z
    .strictObject({
      cite: z.string(),
      says: z.string(),
      means: z.array(z.string()).describe('the examples given of what may be done'),
      lawful: z.string().describe('what else must be so of the step taken'),
    })
    .optional()
    .describe('what the board may do against a proposal that it finds should not be recommended'),
});
type Constituencies = z.output<typeof parameters>;

/** What directors may consider, and what the board may do against an unwanted proposal. */
export const constituencies = writerOf(parameters);

/**
 * Who may, or has to, weigh which interests beside those of holders, on which proposals, and what minutes show of it; never
 * whether they were weighed well. Against a proposal the board itself must first have found that it should not be
 * recommended.
 */
export const constituenciesKind = defineKind<Constituencies>({
  kind: 'constituencies',
  subject: 'acts',
  heading: 'constituencies',
  provides:
    'what directors may consider besides the interests of holders, and what the board may do to oppose a proposal',
  parameters,
  facts: [],
  answers: ['board.consider', 'combination.oppose', 'approval.status', 'instrument.profile', 'board.votes'],
  tells: (c, placed, topic, input) => (topic === 'considerations' ? consider(c, placed, input) : undefined),
  boardVotes: (_c, { provision: { opposing } }) =>
    opposing === undefined
      ? []
      : [{ cite: opposing.cite, on: 'acting against a proposal', votes: [ordinaryVoteOfBoard] }],
  needs: (c, placed, matter) => {
    const { opposing } = placed.provision;
    if (opposing === undefined || matter.act.kind !== 'defence') return undefined;
    c.otherLaw({ says: boardProcedure, cites: [opposing.cite] });
    return oppose(c, opposing, matter, matter.act);
  },
  profile: ({ must, on }) => {
    const when = on === undefined ? '' : `: on ${on.map(({ says }) => says).join('; ')}`;
    return { 'other-constituencies': `${must ? 'must be considered' : 'may be considered'}${when}` };
  },
});

/** The board, not a committee, finds that the proposal should not be recommended; then it may take any lawful step. */
function oppose(
  c: Context,
  opposing: NonNullable<Constituencies['opposing']>,
  matter: Matter,
  act: ActOf<'defence'>,
): Requirement {
  const { cite, says, lawful } = opposing;
  const proposals = proposalsOf(c, act.against).map((id) => matterOf(c, id));
  const found = [matter, ...proposals].map((subject) => ({
    ...ordinaryBoardAct({
      cite,
      says: proposals.length === 0 ? says : `${says}, by an act on ${nameOfAct(c, subject)}`,
      decides: ['recommend-against', 'oppose', 'disapprove'],
    }),
    id: `${cite} board on ${subject.id}`,
    subject: subject.id,
  }));
  const [only] = found;
  const determination: Requirement =
    found.length === 1 && only !== undefined ? only : { kind: 'any', id: `${cite} board`, cite, says, of: found };
  return {
    kind: 'all',
    id: cite,
    cite,
    says,
    of: [determination, { kind: 'other-law', id: `${cite} lawful`, cite, says: lawful }],
  };
}

/** The proposals that a person has made, or to which it is a party. */
function proposalsOf(c: Context, person: string | undefined): readonly string[] {
  if (person === undefined) return [];
  return c.books.proposals(c.now).filter((id) => {
    const matter = matterOf(c, id);
    if (matter.act.kind === 'defence') return false;
    if (matter.act.kind === 'offer') return matter.act.by === person;
    return [...namedIn(matter, 'proposer'), ...namedIn(matter, 'party')].includes(person);
  });
}
