import { z } from 'zod';
import { matterOf } from '../../terms/index.js';
import { askingPermission, permissionValue } from '../permission.js';
import { defineQuestion } from '../question.js';
import { permissionShape } from '../shapes.js';
import { furtherVotes, furtherVotesShape } from './further-votes.js';

/** Where a proposed act stands: what each provision requires of it, what is met, what is short, what has failed. */
export const approvalStatus = defineQuestion({
  name: 'approval.status',
  family: 'approval',
  asks: 'Where does this proposed act stand: what is met, what is still needed and by how much, what has failed?',
  input: z.strictObject({ of: z.string().describe('the id of the proposed act') }),
  value: permissionShape.and(
    z.looseObject({
      further: z
        .array(furtherVotesShape)
        .optional()
        .describe(
          'per route, the fewest further votes that would carry all its votes at once; absent while a fact is missing on which they turn',
        ),
    }),
  ),
  example: { of: 'deal' },
  put: (c, { of }) =>
    askingPermission(
      c,
      () => matterOf(c, of),
      (permission, matter) => {
        // What an act that is barred would lack may turn on facts that bear on nothing else.
        const further = c.attempt(() => furtherVotes(c, matter));
        return {
          value: {
            ...permissionValue(permission),
            ...(further.settled ? { further: further.value.groups } : undefined),
          },
          reason: permission.reason,
        };
      },
    ),
});
