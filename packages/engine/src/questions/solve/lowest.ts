import { z } from 'zod';
import { message, reason, type Held } from '../../evaluation/index.js';
import { isQuantity, show } from '../../exact/index.js';
import { nameOfAct } from '../../terms/index.js';
import type { Context } from '../../session/index.js';
import { whatIsNeeded } from '../approval/required.js';
import { askedActFields, askedMatter, type AskedAct } from '../asked-act.js';
import { defineQuestion } from '../question.js';
import { rows } from '../shapes.js';

const exact = z.string().describe('a number of directors');
const told = message('lowest.told', 'The lowest number of directors who must approve {act}: {outcome}');

/**
 * The lowest number of directors that carries each act of a body of directors which an act needs, or can do with by one of
 * its routes; in numbers as of the day of the question, whether or not there is still time for it.
 */
export const solveLowest = defineQuestion({
  name: 'solve.lowest',
  family: 'solve',
  asks: 'What is the lowest number of directors who must approve this act, in each body that can approve it?',
  input: z.strictObject(askedActFields),
  value: z.looseObject({
    bodies: rows({
      id: z.string().describe('its section, and the step within it'),
      says: z.string().describe('what it is, in our words'),
      cite: z.string().describe('its section'),
      fraction: z.string().describe('the fraction in words'),
      base: exact.optional().describe('of how many the fraction is taken, where it is not of those present'),
      needed: exact.optional().describe('the least whole number that meets it'),
      impossible: z.boolean().optional().describe('whether the body has no members'),
    }).describe('each body of directors whose approval the act needs, or can do with by one of its routes'),
  }),
  example: { of: 'deal' },
  put: (c, input) => ({ ask: () => lowest(c, input) }),
});

function lowest(c: Context, input: AskedAct): Held<unknown> {
  const matter = askedMatter(c, input);
  const { value, reason: because } = whatIsNeeded(c, matter);
  const steps = value['steps'] as readonly Readonly<Record<string, unknown>>[];
  const bodies = steps.filter((step) => step['kind'] === 'body');
  const outcome = bodies.map(inWords).join('; ') || 'no body of directors is asked';
  return {
    value: { bodies },
    reason: reason(told, outcome, { figures: { act: nameOfAct(c, matter) }, grounds: [because] }),
  };
}

/** "two thirds of the 7 directors is 5" where the numbers are known; else the part alone. */
function inWords({ says, fraction, needed, base }: Readonly<Record<string, unknown>>): string {
  const part = `${String(says)}: `;
  if (!isQuantity(needed) || !isQuantity(base)) return `${part}${String(fraction)}`;
  return `${part}${show(needed)} of ${show(base)}, which is ${String(fraction)}`;
}
