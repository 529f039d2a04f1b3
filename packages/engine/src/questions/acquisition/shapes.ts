import { z } from 'zod';
import { permissionShape, rows } from '../shapes.js';

/** The shape of the largest purchase that stays on the near side of a line. */
export const largestPurchaseShape = z.looseObject({
  id: z.string(),
  cite: z.string().describe('the section that draws the line'),
  line: z.string().describe('what would happen on the far side'),
  class: z.string().describe('the class or series'),
  existing: z
    .string()
    .describe(
      'the most shares that can be bought of those outstanding: all that others have where no such purchase crosses the line',
    ),
  issued: z
    .string()
    .optional()
    .describe('the most shares that can be taken up newly issued; absent where there is no end'),
  owned: z.string().describe('what counts as owned now'),
  base: z.string().describe('what it is measured against'),
  crossed: z.boolean().describe('whether the line is crossed already'),
});

/** The shape of what the instruments say of an acquisition or an offer. */
export const acquisitionShape = permissionShape.extend({
  limits: rows({
    id: z.string(),
    cite: z.string().describe('the section that limits'),
    person: z.string().describe('who would own it: the person, or a group it belongs to'),
    class: z.string().describe('what is measured'),
    unit: z.string().optional().describe('votes, where the figures are not shares'),
    after: z.string().describe('what would count as owned'),
    base: z.string().describe('what it would be measured against'),
    line: z.string().describe('the figure of the limit'),
    over: z.boolean().describe('whether it would be over the limit'),
    above: z.string().describe('by how much'),
    exempt: z.boolean().describe('whether the person is exempt'),
    forbiddenWithoutApproval: z.boolean().describe('whether it is forbidden unless approved in advance'),
    votes: z.string().optional().describe('of a limit on votes: the votes before it'),
    votesWithoutApproval: z.string().optional().describe('the votes left where nobody approved in advance'),
  })
    .optional()
    .describe('each limit in force, and what the acquisition would do under it'),
  largest: z.array(largestPurchaseShape).optional().describe('how much more could be acquired before each line'),
});
