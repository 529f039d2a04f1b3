import { nothingFurther, openFact, message, reason } from '../../../evaluation/index.js';
import { amount, fractionInWords, plusDays, show, times, type Moment } from '../../../exact/index.js';
import type { Act } from '../../../journal/index.js';
import type { Context } from '../../../session/index.js';
import { isInProportion, momentOf, whoPlays } from '../../../terms/index.js';
import type { BodyActEntry, BodyStep, Matter, Requirement } from '../../../terms/index.js';
import { exemption } from './exempt.js';
import { measureOf, nameOfMeasure } from './measure.js';
import { isCaught, type Step } from './over.js';
import type { OwnershipLimit } from './parameters.js';
import { stepsOf } from './steps.js';
import { isInTime } from './window.js';
import { personsWith, plannedBy, resultingFrom, type Measured, type Planned } from './planned-acquisition.js';

const exceeds = message(
  'limit.would-exceed',
  '{person} would own {counted} of {base} shares of the {class}, where the limit is passed with {fraction}: {outcome}',
);
const asksTooMuch = message(
  'limit.would-exceed-at-once',
  '{person} would acquire {more} of {base} shares of the {class} at once, where the limit is passed with {fraction}: {outcome}',
);

const needingApproval = 'over the limit';

/** Supposed not so of an issue that does not say to whom it is made. */
export const takesOver = openFact('issue-takes-over-the-limit', 'proposal', 'section').yesNo(
  'Would {0} take anyone over the limit of {1}?',
  nothingFurther('inquiry found nobody whom {0} would take over the limit of {1}'),
);

/** What a proposed offer or acquisition needs: approval in advance, where it would end over the limit. */
export function acquisitionNeeds(c: Context, placed: OwnershipLimit, matter: Matter): Requirement | undefined {
  const { provision, cite } = placed;
  if (provision.forbids.length === 0) return undefined;
  const effect = momentOf(c, matter, 'effect');
  const at: Moment = effect === undefined ? c.now : { day: plusDays(effect.day, -1) };
  const planned = plannedBy(c, withRecipient(c, placed, matter, effect ?? c.now), at);
  if (planned === undefined || !provision.forbids.includes(planned.sort)) return undefined;
  const measure = measureOf(c, placed, planned.class, at);
  if (measure === undefined) return undefined;
  const measured = { ...planned, measure };
  const needs = personsWith(c, planned.person, at).map((person) =>
    needOf(c, placed, { matter, person, planned: measured, at, effect }),
  );
  const [only] = needs;
  if (needs.length === 1 && only !== undefined) return only;
  return {
    kind: 'all',
    cite,
    id: `${cite} persons`,
    says: 'approval for each person who would be over the limit',
    of: needs,
  };
}

/** The act, and of an issue that does not say to whom it is made the one whom it would take over the limit. */
function withRecipient(c: Context, placed: OwnershipLimit, { id, act }: Matter, when: Moment): Act {
  const { provision, cite } = placed;
  if (act.kind !== 'issue' || act.to !== undefined || act['pro-rata'] === true) return act;
  const inTime = c.attempt(() => isInTime(c, placed, when));
  if (!provision.forbids.includes('acquisition') || (inTime.settled && !inTime.value)) return act;
  if (!c.is(takesOver, { about: [id, cite], cites: [cite] })) return act;
  return { ...act, to: c.ask(whoPlays, { about: ['recipient', id], cites: [cite] }) };
}

interface Asked {
  readonly matter: Matter;
  readonly person: string;
  readonly planned: Measured;
  readonly at: Moment;
  readonly effect: Moment | undefined;
}

function needOf(c: Context, placed: OwnershipLimit, asked: Asked): Requirement {
  const { cite, provision } = placed;
  const { person, planned, at, effect, matter } = asked;
  const resulting = (): Step => resultingFrom(c, placed, person, planned, at);
  return {
    kind: 'where',
    cite,
    id: `${cite} ${person}`,
    says: `approval in advance of what would take ${c.nameOf(person)} over the limit`,
    condition: () => {
      const step = resulting();
      // What stays within the limit needs no milestone to be known.
      const outcome = !isCaught(c, placed, step)
        ? 'not over the limit'
        : !isInTime(c, placed, effect ?? c.now)
          ? 'over the limit, outside the time of this section'
          : exemption(c, placed, person, at).value
            ? 'over the limit, and exempt'
            : isInProportion(c, matter, cite)
              ? 'over the limit, while all holders receive in proportion'
              : needingApproval;
      const figures = {
        person: c.nameOf(person),
        counted: show(step.owned.counted.known),
        more: show(planned.shares),
        base: show(step.owned.base.known),
        class: nameOfMeasure(planned.measure),
        fraction: fractionInWords(provision.over),
      };
      const said = c.resolve(provision.looksAt) === 'what-results' ? exceeds : asksTooMuch;
      return { value: outcome === needingApproval, reason: reason(said, outcome, { figures, cites: [cite] }) };
    },
    need: stepsOf(c, placed, c.resolve(provision.unless), {
      person,
      subject: matter.id,
      before: effect,
      suffices: reachesAll(resulting),
    }),
  };
}

/** An approval that reaches only so many shares, or so much of a class, must reach all that is planned. */
function reachesAll(resulting: () => Step): NonNullable<BodyStep['suffices']> {
  return (c: Context, act: BodyActEntry) => {
    const { 'up-to-shares': shares, 'up-to-percent': percent } = act.data as {
      readonly 'up-to-shares'?: Planned['shares'];
      readonly 'up-to-percent'?: Parameters<typeof times>[1];
    };
    const { owned } = resulting();
    const cap = shares ?? (percent === undefined ? undefined : times(c.exactly(owned.base), percent));
    return cap === undefined || c.test('notMoreThan', owned.counted, amount(cap));
  };
}
