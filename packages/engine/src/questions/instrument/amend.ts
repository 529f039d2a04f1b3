import { z } from 'zod';
import { defineQuestion } from '../question.js';
import { askedMatter } from '../asked-act.js';
import { approvalRequired, whatIsNeeded } from '../approval/required.js';

/** What changing these sections of an instrument needs: the routes, and the least numbers of each vote. */
export const instrumentAmend = defineQuestion({
  name: 'instrument.amend',
  family: 'instrument',
  asks: 'What does it need to change these sections: which votes, of which base, and how many at the least?',
  input: z.strictObject({
    provisions: z.array(z.string()).describe('the sections that are changed, repealed or added, by citation'),
    'inconsistent-with': z
      .array(z.string())
      .optional()
      .describe('sections with which what is added is inconsistent, by citation; an empty list: with none'),
    circumvents: z
      .array(z.string())
      .optional()
      .describe('sections whose effect the change would modify, or which it would let be circumvented, by citation'),
    brings: z
      .array(z.enum(['cumulative-voting']))
      .optional()
      .describe('what it newly brings in, of which a section speaks by name'),
    instrument: z
      .string()
      .optional()
      .describe('which instrument, where it is not the charter: bylaws, designation, or the id of one'),
  }),
  value: approvalRequired.value,
  example: { provisions: ['FOURTEENTH'], 'inconsistent-with': [] },
  put: (c, input) => {
    const matter = askedMatter(c, { act: { kind: 'amendment', ...input } });
    return { ask: () => whatIsNeeded(c, matter) };
  },
});
