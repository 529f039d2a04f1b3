import { z } from 'zod';
import { held, message, reason } from '../../evaluation/index.js';
import { compareDays } from '../../exact/index.js';
import { byReading, parametersOf, writerOf, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { defineKind } from '../../terms/index.js';

const parameters = parametersOf('constant', {
  values: z
    .record(z.string(), byReading(z.string()))
    .describe('what it fixes, by name: name, office, purpose, agent, process-address, duration'),
  replacedBy: z
    .strictObject({
      filing: z.string().describe('what is filed, as a "filing" entry names it'),
      law: z.string().describe('the law that lets it be changed so, in our own words'),
    })
    .optional()
    .describe('where a filing changes what it fixes, and no amendment is needed'),
});
type Constant = z.output<typeof parameters>;

/** A provision that fixes something once and for all: the name, the office, the agent for process, the duration. */
export const constant = writerOf(parameters);

/** A filing that has taken the place of what an instrument fixes. The value of what is told of `replacement`. */
export interface Replacement {
  readonly since: string;
  readonly filing: string;
}

const replaced = message('constant.replaced', 'A {filing} of {since} has taken its place: {outcome}');

/** Fixes constants by name, for `instrument.provision`; some a filing replaces. It asks for no fact and bars nothing. */
export const constantKind = defineKind<Constant>({
  kind: 'constant',
  subject: 'capital',
  heading: 'particulars',
  provides: 'Fixes a name, an office, an agent, a duration or another constant.',
  parameters,
  facts: [],
  wordsOnly: true,
  answers: ['instrument.provision'],
  constants: (provision) => provision.values,
  tells: (c, placed, topic, input) => (topic === 'replacement' ? replacementOf(c, placed, input['name']) : undefined),
});

function replacementOf(c: Context, { provision, cite }: Placed<Constant>, name: unknown) {
  const { replacedBy, values } = provision;
  if (replacedBy === undefined || typeof name !== 'string' || !(name in values)) return undefined;
  c.otherLaw({ says: replacedBy.law, cites: [cite] });
  const last = c.books
    .entriesOf('filing')
    .filter(({ data, on }) => data.what === replacedBy.filing && compareDays(on, c.asOf) <= 0)
    .toSorted((a, b) => compareDays(a.on, b.on))
    .at(-1);
  if (last === undefined) return undefined;
  const value: Replacement = { since: last.on, filing: replacedBy.filing };
  return held(value, reason(replaced, 'replaced', { figures: { ...value }, cites: [cite], entries: [last.id] }));
}
