import { z } from 'zod';
import { QuestionError } from '../../evaluation/index.js';
import { matterOf, type Matter } from '../../terms/index.js';
import { askingPermission } from '../permission.js';
import { defineQuestion } from '../question.js';
import { permissionShape } from '../shapes.js';

const input = z.strictObject({
  of: z.string().optional().describe('the id of a proposed consent in writing'),
  body: z.string().optional().describe('without a proposal: whose consent, such as shareholders or a series'),
  what: z.string().optional().describe('without a proposal: what is consented to'),
});

/** Whether holders may act by consent in writing, without a meeting. */
export const meetingConsent = defineQuestion({
  name: 'meeting.consent',
  family: 'meeting',
  asks: 'May the holders act by consent in writing, without a meeting?',
  input,
  value: permissionShape,
  example: { body: 'shareholders', what: 'an amendment of the bylaws' },
  put: (c, asked) =>
    askingPermission(c, () => {
      const matter: Matter = asked.of === undefined ? inline(asked, c.now) : matterOf(c, asked.of);
      if (matter.act.kind !== 'written-consent')
        throw new QuestionError(`The act "${matter.id}" is a ${matter.act.kind}, not a consent in writing.`);
      return matter;
    }),
});

function inline({ body, what }: z.infer<typeof input>, now: Matter['proposed']): Matter {
  if (body === undefined)
    throw new QuestionError('Say of which proposed consent ("of"), or whose consent it is ("body").');
  return {
    id: 'this consent',
    entry: '',
    proposed: now,
    act: { kind: 'written-consent', of: body, what: what ?? 'an act of the holders' },
  };
}
