import { held, message, reason, type Held } from '../../evaluation/index.js';
import { compareDays } from '../../exact/index.js';
import type { Context } from '../../session/index.js';
import { assess, isOver, matterOf, type Deadline, type Matter, type Requirement } from '../../terms/index.js';
import { requirementsOf } from '../permission.js';

const listed = message('calendar.steps', 'Steps of proposed acts that must come before something else: {outcome}');

/** What is still open of the acts proposed by the question's day and must come before something, or runs out. */
export function stepsAhead(c: Context): Held<readonly Deadline[]> {
  const through = c.covered('acts', c.asOf, []);
  const proposed = c.books
    .proposals()
    .map((id) => matterOf(c, id))
    .filter((matter) => compareDays(matter.proposed.day, through) <= 0 && !isOver(c, matter));
  const value = proposed.flatMap((matter) =>
    requirementsOf(c, matter)
      .flatMap((requirement) => openSteps(c, requirement, matter))
      .flatMap((step) => deadlineOf(c, step, matter) ?? []),
  );
  return held(value, reason(listed, value.map((each) => each.what).join('; ') || 'none'));
}

/** The single steps of a requirement that may still be met and are not; none where another route has met it. */
function openSteps(c: Context, requirement: Requirement, matter: Matter): readonly Requirement[] {
  if (!assess(c, requirement, matter).possible.includes('open')) return [];
  switch (requirement.kind) {
    case 'all':
    case 'any':
      return requirement.of.flatMap((part) => openSteps(c, part, matter));
    case 'order':
      return [requirement.first, requirement.then].flatMap((part) => openSteps(c, part, matter));
    case 'where':
      return openSteps(c, requirement.need, matter);
    default:
      return [requirement];
  }
}

const events = { agreement: 'the first binding agreement for it', effect: 'it takes effect' } as const;

function deadlineOf(c: Context, step: Requirement, { id: act }: Matter): Deadline | undefined {
  const { says, cite } = step;
  const before = (event: string, who?: string): Deadline => ({
    id: `${act} ${step.id ?? cite}`,
    what: `${act}: ${says}, before this: ${event}`,
    comes: 'falls-due',
    ...(who === undefined ? undefined : { who }),
    cite,
    dependsOn: [`The day of this: ${event}`],
  });
  switch (step.kind) {
    case 'body':
      return step.before === undefined ? undefined : before(step.before.says, step.body.says);
    case 'approval':
      return step.before === undefined ? undefined : before(events[step.before], step.agency);
    case 'notice':
      return before(`${step.leastDays} days before ${events.effect}`);
    case 'waiting': {
      const day = step.until(c);
      const named = { id: `${act} waiting ${cite}`, what: `${act}: ${says} ends`, comes: 'ends', cite } as const;
      return day === undefined ? { ...named, dependsOn: ['The day from which it runs'] } : { ...named, day };
    }
    default:
      return undefined;
  }
}
