import { z } from 'zod';
import { held, message, reason } from '../../evaluation/index.js';
import { fractionInWords, type Fraction } from '../../exact/index.js';
import { provisionFields } from '../../instrument/index.js';
import { defineKind, fractionField } from '../../terms/index.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('body-quorum'),
  body: z.literal('continuing-directors').describe('the body of directors'),
  fraction: fractionField.describe('how many must be present'),
  of: z.literal('capable').describe('of those able to exercise the powers conferred on them'),
});

export type BodyQuorumProvision = z.output<typeof parameters>;

const says = message('body-quorum', 'A quorum of the {body} is {outcome} of those able to exercise their powers');

/** The quorum of a body of directors, as a definition that other provisions refer to. */
export const bodyQuorumKind = defineKind<BodyQuorumProvision>({
  kind: 'body-quorum',
  subject: 'ownership',
  provides: 'the quorum of a body of directors that other provisions refer to',
  parameters,
  facts: [],
  answers: ['instrument.provision'],
  constants: ({ body, fraction }) => ({ [`quorum of the ${body}`]: `${fractionInWords(fraction)} of those capable` }),
  defines: ({ body }) => [`quorum-of-${body}`],
  define: (_c, { provision, cite }) => {
    const words = fractionInWords(provision.fraction);
    return held<Fraction>(
      provision.fraction,
      reason(says, words, { figures: { body: provision.body }, cites: [cite] }),
    );
  },
});

/** Writes a provision of this kind. */
export function bodyQuorum(data: Omit<z.input<typeof parameters>, 'kind'>): z.input<typeof parameters> {
  return { kind: 'body-quorum', ...data };
}
