import { z } from 'zod';
import { held, message, reason, type Held, type Reason } from '../../evaluation/index.js';
import { provisionFields, type Placed, type Provision, type Written } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import {
  defineKind,
  matterOf,
  momentOf,
  nameOfAct,
  recordDateOf,
  recordMoment,
  someHold,
  transactionRow,
  tryEach,
  type Matter,
  type Requirement,
} from '../../terms/index.js';
import { exemption, exemptRoutes } from './combination-exemption.js';
import { combinationFacts } from './combination-facts.js';
import { matchRow, speaksOf, type RowMatch, type RowUse } from './combination-rows.js';
import { combinationVote, stepsOfVote } from './combination-votes.js';
import { leftToLaw } from './left-to-law.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('business-combination'),
  rows: z.array(transactionRow).min(1).describe('the transactions, in the document’s order'),
  agreements: z.string().optional().describe('the section by which an agreement for one of them is one itself'),
  votes: z.array(combinationVote).min(1).describe('the votes that it needs, all of them'),
  overrides: z
    .array(z.string())
    .describe('what would let it go with a lesser vote or none, and is overridden: law, other sections, listing rules'),
  overridesAt: z.string().optional().describe('the section that says so, where it is another'),
  unless: exemption.optional().describe('the approvals that free a combination from the votes'),
});
export type BusinessCombination = z.output<typeof parameters>;

const isOne = message('combination.is', '{act} is a business combination with an interested shareholder, under {rows}');
const isNone = message('combination.is-not', '{act} is none of the transactions listed');
const overriding = message(
  'combination.overrides',
  'These votes are needed even where less, or nothing, would do under {what}',
);

/** The votes that deals with an interested shareholder need, and the approvals that free them. */
export const businessCombination = (data: Written<typeof parameters>): Provision => ({
  kind: 'business-combination',
  ...data,
});

/**
 * Transactions with an interested shareholder: which rows catch a proposed act, the votes it then needs, and the approvals
 * of continuing directors that free it. Worked out route by route even while it is not known whether a row catches the act.
 */
export const businessCombinationKind = defineKind<BusinessCombination>({
  kind: 'business-combination',
  subject: 'acts',
  provides: 'the votes that transactions with an interested shareholder need, and the approvals that free them',
  parameters,
  facts: combinationFacts,
  answers: ['approval.required', 'approval.status', 'combination.classify', 'combination.exempt'],
  applies: (c, placed, matter) => isCombination(c, placed, matter),
  needs: (c, placed, matter) => {
    const { provision } = placed;
    if (rowsFor(c, provision, matter).length === 0) return undefined;
    return {
      kind: 'where',
      id: provision.cite,
      cite: placed.cite,
      says: 'the rule on combinations with an interested shareholder',
      condition: (at) => isCombination(at, placed, matter),
      need: requirement(c, placed, matter),
    };
  },
  tells: (c, placed, topic, input, _at) => {
    if (topic !== 'combination') return undefined;
    return held(classification(c, placed, input['matter'] as Matter), reason(isNone, ''));
  },
});

/** What the questions on combinations are told by a provision, asked with `{ matter }` under the topic `combination`. */
export interface Classification {
  readonly cite: string;
  readonly rows: readonly {
    readonly cite: string;
    readonly says: string;
    readonly match: Held<RowMatch> | undefined;
  }[];
  readonly combination: () => Held<boolean>;
  readonly exemptions: Requirement | undefined;
  readonly interested: readonly string[] | undefined;
}

function classification(c: Context, placed: Placed<BusinessCombination>, matter: Matter): Classification {
  const use = useOf(c, placed, matter);
  const rows = rowsFor(c, placed.provision, matter);
  const tried = tryEach(c, rows, (row) => matchRow(use, row));
  const persons = c.attempt(() => interestedPersons(c, placed, matter));
  return {
    cite: placed.cite,
    rows: tried.map(({ item, attempt }) => ({
      cite: item.cite,
      says: item.says,
      match: attempt.settled ? attempt.value : undefined,
    })),
    combination: () => isCombination(c, placed, matter),
    exemptions: exemptionOf(c, placed, matter),
    interested: persons.settled ? persons.value : undefined,
  };
}

/** An agreement for an act is judged as that act is: the act is looked at under the rows, through any chain of agreements. */
function underlying(c: Context, provision: BusinessCombination, matter: Matter): Matter {
  if (matter.act.kind !== 'agreement' || provision.agreements === undefined) return matter;
  return underlying(c, provision, matterOf(c, matter.act.for));
}

function useOf(c: Context, placed: Placed<BusinessCombination>, matter: Matter): RowUse {
  const deal = underlying(c, placed.provision, matter);
  const at = recordDateOf(c, matter) ?? momentOf(c, matter, 'effect') ?? recordMoment(c, matter);
  return { c, place: placed.article, matter: deal, at };
}

function rowsFor(c: Context, provision: BusinessCombination, matter: Matter) {
  const deal = underlying(c, provision, matter);
  return provision.rows.filter((row) => speaksOf(row, deal));
}

function isCombination(c: Context, placed: Placed<BusinessCombination>, matter: Matter): Held<boolean> {
  const use = useOf(c, placed, matter);
  const rows = rowsFor(c, placed.provision, matter);
  const tried = tryEach(c, rows, (row) => matchRow(use, row));
  const value = someHold(
    c,
    tried.map(
      ({ attempt }) =>
        () =>
          attempt.settled ? attempt.value.value.caught : c.suspendOn(attempt.waiting),
    ),
  );
  const matches = tried.flatMap(({ item, attempt }) => (attempt.settled ? [{ row: item, match: attempt.value }] : []));
  const telling = value ? matches.filter(({ match }) => match.value.caught) : matches;
  const grounds = telling.map(({ match }) => match.reason);
  const figures = { act: nameOfAct(matter), rows: telling.map(({ row }) => row.cite).join(', ') };
  if (!value) return held(value, reason(isNone, 'no', { figures, cites: [placed.cite], grounds }));
  const agreement = matter.act.kind === 'agreement' ? placed.provision.agreements : undefined;
  const cites = agreement === undefined ? [placed.cite] : [placed.cite, agreement];
  return held(value, reason(isOne, 'yes', { figures, cites, grounds: [...grounds, ...overrides(placed)] }));
}

function overrides({ provision }: Placed<BusinessCombination>): readonly Reason[] {
  if (provision.overrides.length === 0) return [];
  return [
    reason(overriding, 'overridden', {
      figures: { what: provision.overrides.join(' or ') },
      cites: [provision.overridesAt ?? provision.cite],
    }),
  ];
}

/** Everyone interested in the deal, over all the rows that catch it; suspends while a row is not known to. */
function interestedPersons(c: Context, placed: Placed<BusinessCombination>, matter: Matter): readonly string[] {
  const use = useOf(c, placed, matter);
  const matches = rowsFor(c, placed.provision, matter).map((row) => matchRow(use, row).value);
  return [...new Set(matches.flatMap((match) => match.by))].toSorted();
}

function requirement(c: Context, placed: Placed<BusinessCombination>, matter: Matter): Requirement {
  const { provision } = placed;
  const use = { ...useOf(c, placed, matter), matter };
  const steps = provision.votes.flatMap((vote) => stepsOfVote(use, vote, () => interestedPersons(c, placed, matter)));
  const votes: Requirement = {
    kind: 'all',
    id: `${provision.cite} votes`,
    cite: placed.cite,
    says: 'the votes on a combination with an interested shareholder',
    of: steps,
  };
  const exempt = exemptionOf(c, placed, matter);
  const routes: Requirement =
    exempt === undefined
      ? votes
      : {
          kind: 'any',
          id: `${provision.cite} routes`,
          cite: placed.cite,
          says: 'approval in advance by the continuing directors, or the votes',
          of: [exempt, votes],
        };
  return leftToLaw(c, placed, routes, `the vote, if any, that other law requires of ${nameOfAct(matter)}`);
}

/** The approvals that would free the deal. */
function exemptionOf(c: Context, placed: Placed<BusinessCombination>, matter: Matter): Requirement | undefined {
  const rule = placed.provision.unless;
  if (rule === undefined) return undefined;
  const known = c.attempt(() => interestedPersons(c, placed, matter));
  const use = useOf(c, placed, matter);
  const subjects = use.matter.id === matter.id ? [matter] : [matter, use.matter];
  const of = exemptRoutes({ ...use, matter }, rule, subjects, known);
  const [only] = of;
  if (of.length === 1 && only !== undefined) return only;
  return { kind: 'any', id: rule.cite, cite: rule.cite, says: 'approval in advance by the continuing directors', of };
}
