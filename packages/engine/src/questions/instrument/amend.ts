import { z } from 'zod';
import { defineQuestion } from '../question.js';
import { actAskedAbout } from '../asked-act.js';
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
      .enum(['charter', 'bylaws', 'designation'])
      .optional()
      .describe('which instrument, where it is not the charter'),
  }),
  value: approvalRequired.value,
  example: { provisions: ['FOURTEENTH'], 'inconsistent-with': [] },
  put: (c, { 'inconsistent-with': against, ...changed }) => ({
    ask: () =>
      whatIsNeeded(c, {
        id: actAskedAbout,
        act: {
          kind: 'amendment',
          ...written(changed),
          ...(against === undefined ? undefined : { 'inconsistent-with': against }),
        },
        proposed: c.now,
        entry: '',
      }),
  }),
});

type Written<T> = { readonly [K in keyof T]: Exclude<T[K], undefined> };

/** The fields that are written, without those that are not. */
function written<T extends object>(fields: T): Written<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Written<T>;
}
