import { z } from 'zod';
import { held, message, reason } from '../../evaluation/index.js';
import { parametersOf, writerOf } from '../../instrument/index.js';
import { defineKind } from '../../terms/index.js';

const parameters = parametersOf('indemnity-besides', {
  besides: z.array(z.string()).describe('where other rights to indemnity may come from'),
  bylawsMay: z.string().optional().describe('what the bylaws may add; left out where nothing is said of it'),
  never: z.string().optional().describe('payments of indemnity that may not be made, whatever the right to them'),
});
type IndemnityBesides = z.output<typeof parameters>;

/** Rights to indemnity besides those of the instrument stand, and the bylaws may add procedure. */
export const indemnityBesides = writerOf(parameters);

const stands = message('indemnity.besides', 'Other rights to indemnity stand beside it: {outcome}');

/** Names the other sources of indemnity, what the bylaws may add, and which payments may never be made. */
export const indemnityBesidesKind = defineKind<IndemnityBesides>({
  kind: 'indemnity-besides',
  subject: 'liability',
  provides:
    'Leaves other rights to indemnity standing, lets the bylaws add procedure, and names payments that may not be made.',
  parameters,
  facts: [],
  answers: ['liability.indemnification'],
  tells: (c, placed, topic) => {
    if (topic !== 'other-indemnity') return undefined;
    const { besides, bylawsMay, never } = placed.provision;
    const cites = [placed.cite];
    if (never !== undefined) c.otherLaw({ says: `whether a payment would be one of these: ${never}`, cites });
    const value = {
      besides,
      ...(bylawsMay === undefined ? undefined : { 'bylaws-may': bylawsMay }),
      ...(never === undefined ? undefined : { never }),
    };
    return held(value, reason(stands, besides.join(', ') || 'none is named', { cites }));
  },
});
