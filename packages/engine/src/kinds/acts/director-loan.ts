import { z } from 'zod';
import { held, message, reason, type FactType, type Held } from '../../evaluation/index.js';
import { provisionFields, type Placed, type Provision, type Written } from '../../instrument/index.js';
import type { ActOf } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import {
  boardProcedure,
  defineKind,
  fractionField,
  ordinaryBoardAct,
  ordinaryVoteOfBoard,
  type Matter,
  type Requirement,
  type VoteStep,
} from '../../terms/index.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('director-loan'),
  forms: z.array(z.enum(['loan', 'guarantee'])).describe('what it speaks of'),
  holders: z
    .strictObject({
      says: z.string(),
      fraction: fractionField.describe('the part of the votes cast'),
      quorum: fractionField.describe('the part of the votes entitled that must be present'),
      by: z.string().describe('the law by which the holders approve'),
    })
    .describe('approval by the holders, the director’s own shares neither voting nor counting'),
  board: z
    .strictObject({
      benefit: z.string().describe('what the board must find'),
      approval: z.string().describe('what it must approve'),
      plan: z.string().describe('the plan that it may approve instead'),
    })
    .describe('approval by the board, with a finding of benefit'),
  otherLaw: z.string().describe('what other law may forbid or ask besides'),
});
type DirectorLoan = z.output<typeof parameters>;

/** What a loan to a director, or a guarantee for one, needs. */
export const directorLoan = (data: Written<typeof parameters>): Provision => ({ kind: 'director-loan', ...data });

const coveredByPlan: FactType = {
  name: 'covered-by-plan',
  asks: 'Does {0} fall within the plan {1}?',
  about: ['proposal', 'plan'],
  reply: { kind: 'yes-no' },
};

const loanRule = 'the rule on loans to directors and guarantees for them';

const isDirector = message('director-loan.director', '{person} is {outcome} in office');
const out = message(
  'director-loan.left-out',
  'Shares that {person} holds of record or owns neither vote nor count for the quorum',
);

/** A loan or a guarantee for a director: the holders approve it, or the board finds a benefit and approves it or a plan. */
export const directorLoanKind = defineKind<DirectorLoan>({
  kind: 'director-loan',
  subject: 'acts',
  heading: 'liability',
  provides: 'what loans to directors and guarantees for them need',
  parameters,
  facts: [coveredByPlan],
  answers: ['approval.required', 'approval.status', 'liability.loan', 'board.votes'],
  applies: (c, placed, { act }) => concernsDirector(c, placed, act.kind === 'director-loan' ? act : undefined),
  boardVotes: (_c, { provision: { cite } }) => [
    { cite, on: 'finding that a loan to a director benefits the corporation', votes: [ordinaryVoteOfBoard] },
  ],
  needs: (c, placed, matter) => {
    const { act } = matter;
    if (act.kind !== 'director-loan' || !placed.provision.forms.includes(act.form)) return undefined;
    c.otherLaw({ says: boardProcedure, cites: [placed.cite] });
    return {
      kind: 'where',
      id: placed.provision.cite,
      cite: placed.cite,
      says: loanRule,
      condition: (at) => concernsDirector(at, placed, act),
      need: requirement(placed, matter, act),
    };
  },
});

/** The section speaks of directors in office: officers, and companies that directors own, are outside it. */
function concernsDirector(
  c: Context,
  placed: Placed<DirectorLoan>,
  act: ActOf<'director-loan'> | undefined,
): Held<boolean> {
  const inOffice = c.notion<readonly string[]>('directors-in-office', [], c.now, placed.article);
  const value = act !== undefined && placed.provision.forms.includes(act.form) && inOffice.value.includes(act.director);
  const figures = { person: act === undefined ? 'nobody' : c.nameOf(act.director) };
  return held(
    value,
    reason(isDirector, value ? 'a director' : 'no director', {
      figures,
      cites: [placed.cite],
      grounds: [inOffice.reason],
    }),
  );
}

function requirement(placed: Placed<DirectorLoan>, matter: Matter, act: ActOf<'director-loan'>): Requirement {
  const { provision, cite } = placed;
  const routes: Requirement = {
    kind: 'any',
    id: `${provision.cite} routes`,
    cite,
    says: loanRule,
    of: [holdersVote(placed, act), boardRoute(placed, matter, act)],
  };
  const law: Requirement = { kind: 'other-law', id: `${provision.cite} law`, cite, says: provision.otherLaw };
  return { kind: 'all', id: `${provision.cite} and law`, cite, says: loanRule, of: [routes, law] };
}

function holdersVote({ provision, cite }: Placed<DirectorLoan>, act: ActOf<'director-loan'>): VoteStep {
  const { holders } = provision;
  return {
    kind: 'vote',
    id: `${provision.cite} holders`,
    cite,
    says: `${holders.says} (${holders.by})`,
    fraction: holders.fraction,
    count: 'votes',
    base: { of: 'cast', classes: 'general', quorum: holders.quorum },
    weigh: 'both',
    without: {
      says: 'shares of the director who benefits',
      ofRecord: true,
      owners: (c) => ({
        value: [act.director],
        reason: reason(out, 'left out', { figures: { person: c.nameOf(act.director) }, cites: [cite] }),
      }),
    },
  };
}

function boardRoute(
  { provision, cite }: Placed<DirectorLoan>,
  matter: Matter,
  act: ActOf<'director-loan'>,
): Requirement {
  const { board } = provision;
  const step = (id: string, says: string, decides: string) => ({
    ...ordinaryBoardAct({ cite, says, decides: [decides] }),
    id: `${provision.cite} ${id}`,
  });
  const approval = step('approval', board.approval, 'approve');
  const either: Requirement =
    act.plan === undefined
      ? approval
      : {
          kind: 'any',
          id: `${provision.cite} approval or plan`,
          cite,
          says: `${board.approval}, or ${board.plan}`,
          of: [approval, planRoute(act.plan)],
        };
  return {
    kind: 'all',
    id: `${provision.cite} board`,
    cite,
    says: 'the board finds a benefit, and approves',
    of: [step('benefit', board.benefit, 'determine-benefit'), either],
  };

  function planRoute(plan: string): Requirement {
    return {
      kind: 'all',
      id: `${provision.cite} plan`,
      cite,
      says: board.plan,
      of: [
        { ...step('plan approved', `${board.plan}: ${plan}`, 'approve-plan'), subject: plan },
        {
          kind: 'fact',
          id: `${provision.cite} covered`,
          cite,
          says: 'the plan covers it',
          fact: coveredByPlan,
          about: [matter.id, plan],
          wanted: 'yes',
        },
      ],
    };
  }
}
