import { z } from 'zod';
import { agencyName, byReading } from '../../../instrument/index.js';
import { directorsVote, fractionField, recursive } from '../../../terms/index.js';

const cite = z.string().describe('its section');

const leaves = [
  z.strictObject({
    kind: z.literal('body'),
    cite: cite.optional(),
    body: z.enum(['continuing-directors', 'board']).describe('whose approval in advance'),
    fraction: fractionField.describe('how many of all its members'),
    atMeeting: byReading(z.union([z.boolean(), z.literal('or-all')])).describe(
      'whether only at a meeting; or without one where all of them approve',
    ),
  }),
  z.strictObject({
    kind: z.literal('directors'),
    cite,
    votes: byReading(z.array(directorsVote).min(1)).describe(
      'the votes of directors that an approval of the board in advance must have, all of them',
    ),
    whileConditionsMet: z
      .literal(true)
      .optional()
      .describe('it lifts the limit only so long as the conditions are met that the approval lays down'),
  }),
  z.strictObject({
    kind: z.literal('holders'),
    cite,
    fraction: fractionField.describe('how much of all votes of the outstanding voting stock, before it is consummated'),
    calledForIt: z.boolean().describe('whether the meeting must have been called for the purpose'),
  }),
  z.strictObject({
    kind: z.literal('agency'),
    cite,
    agency: agencyName.describe('the agency, as `approval` entries name it'),
    name: z.string().optional().describe('what sentences call the agency: `the Banking Commissioner`'),
    says: z.string().describe('what is needed of it, in words'),
    needed: z
      .enum(['always', 'where-law-requires'])
      .describe('whether the instrument asks for it always, or only where the banking laws require it'),
    answers: byReading(z.enum(['approval-or-silence', 'approval'])).describe(
      'whether it is enough that the agency has not disapproved in time',
    ),
  }),
  z.strictObject({
    kind: z.literal('notice'),
    cite,
    body: z.literal('board').describe('who must be told in writing before'),
  }),
  z.strictObject({
    kind: z.literal('no-objection'),
    cite,
    body: z.literal('board').describe('who must be told in writing, and may disapprove'),
    days: z.string().regex(/^\d+$/).transform(Number).describe('how many days it has after it received the notice'),
  }),
] as const;

const kindsInWords = 'body, directors, holders, agency, notice, no-objection, all or any';

type Leaf = z.output<(typeof leaves)[number]>;
type LeafInput = z.input<(typeof leaves)[number]>;

/** What lifts a limit: one condition, all of several, or any of them. */
export type Condition =
  | Leaf
  | { readonly kind: 'all' | 'any'; readonly says: string; readonly of: readonly Condition[] };
type ConditionInput =
  | LeafInput
  | { readonly kind: 'all' | 'any'; readonly says: string; readonly of: readonly ConditionInput[] };

export type BodyCondition = Extract<Condition, { kind: 'body' }>;
export type DirectorsCondition = Extract<Condition, { kind: 'directors' }>;
export type HoldersCondition = Extract<Condition, { kind: 'holders' }>;
export type AgencyCondition = Extract<Condition, { kind: 'agency' }>;
export type NoticeCondition = Extract<Condition, { kind: 'notice' }>;
export type SilenceCondition = Extract<Condition, { kind: 'no-objection' }>;

export const conditionField: z.ZodType<Condition, ConditionInput> = recursive(() =>
  z.discriminatedUnion(
    'kind',
    [
      ...leaves,
      z.strictObject({
        kind: z.enum(['all', 'any']),
        says: z.string().describe('all of them, or any of them, in words'),
        of: z.array(conditionField).min(1).describe('the conditions'),
      }),
    ],
    { error: `There is no such condition; expected the kind ${kindsInWords}` },
  ),
);

/** The agencies that lift a limit, by the names that the instrument gives them. */
export function agenciesNamed(condition: Condition): readonly (readonly [id: string, name: string])[] {
  if (condition.kind === 'all' || condition.kind === 'any') return condition.of.flatMap(agenciesNamed);
  return condition.kind === 'agency' && condition.name !== undefined ? [[condition.agency, condition.name]] : [];
}
