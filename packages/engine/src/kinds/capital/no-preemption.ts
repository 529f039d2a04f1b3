import { z } from 'zod';
import { held, message, reason, type Held } from '../../evaluation/index.js';
import { byReading, parametersOf, writerOf, type Placed } from '../../instrument/index.js';
import type { Context } from '../../session/index.js';
import { defineKind } from '../../terms/index.js';

const parameters = parametersOf('no-preemption', {
  cutsGrantedRights: byReading(z.boolean()).describe(
    'whether rights that series terms, plans or contracts grant fall with those of holders as such',
  ),
});
type NoPreemption = z.output<typeof parameters>;

/** No holder, as a holder, may subscribe for new shares before others. */
export const noPreemption = writerOf(parameters);

const refused = message('preemption.none', 'A holder has, as a holder, no right to acquire new shares of {class}');
const stands = message(
  'preemption.granted',
  'A right to acquire shares of {class} that was granted by {source} is {outcome}',
);

/** Denies holders any right of subscription. What is granted otherwise than by holding stands, unless a reading cuts it too. */
export const noPreemptionKind = defineKind<NoPreemption>({
  kind: 'no-preemption',
  subject: 'capital',
  provides: 'Denies holders preemptive rights in new issues.',
  parameters,
  facts: [],
  answers: ['capital.preempt', 'instrument.profile'],
  profile: () => ({ 'preemptive-rights': 'none' }),
  tells: (c, placed, topic, input) => (topic === 'preemption' ? claimOf(c, placed, input) : undefined),
});

function claimOf(c: Context, placed: Placed<NoPreemption>, input: Readonly<Record<string, unknown>>): Held<unknown> {
  const under = String(input['under']);
  const figures = { class: String(input['class']), source: under.replaceAll('-', ' ') };
  if (under === 'holding') return held({ outcome: 'none' }, reason(refused, 'none', { figures, cites: [placed.cite] }));
  const outcome = c.resolve(placed.provision.cutsGrantedRights) ? 'none' : 'not cut back';
  return held(
    { outcome: outcome === 'none' ? 'none' : 'stands' },
    reason(stands, outcome, { figures, cites: [placed.cite] }),
  );
}
