import { z } from 'zod';
import { held, message, reason, type Held } from '../../evaluation/index.js';
import { day, isDay } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { allTold, toldBy } from '../../terms/index.js';
import { defineQuestion } from '../question.js';
import { silence } from '../told-by.js';

const input = z.strictObject({
  person: z.string().describe('whose indemnity is asked about'),
  act: z
    .string()
    .refine(isDay, 'expected a day of the calendar such as 2004-06-01')
    .transform(day)
    .describe('the day of the act or omission that the claim is about'),
  serving: z.string().describe('"corporation", or the id or name of the enterprise in whose service the act was'),
});
type Asked = z.output<typeof input>;

const together = message('indemnity.together', 'By the instruments: {outcome}');
const togetherSilent = message('indemnity.together-silent', 'No instrument in force gives indemnity, or denies it');

const outcomes = ['mandatory', 'if-the-board-grants', 'none', 'silent'] as const;

/** Whether a person is indemnified for an act: as of right, if the board grants it, or not. */
export const indemnification = defineQuestion({
  name: 'liability.indemnification',
  family: 'liability',
  asks: 'Must the corporation indemnify this person for this act, may it, or neither?',
  input: input,
  value: z.looseObject({
    outcome: z
      .enum(outcomes)
      .describe('mandatory: as of right; if-the-board-grants: for the board; none: neither; silent: for other law'),
    position: z.string().optional().describe('what the person was at the act'),
    advances: z.boolean().optional().describe('whether the costs of the defence are paid in advance'),
    covers: z.array(z.string()).optional().describe('what is made good'),
    law: z.string().optional().describe('which state of the law counts'),
    besides: z.array(z.string()).optional().describe('where other rights to indemnity may come from'),
    never: z.string().optional().describe('payments that may not be made, whatever the right to them'),
    granted: z.boolean().optional().describe('whether the board granted it, where that is known'),
  }),
  example: { person: 'corporation', act: '2003-05-01', serving: 'corporation' },
  put: (c, asked) => ({
    ask: () => best(c, asked),
    decides: (value) => {
      const { outcome, law } = value as { readonly outcome: unknown; readonly law?: unknown };
      return { outcome, law };
    },
  }),
});

/** The version in force at the act governs; one in force now counts too, where it gives more. */
function best(c: Context, asked: Asked): Held<unknown> {
  let found: Held<unknown> | undefined;
  for (const inForceOn of new Set([asked.act, c.asOf])) {
    for (const told of allTold(c, 'indemnification', asked, c.now, inForceOn)) {
      if (found === undefined || rankOf(told) < rankOf(found)) found = told;
      if (found !== undefined && rankOf(found) === 0) return withOthers(c, found);
    }
  }
  return withOthers(c, found ?? silence(c, 'indemnification'));
}

function withOthers(c: Context, found: Held<unknown>): Held<unknown> {
  const others = toldBy(c, 'other-indemnity', {}, c.now);
  if (others === undefined) return found;
  const said = rankOf(found) === outcomes.indexOf('silent') ? togetherSilent : together;
  const because = reason(said, found.reason.outcome, { grounds: [found.reason, others.reason] });
  return held({ ...(found.value as object), ...(others.value as object) }, because);
}

function rankOf(told: Held<unknown>): number {
  return outcomes.indexOf((told.value as { readonly outcome: (typeof outcomes)[number] }).outcome);
}
