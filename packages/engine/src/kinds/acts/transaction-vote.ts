import { z } from 'zod';
import { held, message, reason, type FactType, type Held } from '../../evaluation/index.js';
import { provisionFields, type Placed, type Provision, type Written } from '../../instrument/index.js';
import type { Act } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import {
  corporateActs,
  defineKind,
  isCorporateAct,
  nameOfAct,
  type Matter,
  type Requirement,
} from '../../terms/index.js';
import { formOfDisposition, forms } from './form-of-disposition.js';
import { holdersVote, holdersVoteStep, votesOnRecommending } from './holders-vote.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('transaction-vote'),
  acts: z.array(z.enum(corporateActs)).min(1).describe('the acts of the corporation that need the votes'),
  forms: z
    .array(z.enum(forms))
    .optional()
    .describe('which sorts of disposition of the assets are meant; left out: every sort'),
  holders: z.array(holdersVote).min(1).describe('the votes of holders'),
  onlyWhereRequired: z
    .boolean()
    .describe('whether the votes are asked only of an act that law or an instrument has the shareholders approve'),
});
type TransactionVote = z.output<typeof parameters>;

/** The votes of holders that an instrument asks for certain transactions of the corporation. */
export const transactionVote = (data: Written<typeof parameters>): Provision => ({ kind: 'transaction-vote', ...data });

/** Asked of every act but a short-form merger, which law lets go without a vote. Supposed so, as law has it as a rule. */
export const holdersMustApprove: FactType = {
  name: 'holders-must-approve',
  asks: 'Does law or an instrument have the shareholders approve {0}?',
  about: ['proposal'],
  reply: { kind: 'yes-no' },
  supposed: { reply: 'yes', premise: 'inquiry found nothing that frees {0} from the approval of the shareholders' },
};

const reached = message('transaction-vote.reached', '{act} is one that the shareholders have to approve: {outcome}');
const otherSort = message('transaction-vote.sort', '{act} is a {sort} of assets, of which this section does not speak');
const freed = message('transaction-vote.freed', '{act} is a merger of a parent and a subsidiary that needs no vote');

/**
 * The votes that an instrument itself asks for a merger, a sale of all assets or the like. Law's own votes, and greater
 * ones of other sections, stand beside them: whoever has the greater has these too.
 */
export const transactionVoteKind = defineKind<TransactionVote>({
  kind: 'transaction-vote',
  subject: 'acts',
  provides: 'the votes of holders that an instrument asks for certain transactions of the corporation',
  parameters,
  facts: [holdersMustApprove, formOfDisposition],
  answers: ['approval.required', 'approval.status', 'board.votes'],
  boardVotes: (c, { provision }) => votesOnRecommending(c, actsInWords(provision.acts), provision.holders),
  needs: (c, placed, matter) =>
    isCorporateAct(matter.act, placed.provision.acts) ? needsOf(c, placed, matter) : undefined,
});

function needsOf(c: Context, placed: Placed<TransactionVote>, matter: Matter): Requirement {
  const { cite, provision } = placed;
  const says = 'the votes of the shareholders on the transaction';
  const of = provision.holders.map((vote) => holdersVoteStep(c, placed, vote, matter));
  return {
    kind: 'where',
    id: `${provision.cite} where it applies`,
    cite,
    says,
    condition: (at) => applies(at, placed, matter),
    need: { kind: 'all', id: provision.cite, cite, says, of },
  };
}

function applies(c: Context, { cite, provision }: Placed<TransactionVote>, matter: Matter): Held<boolean> {
  const act = nameOfAct(c, matter);
  const cites = [cite];
  const sort = sortOf(c, matter, provision.forms, cite);
  if (sort !== undefined && provision.forms?.includes(sort) !== true) {
    return held(false, reason(otherSort, 'no', { figures: { act, sort }, cites }));
  }
  if (provision.onlyWhereRequired && isShortForm(matter.act)) {
    return held(false, reason(freed, 'no', { figures: { act }, cites }));
  }
  const value = !provision.onlyWhereRequired || c.is(holdersMustApprove, { about: [matter.id], cites });
  return held(value, reason(reached, value ? 'yes' : 'no', { figures: { act }, cites }));
}

function isShortForm(act: Act): boolean {
  return act.kind === 'merger' && act['short-form'] === true;
}

type Form = (typeof forms)[number];

/** The sort of a disposition, where the section speaks of some only; asked where the proposal does not say it. */
function sortOf(c: Context, { act, id }: Matter, only: readonly Form[] | undefined, cite: string): Form | undefined {
  if (act.kind !== 'disposition' || only === undefined) return undefined;
  return act.form ?? (c.ask(formOfDisposition, { about: [id], cites: [cite] }) as Form);
}

function actsInWords(acts: readonly string[]): string {
  return acts
    .map((act) => `a ${act.replaceAll('-', ' ')}`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1');
}
