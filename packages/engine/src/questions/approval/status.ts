import { z } from 'zod';
import { matterOf, type Matter } from '../../terms/index.js';
import type { Context } from '../../session/index.js';
import { permissionFor, permissionValue, requirementsOf } from '../permission.js';
import { defineQuestion } from '../question.js';
import { permissionShape } from '../shapes.js';
import { furtherVotes } from './further-votes.js';

const exact = z.string().describe('whole votes or shares');

/** Where a proposed act stands: what each provision requires of it, what is met, what is short, what has failed. */
export const approvalStatus = defineQuestion({
  name: 'approval.status',
  family: 'approval',
  asks: 'Where does this proposed act stand: what is met, what is still needed and by how much, what has failed?',
  input: z.strictObject({ of: z.string().describe('the id of the proposed act') }),
  value: permissionShape.and(
    z.looseObject({
      further: z
        .array(
          z.looseObject({
            id: z.string().describe('the group of votes that are needed together'),
            says: z.string(),
            steps: z.array(z.string()).describe('the votes in it'),
            unit: z.string().describe('shares or votes'),
            asCast: exact.describe(
              'the fewest further votes, cast by holders who count in each of them, that would carry them all',
            ),
            ifInterestedVoteFor: exact
              .optional()
              .describe(
                'the same, if the holders whose shares are left out of one of them vote all theirs for the act',
              ),
            outOfReach: z.boolean().describe('whether one of them cannot be carried on present holdings'),
          }),
        )
        .describe('per route, the fewest further votes that would carry all its votes at once'),
    }),
  ),
  example: { of: 'deal' },
  put: (c, { of }) => ({
    ask: () => {
      const matter = matterOf(c, of);
      const permission = permissionFor(c, matter);
      c.waitFor(permission.requirement?.waiting ?? []);
      return { value: { ...permissionValue(permission), further: further(c, matter) }, reason: permission.reason };
    },
    decides: (value) => (value as { readonly outcome: unknown }).outcome,
  }),
});

/** Per route; what turns on facts that are not known is left out of it. */
function further(c: Context, matter: Matter): readonly unknown[] {
  return requirementsOf(c, matter).flatMap((requirement) => {
    const found = c.attempt(() => furtherVotes(c, requirement, matter));
    return found.settled ? found.value : [];
  });
}
