import { z } from 'zod';
import { held, message, reason } from '../../evaluation/index.js';
import { provisionFields, type Provision, type Written } from '../../instrument/index.js';
import { defineKind } from '../../terms/index.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('indemnity-besides'),
  besides: z.array(z.string()).describe('where other rights to indemnity may come from'),
  bylawsMay: z.string().describe('what the bylaws may add'),
});
type IndemnityBesides = z.output<typeof parameters>;

/** Rights to indemnity besides those of the instrument stand, and the bylaws may add procedure. */
export const indemnityBesides = (data: Written<typeof parameters>): Provision => ({
  kind: 'indemnity-besides',
  ...data,
});

const stands = message('indemnity.besides', 'Other rights to indemnity stand beside it: {outcome}');

/** Names the other sources of indemnity, and what the bylaws may add. It takes nothing away. */
export const indemnityBesidesKind = defineKind<IndemnityBesides>({
  kind: 'indemnity-besides',
  subject: 'liability',
  provides: 'Leaves other rights to indemnity standing, and lets the bylaws add procedure.',
  parameters,
  facts: [],
  answers: ['liability.indemnification'],
  tells: (_c, placed, topic) => {
    if (topic !== 'other-indemnity') return undefined;
    const { besides, bylawsMay } = placed.provision;
    return held({ besides, 'bylaws-may': bylawsMay }, reason(stands, besides.join(', '), { cites: [placed.cite] }));
  },
});
