import { z } from 'zod';
import { message, reason, type Held } from '../../evaluation/index.js';
import type { Context } from '../../session/index.js';
import { nameOfAct, needed, type Matter } from '../../terms/index.js';
import { askedActFields, askedMatter } from '../asked-act.js';
import { tellLawOf, type Needed } from '../law-of-act.js';
import { permissionBars, requirementsOf } from '../permission.js';
import { defineQuestion } from '../question.js';
import { rows } from '../shapes.js';

const exact = z.string().describe('an exact number: a decimal where it has one, else p/q');

const neededShape: z.ZodType = z.lazy(() =>
  z.looseObject({
    id: z.string().describe('its section, and the step within it'),
    kind: z.string().describe('all, any, order, vote, body, approval, filing, notice, fact, waiting, other-law'),
    says: z.string().describe('what it is, in our words'),
    cite: z.string().describe('its section'),
    fraction: z.string().optional().describe('the fraction in words'),
    base: exact.optional().describe('what the fraction is taken of, after limits and exclusions'),
    turnsAt: exact.optional().describe('the exact figure at which the fraction turns'),
    needed: exact.optional().describe('the least whole number that meets it'),
    quorum: exact.optional().describe('for a vote on what is cast: the least that is a quorum'),
    entitled: exact.optional().describe('for a vote on what is cast: what may vote'),
    unit: z.string().optional().describe('shares, votes or persons'),
    parts: z.array(neededShape).optional().describe('its steps'),
  }),
);

/** What an act needs, in numbers, by route, whether or not votes are in: the whole value is settled or asked about. */
export const approvalRequired = defineQuestion({
  name: 'approval.required',
  family: 'approval',
  asks: 'What does this act need: which votes and approvals, of which base, and how many at the least?',
  input: z.strictObject(askedActFields),
  value: z.looseObject({
    needs: z.array(neededShape).describe('what each provision that governs it asks for; together they are all needed'),
    steps: z.array(neededShape).describe('every vote and every act of a body among them, in order'),
    bars: rows({ id: z.string(), barred: z.boolean() }).describe('provisions that could bar it'),
  }),
  example: { of: 'deal' },
  put: (c, input) => ({ ask: () => whatIsNeeded(c, askedMatter(c, input)) }),
});

const asks = message('approval.required', '{act} needs {outcome}');

/** What every provision in force needs of an act, in numbers. */
export function whatIsNeeded(c: Context, matter: Matter): Held<Readonly<Record<string, unknown>>> {
  const requirements = requirementsOf(c, matter);
  const needs = requirements.flatMap((requirement) => {
    const one = needed(c, requirement, matter);
    return one === undefined ? [] : [one];
  });
  c.waitFor(needs.flatMap((one) => one.waiting));
  const bars = permissionBars(c, matter);
  const values = needs.map((one) => one.value);
  const isSpokenOf = bars.length > 0 || requirements.length > 0;
  tellLawOf(c, matter, values as unknown as readonly Needed[], isSpokenOf);
  const isBarred = bars.some(({ bar }) => bar.barred);
  const what = values.length === 0 ? nothing(isSpokenOf) : 'what follows';
  const outcome = isBarred ? `${what}, and may not be done as proposed all the same` : what;
  return {
    value: {
      needs: values,
      steps: values.flatMap(leavesOf),
      bars: bars.map(({ cite, bar }) => ({ id: cite, cite, barred: bar.barred, ...bar.figures })),
    },
    reason: reason(asks, outcome, {
      cites: values.length === 0 ? [...new Set(requirements.map(({ cite }) => cite))] : [],
      figures: { act: nameOfAct(c, matter) },
      grounds: [...bars.map(({ bar }) => bar.reason), ...needs.map((one) => one.reason)],
    }),
  };
}

function nothing(isSpokenOf: boolean): string {
  return isSpokenOf
    ? 'nothing further by the instruments in force'
    : 'nothing of which an instrument in force speaks; other law says what it needs';
}

function leavesOf(value: Readonly<Record<string, unknown>>): readonly Readonly<Record<string, unknown>>[] {
  const parts = value['parts'] as readonly Readonly<Record<string, unknown>>[] | undefined;
  return parts === undefined ? [value] : parts.flatMap(leavesOf);
}
