import { z } from 'zod';
import { message, reason } from '../../evaluation/index.js';
import { isZero } from '../../exact/index.js';
import { provisionFields, type Placed, type Written } from '../../instrument/index.js';
import type { Act } from '../../journal/index.js';
import type { Context } from '../../session/index.js';
import {
  corporateActs,
  defineKind,
  fractionField,
  hasSeparateVote,
  isCorporateAct,
  votesSeparately,
  type Matter,
  type Requirement,
  type VoteStep,
} from '../../terms/index.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('statutory-vote'),
  acts: z.array(z.enum(corporateActs)).min(1).describe('the acts of the corporation that need the vote'),
  as: z
    .enum(['requirement', 'route'])
    .describe('whether the act always needs it, or it is a route that an instrument opens by a step of its own'),
  fraction: fractionField.describe('what part'),
  of: z.enum(['outstanding', 'cast']).describe('of all outstanding shares entitled to vote, or of the votes cast'),
  quorum: fractionField.optional().describe('of votes cast: what part of the shares entitled must be present'),
  withoutBenefited: z
    .enum(['yes', 'no'])
    .describe('whether shares that the director who benefits holds or owns are left out of votes and quorum'),
  classes: z
    .enum(['together', 'each-entitled-class'])
    .describe('one vote of all, or besides one of each class that law lets vote apart'),
});
type StatutoryVote = z.output<typeof parameters>;

const leftOut = message(
  'statutory-vote.left-out',
  'Shares of {person}, who benefits, neither vote nor count for the quorum',
);

/** A vote that statute asks of holders, where the instrument asks no more; or one that an instrument may refer to. */
export const statutoryVoteKind = defineKind<StatutoryVote>({
  kind: 'statutory-vote',
  subject: 'meeting',
  provides: 'gives the vote of holders that a statute asks for an act',
  parameters,
  facts: [votesSeparately],
  answers: ['meeting.tabulate', 'approval.required', 'approval.status'],
  needs: (c, placed, matter) =>
    placed.provision.as === 'requirement' && reaches(placed.provision, matter.act)
      ? needed(c, placed, matter)
      : undefined,
});

/** Law asks no vote on a short-form merger, nor on a sale in the usual course. */
function reaches({ acts }: StatutoryVote, act: Act): boolean {
  const without =
    (act.kind === 'merger' && act['short-form'] === true) ||
    (act.kind === 'disposition' && act['usual-course'] === true);
  return !without && isCorporateAct(act, acts);
}

function needed(c: Context, placed: Placed<StatutoryVote>, matter: Matter): Requirement {
  const general = vote(c, placed, matter, 'general');
  const apart = placed.provision.classes === 'each-entitled-class' ? classVotes(c, placed, matter) : [];
  if (apart.length === 0) return general;
  return {
    kind: 'all',
    id: `${placed.cite} votes`,
    cite: placed.cite,
    says: withoutStop(placed.provision.summary),
    of: [general, ...apart],
  };
}

/** As the head of a sentence that goes on. */
function withoutStop(summary: string): string {
  return summary.replace(/\.$/, '');
}

function vote(
  c: Context,
  placed: Placed<StatutoryVote>,
  matter: Matter,
  classes: 'general' | readonly string[],
): VoteStep {
  const { provision, cite } = placed;
  const { act } = matter;
  const benefited = provision.withoutBenefited === 'yes' && act.kind === 'director-loan' ? act.director : undefined;
  return {
    kind: 'vote',
    id: classes === 'general' ? cite : `${cite} ${classes.join(' ')}`,
    cite,
    says: withoutStop(provision.summary),
    fraction: provision.fraction,
    count: classes === 'general' ? 'votes' : 'shares',
    base:
      provision.of === 'outstanding'
        ? { of: 'outstanding', classes }
        : { of: 'cast', classes, ...(provision.quorum === undefined ? undefined : { quorum: provision.quorum }) },
    weigh: 'both',
    ...(benefited === undefined
      ? undefined
      : {
          without: {
            says: 'shares of the director who benefits',
            ofRecord: true,
            owners: () => ({
              value: [benefited],
              reason: reason(leftOut, 'left out', { figures: { person: c.nameOf(benefited) }, cites: [cite] }),
            }),
          },
        }),
  };
}

/** A further vote of each class, where it has one by its terms or by law; with one class alone there is nothing further. */
function classVotes(c: Context, placed: Placed<StatutoryVote>, matter: Matter): readonly Requirement[] {
  const outstanding = c.books.classes().filter((id) => !isZero(c.books.outstanding(id).at(c.now)));
  if (outstanding.length < 2) return [];
  return outstanding.map((id) => ({
    kind: 'where',
    id: `${placed.cite} ${id} apart`,
    cite: placed.cite,
    says: `the ${id} votes as a class`,
    condition: (context) => hasSeparateVote(context, id, matter, placed.cite),
    need: vote(c, placed, matter, [id]),
  }));
}

export const statutoryVote = (parts: Written<typeof parameters>) => ({ kind: 'statutory-vote' as const, ...parts });
