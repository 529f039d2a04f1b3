import { z } from 'zod';
import { matterOf } from '../../terms/index.js';
import { heldPermission } from '../permission.js';
import { defineQuestion } from '../question.js';
import { permissionShape } from '../shapes.js';

/** Where a proposed act stands: what each provision requires of it, what is met, what is short, what has failed. */
export const approvalStatus = defineQuestion({
  name: 'approval.status',
  family: 'approval',
  asks: 'Where does this proposed act stand: what is met, what is still needed and by how much, what has failed?',
  input: z.strictObject({ of: z.string().describe('the id of the proposed act') }),
  value: permissionShape,
  example: { of: 'deal' },
  put: (c, { of }) => ({
    ask: () => heldPermission(c, matterOf(c, of)),
    decides: (value) => (value as { readonly outcome: unknown }).outcome,
  }),
});
