import { z } from 'zod';
import { held, message, reason, type Held } from '../../evaluation/index.js';
import type { Context } from '../../session/index.js';
import { defineQuestion } from '../question.js';
import { rows } from '../shapes.js';
import { silence } from '../told-by.js';
import { allTold, tellSubsidiariesCounted } from '../../terms/index.js';

const says = message('capital.summary', 'The stock as of {day}: {outcome}');
const count = z.string().describe('a number of shares');

const line = {
  id: z.string(),
  issued: count.describe('issued, those in treasury among them'),
  treasury: count.describe('held by the corporation itself'),
  outstanding: count.describe(
    'issued, less treasury, shares of majority-owned subsidiaries, and shares called with the money deposited',
  ),
  unissued: count.describe('authorised (of a series: designated) less issued'),
  reserved: count
    .optional()
    .describe('what options, rights, warrants and conversions to new shares need that are entered and stand'),
  'beyond-authorised': count.optional().describe('issued beyond what is authorised, or designated: a defective issue'),
};

/** The stock of the corporation: authorised, issued, treasury, outstanding and unissued, class by class and series by series. */
export const capitalSummary = defineQuestion({
  name: 'capital.summary',
  family: 'capital',
  asks: 'How many shares of each class and series are authorised, issued, in treasury, outstanding and unissued?',
  input: z.strictObject({}),
  value: z.looseObject({
    total: count.describe('authorised of all classes'),
    classes: rows({
      ...line,
      authorised: count,
      designated: count.optional().describe('of a class issued in series: designated in filed series'),
      undesignated: count.optional().describe('what is left for new series'),
      series: rows({
        ...line,
        designated: count,
        filed: z.string(),
        'to-be-retired': count
          .optional()
          .describe('in treasury, of a series whose reacquired shares have to be retired'),
      }).optional(),
    }),
  }),
  example: {},
  put: (c) => ({ ask: () => summarise(c) }),
});

function summarise(c: Context): Held<unknown> {
  const told = allTold(c, 'stock', {}, c.now) as readonly Held<{
    readonly total: unknown;
    readonly classes: readonly unknown[];
  }>[];
  const [first] = told;
  if (first === undefined) return silence(c, 'classes of stock');
  tellSubsidiariesCounted(c, c.now);
  const value = { total: first.value.total, classes: told.flatMap((each) => each.value.classes) };
  return held(
    value,
    reason(says, 'counted class by class', { figures: { day: c.asOf }, grounds: told.map((each) => each.reason) }),
  );
}
