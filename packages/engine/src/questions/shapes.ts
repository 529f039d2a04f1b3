import { z } from 'zod';

/** Rows of an answer, each with an id or what tells it from the others; a rule may tell more of a row than these fields. */
export function rows<S extends z.ZodRawShape>(fields: S) {
  return z.array(z.looseObject(fields));
}

const exact = z.string().describe('an exact number: a decimal where it has one, else p/q');

/** The shape of one requirement or step in an answer. */
export const progressShape: z.ZodType = z.lazy(() =>
  z.looseObject({
    id: z.string().describe('its section, a blank, and what tells it from the other steps of that section'),
    kind: z
      .string()
      .describe(
        'what sort of step: vote, body, approval, filing, notice, fact, figures, waiting, test, order, all, any, other-law, not-needed, not-open',
      ),
    says: z.string().describe('what it is, in our words'),
    cite: z.string().describe('its section'),
    status: z.enum(['met', 'open', 'failed']).optional().describe('where it stands; absent while several are possible'),
    possible: z.array(z.enum(['met', 'open', 'failed'])).describe('every status that is still possible'),
    have: exact.optional().describe('what was cast, counted or voted for it'),
    base: exact.optional().describe('what the fraction is taken of'),
    turnsAt: exact.optional().describe('the exact figure at which the fraction turns'),
    needed: exact.optional().describe('the least whole number that meets it'),
    short: exact.optional().describe('what is still short'),
    unit: z.string().optional().describe('shares, votes or persons; for money the currency'),
    outOfReach: z.boolean().optional().describe('it cannot be reached on present holdings'),
    parts: z.array(progressShape).optional().describe('its steps'),
  }),
);

/** The shape of what the instruments say of an act. */
export const permissionShape = z.looseObject({
  outcome: z
    .enum(['silent', 'permitted', 'needs-approval', 'refused', 'barred'])
    .describe(
      'silent: no provision in force speaks of it, and other law governs; permitted: nothing bars it and all it needs is met; needs-approval: something is open; refused: something has failed; barred: it may not be done as proposed',
    ),
  bars: rows({
    id: z.string().describe('its section, a blank, and what tells it from the other bars of that section'),
    cite: z.string().describe('its section'),
    barred: z.boolean().describe('whether it bars the act as proposed'),
  }).describe('each provision that could bar it, whether it does, with its figures'),
  requirement: progressShape.optional().describe('what it needs, step by step'),
  ways: rows({ id: z.string().describe('the ids of its steps, joined by " & "') })
    .optional()
    .describe('up to eight smallest sets of open steps that would meet it'),
});
