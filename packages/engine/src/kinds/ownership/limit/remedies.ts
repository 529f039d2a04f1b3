import { z } from 'zod';
import { held, message, reason } from '../../../evaluation/index.js';
import { provisionFields } from '../../../instrument/index.js';
import { defineKind } from '../../../terms/index.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('limit-remedies'),
  remedies: z
    .array(
      z.strictObject({
        kind: z
          .enum(['trustee-sale', 'refusal-of-transfer', 'action'])
          .describe('a sale by an independent trustee, a refusal to record a transfer, or an action at law'),
        by: z.enum(['board', 'corporation']).describe('who may use it'),
        says: z.string().describe('what may be done, in words'),
      }),
    )
    .min(1)
    .describe('what may be done, at the choice of whom, about shares above a limit'),
});

export type LimitRemediesProvision = z.output<typeof parameters>;

/** What `tells` gives for the topic `limit-remedies`. */
export interface Remedy {
  readonly id: string;
  readonly cite: string;
  readonly kind: LimitRemediesProvision['remedies'][number]['kind'];
  readonly by: 'board' | 'corporation';
  readonly says: string;
}

const open = message('limit.remedies', 'Where a limit is passed: {outcome}');

/** What may be done about shares above a limit on ownership: each at somebody's choice, none by itself. */
export const limitRemediesKind = defineKind<LimitRemediesProvision>({
  kind: 'limit-remedies',
  subject: 'ownership',
  provides: 'what may be done about shares above a limit on ownership, and by whom',
  parameters,
  facts: [],
  answers: ['acquisition.excess'],
  tells: (_c, { provision, cite }, topic) => {
    if (topic !== 'limit-remedies') return undefined;
    const value = provision.remedies.map((each): Remedy => ({ id: `${cite} ${each.kind}`, cite, ...each }));
    return held(value, reason(open, value.map(({ says }) => says).join('; '), { cites: [cite] }));
  },
});

/** Writes a provision of this kind. */
export function limitRemedies(data: Omit<z.input<typeof parameters>, 'kind'>): z.input<typeof parameters> {
  return { kind: 'limit-remedies', ...data };
}
