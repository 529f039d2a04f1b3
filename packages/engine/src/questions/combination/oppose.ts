import { z } from 'zod';
import { QuestionError } from '../../evaluation/index.js';
import { askedActFields, askedMatter } from '../asked-act.js';
import { askingPermission } from '../permission.js';
import { defineQuestion } from '../question.js';
import { permissionShape } from '../shapes.js';

/** Whether a step may be taken against an unwanted proposal: the board must have found that it should not be recommended. */
export const combinationOppose = defineQuestion({
  name: 'combination.oppose',
  family: 'combination',
  asks: 'May the board take this step against an unwanted proposal, and has it found what it must find first?',
  input: z.strictObject(askedActFields),
  value: permissionShape,
  example: { act: { kind: 'defence', what: 'advise-against' } },
  put: (c, input) =>
    askingPermission(c, () => {
      const matter = askedMatter(c, input);
      if (matter.act.kind !== 'defence') {
        throw new QuestionError(
          `"${matter.id}" is a ${matter.act.kind}, not a step of defence; ask approval.status of it.`,
        );
      }
      return matter;
    }),
});
