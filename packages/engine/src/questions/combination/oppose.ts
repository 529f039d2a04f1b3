import { z } from 'zod';
import { QuestionError } from '../../evaluation/index.js';
import { nameOfAct } from '../../terms/index.js';
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
          `This question is about a step of defence, and ${nameOfAct(c, matter)} is none; ask approval.required of it.`,
        );
      }
      return matter;
    }),
});
