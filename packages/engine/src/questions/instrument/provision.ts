import { z } from 'zod';
import { held, message, reason, type Held } from '../../evaluation/index.js';
import type { ByReading } from '../../instrument/index.js';
import { particularTopic, type Particular, type Replacement } from '../../kinds/index.js';
import type { Context } from '../../session/index.js';
import { allTold, toldBy, type Kind } from '../../terms/index.js';
import { defineQuestion } from '../question.js';

const fixed = message('provision.fixed', 'Of “{name}” the section says: {outcome}');
const silent = message('provision.silent', 'No instrument in force fixes "{name}"; those fixed are {names}');

/** A constant that an instrument fixes: the name, the office, the purposes, the agent for process, the duration. */
export const instrumentProvision = defineQuestion({
  name: 'instrument.provision',
  family: 'instrument',
  asks: 'What do the instruments say of this: the name, the office, the purposes, the agent for process, the duration?',
  input: z.strictObject({
    name: z.string().describe('the name of the constant, such as name, office, purpose, agent, duration'),
  }),
  value: z.looseObject({
    outcome: z
      .enum(['fixed', 'replaced', 'silent'])
      .describe('replaced: fixed by the instrument, and changed since by a filing'),
    name: z.string(),
    value: z.string().optional().describe('what is fixed; a duration that is perpetual is unlimited, not unknown'),
    cite: z.string().optional(),
    since: z.string().optional().describe('the day of the filing that replaced it'),
    others: z.array(z.string()).optional().describe('where the instruments are silent: the names that they do fix'),
  }),
  example: { name: 'duration' },
  put: (c, { name }) => ({ ask: () => constantNamed(c, name) }),
});

interface Constant {
  readonly name: string;
  readonly value: string | ByReading<string>;
  readonly cite: string;
}

function constantNamed(c: Context, name: string): Held<unknown> {
  const all = constantsOn(c);
  const named = all.find((each) => each.name === name);
  if (named !== undefined) {
    const found = { ...named, value: c.resolve(named.value) };
    const replacement = toldBy(c, 'replacement', { name }, c.now) as Held<Replacement> | undefined;
    const grounds = replacement === undefined ? [] : [replacement.reason];
    const because = reason(fixed, found.value, {
      figures: { name: name.replaceAll('-', ' ') },
      cites: [found.cite],
      grounds,
    });
    if (replacement === undefined) return held({ outcome: 'fixed', ...found }, because);
    return held({ outcome: 'replaced', ...found, since: replacement.value.since }, because);
  }
  const particular = toldBy(c, particularTopic, { name }, c.now) as Held<Particular> | undefined;
  if (particular !== undefined) return held({ outcome: 'fixed', ...particular.value }, particular.reason);
  const told = allTold(c, particularTopic, {}, c.now) as readonly Held<readonly string[]>[];
  const names = [...all.map((each) => each.name), ...told.flatMap((each) => each.value)];
  c.otherLaw({ says: `"${name}", of which no instrument in force speaks`, cites: [] });
  return held(
    { outcome: 'silent', name, others: names },
    reason(silent, 'silent', { figures: { name, names: names.join(', ') } }),
  );
}

/** Every constant in force, in rank and document order. */
function constantsOn(c: Context): readonly Constant[] {
  return c
    .provisionsOn(c.asOf)
    .filter((placed) => c.isReadSo(placed))
    .flatMap((placed) => {
      const kind = c.kindOf(placed) as unknown as Kind;
      const values = kind.constants?.(placed.provision as never) ?? {};
      return Object.entries(values).map(([name, value]) => ({ name, value, cite: placed.cite }));
    });
}
