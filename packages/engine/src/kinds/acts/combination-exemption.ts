import { z } from 'zod';
import type { Attempt, Split } from '../../evaluation/index.js';
import { compareBy, times, type Amount, type Moment, type Quantity, type Ratio } from '../../exact/index.js';
import { byReading } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import {
  bodyInRegardToEach,
  continuingDirectors,
  fractionField,
  matterOf,
  momentOf,
  nameOfAct,
  type BodyActEntry,
  type BodyOfDirectors,
  type BodyStep,
  type Matter,
  type Requirement,
} from '../../terms/index.js';
import type { RowUse } from './combination-rows.js';

/** Which approvals of continuing directors free a combination from the vote. */
export const exemption = z.strictObject({
  cite: z.string().describe('its section'),
  fraction: fractionField.describe('how many of the continuing directors must approve'),
  quorum: fractionField.optional().describe('how many of those able to act must be there'),
  atMeeting: z.boolean().describe('whether the approval must be given at a meeting'),
  before: byReading(z.enum(['agreement', 'effect'])).describe(
    'what an approval of the combination must come before: the first binding agreement, or its completion',
  ),
  becoming: z
    .strictObject({ class: z.string().describe('the class whose ownership makes a person interested') })
    .optional()
    .describe('approval of the transaction by which the person became interested is enough as well'),
});
export type Exemption = z.output<typeof exemption>;

/**
 * The routes to exemption: approval of the combination itself, or of the transaction in which each became interested. While
 * it is not known who is interested, no approval counts: its body is not made up.
 */
export function exemptRoutes(
  use: RowUse,
  rule: Exemption,
  subjects: readonly Matter[],
  interested: Attempt<readonly string[]>,
): readonly Requirement[] {
  const body = interested.settled ? bodyFor(use, interested.value) : unmade(use, interested.waiting);
  const direct = subjects.map((subject) => approvalOf(use, rule, subject, body));
  const persons = interested.settled ? interested.value : [];
  if (rule.becoming === undefined || persons.length === 0) return direct;
  const becoming = persons.map((person) => becomingRoute(use, rule, person));
  const [only] = becoming;
  if (only !== undefined && becoming.length === 1) return [...direct, only];
  const every: Requirement = {
    kind: 'all',
    id: `${rule.cite} becoming`,
    cite: rule.cite,
    says: 'approval in advance of each transaction in which one of them became interested',
    of: becoming,
  };
  return [...direct, every];
}

function approvalOf(use: RowUse, rule: Exemption, subject: Matter, body: BodyOfDirectors): BodyStep {
  const milestone = use.c.resolve(rule.before);
  const event = milestone === 'agreement' ? 'the first binding agreement for it' : 'it takes effect';
  return {
    ...bodyStep(rule, body),
    id: `${rule.cite} ${subject.id}`,
    says: `approval of ${nameOfAct(subject)} in advance by the continuing directors`,
    subject: subject.id,
    before: { says: event, moment: (c) => momentOf(c, subject, milestone) },
  };
}

/** One route for each transaction that may have made the person interested; without one there is nothing to approve. */
function becomingRoute(use: RowUse, rule: Exemption, person: string): Requirement {
  const candidates = acquisitionsBy(use, person);
  const steps = candidates.map((id) => approvalOfBecoming(use, rule, person, id));
  const [only] = steps;
  if (steps.length === 1 && only !== undefined) return only;
  if (only === undefined)
    return approvalOfBecoming(use, rule, person, `the acquisition in which ${person} became interested`);
  return { kind: 'any', id: `${rule.cite} becoming ${person}`, cite: rule.cite, says: only.says, of: steps };
}

function approvalOfBecoming(use: RowUse, rule: Exemption, person: string, subject: string): BodyStep {
  return {
    ...bodyStep(rule, bodyFor(use, [person])),
    id: `${rule.cite} becoming ${person}`,
    says: `approval in advance by the continuing directors of the transaction in which ${use.c.nameOf(person)} became interested`,
    subject,
    before: {
      says: `${use.c.nameOf(person)} became interested`,
      moment: () => becameInterested(use, person),
    },
    suffices: (_c, act) => reachesTheStep(use, rule.becoming?.class ?? '', person, act),
  };
}

function bodyFor({ place }: RowUse, persons: readonly string[]): BodyOfDirectors {
  return bodyInRegardToEach(continuingDirectors, persons, place);
}

/** A body that cannot be made up yet: to look at its members is to wait for who is interested. */
function unmade({ c }: RowUse, waiting: readonly Split[]): BodyOfDirectors {
  const wait = (): never => c.suspendOn(waiting);
  return { name: continuingDirectors.name, says: continuingDirectors.says, candidates: wait, belongs: wait };
}

function bodyStep(rule: Exemption, body: BodyOfDirectors): Omit<BodyStep, 'id' | 'says'> {
  return {
    kind: 'body',
    cite: rule.cite,
    body,
    decides: ['approve'],
    fraction: rule.fraction,
    of: 'members',
    atMeeting: rule.atMeeting,
    ...(rule.quorum === undefined ? undefined : { quorum: { fraction: rule.quorum, of: 'capable' } }),
  };
}

/** When a person became interested who is so when the deal is judged: what it does later changes nothing of that. */
function becameInterested({ c, place, at }: RowUse, person: string): Moment | undefined {
  return c.notion<Moment | undefined>('became-interested', [person], at, place).value;
}

/** The proposed acquisitions of shares by a person, of which one may have made it interested. */
function acquisitionsBy({ c, matter }: RowUse, person: string): readonly string[] {
  return c.books.proposals(c.now).filter((id) => {
    if (id === matter.id) return false;
    const { act } = matterOf(c, id);
    switch (act.kind) {
      case 'acquire-shares':
      case 'offer':
        return act.by === person;
      case 'issue':
        return act.to === person;
      default:
        return false;
    }
  });
}

/** An approval of so many shares, or of so much of the class, reaches the step only if the person then owned no more. */
function reachesTheStep(use: RowUse, className: string, person: string, act: BodyActEntry): boolean {
  const { c, place } = use;
  const became = becameInterested(use, person) ?? use.at;
  const most = mostApproved(c, className, act, became);
  if (most === undefined) return true;
  const owned = c.notion<{ readonly shares: Amount<'shares'> }>(
    'beneficial-ownership',
    [person, className],
    became,
    place,
  );
  return compareBy<'shares'>('notMoreThan', c.exactly(owned.value.shares), most);
}

function mostApproved(
  c: Context,
  className: string,
  act: BodyActEntry,
  became: Moment,
): Quantity<'shares'> | undefined {
  const { 'up-to-shares': shares, 'up-to-percent': percent } = act.data as ApprovedUpTo;
  if (shares !== undefined || percent === undefined) return shares;
  return times<'shares'>(c.books.outstanding(className).at(became), percent);
}

interface ApprovedUpTo {
  readonly 'up-to-shares'?: Quantity<'shares'>;
  readonly 'up-to-percent'?: Ratio;
}
