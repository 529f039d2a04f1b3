import { z } from 'zod';
import { provisionFields, type Provision, type Written } from '../../instrument/index.js';
import { defineKind } from '../../terms/index.js';

const parameters = z.strictObject({
  ...provisionFields,
  kind: z.literal('constant'),
  values: z
    .record(z.string(), z.string())
    .describe('what it fixes, by name: name, office, purpose, agent, process-address, duration'),
});
type Constant = z.output<typeof parameters>;

/** A provision that fixes something once and for all: the name, the office, the agent for process, the duration. */
export const constant = (data: Written<typeof parameters>): Provision => ({ kind: 'constant', ...data });

/** Fixes constants by name, for `instrument.provision`. It asks for no fact and bars nothing. */
export const constantKind = defineKind<Constant>({
  kind: 'constant',
  subject: 'capital',
  provides: 'Fixes a name, an office, an agent, a duration or another constant.',
  parameters,
  facts: [],
  answers: ['instrument.provision'],
  constants: (provision) => provision.values,
});
