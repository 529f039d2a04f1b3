import { z } from 'zod';
import { held, message, reason, unsettled } from '../../evaluation/index.js';
import { defineQuestion } from '../question.js';
import { allListed, allListedIfKnown } from '../told-lists.js';

const input = z.strictObject({
  person: z.string().optional().describe('whom to look at, with its groups; without it, everybody'),
});

const told = message('limit.told', 'Reached by a limit on ownership: {outcome}');

/** The shape of what a limit on ownership says of one person and class. */
export const limitStandingShape = z.looseObject({
  id: z.string(),
  cite: z.string().describe('the section that limits'),
  person: z.string().describe('a person, or a group'),
  class: z.string().describe('the class or series that is measured'),
  unit: z.string().optional().describe('votes, where the figures are not shares'),
  owned: z.string().optional().describe('outstanding shares owned'),
  rights: z.string().optional().describe('unissued shares that count as owned'),
  base: z.string().optional().describe('what they are measured against'),
  line: z.string().optional().describe('the figure of the limit'),
  over: z.boolean().optional().describe('whether it is over the limit now'),
  above: z.string().optional().describe('by how much'),
  underwritten: z
    .string()
    .optional()
    .describe('of these shares those that it got as an underwriter, which the section does not reach yet'),
  exempt: z.boolean().optional().describe('whether it is exempt'),
  reached: z
    .boolean()
    .describe('whether the provision reaches it: acquired over the limit, without approval in advance'),
  contravention: z.boolean().describe('whether what it did was forbidden'),
  since: z.string().optional().describe('the day of the acquisition or offer'),
  how: z
    .string()
    .optional()
    .describe('how it was acquired: shares or rights, forming a group, passively, as determined, an offer'),
  lacking: z
    .array(z.string())
    .optional()
    .describe('the sections of the conditions that were not met before; of several that are all needed, the first'),
  offered: z.string().optional().describe('of an offer: for how many shares'),
  votesLimited: z.boolean().describe('whether votes are lost'),
  'must-leave': z.string().optional().describe('how many whole shares must leave it for nothing to be above the limit'),
  noticeLost: z.boolean().optional().describe('whether those shares are not entitled to notice either'),
  factor: z.string().optional().describe('what is left of each of its shares or votes'),
});

/** The shape of what a limit says of one who is not over it. */
export const limitWithinShape = z.looseObject({
  id: z.string(),
  cite: z.string().describe('the section that limits'),
  person: z.string().describe('a person, or a group'),
  class: z.string().describe('the class or series that is measured'),
  owned: z.string().describe('what it owns, with rights where they count, as it is entered'),
  base: z.string().describe('what that is measured against'),
  line: z.string().describe('the figure of the limit'),
  over: z.literal(false),
});

/** Who is over a limit on ownership, by how much, how it came there, and what it does to votes. */
export const ownershipLimitQuestion = defineQuestion({
  name: 'ownership.limit',
  family: 'ownership',
  asks: 'Who is over the limit on ownership, by how much, in contravention or not, and with what effect on votes?',
  input,
  value: z.strictObject({
    persons: z.array(limitStandingShape),
    within: z
      .array(limitWithinShape)
      .describe(
        'who is looked at by itself and not over a limit, with the comparison: whoever an entry names beside the register, or holds half of the lowest line or a twentieth',
      ),
  }),
  example: { person: 'acquirer' },
  put: (c, fields) => ({
    ask: () => {
      const { value, grounds } = allListed(c, 'limit-standing', fields, c.now);
      const reached = (value as readonly { readonly person: string; readonly reached: boolean }[])
        .filter((one) => one.reached)
        .map((one) => c.nameOf(one.person));
      const outcome = [...new Set(reached)].join(', ') || 'nobody';
      const within = allListedIfKnown(c, 'measured-holdings', fields, c.now);
      return held(
        {
          persons: value,
          within:
            within.value === unsettled
              ? unsettled
              : (within.value as readonly { readonly over: boolean }[]).filter(({ over }) => !over),
        },
        reason(told, outcome, { grounds: [...grounds, ...within.grounds] }),
      );
    },
    decides: (value) => (value as { readonly persons: unknown }).persons,
  }),
});
