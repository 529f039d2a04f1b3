import { z } from 'zod';
import { held, message, reason, type FactType, type Held } from '../../evaluation/index.js';
import { fractionInWords, fractionMet, isNegative, minus, persons, show, type Moment } from '../../exact/index.js';
import { byReading, provisionFields, type Placed, type Provision, type Written } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import {
  nameOfAct,
  defineKind,
  fractionField,
  isOver,
  outcome,
  type BodyOfDirectors,
  type BodyStep,
  type Matter,
  type Requirement,
  type StepOutcome,
} from '../../terms/index.js';

const body = z.strictObject({
  name: z.string().describe('the body, as "body-act" entries name it'),
  says: z.string().describe('the body in a few of our own words'),
  fraction: fractionField.describe('the part of all its members, present or not, that must vote for the plan'),
});
type Body = z.output<typeof body>;

const parameters = z
  .strictObject({
    ...provisionFields,
    kind: z.literal('plan-approval'),
    bodies: z.array(body).min(1).describe('the bodies outside the corporation that must approve a plan of issues'),
    share: z
      .strictObject({
        of: z.string().describe('the body of which there must be so many'),
        among: z.string().describe('the body among which they are counted'),
        fraction: fractionField.describe('the part of it that they must be'),
      })
      .optional()
      .describe('what part of one body must belong to another'),
    exempt: z.string().describe('to whom a plan may provide for issues without these votes, in our own words'),
    compensation: byReading(z.boolean()).describe('whether plans of compensation in securities are such plans'),
  })
  .refine(
    ({ bodies, share }) =>
      share === undefined || [share.of, share.among].every((name) => bodies.some((each) => each.name === name)),
    {
      error: 'the share is one of bodies that are not listed: write the names of two of the bodies',
    },
  );
type PlanApproval = z.output<typeof parameters>;

/** The votes of bodies outside the corporation on a plan that provides for the issue of securities. */
export const planApproval = (data: Written<typeof parameters>): Provision => ({ kind: 'plan-approval', ...data });

const planOfIssue: FactType = {
  name: 'plan-of-issue',
  asks: 'Is {0} made under a plan that provides for the issue of securities: none, a plan of stock issuance, or one of compensation?',
  about: ['proposal'],
  reply: { kind: 'choice', of: ['none', 'stock-issuance', 'compensation'] },
};

const onlyTo: FactType = {
  name: 'plan-issues-only-to',
  asks: 'Does the plan of {0} provide for issues to nobody but {1}?',
  about: ['proposal', 'recipient'],
  reply: { kind: 'yes-no' },
};

const membersOf: FactType = {
  name: 'members-of-body',
  asks: 'How many of {0} are there in all, each with one vote on {1}?',
  about: ['body', 'proposal'],
  reply: { kind: 'quantity', unit: 'persons' },
};

const reaches = message('plan-approval.reaches', 'The plan for {act} {outcome}');
const sized = message('plan-approval.members', 'Of {body} there are {outcome}');
const composed = message('plan-approval.composed', '{part} of {whole} are {of}; {fraction} is asked: {outcome}');
const contradictory = message(
  'plan-approval.contradictory',
  '{part} are stated as {of}, who are some of {among}, and only {whole} of these: one of the two must be corrected, and until then the composition is {outcome}',
);
const belongsSays = message('plan-approval.belongs', '{member} belongs to {body}, by the entries');

/**
 * An issue under a plan needs the votes of each body, counted on all its members, unless the plan provides for nobody but the
 * exempt person. The vote of one member may count in several bodies: each body has an act of its own. Approval by holders of
 * shares is no substitute.
 */
export const planApprovalKind = defineKind<PlanApproval>({
  kind: 'plan-approval',
  subject: 'acts',
  heading: 'stock',
  provides: 'the votes of bodies outside the corporation on a plan that provides for the issue of securities',
  parameters,
  facts: [planOfIssue, onlyTo, membersOf],
  answers: ['capital.issue', 'approval.required', 'approval.status'],
  needs: (_c, placed, matter) => {
    const { act } = matter;
    if (act.kind !== 'issue' || (act.by !== undefined && act.by !== 'corporation')) return undefined;
    const { cite } = placed;
    const says = `the votes that a plan needs which provides for issues to others than ${placed.provision.exempt}`;
    return {
      kind: 'where',
      id: `${cite} plan`,
      cite,
      says,
      condition: (c) => isReached(c, placed, matter),
      need: { kind: 'all', id: `${cite} votes`, cite, says, of: stepsOf(placed, matter) },
    };
  },
});

function isReached(c: Context, { provision, cite }: Placed<PlanApproval>, matter: Matter): Held<boolean> {
  const { id } = matter;
  const plan = c.ask(planOfIssue, { about: [id], cites: [cite] });
  const isSuch = plan !== 'none' && (plan !== 'compensation' || c.resolve(provision.compensation));
  const value = isSuch && !c.holds(onlyTo, [id, provision.exempt], cite);
  const says = !isSuch
    ? 'is none of those meant'
    : `provides for ${value ? 'others than' : 'nobody but'} ${provision.exempt}`;
  return held(value, reason(reaches, says, { figures: { act: nameOfAct(c, matter) }, cites: [cite] }));
}

function stepsOf({ provision, cite }: Placed<PlanApproval>, matter: Matter): readonly Requirement[] {
  const { bodies, share } = provision;
  const votes = bodies.map((each) => voteOf(each, matter, cite));
  return share === undefined ? votes : [...votes, compositionOf(share, bodies, matter, cite)];
}

function voteOf({ name, says, fraction }: Body, matter: Matter, cite: string): BodyStep {
  const members: BodyOfDirectors = {
    name,
    says,
    candidates: (c, at) => namedIn(c, name, matter, at),
    belongs: (c, member) => ({
      value: true,
      reason: reason(belongsSays, 'yes', { figures: { member: c.nameOf(member), body: says } }),
    }),
  };
  return {
    kind: 'body',
    cite,
    id: `${cite} ${name}`,
    says: `${fractionInWords(fraction)} of all ${says}, present or not`,
    body: members,
    decides: ['approve', 'approve-plan'],
    fraction,
    of: { fixed: (c) => sizeOf(c, says, matter, cite) },
    atMeeting: false,
  };
}

/** Who of the body is named as having voted for the plan; the books keep no roll of it. */
function namedIn(c: Context, body: string, { id }: Matter, at: Moment): readonly string[] {
  const acts = c.books.bodyActs(id, at).filter(({ data }) => data.by === body);
  return [...new Set(acts.flatMap(({ data }) => (Array.isArray(data.yes) ? (data.yes as readonly string[]) : [])))];
}

function sizeOf(c: Context, says: string, { id }: Matter, cite: string) {
  const size = c.exactly<'persons'>(c.quantity('persons', membersOf, { about: [says, id], cites: [cite] }));
  return { value: Number(show(size)), reason: reason(sized, show(size), { figures: { body: says }, cites: [cite] }) };
}

function compositionOf(
  { of, among, fraction }: NonNullable<PlanApproval['share']>,
  bodies: readonly Body[],
  matter: Matter,
  cite: string,
): Requirement {
  const named = (name: string): string => bodies.find((each) => each.name === name)!.says;
  const says = `that ${fractionInWords(fraction)} of all ${named(among)} are ${named(of)}`;
  return { kind: 'test', id: `${cite} composition`, cite, says, judge };

  function judge(c: Context): StepOutcome {
    const part = persons(sizeOf(c, named(of), matter, cite).value);
    const whole = persons(sizeOf(c, named(among), matter, cite).value);
    if (isNegative(minus(whole, part))) {
      const figures = { part: show(part), whole: show(whole), of: named(of), among: named(among) };
      return outcome('open', reason(contradictory, 'not shown', { figures, cites: [cite] }), { unit: 'persons' });
    }
    const met = fractionMet<'persons'>(fraction, part, whole);
    const status = met ? 'met' : isOver(c, matter) ? 'failed' : 'open';
    const figures = { part: show(part), whole: show(whole), of: named(of), fraction: fractionInWords(fraction) };
    const because = reason(composed, met ? 'enough' : 'too few', { figures, cites: [cite] });
    return outcome(status, because, { have: part, base: whole, unit: 'persons' });
  }
}
